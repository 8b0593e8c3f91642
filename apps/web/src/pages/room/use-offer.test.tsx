// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { useToasts } from '../../kit/ui/toast-store.ts';
import { mount } from '../../testing/mount.ts';
import { summaryOf } from '../lobby/testing/matches.ts';
import { useOffer } from './use-offer.ts';

function room() {
  const acts = { take: vi.fn(), decline: vi.fn() };
  function Room({ summary }: { summary: MatchSummary }) {
    useOffer(summary, acts);
    return null;
  }
  const mounted = mount((summary: Partial<MatchSummary>) => (
    <TranslationProvider title={null}>
      <Room summary={summaryOf(summary)} />
    </TranslationProvider>
  ));
  return { ...mounted, acts, toasts: () => useToasts.getState().toasts.filter(({ isGap }) => !isGap) };
}

test('who is offered a seat is asked to take it or not, until it is no longer theirs', async () => {
  const { draw, acts, toasts } = room();
  await draw({});
  expect(toasts()).toEqual([]);
  await draw({ keptForMe: ['p2'] });
  expect(toasts().map(({ title, icon }) => [title, icon])).toEqual([['Mei offers you a seat: Player 2', 'users']]);
  const [no, take] = toasts()[0]?.actions ?? [];
  expect([no?.label, take?.label]).toEqual(['No thanks', 'Take this seat']);
  await act(async () => no?.onPress());
  await act(async () => take?.onPress());
  expect([acts.decline.mock.calls, acts.take.mock.calls]).toEqual([[['p2']], [['p2']]]);
  await draw({});
  expect(toasts(), 'released by the host').toEqual([]);
});

test('a seat that was kept before the page opened waits in its place', async () => {
  const { draw, toasts } = room();
  await draw({ keptForMe: ['p2'] });
  expect(toasts()).toEqual([]);
});
