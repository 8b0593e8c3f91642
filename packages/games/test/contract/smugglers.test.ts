import { describeContract } from '../../src/engine/testing/contract.ts';
import { smugglers } from '../../src/engine/testing/smugglers.ts';

describeContract(
  smugglers,
  [
    { name: 'two', seats: ['a', 'b'], options: { rich: true } },
    { name: 'three', seats: ['a', 'b', 'c'], options: { rich: false } },
  ],
  { concessions: 100 },
);
