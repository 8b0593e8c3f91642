// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { overlays } from '../../kit/ui/use-overlays.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { mount } from '../../testing/mount.ts';
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

test('readers hear a seat as one sentence, once, and then its button', async () => {
  const { draw, rows } = seats();
  const until = new Date(Date.now() + 230_000).toISOString();
  const kept = { ...person('p2'), keptFor: 'Jonas', keptUntil: until };
  await draw({ isHost: true, mine: ['p1'], seats: [person('p1', 'Mei'), kept] });
  const heard = rows().map((row) => {
    const read = row.cloneNode(true) as HTMLElement;
    for (const seen of read.querySelectorAll('[aria-hidden="true"], svg')) seen.remove();
    for (const named of read.querySelectorAll('[aria-label]')) named.textContent = named.getAttribute('aria-label');
    return read.textContent?.replaceAll('\u00a0', ' ').replaceAll(/\. +/g, '. ');
  });
  expect(heard).toEqual([
    'Seat 1, Mei, You, Ready. Leave seat: Player 1',
    'Seat 2, Kept for Jonas, open to all in 4 minutes. Release the kept seat: Player 2',
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

describe('seats of a match with pairs', () => {
  const infoOf = (id: string, seats: readonly string[], teamOf: (seat: string) => string) => ({
    ...galaxy,
    id,
    seats: seats.map((seat) => ({ id: seat, name: seat, team: teamOf(seat) })),
  });
  const draw = async (title: string, seats: readonly string[], teamOf: (seat: string) => string) => {
    const acts = { busy: null } as unknown as SetupActs;
    await drawPage(
      <TranslationProvider title={null}>
        <SeatsPanel
          summary={summaryOf({ title, seats: seats.map((id) => person(id)) })}
          info={infoOf(title, seats, teamOf)}
          acts={acts}
          people={[]}
        />
      </TranslationProvider>,
    );
  };
  const grouped = () =>
    [...document.querySelectorAll('section section')].map((side) => [
      side.querySelector('h3')?.textContent,
      ...[...side.querySelectorAll('li')].map((row) => [...row.querySelectorAll('p')].map((one) => one.textContent)),
    ]);

  test('R12 of Rebellion stand by side, each with what the role does', async () => {
    const seats = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];
    await draw('rebellion', seats, (seat) => seat.split('-')[0] ?? '');
    const admiral = 'Recruits, builds and deploys units, and decides in space battles.';
    expect(grouped()).toEqual([
      [
        'Rebels',
        ['Rebel Admiral', 'Open seat', admiral],
        [
          'Rebel General',
          'Open seat',
          'Holds the missions and objectives, hides the base, and decides in ground battles.',
        ],
      ],
      [
        'Empire',
        ['Imperial Admiral', 'Open seat', admiral],
        ['Imperial General', 'Open seat', 'Holds the missions and probe cards, and decides in ground battles.'],
      ],
    ]);
  });

  test('RB-18.4 say of a lone Rebel that both roles are theirs', async () => {
    await draw('rebellion', ['rebel', 'imperial-admiral', 'imperial-general'], (seat) => seat.split('-')[0] ?? '');
    expect(grouped()[0]).toEqual([
      'Rebels',
      ['Rebels', 'Open seat', 'Plays Admiral and General: two turns in each round.'],
    ]);
  });

  test('BH-16.2 BH-16.5 of a pair of Hoth say whose turns and cards are theirs, and which units', async () => {
    await draw('battle-of-hoth', ['rebels', 'empire', 'rebels-2'], (seat) => seat.replace('-2', ''));
    expect(JSON.stringify(grouped())).toMatch(
      /Begins, then takes turns with the second player\. Own cards, shared units.*with the first player.*every turn of the Empire, with the whole hand/,
    );
  });

  test('of two players stand as they are, without a heading', async () => {
    await draw('rebellion', ['rebel', 'imperial'], (seat) => seat);
    expect([grouped(), document.querySelectorAll('li').length]).toEqual([[], 2]);
    expect(document.body.textContent).not.toContain('Plays Admiral');
  });
});
