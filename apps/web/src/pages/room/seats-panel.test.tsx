// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { overlays } from '../../kit/ui/use-overlays.ts';
import { mount } from '../../match/testing/mount.ts';
import { bot, galaxy, person, summaryOf } from '../lobby/testing/matches.ts';
import { SeatsPanel } from './seats-panel.tsx';
import type { SetupActs } from './setup-acts.ts';

function seats() {
  const setBot = vi.fn();
  const acts = { setBot, busy: null } as unknown as SetupActs;
  const mounted = mount((summary: Partial<MatchSummary>) => (
    <TranslationProvider title={null}>
      <SeatsPanel summary={summaryOf(summary)} info={galaxy} acts={acts} people={[]} />
    </TranslationProvider>
  ));
  return { ...mounted, setBot, rows: () => [...document.querySelectorAll('li')] };
}

test('each seat of a person says with a dot and a word whether they are here', async () => {
  const { draw, rows } = seats();
  const away = { ...person('p2', 'Noah'), connected: false };
  await draw({ mine: ['p1'], seats: [person('p1', 'Mei'), away, person('p3', 'Jonas'), bot('p4'), person('p5')] });
  const dots = rows().map((row) => row.querySelector<HTMLElement>('[data-here]'));
  expect(dots.map((dot) => [dot?.dataset.here, dot?.parentElement?.textContent])).toEqual([
    ['true', 'You'],
    ['false', 'away'],
    ['true', 'here'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

/** Opens the choice of a seat, by its name, and returns what it offers. */
async function choices(name: string): Promise<HTMLElement[]> {
  const found = () => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  await act(async () => {
    found()?.click();
    await overlays.load();
  });
  await act(async () => found()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  return [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
}

test('the host adds a computer player of a level to an open seat by one choice in it', async () => {
  const { draw, setBot, rows } = seats();
  await draw({ isHost: true, seats: [person('p1', 'Mei'), person('p2')] });
  expect(rows()[0]?.querySelector('[aria-haspopup="menu"]'), 'not for a seat of a person').toBeNull();
  const offered = await choices('Add computer: Player 2');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Computer: beginner', 'Computer: standard']);
  await act(async () => offered[1]?.click());
  expect(setBot).toHaveBeenCalledWith('p2', 'sensible');
});

test('the same choice of a computer player shows its level, changes it or removes it', async () => {
  const { draw, setBot } = seats();
  await draw({ isHost: true, seats: [person('p1', 'Mei'), bot('p2')] });
  const offered = await choices('Level of the computer player: Player 2');
  expect(offered.map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
    ['Computer: beginner', 'false'],
    ['Computer: standard', 'true'],
    ['Remove the computer', null],
  ]);
  await act(async () => offered[2]?.click());
  expect(setBot).toHaveBeenCalledWith('p2', null);
});

test('only the host chooses computer players', async () => {
  const { draw } = seats();
  await draw({ isHost: false, seats: [person('p1', 'Mei'), bot('p2'), person('p3')] });
  expect(document.querySelector('[aria-haspopup="menu"]')).toBeNull();
});
