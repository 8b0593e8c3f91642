// @vitest-environment happy-dom
import type { RebellionView } from '@echo-base/games/rebellion/client';
import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMatch } from '../../../kit/net/match-store.ts';
import type { Option } from '../../../kit/net/types.ts';
import * as toasts from '../../../kit/ui/toast-store.ts';
import type { BoardProps, SeatInfo } from '../../../question/board-set.ts';
import { press } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { Hand } from '../hand.tsx';
import { Opponents } from '../opponents.tsx';
import { decisionOf, leaders, mount, named, viewOf, words } from '../testing/hand.tsx';
import { openPart, decisionOf as questionOf, viewOf as viewOfPosition } from '../testing/part.tsx';
import { withTeam } from './team.tsx';

const FOUR = { 'rebel-admiral': 'Ann', 'imperial-admiral': 'Bia', 'imperial-general': 'Clo', 'rebel-general': 'Diego' };
const THREE = { rebel: 'Ann', 'imperial-admiral': 'Bia', 'imperial-general': 'Clo' };

const hidden = { count: 0, cards: null };
const handsOf = (names: object) => ({
  decks: { rebel: 8, imperial: 8 },
  hands: Object.fromEntries(Object.keys(names).map((seat) => [seat, hidden])),
  used: [],
});

/** The first command phase, in which the Rebel Admiral begins. */
function turnView(names: object, more: Partial<RebellionView> = {}): RebellionView {
  return viewOf({
    phase: 'command',
    actions: handsOf(names),
    turns: [
      { side: 'rebel', role: 'admiral' },
      { side: 'imperial', role: 'admiral' },
      { side: 'imperial', role: 'general' },
      { side: 'rebel', role: 'general' },
    ],
    ...more,
  });
}

const activate = (leader: string): Option => ({
  key: `activate:${leader}:hoth`,
  label: { key: 'system.hoth' },
  at: 'place:hoth',
  from: `leader:${leader}`,
});
const turnOf = (...pool: string[]) => decisionOf(pool.map(activate), { prompt: { key: 'ask.roleTurn' } });

const pools = () =>
  [...document.querySelectorAll('[data-pool]')].map((pool) => [
    pool.querySelector('button .visually-hidden')?.textContent,
    ...[...pool.querySelectorAll('[data-names]')].map((one) => one.getAttribute('data-names')?.slice('leader:'.length)),
  ]);
const marks = (inside: ParentNode = document) =>
  [...inside.querySelectorAll('[data-role][aria-label]')].map((mark) => mark.getAttribute('aria-label'));

let refused: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  refused = vi.spyOn(toasts, 'showToast');
  localStorage.clear();
});
afterEach(() => act(() => useMatch.setState({ matchId: null })));
const lastRefusal = () => (refused.mock.calls.at(-1)?.[0] as { title?: string } | undefined)?.title;

