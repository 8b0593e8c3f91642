// @vitest-environment happy-dom
import type { PersonAtTable } from '@echo-base/protocol';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as api from '../../kit/net/api.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { useToasts } from '../../kit/ui/toast-store.ts';
import { overlays } from '../../kit/ui/use-overlays.ts';
import * as acts from '../../match/people/person-acts.ts';
import { mount } from '../../testing/mount.ts';
import { press } from '../../testing/press.ts';
import { person, summaryOf } from '../lobby/testing/matches.ts';
import { PeopleHere } from './people-here.tsx';

const here = (name: string, more: object = {}): PersonAtTable => ({
  person: `id-${name}`,
  name,
  seats: [],
  isWatching: true,
  isHost: false,
  ...more,
});
const mei = here('Mei', { isHost: true, seats: ['p1'] });
const people = [here('Jonas'), here('Eve', { kicked: true }), here('Away', { isWatching: false }), mei];

interface Drawn {
  readonly summary: Partial<MatchSummary>;
  readonly people: readonly PersonAtTable[];
}

function room() {
  const offer = vi.fn();
  const acted = vi.fn();
  const mounted = mount(({ summary, people: shown }: Drawn) => (
    <TranslationProvider title={null}>
      <PeopleHere summary={summaryOf(summary)} people={shown} acts={{ offer, busy: null }} onActed={acted} />
    </TranslationProvider>
  ));
  // As they are read out: without the pictures.
  const rows = () =>
    [...document.querySelectorAll('li')].map((one) => {
      const read = one.cloneNode(true) as HTMLElement;
      for (const picture of read.querySelectorAll('[aria-hidden="true"]')) picture.remove();
      return read.textContent;
    });
  return { ...mounted, offer, acted, rows };
}

test('who is here stands in words, players first, and the host offers a seat, which is kept for that person', async () => {
  const { draw, offer, rows } = room();
  await draw({ summary: { isHost: true, mine: ['p1'] }, people });
  expect(rows()).toEqual([expect.stringMatching(/^Mei.*Ready$/), 'JonaswatchesOffer a seat']);
  await act(async () => document.querySelector<HTMLElement>('li button')?.click());
  expect(offer).toHaveBeenCalledWith('p2', 'id-Jonas');
  await draw({
    summary: { isHost: true, mine: ['p1'], seats: [person('p1', 'Mei'), { ...person('p2'), keptFor: 'Jonas' }] },
    people,
  });
  expect(rows()[1]).toContain('kept');
  expect(document.body.textContent, 'no seat is left to offer').not.toContain('Offer a seat');
});

test('players see who is here and offer nothing; a newcomer is announced once', async () => {
  const { draw, rows } = room();
  const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
  await draw({ summary: { mine: ['p1'] }, people });
  expect(rows()).toHaveLength(2);
  expect(document.querySelector('li button')).toBeNull();
  expect(said()).toBe('');
  await draw({ summary: { mine: ['p1'] }, people: [...people, here('Noah')] });
  expect(said()).toBe('Noah came in.');
  await draw({ summary: {}, people: [] });
  expect(document.body.textContent).toBe('');
});

test('a dot beside each person shows who is here, and the word says it too', async () => {
  const { draw, rows } = room();
  const away = here('Noah', { seats: ['p2'], isWatching: false });
  await draw({ summary: { mine: ['p1'], seats: [person('p1', 'Mei'), person('p2', 'Noah')] }, people: [mei, away] });
  const faces = [...document.querySelectorAll<HTMLElement>('li > [aria-hidden="true"]')];
  expect(faces.map(({ dataset, textContent }) => [textContent, dataset.here])).toEqual([
    ['M', 'true'],
    ['N', 'false'],
  ]);
  expect(rows()[1]).toMatch(/away$/);
});

test('players come first, then newcomers, watchers and who is called; only who is here is offered a seat', async () => {
  const { draw, rows } = room();
  const seats = [person('p1', 'Mei'), { ...person('p2'), keptFor: 'Petra' }, person('p3')];
  const summary = { isHost: true, mine: ['p1'], seats };
  const petra = here('Petra', { isWatching: false });
  await draw({ summary, people: [petra, here('Jonas'), mei] });
  await draw({ summary, people: [petra, here('Jonas'), here('Noah'), mei] });
  expect(rows()).toEqual([
    'MeiPlayer 1 · Ready',
    'Noahjust came inOffer a seat',
    'JonaswatchesOffer a seat',
    'Petracalled · Player 2 is keptCall again',
  ]);
  expect(document.body.textContent).toContain('3 here, 1 called');
  expect(document.querySelector('ul')?.tabIndex, 'a short list does not scroll').toBe(-1);
  await draw({ summary, people: [mei, petra, ...['A', 'B', 'C', 'D'].map((name) => here(name))] });
  expect(document.querySelector('ul')?.tabIndex).toBe(0);
});

