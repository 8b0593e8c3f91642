import { describeContract } from '../../src/engine/testing/contract.ts';
import { imperialAssault } from '../../src/imperial-assault/index.ts';

// Not in `titles.ts` yet, so that the lobby does not offer an unfinished game.
const seats = ['p1', 'p2'];
const options = (more: object) => imperialAssault.options.parse(more);

describeContract(
  imperialAssault,
  [
    { name: 'first skirmish', seats, options: options({ roundLimit: 8 }) },
    { name: 'own armies, later rulings', seats, options: options({ armies: 'own', ruleset: 'faq', roundLimit: 3 }) },
  ],
  { games: 1, concessions: 4 },
);
