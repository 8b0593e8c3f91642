import { expect, test } from 'vitest';
import type { LogEntry, Text } from '../kit/net/types.ts';
import type { TitleLog } from '../question/board-set.ts';
import { KnownMoments } from '../question/log/known-moments.ts';
import { log as hoth } from './battle-of-hoth/log/index.ts';
import { battle } from './battle-of-hoth/testing/match.tsx';
import { log as dice } from './galaxy-dice/log/index.ts';
import { log as assault } from './imperial-assault/log/index.ts';
import { skirmish } from './imperial-assault/testing/match.tsx';
import { log as rebellion } from './rebellion/log/index.ts';
import { COMBAT, entriesOf, MISSION, MOVEMENT } from './rebellion/testing/log.ts';

/** Moments of logs that grow by one entry after another, in every title. */

type FindsMoments = Pick<TitleLog, 'moments' | 'openFrom'>;
type Unnumbered = Omit<LogEntry, 'seq'>;

const name = (key: string): Text => ({ key });
const written = (entries: readonly unknown[]) => entries as readonly Unnumbered[];

function hothTurn(): readonly Unnumbered[] {
  const match = battle({
    units: ['echoTrooper 4,4', 'snowtrooper 4,3 1', 'snowtrooper 0,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-1');
  match.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
  return written(match.entries);
}

function assaultTurn(): readonly Unnumbered[] {
  const match = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gideon-argus n18'] });
  match
    .activate('p1-darth-vader-1-1')
    .attack('p2-chewbacca-1-1', 'red 0 3', 'red 0 2', 'yellow 0 1 2', 'black 1', 'white 1');
  return written(match.entries);
}

const rolled = (seat: string): Unnumbered => ({
  key: 'log.rolled',
  params: { seat: name(`seat.${seat}`), dice: { key: 'list.1', params: { item1: name('symbol.tie') } } },
});

/** What one turn, or a part of one, writes into the log. */
const TURNS: readonly (readonly [string, FindsMoments, string, readonly (readonly Unnumbered[])[]])[] = [
  ['battle-of-hoth', hoth, 'empire', [hothTurn(), [{ key: 'log.turn', params: { side: name('side.empire'), n: 2 } }]]],
  ['imperial-assault', assault, 'p2', [assaultTurn(), [{ key: 'log.round', params: { n: 2 } }]]],
  [
    'galaxy-dice',
    dice,
    'p1',
    [[rolled('p1')], [rolled('p2')], [{ key: 'log.planet', params: { planet: name('planet.endor') } }]],
  ],
  [
    'rebellion',
    rebellion,
    'rebel',
    [
      entriesOf(MISSION),
      entriesOf(MOVEMENT),
      entriesOf(COMBAT),
      entriesOf([['passed', { side: 'side.rebel' }]]),
      entriesOf([['baseNotHere', { system: 'system.hoth' }]]),
      entriesOf([['retrieved'], ['time', { n: 2 }], ['round', { n: 2 }]]),
    ],
  ],
];

/** A log of this many entries: the turns in an order that is never the same. */
function logOf(turns: readonly (readonly Unnumbered[])[], length: number): readonly LogEntry[] {
  const order = Array.from({ length }, (_one, n) => turns[(n * n + Math.floor(n / 3)) % turns.length] ?? []);
  return order
    .flat()
    .slice(0, length)
    .map((entry, seq) => ({ ...entry, seq }));
}

test.each(TURNS)(
  '%s: a log that grows announces the same as one that is read at once',
  (_title, log, viewer, turns) => {
    const entries = logOf(turns, 150);
    const known = new KnownMoments();
    for (let length = 1; length <= entries.length; length += 1) {
      const now = entries.slice(0, length);
      expect(known.of(log, now, viewer)).toEqual(log.moments(now, viewer));
    }
  },
);

/** How often the keys of a log are read for its last entry, of one that has grown to this length. */
function readsForLast(log: FindsMoments, viewer: string, entries: readonly LogEntry[]): number {
  let reads = 0;
  const counted = entries.map((entry) => ({
    ...entry,
    get key() {
      reads += 1;
      return entry.key;
    },
  }));
  const known = new KnownMoments();
  known.of(log, counted.slice(0, -1), viewer);
  reads = 0;
  known.of(log, counted, viewer);
  return reads;
}

test.each(TURNS)('%s: a new entry late in a match costs no more than an early one', (_title, log, viewer, turns) => {
  const all = logOf(turns, 2_712);
  const most = Math.max(...[298, 299, 300].map((length) => readsForLast(log, viewer, all.slice(0, length))));
  // A search of Rebellion looks back once for what the viewer knows of the system.
  const lookBack = log === rebellion ? all.length : 0;
  expect(readsForLast(log, viewer, all)).toBeLessThanOrEqual(most + lookBack + 200);
});

test('an undone entry and another viewer begin anew', () => {
  const entries = logOf(TURNS[3]?.[3] ?? [], 60);
  const known = new KnownMoments();
  known.of(rebellion, entries, 'rebel');
  const undone = [...entries.slice(0, 20), { seq: 20, key: 'log.passed', params: { side: name('side.rebel') } }];
  expect(known.of(rebellion, undone, 'rebel')).toEqual(rebellion.moments(undone, 'rebel'));
  expect(known.of(rebellion, undone, 'imperial')).toEqual(rebellion.moments(undone, 'imperial'));
});
