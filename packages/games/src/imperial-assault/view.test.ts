import { describe, expect, test } from 'vitest';
import { hide } from '../engine/hidden.ts';
import { clone } from '../engine/json.ts';
import { see } from '../engine/match.ts';
import type { Viewer } from '../engine/state.ts';
import { testRng } from '../engine/testing/playout.ts';
import { resampled } from '../engine/testing/resample.ts';
import { imperialAssault } from './index.ts';
import { deckOf, handOf, playerOf, type State } from './state.ts';
import { fresh, type Scenario, skirmish } from './testing/scenario.ts';
import { tested } from './testing/title.ts';

const VIEWERS: readonly Viewer[] = ['p1', 'p2', 'spectator'];
const VADER = 'p1-darth-vader-1-1';
const CHEWIE = 'p2-chewbacca-1-1';

/** All that a viewer is sent of a state. */
const sent = (g: State, viewer: Viewer) => JSON.stringify(see(imperialAssault, g, viewer));

/** The viewers that notice a change. */
function whoSees(g: State, change: (next: State) => void): Viewer[] {
  const next = clone(g);
  change(next);
  return VIEWERS.filter((viewer) => sent(next, viewer) !== sent(g, viewer));
}

const hands = { p1: ['deadeye', 'rally'], p2: ['recovery', 'celebration'] };
const decks = { p1: ['urgency', 'planning', 'deadeye'], p2: ['planning', 'rally', 'urgency'] };
/** A position with something in every hidden place. */
const middle = (more: readonly string[] = []) =>
  skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c8', 'p2 gideon-argus n18', ...more], hands, decks });

