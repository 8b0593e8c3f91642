import { describe, expect, test } from 'vitest';
import { reveal } from '../../engine/hidden.ts';
import { begin, canUndo } from '../../engine/match.ts';
import { testSeed } from '../../engine/testing/index.ts';
import { CAMPAIGN_IDS } from '../data/campaigns/ids.ts';
import { campaignOf } from '../data/campaigns/index.ts';
import { SIDES, type Side } from '../data/units.ts';
import { battleOfHoth } from '../index.ts';
import { handOf } from '../rules/piles.ts';
import { battle, type Position, type Scenario } from '../testing/scenario.ts';
import { tested } from '../testing/title.ts';
import { drawSupport } from './support-piles.ts';

/** A battle of a campaign in which a side needs one more medal and has an enemy unit before it. */
function lastMedal(side: Side, position: Position): Scenario {
  const own = side === 'rebels' ? ['echoTrooper 4,4', 'snowtrooper 4,3 1'] : ['snowtrooper 4,3', 'echoTrooper 4,4 1'];
  const card = side === 'rebels' ? 'rebels-direct-from-hq' : 'empire-direct-from-hq';
  const units = [...own, 'echoTrooper 9,6', 'snowtrooper 9,0'];
  const s = battle({ units, active: side, ...position, hands: { [side]: [card] } });
  s.change((g) => {
    g.medals[side] = Array.from({ length: 4 }, () => ({ for: 'unit' as const, of: 'any' }));
  });
  return s.play(card).order(side === 'rebels' ? 'echoTrooper-1' : 'snowtrooper-1');
}

/** Both sides are ready for the next battle. */
function goOn(s: Scenario): Scenario {
  while (!s.g.outcome && s.question === 'ask.ready') s.click('begin');
  return s;
}

/** Wins the battle by the attack that is left, and begins the next one. */
const win = (s: Scenario, side: Side): Scenario => goOn(defeat(s, side));

/** Wins the battle by the attack that is left. */
function defeat(s: Scenario, side: Side): Scenario {
  const [one, other] = side === 'rebels' ? ['echoTrooper-1', 'snowtrooper-1'] : ['snowtrooper-1', 'echoTrooper-1'];
  s.attack(one!, other!, 'infantry', 'miss', 'miss');
  return s.g.campaign && s.g.flow.stack.length > 0 && s.question === 'ask.finish' ? s.click([]) : s;
}

