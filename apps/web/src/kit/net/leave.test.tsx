// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeaveBanner } from '../../match/people/leave-news.tsx';
import { SeatActs } from '../../match/people/seat-acts.tsx';
import { bot, galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import { mount } from '../../testing/mount.ts';
import { press } from '../../testing/press.ts';
import { until } from '../../testing/until.ts';
import { loadTitle } from '../i18n/texts.ts';
import { TranslationProvider } from '../i18n/translate.tsx';
import { leaveOf } from './leave.ts';
import { useConnection } from './socket.ts';
import { useTitleStore } from './titles.ts';
import type { Frame, MatchSummary, SeatSummary, TitleInfo } from './types.ts';

const teams = ['rebel', 'imperial', 'imperial', 'rebel'];
const titles: TitleInfo[] = [
  galaxy,
  { ...galaxy, id: 'rebellion', seats: galaxy.seats.map((seat, index) => ({ ...seat, team: teams[index] ?? '' })) },
];

const NAMES = { p1: 'Ann', p2: 'Bia', p3: 'Clo', p4: 'Diego' };
const four = Object.entries(NAMES).map(([id, name]) => person(id, name));
const at = '2026-11-21T10:00:00.000Z';
const bank = { kind: 'bank', bank: 300, increment: 0, atZero: 'claim' } as const;

/** A match of these four in play; `more` changes a seat. */
function playing(seat: string, more: Partial<SeatSummary>, rest: Partial<MatchSummary> = {}): MatchSummary {
  const seats = four.map((one) => (one.id === seat ? { ...one, ...more } : one));
  return summaryOf({ status: 'playing', seats, ...rest });
}

const outOfTime = (seat: string, seats = four) => ({
  clock: bank,
  clocks: { at, seats: seats.map(({ id }) => ({ seat: id, runs: id === seat, leftMs: id === seat ? 0 : 1_000 })) },
});

/** Requests, which the server carries out. */
const sent: string[] = [];
beforeEach(async () => {
  useTitleStore.setState({ titles });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(`${path} ${init.body}`);
    return Response.json({ match: summaryOf({}) });
  });
  await loadTitle('galaxy-dice', 'en');
});
afterEach(() => {
  sent.length = 0;
});

test('the gravest way in which a person has left is told', () => {
  const summary = summaryOf({ status: 'playing' });
  expect(leaveOf(summary, person('p1', 'Ann'))).toBeNull();
  expect(leaveOf(summary, bot('p1'))).toBeNull();
  const seat = { ...person('p1', 'Ann'), connected: false };
  expect(leaveOf(summary, seat)).toBe('away');
  expect(leaveOf({ ...summary, ...outOfTime('p1') }, seat)).toBe('out');
  expect(leaveOf({ ...summary, ...outOfTime('p1') }, { ...seat, standIn: 'sensible' })).toBe('computer');
  expect(leaveOf(summary, { ...seat, standIn: 'sensible', removed: true })).toBe('removed');
  expect(leaveOf(summary, seat, ['p1'])).toBe('conceded');
  expect(leaveOf(summary, { ...seat, left: 'time' }, ['p1'])).toBe('time');
});

/** Banners of a person with the seat `mine`. */
function banners(mine: string) {
  const frame = { viewer: mine } as Frame;
  const page = mount((summary: MatchSummary) => (
    <TranslationProvider title="galaxy-dice" names={NAMES}>
      <LeaveBanner summary={summary} frame={frame} mine={MINE[mine] ?? []} />
    </TranslationProvider>
  ));
  const texts = () => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent?.trim());
  return { ...page, texts };
}
const MINE: Readonly<Record<string, readonly string[]>> = { p1: ['p1'], p2: ['p2'], p4: ['p4'] };

test.each([
  [{ removed: true, standIn: 'sensible' }, 'The host has removed Diego. The computer plays on.'],
  [{ left: 'conceded' }, 'Diego has conceded. '],
  [{ left: 'time' }, 'Diego has lost on time. '],
  [{ standIn: 'sensible' }, 'The computer now plays for Diego. '],
] as const)('every viewer is told once how another player has left: %o', async (more, words) => {
  const { draw, texts } = banners('p2');
  await draw(playing('p4', {}));
  expect(texts()).toEqual([]);
  await draw(playing('p4', more));
  expect(texts()).toEqual([`${words}Close`]);
  await draw(playing('p4', { ...more, connected: false }));
  await press(document.querySelector('[role="status"] button'));
  expect(texts()).toEqual([]);
  if (!('left' in more)) {
    await draw(playing('p4', {}));
    expect(texts()).toEqual(['Diego plays again. Close']);
  }
});

test('news from before the page was opened are not told again', async () => {
  const { draw, texts } = banners('p2');
  await draw(playing('p4', { left: 'conceded' }));
  expect(texts()).toEqual([]);
});

