import { expect, test } from 'vitest';
import { lengthOf, partsOf } from './parts.ts';

const HOW = { pace: 1, isStill: false, hasMore: false };

test('a remark without a place, such as a damage or a pass in a combat, holds the next question for half a second at most', () => {
  expect(partsOf({ isBrief: true }, HOW)).toEqual([{ phase: 'result', ms: 450 }]);
  expect(lengthOf(partsOf({ isBrief: true }, { ...HOW, pace: 1.5 }))).toBe(675);
});

test('a change of the board without a place stands until it can be read, the longer the more places it names', () => {
  const ms = (about: readonly string[]) =>
    lengthOf(partsOf({ isBrief: true, isChange: true, about }, { ...HOW, hasMore: true }));
  expect(ms([])).toBe(900);
  expect(ms(['space:1', 'space:2', 'space:3'])).toBe(1_200);
  const roll = partsOf({ isBrief: true, dice: 4 }, { ...HOW, hasMore: true }).at(-1)?.ms ?? 0;
  expect(ms([])).toBeGreaterThanOrEqual(roll);
});

test('what happens at a place, and what has dice, has time to be seen there', () => {
  const phases = (moment: Parameters<typeof partsOf>[0]) => partsOf(moment, HOW).map(({ phase }) => phase);
  expect(phases({ isBrief: true, at: 'place:hoth' })).toEqual(['opening', 'result']);
  expect(phases({ isBrief: true, dice: 2 })).toEqual(['opening', 'dice', 'result']);
  expect(phases({})).toEqual(['opening', 'result']);
});

test('A5 a second roll falls once the first lies, and the result comes after both', () => {
  expect(partsOf({ isBrief: true, dice: 3, secondDice: 1 }, HOW)).toEqual([
    { phase: 'opening', ms: 400 },
    { phase: 'dice', ms: 970 },
    { phase: 'dice', roll: 1, ms: 1_030 },
    { phase: 'result', ms: 1_600 },
  ]);
  const still = partsOf({ dice: 3, secondDice: 1 }, { ...HOW, isStill: true });
  expect(still.map(({ phase }) => phase)).toEqual(['opening', 'result']);
});

test('a result of weight is as long whatever waits behind it, and longer in a calm game', () => {
  const resultOf = (how: Partial<Parameters<typeof partsOf>[1]>) =>
    partsOf({ isBrief: true, isDecisive: true }, { ...HOW, ...how }).at(-1)?.ms;
  expect([resultOf({}), resultOf({ hasMore: true }), resultOf({ pace: 1.5 })]).toEqual([2_800, 2_800, 4_200]);
});
