// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as agreements from '../../kit/net/agreements.ts';
import * as api from '../../kit/net/api.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { GRAVE_GUARD_MS } from '../../kit/ui/guard.ts';
import { HOLD_MS } from '../../kit/ui/hold-button.tsx';
import { person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { click, pause } from '../../testing/press.ts';
import { FrozenActs } from './frozen-acts.tsx';

let sent: { cancelMatch: Mock; concedeMatch: Mock };
beforeEach(() => {
  sent = {
    cancelMatch: vi.spyOn(agreements, 'cancelMatch').mockResolvedValue(undefined),
    concedeMatch: vi.spyOn(api, 'concedeMatch').mockResolvedValue(summaryOf({})),
  };
  vi.useFakeTimers();
});
afterEach(async () => {});

const frozen = { status: 'playing', frozen: { since: '2026-11-27T12:00:00.000Z', reason: 'rules' } } as const;
const seats = [person('p1', 'Mei'), person('p2', 'Jonas')];
async function show(more: Partial<MatchSummary>, concedes = false) {
  const summary = summaryOf({ ...frozen, seats, ...more });
  await drawPage(
    <TranslationProvider title={null}>
      <FrozenActs summary={summary} concedes={concedes} />
    </TranslationProvider>,
  );
  return summary.matchId;
}
const buttons = () => [...document.querySelectorAll('button')];
/** Presses too soon after the question has appeared are not taken. */
const guardOver = () => act(async () => void (await vi.advanceTimersByTimeAsync(2 * GRAVE_GUARD_MS)));
const button = (name: string) => buttons().findLast((one) => one.textContent === name);

test('the host ends a frozen game without a winner, after a question', async () => {
  const id = await show({ mine: ['p1'], isHost: true });
  await click(button('End without a winner'));
  expect(sent.cancelMatch).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('does not resume');
  await guardOver();
  await click(button('End without a winner'));
  expect(sent.cancelMatch).toHaveBeenCalledWith(id);
});

test('where there is no board, a player concedes a frozen game with their own seat', async () => {
  const id = await show({ mine: ['p2'], isHost: false }, true);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Concede']);
  await click(button('Concede'));
  await guardOver();
  const disc = document.querySelector('[data-hold]');
  await act(async () => void fireEvent.pointerDown(disc as Element, { button: 0 }));
  await pause(HOLD_MS - 100);
  expect(sent.concedeMatch).not.toHaveBeenCalled();
  await pause(100);
  expect(sent.concedeMatch).toHaveBeenCalledWith(id, 'p2');
});

test('who cannot hold it concedes a frozen game in a second question', async () => {
  const id = await show({ mine: ['p2'], isHost: false }, true);
  await click(button('Concede'));
  await guardOver();
  await click(button('I cannot hold it'));
  await guardOver();
  await click(button('Concede'));
  expect(sent.concedeMatch).toHaveBeenCalledWith(id, 'p2');
});

test('watchers, and people in a game that has been ended, are offered nothing', async () => {
  await show({ mine: [], isHost: false }, true);
  expect(buttons()).toEqual([]);
  await show({ mine: ['p1'], isHost: true, status: 'finished' }, true);
  expect(buttons()).toEqual([]);
});
