// @vitest-environment happy-dom
import type { View } from '@echo-base/games/imperial-assault/client';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Frame, LogEntry } from '../../../kit/net/types.ts';
import { LogProvider } from '../../../question/log/log-context.ts';
import { StageProvider } from '../../../question/log/moments-context.ts';
import { skirmish } from '../testing/match.tsx';
import { useToldPoints } from './told-points.ts';

afterEach(cleanup);

const view = skirmish({ figures: ['p1 darth-vader m5', 'p2 chewbacca c6'] }).view('p1');
const scores = (seat: string, n: number, total: number) => ({
  key: 'log.points.mission',
  params: { seat: { key: `seat.${seat}` }, n, total },
});
const LOG = [scores('p1', 3, 3), scores('p2', 11, 11), scores('p1', 4, 7)].map((entry, seq) => ({ ...entry, seq }));
const after: View = {
  ...view,
  players: view.players.map((player) => ({ ...player, points: player.seat === 'p1' ? 7 : 11 })),
};

/** The points of both players while so many entries of a log are told, the first ones of which are not loaded. */
function shown(told: number, more: object | null = {}, loaded = 0) {
  const log = LOG.slice(loaded) as unknown as LogEntry[];
  const next = more && ({ log, ...more } as unknown as Frame);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StageProvider value={{ staged: null, time: null, next, skip: () => undefined }}>
      <LogProvider value={log.slice(0, told)}>{children}</LogProvider>
    </StageProvider>
  );
  const { result } = renderHook(() => useToldPoints(after), { wrapper });
  return ['p1', 'p2'].map((seat) => result.current.players.find((player) => player.seat === seat)?.points);
}

test('IA-10.13 players have their points with the sentences that tell of them', () => {
  expect([0, 1, 2, 3].map((told) => shown(told))).toEqual([
    [0, 0],
    [3, 0],
    [3, 11],
    [7, 11],
  ]);
});

test('points before the part of the log that is loaded are known from its first entry', () => {
  expect(shown(0, {}, 2)).toEqual([3, 11]);
});

test('once all is told, or the match is over, the points are as they are', () => {
  expect(shown(0, null)).toEqual([7, 11]);
  expect(shown(0, { outcome: {} })).toEqual([7, 11]);
});
