// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../i18n/translate.tsx';
import { person, table } from '../lobby/testing/tables.ts';
import * as moderation from '../net/moderation.ts';
import PeopleDialog from './people-dialog.tsx';
import { mount } from './testing/mount.tsx';

const moderate = vi.spyOn(moderation, 'moderate').mockResolvedValue();
vi.spyOn(moderation, 'listPeople').mockResolvedValue([
  { person: 'x', name: 'Jonas', seats: ['p2'], isWatching: true, isHost: false },
]);

const summary = table({ status: 'playing', seats: [person('p1', 'Ida'), person('p2', 'Jonas')], mine: ['p1'] });

afterEach(() => vi.useRealTimers());
afterAll(() => vi.restoreAllMocks());

/** The dialogs that are open, the last one in front. */
const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
const buttons = (box: Element | undefined) => [...(box?.querySelectorAll('button') ?? [])];
const press = (button: HTMLElement | undefined) => act(async () => button?.click());

test('removing asks in a dialog of its own, with Cancel first, and the second press of a double-click answers nothing', async () => {
  const { draw, close } = mount(() => (
    <TranslationProvider title="galaxy-dice">
      <PeopleDialog summary={summary} isOwner onClose={() => {}} />
    </TranslationProvider>
  ));
  await draw(null);
  await vi.waitUntil(() => document.body.textContent?.includes('Jonas'));
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
  await close();
});
