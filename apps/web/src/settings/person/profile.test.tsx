// @vitest-environment happy-dom
import type { Profile, ProfileBody } from '@echo-base/protocol';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { ApiError } from '../../kit/net/api.ts';
import * as people from '../../kit/net/people.ts';
import { useSession } from '../../kit/net/session.ts';
import { useToasts } from '../../kit/ui/toast-store.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { until } from '../../testing/until.ts';
import { ProfileSection } from './profile-section.tsx';

let stored: Profile;
const changes: ProfileBody[] = [];
beforeEach(() => {
  stored = { hidden: false };
  changes.length = 0;
  useSession.setState({ status: 'known', me: { playerId: 'ida', name: 'Ida' } });
  vi.spyOn(people, 'showProfile').mockImplementation(async () => stored);
  vi.spyOn(people, 'changeProfile').mockImplementation(async ({ badge, hidden = stored.hidden }) => {
    changes.push({ ...(badge !== undefined && { badge }), hidden });
    const kept = badge === undefined ? stored.badge : badge;
    stored = { hidden, ...(kept && { badge: kept }) };
    return stored;
  });
});

async function section(): Promise<void> {
  await drawPage(
    <TranslationProvider title={null}>
      <ProfileSection name="Ida" />
    </TranslationProvider>,
  );
}

const choice = (words: string) =>
  [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.endsWith(words));
const choose = (words: string) => act(async () => choice(words)?.querySelector('input')?.click());

test('a figure and then its colour are chosen by name, and are the player’s badge at once', async () => {
  await section();
  expect(choice('Your initial')?.querySelector('input')?.checked).toBe(true);
  expect(document.body.textContent, 'no colour without a figure').not.toContain('Colour of the badge');
  await choose('Ewok');
  await choose('Blue, dotted');
  expect(stored.badge).toEqual({ figure: 'ewok', colour: 'blue' });
  expect(useSession.getState().me?.badge).toEqual(stored.badge);
  await until(() => document.querySelector('label svg[data-look="dots"]'));
  await choose('Your initial');
  expect(stored).toEqual({ hidden: false });
  expect(useSession.getState().me).toEqual({ playerId: 'ida', name: 'Ida' });
});

test('hiding is one switch; a change that is refused is taken back and says why', async () => {
  await section();
  const hide = () => document.querySelector<HTMLElement>('[role="switch"]');
  await act(async () => hide()?.click());
  expect([changes.at(-1), hide()?.ariaChecked ?? hide()?.getAttribute('aria-checked')]).toEqual([
    { hidden: true },
    'true',
  ]);
  vi.spyOn(people, 'changeProfile').mockRejectedValue(new ApiError({ code: 'offline' }, 0));
  await choose('Ewok');
  expect(useSession.getState().me?.badge).toBeUndefined();
  expect(useToasts.getState().toasts).toMatchObject([{ tone: 'error' }]);
});
