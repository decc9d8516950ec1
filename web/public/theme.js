// Before the first paint: the light, the size of the letters and the contrast that this person chose. And what the page
// will ask for anyway is asked for now. A file of its own, since the page allows no inline script.
{
  const { dataset } = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(`tilery.${key}`);
    } catch {
      return null; // no storage: as the system has it
    }
  };
  const theme = kept('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  const text = kept('text');
  if (text === '"large"' || text === '"larger"') dataset.text = text.slice(1, -1);
  if (kept('contrast') === '"more"' || matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'more';

  const ask = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  const named = (name) => document.querySelector(`meta[name=${name}]`)?.content.split(' ') ?? [];
  const files = named('texts');
  const words = Object.fromEntries(files.map((file) => file.split('=')));
  const spoken = [kept('locale'), ...navigator.languages].map((tag) => (tag ?? '').toLowerCase().split('-')[0]);
  const language = spoken.map((one) => (one === 'no' || one === 'nn' ? 'nb' : one)).find((one) => one in words);
  if (files.length) ask({ rel: 'modulepreload', href: words[language ?? 'en'] });
  const style = { rel: 'preload', as: 'style', crossOrigin: 'anonymous' };
  if (location.pathname.startsWith('/table/'))
    for (const href of named('table')) ask({ ...(href.endsWith('.css') ? style : { rel: 'modulepreload' }), href });
  if (location.pathname === '/') ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/api/games' });
}
