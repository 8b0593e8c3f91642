import { describeContract } from '../src/engine/testing/contract.ts';
import { smugglers } from '../src/engine/testing/smugglers.ts';
import { titles } from '../src/titles.ts';
import { variantsOf } from '../tools/variants.ts';

describeContract(
  smugglers,
  [
    { name: 'two', seats: ['a', 'b'], options: { rich: true } },
    { name: 'three', seats: ['a', 'b', 'c'], options: { rich: false } },
  ],
  { concessions: 100 },
);

for (const title of titles) {
  const bySize = [...new Map(title.seatings().map((seats) => [seats.length, seats])).values()];
  const plain = bySize.map((seats) => ({
    name: `${seats.length} seats`,
    seats,
    options: title.options.parse({}),
  }));
  const special = variantsOf(title.id).map((options, index) => ({
    name: JSON.stringify(options),
    seats: bySize[index % bySize.length] ?? [],
    options: title.options.parse(options),
  }));
  describeContract(title, [...plain, ...special], { games: 1, concessions: 8 });
}