describe('hidden information', () => {
  test('IA-13.6 IA-13.7 IA-13.8 the order of a command deck is seen by no viewer, its owner included', () => {
    expect(whoSees(middle().g, (g) => g.players.p1!.deck.hidden.reverse())).toEqual([]);
    expect(whoSees(middle().g, (g) => g.players.p2!.deck.hidden.reverse())).toEqual([]);
  });

  test('IA-13.28 IA-13.10 IA-13.11 a hand is seen by its owner only; the others are sent its size', () => {
    const swap = (g: State) => {
      const player = playerOf(g, 'p1');
      const [hand, deck] = [[...handOf(g, 'p1')], [...deckOf(g, 'p1')]];
      Object.assign(player, {
        hand: hide([...deck.slice(0, 1), ...hand.slice(1)]),
        deck: hide([...hand.slice(0, 1), ...deck.slice(1)]),
      });
    };
    expect(whoSees(middle().g, swap)).toEqual(['p1']);
    for (const viewer of ['p2', 'spectator'] as const) expect(sent(middle().g, viewer)).not.toContain('deadeye');
  });

  test('IA-13.12 IA-13.22 discards in order, attached cards, effects, damage, conditions and tokens are seen by all', () => {
    const all = [...VIEWERS];
    expect(whoSees(middle().g, (g) => g.players.p1!.discards.push('regroup'))).toEqual(all);
    const { g } = middle();
    g.players.p1!.discards.push('regroup', 'rally');
    expect(whoSees(g, (next) => next.players.p1!.discards.reverse())).toEqual(all);
    const changes: ((next: State) => void)[] = [
      (next) => next.groups['p2-chewbacca-1']!.attached.push({ card: 'price-on-their-heads', seat: 'p1' }),
      (next) => next.effects.push({ ability: 'shadow-ops', figure: '', seat: 'p1', until: 'round' }),
      (next) => {
        next.figures[CHEWIE]!.damage = 3;
      },
      (next) => next.figures[CHEWIE]!.conditions.push('stunned'),
      (next) => {
        next.tokens[0]!.coloured = true;
      },
    ];
    for (const change of changes) expect(whoSees(g, change)).toEqual(all);
  });

  test('IA-13.22 dice and movement points are seen by all', () => {
    const s = middle().activate(VADER).click('move');
    for (const viewer of VIEWERS) expect(s.view(viewer).activation).toMatchObject({ points: 4, actions: 1 });
    const rolled = middle(['p1 stormtrooper c6', 'p1 stormtrooper d6']).activate('p1-stormtrooper-1-1');
    rolled.dice('blue 2 1', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE);
    while (rolled.question !== 'window.ATTACK_REROLL') rolled.click('pass');
    for (const viewer of VIEWERS)
      expect(rolled.view(viewer).attack?.attackDice.every(({ face }) => face !== null)).toBe(true);
  });

  test('IA-13.13 IA-13.14 IA-13.15 the card that strain would discard is seen by no viewer before', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5 bleeding', 'p2 chewbacca n17'], decks }).activate(VADER);
    s.click('move');
    expect(s.question).toBe('ask.strain');
    const other = (g: State) => {
      g.players.p1!.deck.hidden[0] = 'pummel';
    };
    expect(whoSees(s.g, other)).toEqual(
      // Only the deck list of the owner names the card, without its place.
      [],
    );
    s.click('discard');
    for (const viewer of VIEWERS) expect(s.view(viewer).players[0]?.discards).toHaveLength(1);
  });

  test('IA-13.16 IA-13.17 of the cards drawn by planning the discarded one is public, the kept one is not', () => {
    const s = skirmish({
      figures: ['p1 stormtrooper c5', 'p2 chewbacca n17'],
      hands: { p1: ['planning'] },
      decks: { p1: ['urgency', 'rally'] },
    }).activate('p1-stormtrooper-1-1');
    s.click('play:planning:p1-stormtrooper-1-1:').pass();
    expect([s.question, s.legal.sort()]).toEqual(['ask.payCard', ['pay:rally', 'pay:urgency']]);
    for (const viewer of ['p2', 'spectator'] as const) expect(sent(s.g, viewer)).not.toContain('urgency');
    s.click('pay:rally').pass();
    for (const viewer of ['p2', 'spectator'] as const) {
      expect(s.view(viewer).players[0]?.discards).toContain('rally');
      expect(sent(s.g, viewer)).not.toContain('urgency');
      expect(s.read(viewer).some(({ params }) => JSON.stringify(params ?? {}).includes('urgency'))).toBe(false);
    }
  });

  test('IA-13.18 a card discarded at random is seen by all: Critical Hit of mak-eshka-rey', () => {
    const s = skirmish({
      figures: ['p1 mak-eshka-rey c5', 'p2 gideon-argus c8 4', 'p2 chewbacca n17'],
      hands: { p2: ['recovery'] },
    }).activate('p1-mak-eshka-rey-1-1');
    s.dice('blue 3 1 1', 'blue 3 1 1', 'black 1').aim('p2-gideon-argus-1-1').pass().click(['surge:2']).pass();
    for (const viewer of VIEWERS) expect(s.view(viewer).players[1]?.discards).toEqual(['recovery']);
    expect(s.log()).toContain('log.loses');
  });

  test('IA-13.19 IA-13.20 IA-13.21 every mission of the deck is known by the options, which one is drawn before by no viewer', () => {
    const s = fresh({ mission: 'draw' });
    expect(s.question).toBe('ask.initiative');
    for (const viewer of VIEWERS) expect([s.view(viewer).mission, s.view(viewer).tokens]).toEqual([null, []]);
    const other = resampled(tested, s.g, 'p1', testRng(7));
    expect(sent(other, 'p1')).toBe(sent(s.g, 'p1'));
    s.click('initiative:p1');
    expect(new Set(VIEWERS.map((viewer) => s.view(viewer).mission)).size).toBe(1);
  });

  test('IA-13.23 IA-13.24 of a question the others learn its seat and the public kind of its step', () => {
    const asked = middle().activate(VADER).click('special:force-choke:p2-chewbacca-1-1');
    expect([asked.question, asked.asked]).toEqual(['ask.strain', ['p2']]);
    for (const viewer of ['p1', 'spectator'] as const) {
      const seen = see(imperialAssault, asked.g, viewer);
      expect([seen.decisions, seen.waitingFor, seen.pending]).toEqual([
        [],
        ['p2'],
        [{ seat: 'p2', kind: { key: 'step.react' } }],
      ]);
    }
  });

  test('IA-13.25 IA-13.26 standing orders are no part of the match', () => {
    for (const viewer of VIEWERS) expect(sent(middle().g, viewer)).not.toMatch(/standing|declined/);
    expect(JSON.stringify(middle().g)).not.toMatch(/standing|declined/);
  });

  test('IA-13.27 hands and decks are shown when the match is over, the seed never', () => {
    const s = middle().concede('p2');
    for (const viewer of VIEWERS) {
      expect(s.view(viewer).players.map(({ hand }) => hand)).toEqual([hands.p1, hands.p2]);
      expect(sent(s.g, viewer)).not.toContain(s.g.luck.hidden.seed);
    }
  });
});

