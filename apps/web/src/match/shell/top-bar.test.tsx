// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { closeRequest, openRequest, useRequests } from '../requests/requests-store.ts';
import { TopBar } from './top-bar.tsx';

const answer = { label: 'No', onPress: () => undefined };
const summary = { matchId: 'm', title: 'rebellion', name: 'Thursday', seats: [] } as unknown as MatchSummary;

afterEach(() => useRequests.setState({ open: [] }));

test('one amber only: "Your turn" is dim while a request of another player waits', async () => {
  await drawPage(
    <TranslationProvider title="rebellion">
      <TopBar
        summary={summary}
        asked
        undo="none"
        canConcede={false}
        draw={null}
        onUndo={() => undefined}
        onOpen={() => undefined}
        onRail={() => undefined}
      />
    </TranslationProvider>,
  );
  const turn = () =>
    [...document.querySelectorAll<HTMLElement>('header span')].find((one) => one.textContent === 'Your turn')?.dataset
      .tone;
  expect(turn()).toBe('lamp');
  await act(async () => openRequest({ id: 'undo', icon: 'undo', title: 'T', text: '', no: answer, yes: answer }));
  expect(turn()).toBe('plain');
  await act(async () => closeRequest('undo'));
  expect(turn()).toBe('lamp');
});
