/** Russian never ends a line with a word of one letter (в, и, с…): it stays with the next word. */
export const bound = (text: string): string =>
  text.replace(/(^|[^\p{L}\p{N}-])((?:[авикосуя] )+)/giu, (_, before: string, words: string) => {
    return before + words.replaceAll(' ', '\u00A0');
  });
