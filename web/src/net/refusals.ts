// Why something was not done, in the person's words.
import { ApiError } from './api';
import { has, t, type Args } from '../texts/index.svelte';
import { listed } from '../texts/listed';
import type { Problem } from './wire';

/** "That column would be only two tiles long."; `more` is what a room's sentences need besides. */
export function problemText(problem: Problem, more: Args = {}): string {
  const id = textOf(problem);
  return id ? t(id, { ...pieces(problem), ...more }) : problem.text;
}

/** The rule of the game that speaks against something; '' where it is the house that does, or nothing. */
export const ruleOf = (problem: { rule: string } | string | null | undefined): string =>
  problem && typeof problem !== 'string' && /^[A-Z]+-\d+$/.test(problem.rule) ? problem.rule : '';

/** Two games may share a code and mean other pieces by it: `problem-cr-cell-taken` is for the rules CR-…. */
function textOf({ rule, code }: Problem): string | undefined {
  const game = rule.split('-')[0]?.toLowerCase();
  return [`problem-${game}-${code}`, `problem-${code}`].find(has);
}

/** The pieces concerned, under every name that a room's sentence may call them by. */
function pieces({ pieces = [] }: Problem): Args {
  const [a = '', b = ''] = pieces;
  return { a, b, card: a, cell: a, seat: a, pieces: listed(pieces), count: pieces.length };
}

/** The first rule that speaks against what a call to the server asked for; '' where there is none. */
export const failedRule = (error: unknown): string =>
  error instanceof ApiError ? ruleOf(error.failure.problems?.[0]) : '';

export function errorText(code: string): string {
  return has(`error-${code}`) ? t(`error-${code}`) : t('error-internal');
}

/** One sentence for whatever a call to the server ended in. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-offline');
  const { code, problems } = error.failure;
  return problems?.length ? problems.map((problem) => problemText(problem)).join(' ') : errorText(code);
}
