// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../i18n/translate.tsx';
import { person, table } from '../lobby/testing/tables.ts';
import type { MatchSummary } from '../net/types.ts';
import { GRAVE_GUARD_MS } from '../ui/use-guard.ts';
import { FrozenActs } from './frozen-acts.tsx';

const sent = vi.hoisted(() => ({
  cancelMatch: vi.fn(async () => undefined),
  concedeMatch: vi.fn(async () => undefined),
}));
vi.mock('../net/agreements.ts', () => sent);
vi.mock('../net/api.ts', () => sent);

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

const frozen = { status: 'playing', frozen: { since: '2026-11-27T12:00:00.000Z', reason: 'rules' } } as const;
const seats = [person('p1', 'Mei'), person('p2', 'Jonas')];
async function show(more: Partial<MatchSummary>, concedes = false) {
  const summary = table({ ...frozen, seats, ...more });
  await act(async () =>
    root.render(
      <TranslationProvider title={null}>
        <FrozenActs summary={summary} concedes={concedes} />
      </TranslationProvider>,
    ),
  );
  return summary.matchId;
}
const buttons = () => [...document.querySelectorAll('button')];
/** Presses too soon after the question has appeared are not taken. */
const guardOver = () => act(async () => void (await vi.advanceTimersByTimeAsync(2 * GRAVE_GUARD_MS)));
const press = (name: string) =>
  act(async () => {
    const found = buttons().filter((one) => one.textContent === name);
    found.at(-1)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    found.at(-1)?.click();
  });

test('the host ends a frozen game without a winner, after a question', async () => {
  const id = await show({ mine: ['p1'], isHost: true });
  await press('End without a winner');
  expect(sent.cancelMatch).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('does not resume');
  await guardOver();
  await press('End without a winner');
  expect(sent.cancelMatch).toHaveBeenCalledWith(id);
});

test('where there is no board, a player concedes a frozen game with their own seat', async () => {
  const id = await show({ mine: ['p2'], isHost: false }, true);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Concede']);
  await press('Concede');
  await guardOver();
  await press('Concede');
  expect(sent.concedeMatch).toHaveBeenCalledWith(id, 'p2');
});

test('watchers, and people in a game that has been ended, are offered nothing', async () => {
  await show({ mine: [], isHost: false }, true);
  expect(buttons()).toEqual([]);
  await show({ mine: ['p1'], isHost: true, status: 'finished' }, true);
  expect(buttons()).toEqual([]);
});
