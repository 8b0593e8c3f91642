import type { View } from '@echo-base/games/imperial-assault/client';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../kit/net/types.ts';
import { skirmish } from './testing/match.tsx';
import { toldOf } from './told.ts';

/** A view while so many entries of a log are told. */
const shown = (view: View, told: number, log: readonly LogEntry[]) =>
  toldOf(view, { next: view, told: log.slice(0, told), untold: log.slice(told) });

/** Darth Vader walks to the terminal in p5, and away again. */
const match = skirmish({ figures: ['p1 darth-vader m5', 'p2 chewbacca c6'] })
  .activate('p1-darth-vader-1-1')
  .click('to:o5');
const there = match.view('p2');
const log = () => match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
const [atTerminal, controls] = [log(), log().findIndex(({ key }) => key === 'log.controls')];
const away = match.click('to:m5').view('p2');

const controlOf = (...shownWhen: Parameters<typeof shown>) => shown(...shownWhen).terminals[0]?.seat;

test('IA-11.1 the mark of who controls a terminal changes with the sentence that tells it', () => {
  expect(controlOf(there, controls, atTerminal)).toBeNull();
  expect(controlOf(there, controls + 1, atTerminal)).toBe('p1');
});

test('IA-11.1 each of two changes that are still to be told has its time', () => {
  expect(controlOf(away, controls, log())).toBeNull();
  expect(controlOf(away, controls + 1, log())).toBe('p1');
  expect(controlOf(away, log().length, log())).toBeNull();
});

const scores = (seq: number, seat: string, n: number, total: number): LogEntry => ({
  ...{ seq, key: 'log.points.mission', params: { seat: { key: `seat.${seat}` }, n, total } },
});
const SCORES = [scores(0, 'p1', 3, 3), scores(1, 'p2', 11, 11), scores(2, 'p1', 4, 7)];
const after: View = {
  ...there,
  players: there.players.map((player) => ({ ...player, points: player.seat === 'p1' ? 7 : 11 })),
};

/** The points of both players while so many entries of a log are told, the first ones of which are not loaded. */
function points(told: number, loaded = 0) {
  const { players } = shown(after, told, SCORES.slice(loaded));
  return ['p1', 'p2'].map((seat) => players.find((player) => player.seat === seat)?.points);
}

test('IA-10.13 players have their points with the sentences that tell of them', () => {
  expect([0, 1, 2, 3].map((told) => points(told))).toEqual([
    [0, 0],
    [3, 0],
    [3, 11],
    [7, 11],
  ]);
});

test('points before the part of the log that is loaded are known from its first entry', () => {
  expect(points(0, 2)).toEqual([3, 11]);
});