test('the host has a menu for a seated player: to mute them, to make them the host, and to remove them, which is asked once', async () => {
  const { draw, acted } = room();
  const done = vi.spyOn(acts, 'carryOut').mockResolvedValue();
  const noah = here('Noah', { seats: ['p2'] });
  const seats = [person('p1', 'Mei'), person('p2', 'Noah')];
  await draw({ summary: { isHost: true, mine: ['p1'], seats }, people: [mei, noah] });
  const menuOf = (name: string) => document.querySelector<HTMLElement>(`li [aria-label="Options: ${name}"]`);
  expect(menuOf('Mei'), 'not for the host themselves').toBeNull();
  const open = async () => {
    await act(async () => {
      menuOf('Noah')?.click();
      await overlays.load();
    });
    await act(async () => menuOf('Noah')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
    return [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  };
  const items = await open();
  expect(items.map(({ textContent }) => textContent)).toEqual(['Remove', 'Mute for an hour', 'Make host']);
  await act(async () => items[1]?.click());
  expect(done).toHaveBeenLastCalledWith('table-one-1', 'id-Noah', 'mute');
  expect(acted).toHaveBeenCalledTimes(1);
  const [remove] = await open();
  await act(async () => remove?.click());
  expect(done, 'it is asked first').toHaveBeenCalledTimes(1);
  const sure = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Remove: Noah');
  await expect.poll(() => sure() !== undefined).toBe(true);
  await press(sure());
  expect(done).toHaveBeenLastCalledWith('table-one-1', 'id-Noah', 'kick');
});

test('players have no menu for each other', async () => {
  const { draw } = room();
  const seats = [person('p1', 'Mei'), person('p2', 'Noah')];
  await draw({ summary: { mine: ['p2'], seats }, people: [mei, here('Noah', { seats: ['p2'] })] });
  expect(document.querySelector('li button')).toBeNull();
});

test('the host calls a person again who did not come, and until the next call reads when that was', async () => {
  const { draw, acted, rows } = room();
  vi.useFakeTimers({ now: new Date('2026-11-29T20:41:30') });
  const call = vi.spyOn(api, 'callPerson').mockResolvedValue({ at: '', next: '' });
  const seats = [person('p1', 'Mei'), { ...person('p2'), keptFor: 'Petra' }];
  const summary = { isHost: true, mine: ['p1'], seats };
  const petra = (minutesAgo: number) =>
    here('Petra', { isWatching: false, calledAt: new Date(Date.now() - minutesAgo * 60_000).toISOString() });
  const button = () => document.querySelector<HTMLElement>('li button');
  await draw({ summary, people: [mei, petra(10)] });
  expect(button()?.getAttribute('aria-label')).toBe('Call Petra again');
  await press(button());
  expect(call).toHaveBeenCalledExactlyOnceWith('table-one-1', 'id-Petra');
  expect(acted).toHaveBeenCalledTimes(1);
  await draw({ summary, people: [mei, petra(0)] });
  expect(rows()[1]).toMatch(/Called at 0?8:41.PM$/);
  expect(button()?.getAttribute('aria-description')).toBe('You can call Petra again in 10 minutes.');
  await press(button());
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => vi.advanceTimersByTime(601_000));
  expect(button()?.textContent).toBe('Call again');
  await draw({ summary: { mine: ['p1'], seats }, people: [mei, here('Petra', { isWatching: false })] });
  expect(button(), 'for the host only').toBeNull();
});

test('a call that is refused says why', async () => {
  const { draw, acted } = room();
  const params = { name: 'Petra', seconds: 61, minutes: 2 };
  vi.spyOn(api, 'callPerson').mockRejectedValue(new api.ApiError({ code: 'call_too_soon', params }, 409));
  const seats = [person('p1', 'Mei'), { ...person('p2'), keptFor: 'Petra' }];
  await draw({ summary: { isHost: true, mine: ['p1'], seats }, people: [mei, here('Petra', { isWatching: false })] });
  await press(document.querySelector('li button'));
  const body = 'You can call Petra again in 2 minutes.';
  expect(useToasts.getState().toasts).toMatchObject([{ title: 'The call was not sent', body }]);
  useToasts.setState({ toasts: [] });
  expect(acted).toHaveBeenCalledTimes(1);
});
