// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Frame, LogEntry } from '../../kit/net/types.ts';
import { LogProvider } from '../../question/log/log-context.ts';
import { StageProvider } from '../../question/log/moments-context.ts';
import { useHeldControl } from './held-control.ts';
import { skirmish } from './testing/match.tsx';

afterEach(cleanup);

/** Darth Vader walks to the terminal in p5, and away again. */
const match = skirmish({ figures: ['p1 darth-vader m5', 'p2 chewbacca c6'] })
  .activate('p1-darth-vader-1-1')
  .click('to:o5');
const there = match.view('p2');
const log = () => match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
const [atTerminal, controls] = [log(), log().findIndex(({ key }) => key === 'log.controls')];
const away = match.click('to:m5').view('p2');

/** Who controls the terminal on the board while so much of the log is told. */
function shown(view: typeof there, told: number, all: readonly LogEntry[] | null, outcome?: object) {
  const next = all && ({ log: all, outcome } as unknown as Frame);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StageProvider value={{ staged: null, time: null, next, skip: () => undefined }}>
      <LogProvider value={(all ?? log()).slice(0, told)}>{children}</LogProvider>
    </StageProvider>
  );
  const { result } = renderHook(() => useHeldControl(view), { wrapper });
  return result.current.terminals[0]?.seat;
}

test('IA-11.1 the mark of who controls a terminal changes with the sentence that tells it', () => {
  expect(shown(there, controls, atTerminal)).toBeNull();
  expect(shown(there, controls + 1, atTerminal)).toBe('p1');
});

test('IA-11.1 each of two changes that are still to be told has its time', () => {
  expect(shown(away, controls, log())).toBeNull();
  expect(shown(away, controls + 1, log())).toBe('p1');
  expect(shown(away, log().length, log())).toBeNull();
});

test('IA-11.1 once all is told, or the match is over, the board shows it as it is', () => {
  expect(shown(there, controls, null)).toBe('p1');
  expect(shown(there, controls, atTerminal, {})).toBe('p1');
});
