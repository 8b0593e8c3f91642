import { battleOfHoth } from '../../src/battle-of-hoth/index.ts';
import { describeContract } from '../../src/engine/testing/contract.ts';

// Not in `titles.ts` yet, so that the lobby does not offer an unfinished game.
const [two = [], , , four = []] = battleOfHoth.seatings();
const scenario = (id: string) => battleOfHoth.options.parse({ scenario: id });

describeContract(
  battleOfHoth,
  [
    { name: 'two seats', seats: two, options: battleOfHoth.options.parse({}) },
    { name: 'two seats, structures', seats: two, options: scenario('target-the-shield-generators') },
    { name: 'two pairs', seats: four, options: scenario('hill-alpha-defense') },
  ],
  { games: 1, concessions: 8 },
);
