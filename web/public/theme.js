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

  const named = (name) => document.querySelector(`meta[name=${name}]`)?.content.split(' ') ?? [];
  const byName = (name) => Object.fromEntries(named(name).map((one) => one.split('=')));
  const link = (how) => document.head.append(Object.assign(document.createElement('link'), how));
  const style = { rel: 'preload', as: 'style', crossOrigin: 'anonymous' };
  const ask = (href) => link({ ...(href.endsWith('.css') ? style : { rel: 'modulepreload' }), href });
  /** Whoever has been at a table before enters its room. */
  const roomOf = (table) => {
    try {
      return JSON.parse(kept('tables'))
        .find((one) => one.id === table)
        .game.replaceAll('-', '_');
    } catch {
      return ''; // a table that this browser doesn't know
    }
  };

  const words = byName('texts');
  const spoken = [kept('locale'), ...navigator.languages].map((tag) => (tag ?? '').toLowerCase().split('-')[0]);
  const language = spoken.map((one) => (one === 'no' || one === 'nn' ? 'nb' : one)).find((one) => one in words) ?? 'en';
  if (words[language]) ask(words[language]);
  const [, page, id] = location.pathname.split('/');
  if (page === 'table') {
    const room = roomOf(id);
    const rooms = byName('rooms');
    const files = [rooms[room], rooms[`${room}/${language}`]].flatMap((some) => some?.split(',') ?? []);
    for (const href of [...named('table'), ...files]) ask(href);
  }
  if (page === '') link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/api/games' });
}
