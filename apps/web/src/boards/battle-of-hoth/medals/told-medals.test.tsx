// @vitest-environment happy-dom
import type { View } from '@echo-base/games/battle-of-hoth/client';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Frame, LogEntry } from '../../../kit/net/types.ts';
import { LogProvider } from '../../../question/log/log-context.ts';
import { StageProvider } from '../../../question/log/moments-context.ts';
import { battle } from '../testing/match.tsx';
import { useToldMedals } from './told-medals.ts';

afterEach(cleanup);

const before = battle({ units: ['snowspeeder 4,4', 'snowtrooper 0,0'] }).view('rebels');
/** The Rebels have won three medals since: one, then two. */
const after: View = {
  ...before,
  sides: before.sides.map((one) =>
    one.side === 'rebels'
      ? { ...one, medals: 3, won: Array.from({ length: 3 }, () => ({ for: 'unit' as const, of: 'snowtrooper' })) }
      : one,
  ),
};
const LOG = [1, 2].map((n, seq) => ({ seq, key: 'log.medals', params: { side: { key: 'side.rebels' }, n } }));

/** The medals in the rack of the Rebels while so many entries are told. */
function shown(view: View, told: number, more: object | null = {}) {
  const next = more && ({ log: LOG, view: after, ...more } as unknown as Frame);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StageProvider value={{ staged: null, time: null, next, skip: () => undefined }}>
      <LogProvider value={LOG.slice(0, told) as unknown as LogEntry[]}>{children}</LogProvider>
    </StageProvider>
  );
  const { result } = renderHook(() => useToldMedals(view, 'rebels'), { wrapper });
  return [result.current?.medals, result.current?.won.length];
}

test.each([
  ['before', before],
  ['after', after],
])('medals come to the rack with the sentence that tells of them, on the board as it was %s', (_when, view) => {
  expect([0, 1, 2].map((told) => shown(view, told))).toEqual([
    [0, 0],
    [1, 1],
    [3, 3],
  ]);
});

test('once all is told, or the battle is over, the rack is as it is', () => {
  expect(shown(after, 0, null)).toEqual([3, 3]);
  expect(shown(after, 0, { outcome: {} })).toEqual([3, 3]);
});
