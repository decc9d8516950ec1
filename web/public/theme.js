// Before the first paint: the light that this person chose. A file of its own, since the page allows no inline script.
try {
  const theme = localStorage.getItem('tilery.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage: as the system has it.
}
