import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../storage/store.ts';
import { hashToken, Sessions } from './sessions.ts';

afterEach(() => void vi.useRealTimers());

test('the stored hash does not reveal the token', () => {
  expect(hashToken('abc')).not.toContain('abc');
  expect(hashToken('abc')).toBe(hashToken('abc'));
});

test('no player has an id that a command line takes for an option', async () => {
  const sessions = new Sessions({ addSession: async () => undefined } as unknown as Store);
  const made = await Promise.all(Array.from({ length: 1000 }, () => sessions.create('Ann')));
  expect(made.filter(({ playerId }) => playerId.startsWith('-'))).toEqual([]);
});

test('the first use of a session on a day is stored, so that the last one is never later by a day', async () => {
  let usedAt = Date.UTC(2026, 10, 21, 0, 30);
  vi.useFakeTimers({ now: usedAt });
  const store = {
    playerByToken: async () => ({ id: 'ann', name: 'Ann' }),
    useSession: async (_tokenHash: string, at: number, usedBefore: number) => {
      if (usedAt >= usedBefore) return false;
      usedAt = at;
      return true;
    },
  };
  const sessions = new Sessions(store as unknown as Store);
  for (const end = Date.now() + 5 * 86_400_000; Date.now() < end; vi.setSystemTime(Date.now() + 20 * 60_000)) {
    await sessions.find('token');
    expect(Date.now() - usedAt).toBeLessThan(86_400_000);
  }
});
