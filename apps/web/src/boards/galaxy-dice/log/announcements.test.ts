import { beforeAll, expect, test } from 'vitest';
import { loadTitle } from '../../../i18n/texts.ts';
import { translator } from '../../../i18n/translate.tsx';
import type { LogEntry, Text } from '../../../net/types.ts';
import { announcements } from './announcements.ts';
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

const told = (entries: readonly LogEntry[], viewer: string) => {
  const t = translator('en', 'galaxy-dice', { p1: 'Ida', p2: 'Jonas' });
  return announcements(entries, viewer).map(({ title }) => t(title));
};

test('the turn of another seat is one sentence with its dice and rows, once it is over', () => {
  expect(told(GAME.slice(0, 8), 'p1')).toEqual([]);
  expect(told(GAME, 'p1')).toEqual([
    'Jonas places a Star Destroyer in row 2 and 2 walkers and a TIE fighter in row 4',
    'The game moves on to Endor.',
  ]);
});

test('a seat is not told its own turn; spectators are told all', () => {
  expect(told(GAME, 'p2')).toEqual(['Ida places no dice', 'The game moves on to Endor.']);
  expect(told(GAME, 'spectator')).toHaveLength(3);
});

test('the spaces of a turn are marked on the board, and its rolls are shown as rolled', () => {
  const [turn] = announcements(GAME, 'p1');
  expect(turn?.about).toEqual(['space:a.1', 'space:a.2', 'space:a.3', 'space:a.4']);
  expect(turnsOf(turn?.entries ?? []).map(rollsOf)).toEqual([[['tie', 'walker', 'walker', 'vp'], ['destroyer']]]);
});

test('only the next planet and the end stay until they are closed', () => {
  const end = numbered([...GAME.slice(0, 9), other('score', { seat: name('seat.p1') }), other('score')]);
  expect(announcements(end, 'p1').map(({ kind, isBrief = false }) => [kind, isBrief])).toEqual([
    ['turn', true],
    ['planet', false],
    ['end', false],
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
  expect(() => announcements(bare, 'p1').map(({ entries }) => turnsOf(entries).map(rollsOf))).not.toThrow();
});
