import { expect, test } from 'vitest';
import { isMuted, useMuted } from './muted.ts';
import type { Said } from './types.ts';

const line: Said = {
  ...{
    matchId: 'm',
    seq: 1,
    from: 'Mal',
    person: 'mal',
    role: 'spectator',
    text: 'hey',
    at: '2026-11-21T04:00:00.000Z',
  },
} as const;

test('a muted person is hidden until shown again, but never what they have changed for all', () => {
  const { mute, unmute } = useMuted.getState();
  expect(isMuted(line, useMuted.getState().muted)).toBe(false);
  mute('mal');
  const { muted } = useMuted.getState();
  expect(isMuted(line, muted)).toBe(true);
  expect(isMuted({ ...line, person: 'ida' }, muted)).toBe(false);
  expect(isMuted({ ...line, notice: { key: 'notice.host' } }, muted)).toBe(false);
  // A ready phrase and a place pointed at are talk, though they have keys.
  for (const key of ['quick.thanks', 'quick.point'])
    expect(isMuted({ ...line, text: '', notice: { key } }, muted)).toBe(true);
  unmute('mal');
  expect(isMuted(line, useMuted.getState().muted)).toBe(false);
});