describe('RB-18.1 leaders of a team', () => {
  test('are in two pools, the own one first, each named after its role and player', async () => {
    await mount(withTeam(Hand), 'rebel-general', FOUR).draw(turnView(FOUR));
    expect(pools()).toEqual([
      ['You (General)', 'princess-leia', 'general-rieekan'],
      ['Ann (Admiral)', 'mon-mothma', 'jan-dodonna'],
    ]);
  });

  test('have the mark of their role as part of their accessible name: in the hand, on missions and with the other side', async () => {
    const assigned = [{ side: 'rebel', leaders: ['mon-mothma'], card: 'build-alliance#1' }] as const;
    const view = turnView(FOUR, { assigned, leaders: leaders({ 'mon-mothma': { at: 'mission' } }) });
    await mount(withTeam(Hand), 'rebel-admiral', FOUR).draw(view);
    expect(marks(named('Jan Dodonna'))).toEqual(['Admiral']);
    named('Build Alliance, Diplomacy 1, Attempt, with Mon Mothma (Admiral)');
    await mount(withTeam(Opponents), 'rebel-admiral', FOUR).draw(view);
    const strip = [...document.querySelectorAll('ul[aria-label="Leader pool"]')].at(-1);
    expect([...(strip?.querySelectorAll('[aria-label]') ?? [])].map((one) => one.getAttribute('aria-label'))).toEqual([
      ...['Emperor Palpatine', 'Admiral', 'Grand Moff Tarkin', 'Admiral'],
      ...['Darth Vader', 'General', 'General Tagge', 'General'],
    ]);
  });

  test('of two players on one mission are told apart: that of the mate is ringed', async () => {
    const assigned = [{ side: 'rebel', leaders: ['mon-mothma', 'princess-leia'], card: 'build-alliance#1' }] as const;
    const at = { 'mon-mothma': { at: 'mission' }, 'princess-leia': { at: 'mission' } } as const;
    await mount(withTeam(Hand), 'rebel-admiral', FOUR).draw(turnView(FOUR, { assigned, leaders: leaders(at) }));
    const ringed = document.querySelectorAll('.mates');
    expect([...ringed].map((one) => one.getAttribute('data-mate'))).toEqual(['rebel-general']);
  });

  test('are named with their role on the map', async () => {
    const leaders = { 'general-rieekan': { at: 'hoth' } };
    const view = viewOfPosition({ leaders, more: { actions: handsOf(FOUR) } });
    await openPart(withTeam(Board), { view, viewer: 'rebel-admiral', names: FOUR });
    const places = [...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? '');
    expect(places.filter((name) => name.startsWith('Hoth'))[0]).toContain('General Rieekan (General)');
  });

  test('of a mate refuse in words who commands them', async () => {
    const drawn = mount(withTeam(Hand), 'rebel-general', FOUR);
    await drawn.draw(turnView(FOUR), turnOf('princess-leia'));
    await press(named('Mon Mothma'));
    expect(lastRefusal()).toBe('Ann commands Mon Mothma.');
    expect(drawn.sent).toEqual([]);
    await press(named('Princess Leia'));
    expect(named('Princess Leia').getAttribute('aria-pressed')).toBe('true');
  });

  test('of a mate who has conceded are the viewer’s own', async () => {
    const seats = Object.entries(FOUR).map(([id, name]): SeatInfo => {
      const leave = id === 'rebel-general' ? 'conceded' : null;
      return { id, name, connected: true, isBot: false, isMine: id === 'rebel-admiral', leave };
    });
    const Left = withTeam(Hand);
    const Part = (props: BoardProps<RebellionView>): ReactElement => <Left {...props} seats={seats} />;
    await mount(Part, 'rebel-admiral', FOUR).draw(turnView(FOUR));
    expect(pools().map(([name]) => name)).toEqual(['You (Admiral)', 'You (General)']);
  });

  test('with two players there are no roles to see', async () => {
    await mount(withTeam(Hand)).draw(viewOf({ phase: 'command' }));
    expect([pools(), marks()]).toEqual([[], []]);
  });
});

describe('RB-18.4 a lone Rebel of three', () => {
  test('has both pools, and a leader of the other role refuses: it is not its turn', async () => {
    await mount(withTeam(Hand), 'rebel', THREE).draw(turnView(THREE), turnOf('mon-mothma', 'jan-dodonna'));
    expect(pools().map(([name]) => name)).toEqual(['You (Admiral)', 'You (General)']);
    await press(named('Princess Leia'));
    expect(lastRefusal()).toBe('Princess Leia belongs to your General. This turn is your Admiral’s.');
  });

  test('has the pool of the turn first on a phone, whose row scrolls', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    } as unknown as MediaQueryList);
    await mount(withTeam(Hand), 'rebel', THREE).draw(turnView(THREE, { turn: 3 }));
    expect(pools().map(([name]) => name)).toEqual(['You (General)', 'You (Admiral)']);
  });
});

