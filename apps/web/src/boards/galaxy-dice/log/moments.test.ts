import { beforeAll, expect, test } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import { translator } from '../../../kit/i18n/translate.tsx';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import { moments } from './moments.ts';
import { rollsOf, turnsOf } from './turns.ts';

beforeAll(() => loadTitle('galaxy-dice', 'en'));

const name = (key: string): Text => ({ key });
const rolled = (seat: string, faces: readonly string[], key = 'rolled') => ({
  key: `log.${key}`,
  params: {
    seat: name(`seat.${seat}`),
    dice: {
      key: `list.${faces.length}`,
      params: Object.fromEntries(faces.map((face, index) => [`item${index + 1}`, name(`symbol.${face}`)])),
    },
  },
});
const placed = (seat: string, face: string, row: number, space: string) => ({
  key: 'log.placed',
  params: {
    seat: name(`seat.${seat}`),
    face: name(`symbol.${face}`),
    where: { key: 'space', params: { row, space: 1 } },
  },
  at: `space:${space}`,
});
const other = (key: string, params: LogEntry['params'] = {}) => ({ key: `log.${key}`, params });

const numbered = (entries: readonly Omit<LogEntry, 'seq'>[]): LogEntry[] =>
  entries.map((entry, seq) => ({ seq, ...entry }));

/** Ida's turn, then Jonas's with a second roll, then Ida's roll. */
const GAME = numbered([
  rolled('p1', ['tie']),
  rolled('p2', ['tie', 'walker', 'walker', 'vp']),
  rolled('p2', ['destroyer'], 'rolledAgain'),
  placed('p2', 'walker', 4, 'a.1'),
  placed('p2', 'destroyer', 2, 'a.2'),
  placed('p2', 'walker', 4, 'a.3'),
  placed('p2', 'tie', 4, 'a.4'),
  other('row', { seat: name('seat.p2'), row: 4, reward: name('ally.lando') }),
  other('planet', { planet: name('planet.endor') }),
  rolled('p1', ['tie']),
]);

const t = translator('en', 'galaxy-dice', { p1: 'Ida', p2: 'Jonas' });
const told = (entries: readonly LogEntry[], viewer: string) => moments(entries, viewer).map(({ title }) => t(title));

test('a roll says what is rolled before its dice lie, and then what they show', () => {
  const [, turn] = moments(GAME.slice(0, 2), 'p1');
  expect([turn?.dice, turn?.opening && t(turn.opening), turn && t(turn.title)]).toEqual([
    4,
    'Jonas rolls 4 dice',
    'Jonas rolls a TIE fighter, 2 walkers and a victory point.',
  ]);
});

test('a turn is one moment that grows: a second roll has dice, placing has none', () => {
  const seen = [2, 3, 4].map((length) => moments(GAME.slice(0, length), 'p1').at(-1));
  expect(seen.map((turn) => [turn?.from, turn?.seq, turn?.dice])).toEqual([
    [1, 1, 4],
    [1, 2, 1],
    [1, 3, undefined],
  ]);
});

test('a turn is one sentence with its dice and rows, and what it brings is another', () => {
  expect(told(GAME, 'p1')).toEqual([
    'Ida places no dice',
    'Jonas places a Star Destroyer in row 2 and 2 walkers and a TIE fighter in row 4',
    'Jonas completes row 4 and wins Lando Calrissian.',
    'The game moves on to Endor.',
    'Ida rolls a TIE fighter.',
  ]);
});

test('own turns are own acts; what they bring is for all', () => {
  const own = (viewer: string) => moments(GAME, viewer).map(({ isOwn = false }) => isOwn);
  expect(own('p2')).toEqual([false, true, false, false, false]);
  expect(own('p1')).toEqual([true, false, false, false, true]);
  expect(own('spectator')).not.toContain(true);
});

test('the spaces of a turn are marked on the board, and its rolls are shown as rolled', () => {
  const [, turn] = moments(GAME, 'p1');
  expect(turn?.about).toEqual(['space:a.1', 'space:a.2', 'space:a.3', 'space:a.4']);
  expect(turnsOf(turn?.entries ?? []).map(rollsOf)).toEqual([[['tie', 'walker', 'walker', 'vp'], ['destroyer']]]);
});

test('only the next planet and the end are turning points', () => {
  const end = numbered([...GAME.slice(0, 9), other('score', { seat: name('seat.p1') }), other('score')]);
  expect(moments(end, 'p1').flatMap(({ kind, isTurningPoint }) => (isTurningPoint ? [kind] : []))).toEqual([
    'planet',
    'end',
  ]);
});

test('a roll after New Hope, or after a lord has left, continues the turn', () => {
  const turns = turnsOf(
    numbered([
      other('lordBack', { seat: name('seat.p2'), lord: name('lord.vader') }),
      rolled('p2', ['tie']),
      other('newHope', { seat: name('seat.p2') }),
      rolled('p2', ['walker']),
      rolled('p1', ['tie']),
    ]),
  );
  expect(turns.map(({ seat, entries, end }) => [seat, entries.length, end])).toEqual([
    ['p2', 4, 4],
    ['p1', 1, null],
  ]);
});

test('entries of older versions without parameters are skipped', () => {
  const bare = numbered(GAME.map(({ key }) => ({ key, params: {} })));
  expect(() => moments(bare, 'p1').map(({ entries }) => turnsOf(entries).map(rollsOf))).not.toThrow();
});
