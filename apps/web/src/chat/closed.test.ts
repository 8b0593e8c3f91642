import { expect, test } from 'vitest';
import { byOurClock } from '../kit/net/server-time.ts';
import { isChatClosed } from './closed.ts';

const DAY = 24 * 3_600_000;
const finished = { status: 'finished', endedAt: '2026-11-23T00:00:00.000Z' } as const;
const END = byOurClock(finished.endedAt);

test('W15 after the end only players write in the chat, for a week', () => {
  expect(isChatClosed(finished, ['p1'], END + 6 * DAY)).toBe(false);
  expect(isChatClosed(finished, ['p1'], END + 8 * DAY)).toBe(true);
  expect(isChatClosed(finished, ['spectator'], END + 1)).toBe(true);
  expect(isChatClosed(finished, [], END + 1)).toBe(true);
});

test('during the game players and watchers write', () => {
  expect(isChatClosed({ status: 'playing' }, ['spectator'], END)).toBe(false);
  expect(isChatClosed({ status: 'waiting' }, [], END)).toBe(false);
});
