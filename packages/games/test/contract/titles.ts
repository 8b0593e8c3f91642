import { TEST_SEED } from '../../../../scripts/test-seed.ts';
import { describeContract } from '../../src/engine/testing/contract.ts';
import { testedTitles } from '../tested-titles.ts';

/** Variants of a title that one run tests; which ones follows from its seed. */
const SAMPLE = 3;

/** `SAMPLE` elements beginning at one that the seed selects, with their indices. */
function sampled<T>(list: readonly T[]): (readonly [T, number])[] {
  const entries = list.map((one, index) => [one, index] as const);
  const start = TEST_SEED % (list.length || 1);
  return [...entries.slice(start), ...entries.slice(0, start)].slice(0, SAMPLE);
}

/**
 * Declares the contract tests of every title for some numbers of seats; test files share them out, to run in parallel.
 */
export function describeTitles(isIncluded: (seats: number) => boolean): void {
  for (const title of testedTitles) {
    const bySize = [...new Map(title.seatings().map((seats) => [seats.length, seats])).values()];
    const plain = bySize.map((seats) => ({
      name: `${seats.length} seats`,
      seats,
      options: title.options.parse(title.short ?? {}),
    }));
    const special = sampled(title.variants ?? []).map(([options, index]) => ({
      name: JSON.stringify(options),
      seats: bySize[index % bySize.length] ?? [],
      options: title.options.parse({ ...title.short, ...options }),
    }));
    const cases = [...plain, ...special].filter(({ seats }) => isIncluded(seats.length));
    describeContract(title, cases, { games: 1, concessions: 8 });
  }
}
