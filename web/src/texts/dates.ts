/** Dates as they are written here: in the language of the page, as in the region of the browser where it speaks that
 * language. Whoever reads English, and has another language in the browser, reads "20 Nov" as elsewhere in Europe. */
import { locale } from './index.svelte';

export function region(languages: readonly string[] = navigator.languages): string {
  const own = languages.find((language) => language.split('-')[0] === locale.current);
  if (own && own !== locale.current) return own;
  return locale.current === 'en' ? 'en-GB' : locale.current;
}

export const dateIn = (time: number | Date, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(region(), how).format(time);
