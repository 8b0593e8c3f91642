import { describeContract } from '../../src/engine/testing/contract.ts';
import { highCard } from '../../template/index.ts';

describeContract(
  highCard,
  [
    { name: 'two', seats: ['p1', 'p2'], options: { short: false } },
    { name: 'four', seats: ['p1', 'p2', 'p3', 'p4'], options: { short: true } },
  ],
  { concessions: 20 },
);
