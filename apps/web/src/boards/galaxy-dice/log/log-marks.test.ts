import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { viewOf } from '../testing/part.tsx';
import { log } from './index.ts';

test('a turn begins with the disc of its player, and what follows in it has none', () => {
  const entry = (key: string, seat: string): LogEntry => ({ seq: 1, key, params: { seat: { key: `seat.${seat}` } } });
  const marks = [
    entry('log.rolled', 'p1'),
    entry('log.placed', 'p1'),
    entry('log.lordBack', 'p3'),
    entry('log.score', 'p4'),
  ].map((one) => log.markOf?.(one, viewOf('hoth')));
  expect(marks).toEqual(['plain', null, null, 'ring']);
});
