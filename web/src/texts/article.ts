/** Hungarian: "az" before what is said with a vowel at its beginning, "a" before anything else. */
export function article(said: string | number): 'a' | 'az' {
  return /^[aáeéiíoóöőuúüű]/i.test(said.toString()) || isSaidWithVowel(said) ? 'az' : 'a';
}

/** Egy, öt, ötven, ötszáz, ötezer; ezer; egymillió. */
function isSaidWithVowel(said: string | number): boolean {
  const digits = /^\d+/.exec(said.toString())?.[0] ?? '';
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1);
}