describe('the existence of a question', () => {
  /** Plays the same public acts with another hidden hand; what the others see must be the same at each step. */
  function sameFor(viewer: Viewer, start: Scenario, clicks: readonly string[]): void {
    for (let n = 0; n < 10; n++) {
      const other = middle().change((g) => Object.assign(g, resampled(tested, start.g, viewer, testRng(n))));
      const same = middle().change((g) => Object.assign(g, clone(start.g)));
      for (const key of clicks) {
        expect(sent(other.g, viewer)).toBe(sent(same.g, viewer));
        if (other.legal.includes(key) && same.legal.includes(key)) {
          other.click(key);
          same.click(key);
        }
      }
    }
  }

  test('IA-12.33 IA-12.40 whatever the hand holds, the same seats are asked the same kinds of questions', () => {
    sameFor('p2', middle(), [
      `activate:${VADER}`,
      'pass',
      'pass',
      'special:force-choke:p2-chewbacca-1-1',
      'damage',
      'pass',
      'end',
      'pass',
      'pass',
    ]);
    sameFor('spectator', middle(), [`activate:${VADER}`, 'pass', 'pass', 'move', 'pass', 'end', 'pass', 'pass']);
  });

  test('IA-12.40 without a card in hand, or with every copy face up, no player is asked: to-the-limit', () => {
    const choked = (hand: readonly string[], discards: readonly string[]) => {
      const s = skirmish({
        figures: ['p1 darth-vader c5', 'p2 chewbacca c8', 'p2 gideon-argus n18'],
        hands: { p1: hand },
      });
      s.change((g) => {
        playerOf(g, 'p1').discards = [...discards];
        playerOf(g, 'p1').army = hide({ cards: [], deck: [...hand, ...discards] });
      });
      return s.activate(VADER).click(`special:force-choke:${CHEWIE}`).question;
    };
    expect(choked([], [])).toBe('ask.act');
    expect(choked(['deadeye'], [])).toBe('window.ACTION_AFTER');
    expect(choked(['deadeye'], ['to-the-limit'])).toBe('ask.act');
  });

  test('IA-2.19 IA-12.33 the decks of the first skirmish are printed: their cards alone are asked about', () => {
    const choked = (deck: readonly string[]) => {
      const figures = ['p1 darth-vader c5', 'p2 chewbacca c8', 'p2 gideon-argus n18'];
      const s = skirmish({ figures, hands: { p1: ['deadeye'] }, decks: { p1: deck } });
      s.change((g) => Object.assign(g, { ownArmies: false }));
      return s.activate(VADER).click(`special:force-choke:${CHEWIE}`).question;
    };
    expect([choked(['to-the-limit']), choked(['rally'])]).toEqual(['window.ACTION_AFTER', 'ask.act']);
  });
});