test('the team-mate of a player who has conceded is told who decides now, and so are the others', async () => {
  for (const [mine, words] of [
    ['p1', 'Diego has conceded. You now decide for Diego as well.'],
    ['p2', 'Diego has conceded. Ann now decides for Diego as well.'],
  ] as const) {
    const { draw, close, texts } = banners(mine);
    await draw(playing('p4', {}, { title: 'rebellion' }));
    await draw(playing('p4', { left: 'conceded' }, { title: 'rebellion' }));
    await vi.waitFor(() => expect(texts()).toEqual([`${words}Close`]));
    await close();
  }
});

test('who has conceded, lost on time or has no time left reads what that means', async () => {
  const { draw, texts } = banners('p1');
  await draw(playing('p1', { left: 'conceded' }));
  expect(texts()).toEqual(['You have conceded. From now on you see what a watcher sees.Close']);
  await draw(playing('p1', { left: 'time' }));
  expect(texts()).toEqual(['You have lost on time. From now on you see what a watcher sees.Close']);
  await draw(playing('p1', {}, outOfTime('p1')));
  expect(texts()[0]).toContain('the others may now take you out of the game or let the computer play for you');
  await draw({ ...playing('p1', {}, outOfTime('p1')), clock: { ...bank, atZero: 'bot' } });
  expect(texts()).toEqual(['You have no time left. The computer now moves for you.']);
  const two = four.slice(0, 2);
  await draw(summaryOf({ status: 'playing', seats: two, ...outOfTime('p1', two) }));
  expect(texts()[0]).toContain('the other side may now claim the win');
});

/** Draws the acts on the first seat, for the player of the second. */
async function actsOn(summary: MatchSummary) {
  const seat = summary.seats[0];
  if (!seat) throw new Error('no seat');
  const page = mount(() => (
    <TranslationProvider title="galaxy-dice" names={NAMES}>
      <SeatActs summary={summary} seat={seat} mine={['p2']} onlyOthers />
    </TranslationProvider>
  ));
  await page.draw(null);
  return page;
}

/** Opens the question of the button on Ann's seat, and lets the guard of a double-click pass. */
async function askedOn(summary: MatchSummary) {
  const page = await actsOn(summary);
  const open = await until(() => document.querySelector('button'));
  await act(async () => open.click());
  await until(() => document.querySelector('[role="dialog"]'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 650)));
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
  return { ...page, label: open.textContent, buttons, text: document.querySelector('[role="dialog"]')?.textContent };
}

test('with four, time that is up ends the game of one seat only after a question that offers the computer first', async () => {
  const { label, text, buttons } = await askedOn(playing('p1', {}, outOfTime('p1')));
  expect(label).toBe('Go on without Ann');
  expect(text).toContain('You can take Ann out of the game for good; the others play on.');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Cancel', 'Let the computer play', 'Take Ann out']);
  expect(document.activeElement?.textContent).toBe('Cancel');
  await act(async () => buttons()[1]?.click());
  expect(sent).toEqual(['/api/matches/table-one-1/standin {"seat":"p1"}']);
});

test('with two it wins, after a question', async () => {
  const two = four.slice(0, 2);
  const { label, text, buttons } = await askedOn(summaryOf({ status: 'playing', seats: two, ...outOfTime('p1', two) }));
  expect(label).toBe('Win on time against Ann');
  expect(text).toContain('If you claim the win, the game ends at once.');
  await act(async () => buttons()[2]?.click());
  expect(sent).toEqual(['/api/matches/table-one-1/claim {"seat":"p1"}']);
});

test('the computer is called for an absent player after a question that says how strong it is', async () => {
  const absentAt = new Date(Date.now() - 1_000).toISOString();
  const { text, buttons } = await askedOn(playing('p1', { connected: false, absentAt }));
  expect(text).toContain('The computer (standard) plays for Ann until they take the seat back.');
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Cancel', 'Let the computer play']);
});

test('team-mates of an absent player may call the computer before opponents', async () => {
  const past = new Date(Date.now() - 1_000).toISOString();
  const soon = new Date(Date.now() + 60_000).toISOString();
  const summary = playing('p1', { connected: false, absentAt: past, opponentsAt: soon, mates: ['p4'] });
  const [seat] = summary.seats;
  if (!seat) throw new Error('no seat');
  for (const [mine, count] of [
    ['p2', 0],
    ['p4', 1],
  ] as const) {
    const page = mount(() => (
      <TranslationProvider title="galaxy-dice" names={NAMES}>
        <SeatActs summary={summary} seat={seat} mine={[mine]} onlyOthers />
      </TranslationProvider>
    ));
    await page.draw(null);
    expect(document.querySelectorAll('button'), mine).toHaveLength(count);
    await page.close();
  }
});

test('while the connection is lost, when only our own clock runs on, no one is offered the seat of another', async () => {
  const two = four.slice(0, 2);
  await actsOn(summaryOf({ status: 'playing', seats: two, ...outOfTime('p1', two) }));
  const button = () => document.querySelector('button')?.textContent;
  await until(() => button() === 'Win on time against Ann');
  await act(async () => useConnection.setState({ state: 'lost' }));
  expect(button()).toBeUndefined();
  await act(async () => useConnection.setState({ state: 'online' }));
  expect(button()).toBe('Win on time against Ann');
});
