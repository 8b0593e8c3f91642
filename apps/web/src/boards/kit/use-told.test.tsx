// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Frame, LogEntry } from '../../kit/net/types.ts';
import { LogProvider } from '../../question/log/log-context.ts';
import { StageProvider } from '../../question/log/moments-context.ts';
import { type Telling, useTold } from './use-told.ts';

const LOG: readonly LogEntry[] = [4, 5, 6].map((seq) => ({ seq, key: 'log.scored', params: {} }));

const numbers = (entries: readonly LogEntry[]) => entries.map(({ seq }) => seq).join();
const toldOf = (view: string, { next, told, untold }: Telling<string>) =>
  `${view} before ${next}: ${numbers(told)} of ${numbers(untold)}`;

/** The view while so many entries of the log are told. */
function shown(told: number, next: object | null) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StageProvider value={{ staged: null, time: null, next: next as Frame | null, skip: () => undefined }}>
      <LogProvider value={LOG.slice(0, told)}>{children}</LogProvider>
    </StageProvider>
  );
  return renderHook(() => useTold('now', toldOf), { wrapper }).result.current;
}

test('while something is still to be told, a view is as its title holds it', () => {
  expect(shown(0, { log: LOG, view: 'then' })).toBe('now before then:  of 4,5,6');
  expect(shown(2, { log: LOG, view: 'then' })).toBe('now before then: 4,5 of 6');
});

test('once all is told, or the match is over, it is as it is', () => {
  expect(shown(0, null)).toBe('now');
  expect(shown(0, { log: LOG, view: 'then', outcome: {} })).toBe('now');
});
