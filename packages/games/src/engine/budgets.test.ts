import { describe, expect, test } from 'vitest';
import { addable, type Budgeted, balanceOf, blockedBy, fill, findSet, fits, overBudget } from './budgets.ts';
import { checkChoice } from './check-choice.ts';
import { randomChoice } from './choices.ts';
import type { Decision } from './decision.ts';
import { testRng } from './testing/playout.ts';
import { text } from './text.ts';

const budget = (id: string, limit: number) => ({ id, label: text(id), limit });
const costing = (costs: Record<string, Record<string, number>>) =>
  Object.entries(costs).map(([key, own]) => ({ key, label: text(key), costs: own }));

/** Two sources, each with a ship that gives room to the units of its source. */
const fleet: Budgeted = {
  budgets: [budget('hoth', 0), budget('endor', 0)],
  options: costing({
    'trooper-1': { hoth: 1 },
    'trooper-2': { hoth: 1 },
    'corvette-1': { hoth: -1 },
    'walker-1': { endor: 1 },
    'transport-1': { endor: -4 },
    'x-wing-1': {},
  }),
};

describe('a set of options', () => {
  test('fits when no budget is exceeded; the first budget that is exceeded is named', () => {
    expect(fits(fleet, [])).toBe(true);
    expect(fits(fleet, ['x-wing-1'])).toBe(true);
    expect(overBudget(fleet, ['trooper-1', 'walker-1'])?.id).toBe('hoth');
    expect(overBudget(fleet, ['trooper-1', 'corvette-1', 'walker-1'])?.id).toBe('endor');
    expect(fits(fleet, ['trooper-1', 'corvette-1'])).toBe(true);
    expect(fits(fleet, ['trooper-1', 'trooper-2', 'corvette-1', 'transport-1'])).toBe(false);
  });

  test('of a question without budgets always fits', () => {
    expect(fits({ options: [{ key: 'a' }] }, ['a', 'unknown'])).toBe(true);
  });

  test('has a balance for each budget: the room used and the room available', () => {
    const [hoth, endor] = fleet.budgets!;
    expect(balanceOf(fleet, ['trooper-1', 'trooper-2', 'corvette-1'], hoth!)).toEqual({ used: 2, room: 1 });
    expect(balanceOf(fleet, ['transport-1'], endor!)).toEqual({ used: 0, room: 4 });
  });
});

describe('adding one option', () => {
  test('is blocked by the budget it would exceed, until there is room', () => {
    expect(blockedBy(fleet, [], 'trooper-1')?.id).toBe('hoth');
    expect(blockedBy(fleet, ['corvette-1'], 'trooper-1')).toBeUndefined();
    expect(blockedBy(fleet, ['corvette-1', 'trooper-2'], 'trooper-1')?.id).toBe('hoth');
  });

  test('that gives room is always possible, even where the set does not fit yet', () => {
    expect(blockedBy(fleet, ['trooper-1'], 'corvette-1')).toBeUndefined();
    expect(blockedBy(fleet, ['trooper-1'], 'x-wing-1')).toBeUndefined();
  });

  test('is possible for all that no budget blocks and that are not picked', () => {
    for (const picked of subsets(fleet.options.map(({ key }) => key))) {
      const open = fleet.options.filter(({ key }) => !picked.includes(key) && !blockedBy(fleet, picked, key));
      expect([...addable(fleet, picked)]).toEqual(open.map(({ key }) => key));
    }
  });
});

describe('filling up', () => {
  const keys = fleet.options.map(({ key }) => key);

  test('takes all that fits in the order given; keys that need room follow those that give it', () => {
    expect(fill(fleet, [], keys, 9)).toEqual(['corvette-1', 'transport-1', 'x-wing-1', 'trooper-1', 'walker-1']);
    expect(fill(fleet, ['trooper-2'], keys, 9)).toEqual([
      'trooper-2',
      'corvette-1',
      'transport-1',
      'x-wing-1',
      'walker-1',
    ]);
  });

  test('stops at the maximum', () => {
    expect(fill(fleet, [], keys, 2)).toEqual(['corvette-1', 'transport-1']);
  });
});

/** Every subset, for small questions. */
function subsets(keys: readonly string[]): string[][] {
  const all: string[][] = [[]];
  for (const key of keys) all.push(...all.map((set) => [...set, key]));
  return all;
}

/** A small random question: up to three budgets, limits and costs of either sign. */
function randomQuestion(rng: () => number): Decision {
  const whole = (from: number, to: number) => from + Math.floor(rng() * (to - from + 1));
  const ids = ['a', 'b', 'c'].slice(0, whole(1, 3));
  const options = Array.from({ length: whole(0, 7) }, (_one, n) => ({
    key: `o${n}`,
    label: text('o'),
    costs: Object.fromEntries(ids.filter(() => rng() < 0.7).map((id) => [id, whole(-3, 3)])),
    ...(rng() < 0.15 && { refused: { code: 'no' } }),
  }));
  const min = whole(0, 4);
  const budgets = ids.map((id) => budget(id, whole(-3, 3)));
  return { id: 'q', seat: 's', shape: 'some', min, max: min + whole(0, 3), prompt: text('q'), options, budgets };
}

test('random play and the search agree with brute force: a legal set is found whenever there is one', () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const rng = testRng(seed);
    const question = randomQuestion(rng);
    const { min = 0, max = 0 } = question;
    const open = question.options.filter((option) => !option.refused).map((option) => option.key);
    const legal = subsets(open).filter((set) => checkChoice(question, set) === null);
    const found = findSet(question, open, { min, max });
    expect(found !== null, `seed ${seed}`).toBe(legal.length > 0);
    if (!found) {
      expect(() => randomChoice(question, rng), `seed ${seed}`).toThrow('dead end');
      continue;
    }
    expect(found.length, `seed ${seed}`).toBe(Math.min(...legal.map((set) => set.length)));
    expect(checkChoice(question, found), `seed ${seed}`).toBeNull();
    for (let n = 0; n < 5; n++) expect(checkChoice(question, randomChoice(question, rng)), `seed ${seed}`).toBeNull();
  }
});

test('random play reaches every legal set of a small question', () => {
  const options = costing({ ship: { room: -1 }, rider: { room: 1 }, crate: { room: 1 } });
  const question: Decision = {
    ...randomQuestion(testRng(1)),
    min: 0,
    max: 3,
    options,
    budgets: [budget('room', 0)],
  };
  const rng = testRng(7);
  const sets = new Set(Array.from({ length: 300 }, () => [...(randomChoice(question, rng) as string[])].sort().join()));
  expect([...sets].sort()).toEqual(['', 'crate,ship', 'rider,ship', 'ship']);
});
