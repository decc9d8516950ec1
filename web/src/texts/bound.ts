/** Russian never ends a line with a short preposition, nor with another word of one letter: it stays with the next word. */
export const bound = (text: string): string =>
  text.replace(SHORT, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00A0'));

const SHORT = /(^|[^\p{L}\p{N}-])((?:(?:[авикосуя]|во|до|за|из|ко|на|об|от|по|со) )+)/giu;

/** Whoever has no name is called "Игрок 1": after "у игрока" that would be the same word twice. */
export const unnamed = (text: string): string =>
  text.replace(ONE, '$1 ').replace(SEVERAL, (list) => list.replaceAll(/(?<=\s)Игрок (?=\d)/g, ''));

const ONE = /(?<!\p{L})(игрок(?:а|у|ом)?) Игрок (?=\d)/giu;
const SEVERAL = /(?<!\p{L})игрок(?:и|ов|ам|ами) Игрок \d[^.:;!?]*/giu;