test('RB-18.9 the question whom to recruit says for whom each leader is', async () => {
  const recruiting = { rebel: { count: 1, cards: ['one-in-a-million'] as const }, imperial: hidden };
  const view = viewOfPosition({ more: { phase: 'refresh', recruiting, actions: handsOf(FOUR) } });
  const bring = (leader: string): Option => ({
    key: `one-in-a-million:${leader}`,
    label: { key: `leader.${leader}` },
    at: `leader:${leader}`,
    from: 'card:one-in-a-million',
  });
  const decision = questionOf([bring('luke-skywalker'), bring('wedge-antilles')]);
  const offered = () =>
    [...document.querySelectorAll('[data-board-sheet] button')].map(({ textContent }) => textContent ?? '').join(' ');
  await openPart(withTeam(Board), { view, decision, viewer: 'rebel-admiral', names: FOUR });
  expect(offered()).toMatch(/Luke Skywalker.*For Diego \(General\).*Wedge Antilles.*For you \(Admiral\)/);
});

test.each([
  [['rebel-general'], 'Waiting'],
  [['imperial-general'], 'Playing now: Clo'],
  [['imperial-admiral', 'imperial-general'], 'Playing now: Bia, Clo'],
])('the header says who is really asked, whichever side is active: %s', async (asked, status) => {
  const Part = withTeam((props: BoardProps<RebellionView>) => <Opponents {...props} asked={asked} />);
  await mount(Part, 'rebel-admiral', FOUR).draw(turnView(FOUR, { active: 'rebel' }));
  expect(document.querySelector('section small')?.textContent).toBe(status);
});

describe('the card of the roles', () => {
  const shown = () => document.querySelector('[data-roles]');
  const start = (names: Readonly<Record<string, string>>, round = 1) =>
    openPart(withTeam(Board), {
      view: viewOfPosition({ more: { round, actions: handsOf(names) } }),
      viewer: Object.keys(names)[0] ?? '',
      names,
    });
  beforeEach(() => useMatch.setState({ matchId: 'm1' }));

  test('says at the start, once, what each of the side decides', async () => {
    const page = await start(FOUR);
    expect(shown()?.textContent).toMatch(
      /You are the Admiral.*Admiral · You.*space battles.*General · Diego.*ground battles/,
    );
    await press(shown()?.querySelector('button') ?? null);
    expect(shown()).toBeNull();
    page.close();
    await start(FOUR);
    expect(shown()).toBeNull();
  });

  test('gives the board free at the first press on it, and stays away', async () => {
    const page = await start(FOUR);
    await press(document.querySelector('[data-place="place:endor"] button'));
    expect(shown()).toBeNull();
    page.close();
    await start(FOUR);
    expect(shown()).toBeNull();
  });

  test('gives the board free at the first act of the viewer', async () => {
    await start(FOUR);
    await act(() => useMatch.setState({ sending: 'd1' }));
    expect(shown()).toBeNull();
    await act(() => useMatch.setState({ sending: null }));
    expect(shown()).toBeNull();
  });

  test('tells a lone Rebel that two roles are played, each with its own turn', async () => {
    await start(THREE);
    expect(shown()?.textContent).toMatch(
      /You play both roles.*a turn for each role.*If you pass one, the other plays on/,
    );
  });

  test.each([
    ['in a later round', FOUR, 2],
    ['with two players', { rebel: 'Ann', imperial: 'Bia' }, 1],
  ] as const)('is not shown %s', async (_when, names, round) => {
    await start(names, round);
    expect(shown()).toBeNull();
  });

  test('opens again from the mark of a pool', async () => {
    await mount(withTeam(Hand), 'rebel-general', FOUR).draw(turnView(FOUR));
    await press(named('You (General)'));
    await vi.waitFor(() =>
      expect(document.querySelector('[role="dialog"]')?.textContent).toContain('You are the General'),
    );
    expect(words()).toContain('Admiral · Ann');
  });
});
