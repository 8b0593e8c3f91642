import { testedTitles } from '@echo-base/games/testing';
import { expect, test } from 'vitest';
import type { Moment } from '../../../question/log/moment.ts';
import { silentActs } from '../../testing/moments-contract.ts';
import { log } from './index.ts';

/** Whose turn it is, and how far a question has got: the prompt says it; pieces stay where they are. */
const FIELDS = {
  active: 'the prompt says whose turn it is',
  seat: 'the prompt says whose turn it is',
  aims: 'attacks that may be chosen',
  tracing: 'a path that is being chosen',
  'order.section': 'a section from which units are chosen',
};

/** Words before the dice hold none of their result. */
function fault({ dice, opening, entries }: Moment): string | null {
  const isRolled = entries.some(({ key }) => key === 'log.rolled');
  if (isRolled !== (dice !== undefined)) return 'dice that are not rolled, or not shown';
  return isRolled && !/^log\.(attacks|strike)$/.test(opening?.key ?? '') ? 'the result before its dice' : null;
}

const PLAIN = {
  ...{ scenario: 'imperial-scout-mission', campaign: 'none', leaders: false },
  ...{ rebelLeader: 'pick', imperialLeader: 'pick' },
};

const title = testedTitles.find(({ id }) => id === 'battle-of-hoth');

test.each([
  { scenario: 'imperial-scout-mission' },
  { scenario: 'medevac' },
  { scenario: 'enter-echo-base', leaders: true },
  { campaign: 'outpost-delta' },
])('every act that changes what a viewer sees is a moment, and every entry in one: %j', (chosen) => {
  if (!title) throw new Error('no title');
  const table = { seats: ['rebels', 'empire'], options: { ...PLAIN, ...chosen }, n: 11, acts: 150 };
  expect(silentActs(title, log, table, { fields: FIELDS, tellsAll: true, fault })).toEqual([]);
});