describe('a campaign', () => {
  test('BH-17.1 BH-17.2 assault-on-echo-base outpost-delta begin with their first battle, and go where the winner leads', () => {
    const starts = CAMPAIGN_IDS.map((campaign) => {
      const options = battleOfHoth.options.parse({ campaign });
      return begin(battleOfHoth, { seats: ['rebels', 'empire'], options, seed: testSeed(1) }).scenario;
    });
    expect(starts).toEqual(['enemy-spotted', 'imperial-scout-mission']);
    const s = win(lastMedal('rebels', { campaign: 'assault-on-echo-base' }), 'rebels');
    expect([s.g.scenario, s.g.turns, s.g.outcome]).toEqual(['hill-alpha-defense', expect.anything(), null]);
    expect(s.view().campaign).toMatchObject({
      node: 'B1',
      past: [{ node: 'A', scenario: 'enemy-spotted', winner: 'rebels' }],
    });
    const t = win(lastMedal('empire', { campaign: 'assault-on-echo-base' }), 'empire');
    expect([t.g.scenario, t.view().seats.map(({ seat, side }) => [seat, side])]).toEqual([
      'successful-landings',
      [
        ['rebels', 'rebels'],
        ['empire', 'empire'],
      ],
    ]);
  });

  test('BH-17.17 BH-17.18 BH-17.19 rewards are drawn at once; an extra card makes the hand larger', () => {
    const s = win(lastMedal('rebels', { campaign: 'assault-on-echo-base' }), 'rebels');
    expect([s.view('rebels').campaign?.sides[0]?.hand?.length, s.view().campaign?.sides[0]?.extraCards]).toEqual([
      1, 1,
    ]);
    const hands = SIDES.map((side) => handOf(s.g, side).length);
    expect(hands).toEqual([1 + 5, 5]);
  });

  test('BH-17.18 between two battles both sides say that they are ready; the hands are dealt after it', () => {
    const s = defeat(lastMedal('rebels', { campaign: 'assault-on-echo-base' }), 'rebels');
    const cards = () => s.view().seats.map((seat) => seat.cards);
    expect([s.question, s.asked, cards()]).toEqual(['ask.ready', ['rebels', 'empire'], [0, 0]]);
    expect(s.decision.prompt.params).toEqual({ n: 2, battle: { key: 'option.scenario.hill-alpha-defense' } });
    expect([s.as('empire').click('begin').asked, cards()]).toEqual([['rebels'], [0, 0]]);
    expect(canUndo(s.g, 'empire')).toBe(true);
    s.as('rebels').click('begin');
    expect([s.question, cards()]).toEqual(['ask.card', [6, 5]]);
  });

  test('BH-17.4 BH-15.4 leader cards of an outcome are in the deck for one battle', () => {
    const s = win(lastMedal('empire', { campaign: 'assault-on-echo-base', node: 'B1' }), 'empire');
    const all = () => [...reveal(s.g.hands.empire!), ...reveal(s.g.decks.empire!)];
    expect([all().length, all().filter((card) => card === 'empire-walker-attack').length]).toEqual([19, 1]);
    expect([s.g.withLeaders, s.view().campaign?.sides[1]?.leaders]).toEqual([false, ['veers']]);
    s.change((g) => {
      g.turns = { rebels: 80, empire: 80 };
    });
    s.pass();
    while (!s.g.outcome && s.view().campaign?.node === 'C2') s.pass();
    goOn(s);
    expect([all().length, s.view().campaign?.sides[1]?.leaders]).toEqual([16, []]);
  });

  test('BH-17.12 a leader that is already in the deck adds nothing', () => {
    const s = win(lastMedal('empire', { campaign: 'assault-on-echo-base', node: 'B1' }), 'empire');
    s.change((g) => {
      g.leaders.empire = 'veers';
    });
    expect(tested.invariants(s.g)).toEqual([]);
  });

  test('BH-17.13 BH-17.14 BH-17.18 badge and reduced unit are chosen before the hands are drawn', () => {
    const give = win(lastMedal('empire', { campaign: 'outpost-delta', node: 'C1' }), 'empire');
    expect([give.question, give.asked, give.view().seats.map(({ cards }) => cards)]).toEqual([
      'ask.badge',
      ['empire'],
      [0, 0],
    ]);
    const [unit = ''] = give.legal;
    expect([give.click(unit).question, give.asked]).toEqual(['ask.ready', ['rebels', 'empire']]);
    expect(give.g.units[unit.slice('unit:'.length)]?.badge).toBe('assault');
    const reduce = win(lastMedal('empire', { campaign: 'outpost-delta', node: 'B1' }), 'empire');
    expect([reduce.question, reduce.asked]).toEqual(['ask.reduce', ['empire']]);
    const key = reduce.legal.find((one) => one.includes('echoTrooper')) ?? '';
    reduce.click(key);
    const id = key.slice('unit:'.length);
    const view = reduce.view().units.find((one) => one.id === id);
    expect([view?.figures, view?.strength]).toEqual([2, 3]);
  });

  test('BH-17.15 BH-17.6 ends at a battle without a next one; its winner wins the campaign', () => {
    const s = win(
      lastMedal('rebels', { campaign: 'outpost-delta', node: 'E2', support: { rebels: ['air-support'] } }),
      'rebels',
    );
    expect([s.winner, s.g.outcome?.reason.key, s.g.outcome?.scores]).toEqual([
      'rebels',
      'outcome.campaign',
      { rebels: 1, empire: 0 },
    ]);
    expect(reveal(s.g.campaign!.piles.rebels.hand)).toContain('air-support');
  });

  test('BH-4.13 BH-17.15 a side that concedes has lost the campaign, whatever it has won before', () => {
    const s = win(lastMedal('rebels', { campaign: 'assault-on-echo-base' }), 'rebels').concede('rebels');
    expect([s.g.outcome?.winners, s.g.outcome?.reason.key]).toEqual([['empire'], 'outcome.conceded']);
  });

  test('BH-4.13 a battle that would be drawn goes to the side that moved second', () => {
    const s = battle({ campaign: 'outpost-delta', units: ['echoTrooper 0,6', 'snowtrooper 9,0'], active: 'empire' });
    s.change((g) => {
      g.turns = { rebels: 80, empire: 80 };
    });
    s.pass();
    expect(s.view().campaign?.past[0]?.winner).toBe('empire');
  });

  test('BH-17.10 a campaign is refused for more than two players', () => {
    const unsuited = (seats: readonly string[], campaign: string) =>
      battleOfHoth.unsuited?.(seats, battleOfHoth.options.parse({ campaign }))?.clause;
    expect(unsuited(['rebels', 'empire'], 'outpost-delta')).toBeUndefined();
    expect(unsuited(['rebels', 'empire', 'empire-2'], 'outpost-delta')).toBe('BH-17.10');
    expect(unsuited(['rebels', 'empire', 'empire-2'], 'none')).toBeUndefined();
  });

  test('BH-17.10 with three or four players the chosen scenario is played instead', () => {
    const seats = ['rebels', 'empire', 'rebels-2'] as const;
    const options = battleOfHoth.options.parse({ campaign: 'outpost-delta', scenario: 'last-stand' });
    const g = begin(battleOfHoth, { seats, options, seed: testSeed(1) });
    expect([g.campaign, g.scenario]).toEqual([null, 'last-stand']);
  });

  test('BH-17.5 BH-17.8 BH-17.17 five support cards a side; the pile is rebuilt from the discards', () => {
    const s = battle({ campaign: 'outpost-delta' });
    expect(s.view().campaign?.sides.map(({ deck }) => deck)).toEqual([5, 5]);
    s.change((g) => {
      const piles = g.campaign!.piles.rebels;
      piles.discards = piles.deck.hidden.splice(0, 5);
      drawSupport(g, 'rebels', 2);
    });
    expect(s.view('rebels').campaign?.sides[0]).toMatchObject({ cards: 2, deck: 3, discards: [] });
    s.change((g) => drawSupport(g, 'rebels', 9));
    expect(s.view('rebels').campaign?.sides[0]).toMatchObject({ cards: 5, deck: 0 });
  });
});

describe('outcomes', () => {
  test('BH-18.17 BH-18.18 nothing of what lies ahead is sent', () => {
    const s = battle({ campaign: 'outpost-delta' });
    for (const viewer of ['rebels', 'empire', 'spectator']) {
      const seen = JSON.stringify(s.view(viewer).campaign);
      expect(seen).not.toMatch(/story|"B1"|"B2"|retrieve-imperial-data/);
    }
    const t = win(lastMedal('rebels', { campaign: 'outpost-delta' }), 'rebels');
    expect(t.view().campaign?.past[0]?.outcome.key).toBe('story.outpost-delta.A.rebels');
  });

  test('every battle of both campaigns can be reached, and each path ends', () => {
    for (const id of CAMPAIGN_IDS) {
      const { nodes, start } = campaignOf(id);
      const next = nodes.flatMap(({ outcomes }) => SIDES.flatMap((side) => outcomes[side].next ?? []));
      expect([...new Set([start, ...next])].sort()).toEqual(nodes.map((node) => node.id).sort());
      expect(next.every((to) => nodes.some((node) => node.id === to))).toBe(true);
    }
  });
});
