// What is wrong with a record, in the person's words and with the line.
import { problemText, ruleOf } from '../net/refusals';
import { has, t } from '../texts/index.svelte';
import type { Flaw } from '../net/wire';

/** The longest piece of a file that is repeated in a sentence. */
const QUOTED = 60;

export function flawText({ line, code, text, about = '', problems = [] }: Flaw): string {
  const short = about.length > QUOTED ? `${about.slice(0, QUOTED)}…` : about;
  const what = has(`flaw-${code}`) ? t(`flaw-${code}`, { about: short }) : text;
  return [t('flaw-line', { line }), what, ...problems.map((problem) => problemText(problem))].join(' ');
}

/** The first rule that speaks against it; '' where there is none. */
export const flawedRule = ({ problems = [] }: Flaw): string => ruleOf(problems[0]);
