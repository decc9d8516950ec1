import { expect, test } from 'vitest';
import { Turn, type TurnTable } from './turn.svelte';

interface View {
  phase: string;
  mine: boolean;
}

class FakeTurn extends Turn<View, string> {
  sent = false;
  again() {
    this.sent = false;
  }
  may(): boolean {
    return this.myTurn();
  }
  protected mayPlay(): boolean {
    return this.table.view.mine;
  }
}

const turn = (view: Partial<View>, how: Partial<TurnTable<View, string>> = {}) =>
  new FakeTurn(
    { view: { phase: 'play', mine: true, ...view }, waiting: false, readonly: false, play: () => undefined, ...how },
    'fake-sending',
  );

test('whoever plays may, and nothing is said', () => {
  const mine = turn({});
  expect([mine.may(), mine.complaint]).toEqual([true, null]);
});

test('otherwise it is said why not: another plays, the game is over, a move is on its way', () => {
  const others = [turn({ mine: false }), turn({ mine: false, phase: 'over' }), turn({}, { waiting: true })];
  expect(others.map((one) => one.may())).toEqual([false, false, false]);
  expect(others.map(({ complaint }) => (typeof complaint === 'string' ? complaint : complaint?.code))).toEqual([
    'not-your-turn',
    'over',
    'fake-sending',
  ]);
});

test('where one sees why, nothing is said', () => {
  const watching = turn({}, { readonly: true });
  const sent = turn({});
  sent.sent = true;
  expect([watching.may(), watching.complaint, sent.may(), sent.complaint]).toEqual([false, null, false, null]);
});
