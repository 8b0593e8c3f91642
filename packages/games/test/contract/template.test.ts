import { describeContract } from '../../src/engine/testing/contract.ts';
import { tested } from '../../template/testing/title.ts';

describeContract(
  tested,
  [
    { name: 'two', seats: ['p1', 'p2'], options: { short: false } },
    { name: 'four', seats: ['p1', 'p2', 'p3', 'p4'], options: { short: true } },
  ],
  { concessions: 20 },
);
