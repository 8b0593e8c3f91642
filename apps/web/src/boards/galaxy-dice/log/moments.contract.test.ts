import { testedTitles } from '@echo-base/games/testing';
import { expect, test } from 'vitest';
import { silentActs } from '../../testing/moments-contract.ts';
import { log } from './index.ts';

/** A die that is laid on a space, aside or back into the tray until the turn is confirmed, which tells all of them. */
const DRAFTED = /answers "(?:place|aside|back):/;

const title = testedTitles.find(({ id }) => id === 'galaxy-dice');

test.each([
  { n: 1, seats: ['p1', 'p2'] },
  { n: 2, seats: ['p1', 'p2', 'p3', 'p4'] },
])('every act that changes what a viewer sees is a moment: random match $n', ({ n, seats }) => {
  if (!title) throw new Error('no title');
  const gaps = silentActs(title, log, { seats, options: {}, n, acts: 2_000 }, { tellsAll: true });
  expect(gaps.filter((gap) => !DRAFTED.test(gap))).toEqual([]);
});
