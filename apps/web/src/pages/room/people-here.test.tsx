// @vitest-environment happy-dom
import type { PersonAtTable } from '@echo-base/protocol';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { mount } from '../../testing/mount.ts';
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
  const mounted = mount(({ summary, people: shown }: Drawn) => (
    <TranslationProvider title={null}>
      <PeopleHere summary={summaryOf(summary)} people={shown} acts={{ offer, busy: null }} />
    </TranslationProvider>
  ));
  // As they are read out: without the pictures.
  const rows = () =>
    [...document.querySelectorAll('li')].map((one) => {
      const read = one.cloneNode(true) as HTMLElement;
      for (const picture of read.querySelectorAll('[aria-hidden="true"]')) picture.remove();
      return read.textContent;
    });
  return { ...mounted, offer, rows };
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
  expect(document.querySelector('li button'), 'no seat is left to offer').toBeNull();
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
    'Petracalled · Player 2 is kept',
  ]);
  expect(document.body.textContent).toContain('3 here, 1 called');
  expect(document.querySelector('ul')?.tabIndex, 'a short list does not scroll').toBe(-1);
  await draw({ summary, people: [mei, petra, ...['A', 'B', 'C', 'D'].map((name) => here(name))] });
  expect(document.querySelector('ul')?.tabIndex).toBe(0);
});
