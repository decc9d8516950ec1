/** Russian never ends a line with a short preposition, nor with another word of one letter: it stays with the next word. */
export const bound = (text: string): string =>
  text.replace(SHORT, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00A0'));

const SHORT = /(^|[^\p{L}\p{N}-])((?:(?:[авикосуя]|во|до|за|из|ко|на|об|от|по|со) )+)/giu;
