import { expect, test } from 'vitest';
import { begin, clone, hide } from '../../engine/index.ts';
import { playout, testRng, testSeed } from '../../engine/testing/index.ts';
import { rebellion } from '../index.ts';
import type { State } from '../state.ts';
import { invariants } from './invariants.ts';
import { tested } from './title.ts';

const table = {
  seats: rebellion.seatings()[0] ?? [],
  options: rebellion.options.parse({}),
  seed: testSeed(5),
  source: 'fast' as const,
};
const states: State[] = [begin(rebellion, table)];
playout(tested, table, testRng(5), { each: ({ after }) => states.push(after) });
const middle = states.find((g) => g.round === 3 && g.phase === 'command' && !g.combat && !g.mission) as State;

/** Problems of a state that shares all but one part with one that has been checked. */
function problemsWith(part: (g: State) => Partial<State>): readonly string[] {
  expect(invariants(middle)).toEqual([]);
  return invariants({ ...middle, ...part(clone(middle)) });
}

test('a changed part of a state is checked again', () => {
  expect(problemsWith((g) => ({ units: { ...g.units, 'at-at-1': { at: 'hoth', damage: 1 } } }))).toContain(
    'at-at-1 is damaged outside a combat',
  );
  expect(problemsWith((g) => ({ units: { ...g.units, 'at-at-1': { at: 'rebel-base-space', damage: 0 } } }))).toContain(
    'at-at-1 stands in the base space',
  );
  expect(problemsWith((g) => ({ units: { ...g.units, 'at-at-1': { at: 'nowhere', damage: 0 } as never } }))).toEqual([
    'at-at-1 stands nowhere',
  ]);
  expect(problemsWith((g) => ({ systems: { ...g.systems, hoth: { ...g.systems.hoth, loyalty: 'rebel' } } }))).toEqual([
    'hoth is remote and has a marker',
  ]);
});

test('cards are counted again where one of their places has changed', () => {
  const [card = 'hoth', ...rest] = middle.probeDeck.hidden;
  expect(problemsWith(() => ({ probeDeck: hide(rest) }))).toEqual([`probe card ${card} is lost`]);
  expect(problemsWith((g) => ({ probeHand: hide([...g.probeHand.hidden, card]) }))).toEqual([
    'a probe card is doubled',
  ]);
});
