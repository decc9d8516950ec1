/** Polygons, sets, markers and collections in words: what a person who doesn't see the table hears. */
import { t } from '../../../texts/index.svelte';
import { listed } from '../../../texts/listed';
import type { ColleXionPlayer, ColleXionView } from '../wire';
import { COLOURS, SHAPES, colourOf, countOf, kindOf, shapeOf } from '../pieces/kinds';

/** 'p-pink' is a "pink pentagon". */
export const kindWords = (kind: string): string => t('cxw-kind', { shape: shapeOf(kind), colour: colourOf(kind) });

/** A set by its name, a colour or a shape: "pink colour set". */
export const setWords = (set: string): string => t('cxw-set', { set });

/** Where the point markers of a colour lie: "pink corner". */
export const cornerWords = (colour: string): string => t('cxw-corner', { colour });

const ACTION_WORDS = { remove: 'cxw-remove', swap: 'cxw-swap', steal: 'cxw-steal', give: 'cxw-give' } as const;

export const actionWords = (action: keyof typeof ACTION_WORDS): string => t(ACTION_WORDS[action]);

/** Points with a real minus. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** What is added to a sum. */
export const signed = (points: number): string => (points < 0 ? figure(points) : `+${points}`);

/** Equal ones together: "2 × pink pentagon, blue square". */
export function kindsWords(kinds: readonly string[]): string {
  const times = (kind: string) => kinds.filter((one) => one === kind).length;
  return listed(
    [...new Set(kinds)].map((kind) => {
      const count = times(kind);
      return count > 1 ? t('cxw-times', { count, kind: kindWords(kind) }) : kindWords(kind);
    }),
  );
}

/** The polygons of a collection, shape by shape. */
export const collected = ({ collection }: Pick<ColleXionPlayer, 'collection'>): string[] =>
  SHAPES.flatMap((shape) => COLOURS.map((colour) => kindOf(shape, colour))).flatMap((kind) =>
    Array.from({ length: countOf(collection, kind) }, () => kind),
  );

/** "Ada: 2 polygons (green triangle, pink octagon); 1 point marker; action markers: Remove, Swap." */
export function playerWords(player: ColleXionPlayer, view: ColleXionView, names: readonly string[]): string {
  const { actions, complete, markers: count, polygons, seat } = player;
  const has = [
    t('cxw-has-polygons', { count: polygons, list: kindsWords(collected(player)) }),
    ...(complete.length ? [t('cxw-has-sets', { list: listed(complete.map(setWords)) })] : []),
    t('cxw-has-markers', { count }),
    ...(view.options.expert
      ? []
      : [t('cxw-has-actions', { count: actions.length, list: listed(actions.map(actionWords)) })]),
  ];
  return `${names[seat] ?? ''}: ${has.join('; ')}.`;
}

/** What lies in the tray: how many, and each kind that can be reached with what it would free. */
export function trayWords({ pieces }: ColleXionView): string[] {
  const kinds = new Map(pieces.map(({ id, kind }) => [id, kind]));
  const reachable = pieces
    .filter((piece) => piece.reachable)
    .map(({ kind, uncovers }) => ({ kind, list: kindsWords(uncovers.map((id) => kinds.get(id) ?? '')) }));
  // Alike are those of a kind that free the same.
  const alike = new Map<string, typeof reachable>();
  for (const one of reachable) {
    const key = `${one.kind} ${one.list}`;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  const lines = [...alike.values()].map((same) => {
    const list = same[0]?.list ?? '';
    return t(list ? 'cxw-frees' : 'cxw-frees-nothing', { kind: kindsWords(same.map(({ kind }) => kind)), list });
  });
  return [t('cxw-tray', { count: pieces.length }), ...lines];
}

/** The point markers in the corners. */
export const stacksWords = ({ stacks }: ColleXionView): string[] =>
  stacks.map(({ colour, markers }) => {
    const corner = cornerWords(colour);
    return markers.length
      ? t('cxw-stack', { corner, list: listed(markers.map(String)) })
      : t('cxw-stack-empty', { corner });
  });
