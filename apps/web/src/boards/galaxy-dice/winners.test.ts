import { expect, test } from 'vitest';
import type { LogEntry } from '../../kit/net/types.ts';
import { winnersOf } from './winners.ts';

const paid = (seq: number, key: string, seat: string, row: string): LogEntry => ({
  seq,
  key,
  params: { seat: { key: `seat.${seat}` }, row: 1 },
  at: `row:${row}`,
});

test('GD-5.36 a completed row belongs to the seat of its entry, also where points are hidden', () => {
  const log = [
    paid(4, 'log.row', 'p2', 'hoth-1'),
    paid(9, 'log.rowDone', 'p1', 'hoth-3'),
    { seq: 10, key: 'log.planet', params: {}, at: 'row:hoth-5' },
  ];
  expect([...winnersOf(log)]).toEqual([
    ['hoth-1', 'p2'],
    ['hoth-3', 'p1'],
  ]);
});
