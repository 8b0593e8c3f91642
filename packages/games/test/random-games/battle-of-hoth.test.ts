import { expect, test } from 'vitest';
import { battleOfHoth } from '../../src/battle-of-hoth/index.ts';
import { tested } from '../../src/battle-of-hoth/testing/title.ts';
import { playout, testRng, testSeed } from '../../src/engine/testing/index.ts';

const seatings = battleOfHoth.seatings();

test.each((tested.variants ?? []).map((variant, index) => [JSON.stringify(variant), variant, index] as const))(
  'a random game of Battle of Hoth ends with every card and unit in its place: %s',
  (_name, variant, index) => {
    const seats = seatings[index % seatings.length] ?? [];
    const table = {
      seats,
      options: battleOfHoth.options.parse(variant),
      seed: testSeed(index),
      source: 'fast' as const,
    };
    expect(playout(tested, table, testRng(index)).g.outcome?.winners.length).toBeGreaterThan(0);
  },
);
