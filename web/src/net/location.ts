// The address of the page, as its parts. A copy without a server has one file for all pages: there, all of the address
// stands behind the # of this file.
const whole = (): URL => new URL(globalThis.location.hash.slice(1) || '/', 'http://page');

export const location: Pick<Location, 'pathname' | 'search' | 'hash' | 'origin'> = __STATIC__
  ? {
      get pathname() {
        return whole().pathname;
      },
      get search() {
        return whole().search;
      },
      get hash() {
        return whole().hash;
      },
      /** What every link to the house begins with. */
      get origin() {
        return `${globalThis.location.href.replace(/#.*/, '')}#`;
      },
    }
  : globalThis.location;

/** An address of the house, as the browser has to be told. */
export const address = (to: string): string => (__STATIC__ ? `#${to}` : to);

/** Where in the house a link leads. In a copy, it may have been made ready for the browser already. */
export function within(link: HTMLAnchorElement): Pick<URL, 'pathname' | 'search' | 'hash'> {
  return __STATIC__ && link.hash.startsWith('#/') ? new URL(link.hash.slice(1), 'http://page') : link;
}
