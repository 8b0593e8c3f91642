// @vitest-environment happy-dom
import type { ResultList } from '@echo-base/protocol';
import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as api from '../../kit/net/api.ts';
import { useTitleStore } from '../../kit/net/titles.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { galaxy } from '../lobby/testing/matches.ts';
import FinishedPage from './finished-page.tsx';

type Result = ResultList['results'][number];

const against = (person: string, name: string, more: Partial<Result> = {}): Result => ({
  ...{ person, name, title: 'galaxy-dice', seat: 'p1', won: 1, lost: 0 },
  ...more,
});

async function finished(results: readonly Result[]) {
  useTitleStore.setState({ titles: [galaxy] });
  const list = vi.spyOn(api, 'listMatches').mockResolvedValue({ matches: [] });
  vi.spyOn(api, 'listResults').mockResolvedValue({ results: [...results] });
  await drawPage(
    <Router hook={memoryLocation({ path: '/finished' }).hook}>
      <TranslationProvider title={null}>
        <FinishedPage />
      </TranslationProvider>
    </Router>,
  );
  const choose = (value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText('Against'), { target: { value } }));
  const people = () => [...screen.getByLabelText('Against').children].map(({ textContent }) => textContent);
  const totals = () =>
    [...screen.getByRole('region', { name: 'Wins and losses' }).querySelectorAll('li')].map((row) => row.textContent);
  return { list, choose, people, totals };
}

test('a Bob I have beaten and another Bob who has beaten me have each their own totals and their own games', async () => {
  const { list, choose, people, totals } = await finished([
    against('later', 'Bob (2)', { won: 0, lost: 1 }),
    against('earlier', 'Bob'),
    against('earlier', 'Bob', { title: 'rebellion', seat: 'rebel', won: 2 }),
  ]);
  expect(people()).toEqual(['Anyone', 'Bob (2)', 'Bob']);
  await act(async () => screen.getByRole('radio', { name: 'My games' }).click());
  expect(totals()).toEqual(['Bob (2)0 : 1', 'Bob3 : 0']);
  await choose('later');
  expect(list).toHaveBeenLastCalledWith({ status: 'finished', mine: 'true', with: 'later' });
  expect(totals()).toEqual(['Bob (2)0 : 1', 'Galaxy Rebellion0 : 1']);
});
