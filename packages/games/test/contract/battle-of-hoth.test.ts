import { battleOfHoth } from '../../src/battle-of-hoth/index.ts';
import { describeContract } from '../../src/engine/testing/contract.ts';

// Not in `titles.ts` yet, so that the lobby does not offer an unfinished game.
const [two = [], , , four = []] = battleOfHoth.seatings();
const options = (more: object) => battleOfHoth.options.parse(more);

describeContract(
  battleOfHoth,
  [
    { name: 'two seats', seats: two, options: options({}) },
    { name: 'two seats, structures', seats: two, options: options({ scenario: 'target-the-shield-generators' }) },
    { name: 'two pairs, leaders', seats: four, options: options({ scenario: 'echo-base-evacuation', leaders: true }) },
    { name: 'campaign', seats: two, options: options({ campaign: 'outpost-delta' }) },
  ],
  { games: 1, concessions: 8 },
);
