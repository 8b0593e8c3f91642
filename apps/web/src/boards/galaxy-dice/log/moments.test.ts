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

test('a roll after New Hope continues the turn, and one after the lord of a turn has left begins the next', () => {
  const turns = turnsOf(
    numbered([
      rolled('p2', ['tie']),
      other('newHope', { seat: name('seat.p2') }),
      rolled('p2', ['walker']),
      other('lordBack', { seat: name('seat.p2'), lord: name('lord.vader') }),
      rolled('p1', ['tie']),
    ]),
  );
  expect(turns.map(({ seat, entries, end }) => [seat, entries.length, end])).toEqual([
    ['p2', 4, 4],
    ['p1', 1, null],
  ]);
});

const where = (row: number): Text => ({ key: 'space', params: { row, space: 1 } });
const helps = (key: string, seat: string, helper: string, row: number, space: string) => ({
  ...other(key, { seat: name(`seat.${seat}`), helper: name(helper), where: where(row) }),
  at: `space:${space}`,
});

/** Ida loses her lord, Jonas places with help and earns one, and Ida begins. */
const HELPED = numbered([
  rolled('p1', ['tie']),
  other('lordBack', { seat: name('seat.p1'), lord: name('lord.palpatine') }),
  rolled('p2', ['walker', 'tie']),
  rolled('p2', ['destroyer'], 'rolledAgain'),
  placed('p2', 'walker', 1, 'a.1'),
  other('lordTaken', { seat: name('seat.p2'), lord: name('lord.vader'), count: 1 }),
  helps('allyHelps', 'p2', 'ally.wedge', 1, 'a.2'),
  helps('rebelHelps', 'p2', 'rebel.leia', 1, 'a.3'),
  helps('allyHelpsAgain', 'p2', 'ally.wedge', 2, 'b.1'),
  other('row', { seat: name('seat.p2'), row: 1, reward: name('ally.lando') }),
  rolled('p1', ['tie']),
]);

test('help, and lords that come and leave, have a sentence each besides that of the turn', () => {
  expect(told(HELPED, 'p1')).toEqual([
    'Ida places no dice',
    'Emperor Palpatine leaves Ida.',
    'Jonas places a walker in row 1',
    'Darth Vader comes to Jonas, who rolls 1 die fewer next turn.',
    'Jonas uses Wedge Antilles, who leaves the game, in row 1.',
    'Jonas uses Princess Leia in row 1.',
    'Jonas uses Wedge Antilles again in row 2.',
    'Jonas completes row 1 and wins Lando Calrissian.',
    'Ida rolls a TIE fighter.',
  ]);
});

test('the turn after a lord has left is that of the player who rolls, and can be read again', () => {
  const turn = moments(HELPED.slice(0, 5), 'p1').at(-1);
  expect(turn && [t(turn.title), turn.isOwn]).toEqual(['Jonas places a walker in row 1', undefined]);
});

test('a moment marks the spaces that its sentence names, and no others', () => {
  const marks = moments(HELPED, 'p1').map(({ about = [] }) => about.map((target) => target.replace('space:', '')));
  expect(marks.filter((spaces) => spaces.length > 0)).toEqual([['a.1'], ['a.2'], ['a.3'], ['b.1']]);
});

test('all but rolls changes the board, and is told without a place to which the eye must go first', () => {
  const all = moments(HELPED, 'p1');
  expect(all.filter(({ isChange }) => !isChange).map(({ title }) => t(title))).toEqual(['Ida rolls a TIE fighter.']);
  expect(all.filter(({ at }) => at !== undefined)).toEqual([]);
});

test('own help is an own act, and the lord it earns is told', () => {
  const own = moments(HELPED, 'p2').filter(({ isOwn }) => isOwn);
  expect(own.map(({ kind }) => kind)).toEqual(['turn', 'help', 'help', 'help']);
});

test('entries of older versions without parameters are skipped', () => {
  const bare = numbered(GAME.map(({ key }) => ({ key, params: {} })));
  expect(() => moments(bare, 'p1').map(({ entries }) => turnsOf(entries).map(rollsOf))).not.toThrow();
});
