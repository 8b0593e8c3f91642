// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { steadyNow } from '../../kit/net/steady-time.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { SeatClock } from './clocks.tsx';

afterEach(() => {});

const MINUTE = 60_000;

/** The clock of a seat with so much time left, as it stands in the prompt. */
async function shown(leftMs: number, runs: boolean, name?: string): Promise<string> {
  const now = steadyNow();
  const summary = {
    clock: { kind: 'bank', bank: 86_400, increment: 0, atZero: 'claim' },
    clocks: { at: now, receivedAt: now, seats: [{ seat: 'rebel', runs, leftMs }] },
  } as unknown as MatchSummary;
  await drawPage(
    <TranslationProvider title={null} names={{ rebel: name ?? 'Rebels' }}>
      <SeatClock summary={summary} seat="rebel" plain isNamed={name !== undefined} />
    </TranslationProvider>,
  );
  const text = document.body.textContent ?? '';
  return text;
}

test('a running clock of a day says until when it runs, and a short one counts', async () => {
  expect(await shown(20 * 60 * MINUTE, true)).toMatch(/until (tomorrow )?\d{2}:\d{2}/);
  expect(await shown(20 * MINUTE, true)).toMatch(/(20:00|19:59)/);
  expect(await shown(20 * 60 * MINUTE, false)).not.toContain('until');
});

test('beside another one a clock names its player', async () => {
  expect(await shown(20 * 60 * MINUTE, true, 'Ida')).toMatch(/Ida: until/);
});
