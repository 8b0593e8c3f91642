// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../i18n/translate.tsx';
import { steadyNow } from '../net/steady-time.ts';
import type { MatchSummary } from '../net/types.ts';
import { SeatClock } from './clocks.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const MINUTE = 60_000;

/** The clock of a seat with so much time left, as it stands in the prompt. */
async function shown(leftMs: number, runs: boolean): Promise<string> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const now = steadyNow();
  const summary = {
    clock: { kind: 'bank', bank: 86_400, increment: 0, atZero: 'claim' },
    clocks: { at: now, receivedAt: now, seats: [{ seat: 'rebel', runs, leftMs }] },
  } as unknown as MatchSummary;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <TranslationProvider title={null}>
        <SeatClock summary={summary} seat="rebel" plain />
      </TranslationProvider>,
    ),
  );
  const text = document.body.textContent ?? '';
  await act(async () => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  return text;
}

test('a running clock of a day says until when it runs, and a short one counts', async () => {
  expect(await shown(20 * 60 * MINUTE, true)).toMatch(/until \w{3},? \d{2}:\d{2}/);
  expect(await shown(20 * MINUTE, true)).toMatch(/(20:00|19:59)/);
  expect(await shown(20 * 60 * MINUTE, false)).not.toContain('until');
});
