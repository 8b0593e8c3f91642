import { describeContract } from '../src/engine/testing/contract.ts';
import { smugglers } from '../src/engine/testing/smugglers.ts';
import { titles } from '../src/titles.ts';

describeContract(smugglers, [
  { name: 'two', seats: ['a', 'b'], options: { rich: true } },
  { name: 'three', seats: ['a', 'b', 'c'], options: { rich: false } },
]);

for (const title of titles) {
  const bySize = new Map(title.seatings().map((seats) => [seats.length, seats]));
  describeContract(
    title,
    [...bySize].map(([size, seats]) => ({ name: `${size} seats`, seats, options: title.options.parse({}) })),
  );
}
