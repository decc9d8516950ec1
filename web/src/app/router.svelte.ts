// The addresses of the house, on the browser's own history.
import { address, location, within } from '../net/location';
import { leaveAt, returnTo, stay } from './scrolling/scrolling';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'join'; invite: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'at-home'; game: string }
  | { page: 'replay'; table: string; round: number }
  | { page: 'review'; table: string; round: number }
  | { page: 'puzzles'; game: string; number: number }
  | { page: (typeof ALONE)[number] }
  | { page: 'unknown' };

/** Pages that have nothing behind their name. */
const ALONE = ['lobby', 'device', 'library', 'me', 'study', 'admin'] as const;
/** Pages about a game that is over. */
const AGAIN = ['replay', 'review'] as const;

/** The page that an address stands for. */
export function parse(path: string): Route {
  const [first, second, third, fourth, ...more] = path.split('/').filter(Boolean).map(plain);
  if (more.length === 0 && fourth === undefined && third === undefined) {
    if (first === undefined) return { page: 'home' };
    const alone = ALONE.find((page) => page === first);
    if (second === undefined && alone) return { page: alone };
    if (first === 'study' && second === 'review') return { page: 'review', table: '', round: 0 };
    if (second !== undefined) {
      if (first === 'new') return { page: 'new', game: second };
      if (first === 'table') return { page: 'table', table: second };
      if (first === 'join') return { page: 'join', invite: second };
      if (first === 'rules') return { page: 'rules', game: second };
      if (first === 'learn') return { page: first, game: second };
    }
  }
  if (first === 'at-home' && second && fourth === undefined) return { page: first, game: second };
  if (first === 'puzzles' && fourth === undefined && /^\d{0,6}$/.test(third ?? ''))
    return { page: first, game: second ?? '', number: Number(third) };
  const again = AGAIN.find((page) => page === third);
  if (first === 'table' && second && again && fourth && /^\d{1,6}$/.test(fourth) && more.length === 0)
    return { page: again, table: second, round: Number(fourth) };
  return { page: 'unknown' };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(location.pathname);
const route = $derived(parse(path));

export const router = {
  get route(): Route {
    return route;
  },
};

/** Go to another page of the house. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  stay();
  if (!how.replace) leaveAt();
  if (how.replace) history.replaceState(null, '', address(to));
  else history.pushState(null, '', address(to));
  path = location.pathname;
  window.scrollTo(0, 0);
}

/** Follow the browser's own way back and forth, and links within the house. Returns how to stop. */
export function listen(): () => void {
  const moved = () => {
    path = location.pathname;
    returnTo();
  };
  const clicked = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.hasAttribute('download')) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (__STATIC__ && isPlace(link)) {
      event.preventDefault(); // else the address of the page would be gone
      show(link.hash.slice(1));
      return;
    }
    const to = within(link);
    if (link.origin !== globalThis.location.origin || parse(to.pathname).page === 'unknown') return;
    if (to.hash && to.pathname === location.pathname) return; // a place on this page
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  };
  addEventListener('popstate', moved);
  document.addEventListener('click', clicked);
  if (__STATIC__) for (const kind of BEFORE_IT_IS_FOLLOWED) document.addEventListener(kind, ready, true);
  return () => {
    removeEventListener('popstate', moved);
    stay();
    document.removeEventListener('click', clicked);
    for (const kind of BEFORE_IT_IS_FOLLOWED) document.removeEventListener(kind, ready, true);
  };
}

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);
const isPlace = (link: Element) => /^#(?!\/)/.test(link.getAttribute('href') ?? '');

/** As a browser goes to a place on the page. */
function show(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Every way to follow a link, or to open it elsewhere, begins with one of these. */
const BEFORE_IT_IS_FOLLOWED = ['pointerover', 'pointerdown', 'focusin', 'click'] as const;

/** In a copy, a link that the browser itself follows, as into another tab, has to lead to the one file that is there. */
function ready(event: Event): void {
  const link = linkOf(event);
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || link.hasAttribute('download')) return;
  if (parse(within(link).pathname).page !== 'unknown') link.setAttribute('href', address(href));
}
