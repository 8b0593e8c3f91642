// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as api from '../../kit/net/api.ts';
import { useTitleStore } from '../../kit/net/titles.ts';
import { HOLD_MS } from '../../kit/ui/hold-button.tsx';
import { galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { click, pause, press, settled } from '../../testing/press.ts';
import { ConcedeDialog } from './dialogs.tsx';

let conceded: Mock;
beforeEach(() => {
  conceded = vi.spyOn(api, 'concedeMatch').mockResolvedValue(summaryOf({}));
  vi.useFakeTimers();
  useTitleStore.setState({ titles: [galaxy] });
});

/** The question whether to concede; `part`: of a campaign, the battle or all of it. */
async function asked({ part = false } = {}) {
  const opened: boolean[] = [];
  const summary = summaryOf({ seats: [person('p1', 'Mei'), person('p2', 'Jonas')], mine: ['p2'] });
  await drawPage(
    <TranslationProvider title={null}>
      <ConcedeDialog
        open
        onOpenChange={(open) => opened.push(open)}
        summary={summary}
        seat="p2"
        campaign={part}
        canConcedePart={part}
      />
    </TranslationProvider>,
  );
  await settled();
  return { opened, id: summary.matchId };
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const disc = () => document.querySelector('[data-hold]');

test('conceding is held for a second and a half', async () => {
  const { opened, id } = await asked();
  await act(async () => void fireEvent.pointerDown(disc() as Element, { button: 0 }));
  await pause(HOLD_MS - 100);
  expect(conceded).not.toHaveBeenCalled();
  await pause(100);
  expect(conceded).toHaveBeenCalledWith(id, 'p2', undefined);
  expect(opened).toEqual([false]);
});

test('who cannot hold is asked once more, and not under the finger', async () => {
  const { id } = await asked();
  await click(button('I cannot hold it'));
  await click(button('Concede'));
  expect(conceded).not.toHaveBeenCalled();
  await press(button('Concede'));
  expect(conceded).toHaveBeenCalledWith(id, 'p2', undefined);
});

test('in a campaign the choice between battle and campaign is a second question already', async () => {
  const { id } = await asked({ part: true });
  expect(disc()).toBe(null);
  await press(button('Concede the battle'));
  expect(conceded).toHaveBeenCalledWith(id, 'p2', true);
});

test('in a team it says that the mate takes over, and what remains to be seen', async () => {
  const seats = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];
  const teams = seats.map((id) => ({ id, name: id, team: id.startsWith('rebel') ? 'rebel' : 'imperial' }));
  useTitleStore.setState({ titles: [{ ...galaxy, id: 'rebellion', seats: teams }] });
  const names = ['Ann', 'Bia', 'Clo', 'Diego'];
  const summary = summaryOf({ title: 'rebellion', seats: seats.map((id, index) => person(id, names[index])) });
  const seatNames = Object.fromEntries(seats.map((id, index) => [id, names[index] ?? '']));
  await drawPage(
    <TranslationProvider title="rebellion" names={seatNames}>
      <ConcedeDialog
        open
        onOpenChange={() => undefined}
        summary={summary}
        seat="rebel-general"
        campaign={false}
        canConcedePart={false}
      />
    </TranslationProvider>,
  );
  await settled();
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
    'Ann plays on and takes over for you. You go on watching, and see what every watcher sees.',
  );
});
