import { expect, test } from 'vitest';
import { type Act, actOf, sentAct, type WrittenAct, writtenOf } from './act.ts';

const ACTS: readonly Act[] = [
  { kind: 'act', seat: 'p1', decision: 'p1:0.roll', choice: 'go' },
  { kind: 'act', seat: 'p1', decision: 'p1:0.take', choice: ['a', 'b'] },
  { kind: 'act', seat: 'p1', decision: 'p1:0.pay', choice: 3 },
  { kind: 'undo', seat: 'p1' },
  { kind: 'rewind', seat: 'p1', to: 0 },
  { kind: 'concede', seat: 'p1' },
  { kind: 'concede', seat: 'p1', part: true },
  { kind: 'concede', seat: 'p1', isOnTime: true },
  { kind: 'draw', seat: 'p1', choice: 'accept:1' },
  { kind: 'close', seat: null, reason: 'closed', winners: [] },
  { kind: 'close', seat: null, reason: 'conceded', winners: ['p1', 'p2'] },
];

test.each(ACTS)('an act is read as it was written: $kind', (act) => {
  expect(actOf(JSON.parse(JSON.stringify(writtenOf(act))))).toEqual(act);
});

const ODD: readonly WrittenAct[] = [
  { seat: 'p1', decision: 'undo', choice: 'all' },
  { seat: 'p1', decision: 'concede', choice: 'never' },
  { seat: 'p1', decision: 'draw', choice: null },
  { seat: 'p1', decision: 'close', choice: ['closed', 'p1'] },
  { seat: '', decision: 'close', choice: ['won', 'p1'] },
  { seat: 'p1', decision: 'p1:0.roll', choice: null },
];

test.each(ODD)('what no kind has the form of is an answer, written back unchanged: $decision $choice', (written) => {
  expect(actOf(written).kind).toBe('act');
  expect(writtenOf(actOf(written))).toEqual(written);
});

test('a message answers a decision or an offered draw, and is no other kind of act', () => {
  const kindOf = (decision: string) => sentAct({ seat: 'p1', decision, choice: 0 }).kind;
  expect(['p1:0.roll', 'undo', 'concede', 'close', 'draw'].map(kindOf)).toEqual(['act', 'act', 'act', 'act', 'draw']);
});
