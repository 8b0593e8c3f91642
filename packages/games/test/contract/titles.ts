import { describeContract } from '../../src/engine/testing/contract.ts';
import { titles } from '../../src/titles.ts';

/**
 * Declares the contract tests of every title for some numbers of seats; test files share them out, to run in parallel.
 */
export function describeTitles(isIncluded: (seats: number) => boolean): void {
  for (const title of titles) {
    const bySize = [...new Map(title.seatings().map((seats) => [seats.length, seats])).values()];
    const plain = bySize.map((seats) => ({
      name: `${seats.length} seats`,
      seats,
      options: title.options.parse({}),
    }));
    const special = (title.variants ?? []).map((options, index) => ({
      name: JSON.stringify(options),
      seats: bySize[index % bySize.length] ?? [],
      options: title.options.parse(options),
    }));
    const cases = [...plain, ...special].filter(({ seats }) => isIncluded(seats.length));
    describeContract(title, cases, { games: 1, concessions: 8 });
  }
}
