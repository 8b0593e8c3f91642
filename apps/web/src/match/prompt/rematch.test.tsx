// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { useTitleStore } from '../../kit/net/titles.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { mount } from '../../testing/mount.ts';
import { press } from '../../testing/press.ts';
import { useRequests } from '../requests/requests-store.ts';
import { button } from '../testing/question.tsx';
import { Rematch } from './rematch.tsx';

/** Requests, which the server carries out. */
const sent: string[] = [];
afterAll(() => history.replaceState(null, '', '/'));

let page: ReturnType<typeof mount<MatchSummary>>;
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(`${path} ${init.body}`);
    return Response.json({ matchId: 'next-table-1' });
  });
  useTitleStore.setState({ titles: [galaxy] });
  sent.length = 0;
  page = mount<MatchSummary>((summary) => (
    <TranslationProvider title={null}>
      <Rematch summary={summary} mayAsk />
    </TranslationProvider>
  ));
});

const ended = (names: readonly string[], more: Partial<MatchSummary> = {}) =>
  summaryOf({ status: 'finished', mine: ['p1'], seats: names.map((name, i) => person(`p${i + 1}`, name)), ...more });
const offered = () => [...document.querySelectorAll('button')].map((one) => one.textContent);

test('beside a rematch two players are offered to swap sides, which asks for a rematch on the other side', async () => {
  await page.draw(ended(['Ida', 'Marta']));
  expect(offered()).toEqual(['Swap sides', 'Rematch']);
  await press(button('Swap sides', document.body));
  expect(sent).toEqual(['/api/matches/table-one-1/rematch {"swap":true}']);
});

test('a rematch keeps the seats unless the players ask to swap them', async () => {
  await page.draw(ended(['Ida', 'Marta']));
  await press(button('Rematch', document.body));
  expect(sent).toEqual(['/api/matches/table-one-1/rematch {}']);
});

test('sides are not swapped among three, nor once there is a rematch', async () => {
  await page.draw(ended(['Ida', 'Marta', 'Jonas']));
  expect(offered()).toEqual(['Rematch']);
  await page.draw(ended(['Ida', 'Marta'], { rematch: 'next-table-1' }));
  expect(offered()).toEqual(['Join the rematch']);
});

test('the other is asked to join the rematch, in a request that goes with the page', async () => {
  await page.draw(ended(['Ida', 'Marta']));
  await page.draw(ended(['Ida', 'Marta'], { rematch: 'next-table-1' }));
  const [request] = useRequests.getState().open;
  expect([request?.title, request?.no.label, request?.yes.label]).toEqual([
    'The rematch is ready.',
    'No',
    'Join the rematch',
  ]);
  await act(async () => request?.yes.onPress());
  expect(sent).toEqual(['/api/matches/table-one-1/rematch {}']);
  page.close();
  expect(useRequests.getState().open).toEqual([]);
});
