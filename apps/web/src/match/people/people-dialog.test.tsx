// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as moderation from '../../kit/net/moderation.ts';
import { person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { mount } from '../../testing/mount.ts';
import { until } from '../../testing/until.ts';
import PeopleDialog from './people-dialog.tsx';

const summary = summaryOf({ status: 'playing', seats: [person('p1', 'Ida'), person('p2', 'Jonas')], mine: ['p1'] });

/** The dialogs that are open, the last one in front. */
const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
const buttons = (box: Element | undefined) => [...(box?.querySelectorAll('button') ?? [])];
const press = (button: HTMLElement | undefined) => act(async () => button?.click());

test('removing asks in a dialog of its own, with Cancel first, and the second press of a double-click answers nothing', async () => {
  const moderate = vi.spyOn(moderation, 'moderate').mockResolvedValue();
  vi.spyOn(moderation, 'listPeople').mockResolvedValue([
    { person: 'x', name: 'Jonas', seats: ['p2'], isWatching: true, isHost: false },
  ]);
  const { draw } = mount(() => (
    <TranslationProvider title="galaxy-dice">
      <PeopleDialog summary={summary} isOwner onClose={() => {}} />
    </TranslationProvider>
  ));
  await draw(null);
  await until(() => document.body.textContent?.includes('Jonas'));
  vi.useFakeTimers();
  await press(buttons(document.body).find(({ textContent }) => textContent === 'Remove'));
  const asked = dialogs().at(-1);
  expect(dialogs()).toHaveLength(2);
  expect(asked?.textContent).toContain('Remove Jonas from this game?');
  expect(asked?.textContent).toContain('The game goes on: the computer plays for Jonas.');
  const [cancel, remove] = buttons(asked);
  expect([cancel?.textContent, document.activeElement === cancel]).toEqual(['Cancel', true]);
  await press(remove);
  expect(moderate, 'at once').not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(700));
  await press(cancel);
  expect(dialogs(), 'cancelled').toHaveLength(1);
  await press(buttons(document.body).find(({ textContent }) => textContent === 'Remove'));
  await act(async () => vi.advanceTimersByTime(700));
  await press(buttons(dialogs().at(-1))[1]);
  expect(moderate.mock.calls).toEqual([[summary.matchId, 'x', 'kick']]);
  expect(dialogs()).toHaveLength(1);
});
