import { expect, test } from 'vitest';
import type { ReplayOutline } from '../../kit/net/replay.ts';
import { hashOf, readPlace } from '../../kit/net/replay-address.ts';
import { landmarksOf, moveBy, together, whereIs } from './time-line.ts';

const entry = (seq: number, key: string) => ({ seq, key, params: {} });
const step = (seq: number, seat: string, ...keys: string[]) => {
  return { seq, seat, at: '2026-11-22T10:00:00.000Z', log: keys.map((key, index) => entry(seq * 10 + index, key)) };
};
const turn = (first: number, seat: string) => ({ step: first, seat });

/** Six steps: a setup of one turn, then a round of a turn of two steps and one of three. */
const outline: ReplayOutline = {
  viewer: 'all',
  viewers: ['all', 'a', 'b', 'spectator'],
  opening: [],
  steps: [
    step(0, 'a', 'log.base'),
    step(1, 'a', 'log.turn', 'log.combat'),
    step(4, 'a'),
    step(5, 'b', 'log.combat'),
    step(6, 'b', 'log.captured'),
    step(7, 'b'),
  ],
  chapters: [
    { name: { key: 'round.setup' }, step: 1, turns: [turn(1, 'a')] },
    { name: { key: 'round.number', params: { n: 1 } }, step: 2, turns: [turn(2, 'a'), turn(4, 'b')] },
  ],
};

test('a position is in the chapter and turn of the step before it', () => {
  expect(whereIs(outline, 0)).toMatchObject({ chapter: { step: 1 }, turn: 1, seat: 'a' });
  expect(whereIs(outline, 3)).toMatchObject({ chapter: { step: 2 }, turn: 1, seat: 'a' });
  expect(whereIs(outline, 6)).toMatchObject({ chapter: { step: 2 }, turn: 2, seat: 'b' });
  expect(whereIs({ chapters: [] }, 0)).toEqual({ chapter: null, turn: 1, seat: null });
});

test('moves go by steps, turns and rounds, and not beyond the ends', () => {
  expect([moveBy(outline, 6, 'step', 1), moveBy(outline, 0, 'step', -1)]).toEqual([6, 0]);
  expect(moveBy(outline, 1, 'turn', 1)).toBe(3);
  expect(moveBy(outline, 3, 'turn', 1)).toBe(6);
  expect(moveBy(outline, 5, 'turn', -1)).toBe(3);
  expect(moveBy(outline, 5, 'round', -1)).toBe(1);
  expect(moveBy(outline, 0, 'round', 1)).toBe(1);
  expect([moveBy(outline, 6, 'round', 1), moveBy(outline, 0, 'turn', -1)]).toEqual([6, 0]);
});

test('landmarks are the entries named by the title, and are grouped where they would overlap', () => {
  const landmarks = landmarksOf(outline, { 'log.combat': 'spark', 'log.captured': 'lock' });
  expect(landmarks.map(({ step, key }) => [step, key])).toEqual([
    [2, 'log.combat'],
    [4, 'log.combat'],
    [5, 'log.captured'],
  ]);
  expect(together(landmarks, 2).map((group) => group.length)).toEqual([1, 2]);
  expect(together(landmarks, 1).map((group) => group.length)).toEqual([1, 1, 1]);
});

test('a link leads to a position as a viewer saw it, and ignores what it does not know', () => {
  expect(readPlace(hashOf(226, 'rebel'))).toEqual({ move: 226, viewer: 'rebel', entry: null });
  expect(hashOf(3, 'all')).toBe('#move=3');
  expect(readPlace('#move=3')).toEqual({ move: 3, viewer: null, entry: null });
  expect(readPlace('')).toEqual({ move: null, viewer: null, entry: null });
  expect(readPlace('#entry=912')).toEqual({ move: null, viewer: null, entry: 912 });
  expect(readPlace('#move=-1&as=<b>')).toEqual({ move: null, viewer: null, entry: null });
});
