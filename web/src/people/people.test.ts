// What the browser keeps about oneself, one's tables and other devices.
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { tableInfo } from '../net/fixtures';
import { keepInvite, keptInvite, tableLink } from '../lobby/invites';
import KnownTables from './KnownTables.svelte';
import { me } from './me.svelte';
import { disown, knownTable, knownTables, myFace, myName, remember } from '../app/memory';
import { byState, look, takeNameOut } from './mine';
import { goOn, lend, madePasses, passLink, withdraw } from './passes';
import { parse } from '../app/router.svelte';
import type { MyTableNow } from '../net/wire';

type Asked = { path: string; body: unknown };
let asked: Asked[];
let answers: Record<string, unknown>;

const info = (id: string) =>
  tableInfo({
    id,
    seats: [{ seat: 0, kind: 'person', name: 'Ada', level: '', present: true, face: 'a', stand_in: false }],
  });

const NOBODY = { seat: 0, kind: 'person', name: '', level: '', present: true, face: '', stand_in: false } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked = [];
  answers = { '/api/mine': [] };
  vi.stubGlobal('fetch', (path: string, how?: RequestInit) => {
    asked.push({ path, body: how?.body ? JSON.parse(how.body as string) : undefined });
    const answer = answers[path];
    const refused = answer !== null && typeof answer === 'object' && 'code' in answer;
    return Promise.resolve(Response.json(answer, { status: refused ? 404 : 200 }));
  });
});

test('a name and a face are kept in the browser', () => {
  expect(me.face).toMatch(/^[a-z0-9]+$/);
  me.name = '  Ada ';
  me.face = 'abc';
  expect([me.name, me.face]).toEqual(['Ada', 'abc']);
  expect([myName(), myFace()]).toEqual(['Ada', 'abc']);
});

test('what waits for oneself comes first, and what is gone is forgotten', async () => {
  for (const id of ['gone', 'over', 'turn', 'unread']) remember(id, { game: 'draughts', seats: { 0: `s-${id}` } });
  const seen = knownTable('turn')?.seen;
  const now: MyTableNow[] = [
    { id: 'gone', state: 'gone', table: null },
    { id: 'over', state: 'over', table: info('over') },
    { id: 'turn', state: 'turn', table: info('turn') },
  ];
  answers['/api/mine'] = now;
  const found = await look();
  expect(asked[0]?.body).toEqual({
    tables: ['unread', 'turn', 'over', 'gone'].map((id) => ({ id, secrets: [`s-${id}`] })),
  });
  expect(knownTables().map(({ id }) => id)).toEqual(['unread', 'turn', 'over']);
  expect(knownTable('turn')).toMatchObject({ game: 'dominoes', names: ['Ada'], over: false, seen });
  expect(knownTable('over')?.over).toBe(true);
  const states = new Map(found.map(({ id, state }) => [id, state]));
  expect(byState(knownTables(), states).map(({ id }) => id)).toEqual(['turn', 'unread', 'over']);
});

test('without tables nobody is asked', async () => {
  expect(await look()).toEqual([]);
  expect(asked).toEqual([]);
});

test('a link to another device has one’s own seats, not the borrowed ones', async () => {
  remember('own', { seats: { 0: 's0', 1: 's1' } });
  remember('both', { seats: { 0: 's2', 1: 's3' }, lent: [1] });
  remember('lent', { seats: { 0: 's4' }, lent: [0] });
  answers['/api/passes'] = { id: 'p1', token: 'secret', seconds: 900 };
  const pass = await lend();
  expect(asked.at(-1)?.body).toMatchObject({
    tables: [
      { id: 'both', secrets: ['s2'] },
      { id: 'own', secrets: ['s0', 's1'] },
    ],
  });
  expect(madePasses()).toEqual([pass]);
  expect(passLink(pass)).toBe(`${location.origin}/device#secret`);

  answers['/api/passes/withdraw'] = { code: 'storage', text: '' };
  await expect(withdraw(pass)).rejects.toThrow();
  expect(madePasses()).toEqual([pass]);
  answers['/api/passes/withdraw'] = { code: 'no-pass', text: '' }; // gone is gone
  await withdraw(pass);
  expect(asked.at(-1)?.body).toEqual({ token: 'secret' });
  expect(madePasses()).toEqual([]);
});

