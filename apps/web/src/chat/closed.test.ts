import { expect, test } from 'vitest';
import { isChatClosed } from './closed.ts';

const END = Date.UTC(2026, 10, 23);
const DAY = 24 * 3_600_000;
const finished = { status: 'finished', endedAt: new Date(END).toISOString() } as const;

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