test('who goes on here has the name, the face and the seats of there, and keeps the own ones', async () => {
  remember('t1', { game: 'dominoes', seats: { 0: 'own' } });
  answers['/api/passes/open'] = {
    name: 'Béla',
    face: 'zzz',
    seats: [
      { table: 't1', game: 'dominoes', seat: 0, secret: 'k0' },
      { table: 't1', game: 'dominoes', seat: 1, secret: 'k1' },
      { table: 't2', game: 'draughts', seat: 2, secret: 'k2' },
    ],
  };
  await goOn('token');
  expect([me.name, me.face]).toEqual(['Béla', 'zzz']);
  expect(knownTable('t1')).toMatchObject({ seats: { 0: 'own', 1: 'k1' }, lent: [1] });
  expect(knownTable('t2')).toMatchObject({ game: 'draughts', seats: { 2: 'k2' }, lent: [2] });
  await goOn('token'); // once more changes nothing
  expect(knownTable('t1')).toMatchObject({ seats: { 0: 'own', 1: 'k1' }, lent: [1] });

  disown('t1');
  expect(knownTable('t1')).toMatchObject({ seats: { 0: 'own' }, lent: [] });
  disown('t1');
  expect(knownTable('t1')?.seats).toEqual({});
});

test('a name is taken out of all one’s tables, also by what another device lent', async () => {
  remember('own', { seats: { 0: 's0', 1: 's1' }, names: ['Ada', 'Bo'] });
  remember('lent', { seats: { 0: 's4' }, lent: [0], names: ['Ada'] });
  answers['/api/mine'] = [{ id: 'lent', state: 'turn', table: { ...info('lent'), seats: [NOBODY] } }];
  answers['/api/mine/nameless'] = { seats: 3 };
  expect(await takeNameOut()).toBe(3);
  expect(asked.map(({ path }) => path)).toEqual(['/api/mine', '/api/mine/nameless', '/api/mine']);
  expect(asked[1]?.body).toEqual({
    tables: [
      { id: 'lent', secrets: ['s4'] },
      { id: 'own', secrets: ['s0', 's1'] },
    ],
  });
  expect(knownTable('lent')?.names).toEqual(['']);
});

test('where a lent key was withdrawn, one’s own seats lose the name all the same', async () => {
  remember('own', { seats: { 0: 's0', 1: 'k1' }, lent: [1] });
  answers['/api/mine/nameless'] = { code: 'not-your-seat', text: '' };
  await expect(takeNameOut()).rejects.toThrow();
  expect(asked.filter(({ path }) => path === '/api/mine/nameless').map(({ body }) => body)).toEqual([
    { tables: [{ id: 'own', secrets: ['s0', 'k1'] }] },
    { tables: [{ id: 'own', secrets: ['s0'] }] },
  ]);
});

test('an invitation is kept for its table, and the link to send has it', () => {
  keepInvite('t1', 'code');
  expect([keptInvite('t1'), keptInvite('t2')]).toEqual(['code', '']);
  expect(sessionStorage.getItem('tilery.invite.t1')).toBe('code');
  expect(tableLink('t1', 'code')).toBe(`${location.origin}/join/code`);
  expect(tableLink('t1', '')).toBe(`${location.origin}/table/t1`);
});

test('the new pages have their addresses', () => {
  expect(parse('/lobby')).toEqual({ page: 'lobby' });
  expect(parse('/device')).toEqual({ page: 'device' });
  expect(parse('/table/a/review/2')).toEqual({ page: 'review', table: 'a', round: 2 });
  expect(parse('/study/review')).toEqual({ page: 'review', table: '', round: 0 });
  expect(parse('/join/a-b_c')).toEqual({ page: 'join', invite: 'a-b_c' });
  for (const wrong of ['/join', '/lobby/x', '/device/x', '/join/a/b'])
    expect(parse(wrong)).toEqual({ page: 'unknown' });
});

test('a list of tables says who sits there in the reader’s language, and “You” to whoever gave no name', async () => {
  const flint = { ...NOBODY, seat: 1, kind: 'bot', name: 'Flint' } as const;
  remember('t1', { seats: { 0: 's0' }, names: ['', 'Flint'] });
  remember('t2', { seats: { 0: 's0', 1: 's1' }, names: ['', ''] });
  const mine: MyTableNow[] = [
    { id: 't1', state: 'turn', table: { ...info('t1'), seats: [NOBODY, flint] } },
    { id: 't2', state: 'turn', table: { ...info('t2'), seats: [NOBODY, { ...NOBODY, seat: 1 }] } },
  ];
  answers['/api/mine'] = mine;
  render(KnownTables, { mine });
  expect(await screen.findByText('You, Flint')).toBeTruthy();
  expect(screen.getByText('Player 1, Player 2')).toBeTruthy();
});
