import { describe, expect, test } from 'vitest';
import { hide, reveal } from '../../engine/hidden.ts';
import { clone } from '../../engine/json.ts';
import { begin } from '../../engine/match.ts';
import { testSeed } from '../../engine/testing/index.ts';
import { SCENARIO_IDS, scenarioOf } from '../data/scenarios/index.ts';
import { battleOfHoth } from '../index.ts';
import { battle } from '../testing/scenario.ts';
import { drawToHand } from './piles.ts';
import { TURN_LIMIT } from './victory.ts';

const cardsOf = (s: ReturnType<typeof battle>, seat: string) =>
  [s.g.hands, s.g.decks].map((boxes) => reveal(boxes[seat]!).length);

describe('a turn', () => {
  test('BH-5.1 BH-5.3 BH-5.8 BH-3.5 a card is played and shown, then discarded face up, and one is drawn', () => {
    const s = battle({ hands: { rebels: ['rebels-recon-left', 'rebels-raid-left'] } });
    expect([s.question, cardsOf(s, 'rebels')]).toEqual(['ask.card', [2, 14]]);
    s.play('rebels-recon-left');
    expect([s.view().order?.card, s.view('empire').seats[0]?.discards]).toEqual(['rebels-recon-left', []]);
    s.click([]);
    expect([s.g.active, cardsOf(s, 'rebels'), s.view('empire').seats[0]?.discards]).toEqual([
      'empire',
      [2, 13],
      ['rebels-recon-left'],
    ]);
  });

  test('BH-5.9 BH-5.16 an empty pile is rebuilt from the discards, the card just played included', () => {
    const s = battle({ hands: { rebels: ['rebels-recon-left'] } }).change((g) => {
      g.discards.rebels = g.decks.rebels!.hidden.splice(0);
    });
    s.play('rebels-recon-left').click([]);
    expect([cardsOf(s, 'rebels'), s.view().seats[0]?.discards, s.log()]).toMatchObject([
      [1, 15],
      [],
      expect.arrayContaining(['log.reshuffled']),
    ]);
  });

  test('BH-5.12 without a card in hand the turn goes straight to the draw', () => {
    const s = battle({ hands: { empire: [] } });
    s.pass();
    // The Empire had no card: it drew one, and the Rebels are at turn again.
    expect([s.g.active, s.g.turns, cardsOf(s, 'empire')]).toEqual(['rebels', { rebels: 2, empire: 1 }, [1, 15]]);
  });

  test('BH-5.17 with pile and discards both empty nothing is drawn', () => {
    const g = clone(battle().g);
    g.decks.rebels = hide([]);
    drawToHand(g, 'rebels', 2);
    expect(reveal(g.hands.rebels!)).toHaveLength(4);
  });

  test('BH-3.6 BH-3.2 every scenario begins with its first player, its hands and its units', () => {
    for (const id of SCENARIO_IDS) {
      const { firstPlayer, hands, units } = scenarioOf(id);
      const g = begin(battleOfHoth, {
        seats: ['rebels', 'empire'],
        options: battleOfHoth.options.parse({ scenario: id }),
        seed: testSeed(3),
      });
      expect([
        g.active,
        reveal(g.hands.rebels!).length,
        reveal(g.hands.empire!).length,
        Object.keys(g.units).length,
      ]).toEqual([firstPlayer, hands.rebels, hands.empire, units.length]);
    }
  });

  test('only known scenarios are offered', () => {
    expect(battleOfHoth.options.safeParse({ scenario: 'kessel-run' }).success).toBe(false);
    expect(battleOfHoth.options.safeParse({ scenario: 'medevac' }).success).toBe(true);
  });
});

describe('medals', () => {
  const raid = { rebels: ['rebels-direct-from-hq'] } as const;

  test('BH-4.1 BH-4.9 the last medal wins at once, before a retreat is made', () => {
    const s = battle({ units: ['echoTrooper 4,4', 'snowtrooper 4,3 1', 'atat 9,0'], hands: raid }).change((g) => {
      g.medals.rebels = Array.from({ length: 3 }, () => ({ for: 'unit' as const, of: 'atat' }));
    });
    s.play('rebels-direct-from-hq')
      .order('echoTrooper-1')
      .attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'retreat', 'miss');
    expect([s.winner, s.g.outcome?.reason.key, s.g.outcome?.scores]).toEqual([
      'rebels',
      'outcome.medals',
      { rebels: 4, empire: 0 },
    ]);
  });

  test('BH-4.10 a side without a unit: more medals win; with equal medals the side that has units', () => {
    const last = (medals: number) =>
      battle({ units: ['echoTrooper 4,4', 'snowtrooper 4,3 1'], hands: raid })
        .change((g) => {
          g.medals.empire = Array.from({ length: medals }, () => ({ for: 'unit' as const, of: 'echoTrooper' }));
        })
        .play('rebels-direct-from-hq')
        .order('echoTrooper-1')
        .attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss').winner;
    expect([last(0), last(1), last(2)]).toEqual(['rebels', 'rebels', 'empire']);
  });

  test('BH-4.12 after 80 turns of each side more medals win, else it is a draw', () => {
    const end = (
      medals: number,
      scenario: 'snowspeeder-counter-attack' | 'target-the-shield-generators' = 'snowspeeder-counter-attack',
    ) => {
      const s = battle({ scenario, active: 'empire' }).change((g) => {
        g.turns = { rebels: TURN_LIMIT, empire: TURN_LIMIT };
        g.medals.empire = Array.from({ length: medals }, () => ({ for: 'unit' as const, of: 'echoTrooper' }));
      });
      return s.pass().g.outcome;
    };
    expect([end(1)?.winners, end(0)?.winners, end(0)?.reason.key]).toEqual([
      ['empire'],
      ['rebels', 'empire'],
      'outcome.draw',
    ]);
    expect(end(0, 'target-the-shield-generators')?.winners).toEqual(['rebels']);
  });

  test('BH-4.13 a side may resign', () => {
    expect(battle().concede('rebels').g.outcome?.winners).toEqual(['empire']);
  });
});

describe('pairs', () => {
  const seats = ['rebels', 'empire', 'rebels-2', 'empire-2'];

  test('BH-16.2 BH-16.3 eight cards each, and half of the hand, rounded up', () => {
    const s = battle({ seats, scenario: 'hill-alpha-defense', active: 'empire' });
    expect(seats.map((seat) => cardsOf(s, seat))).toEqual(seats.map(() => [3, 5]));
  });

  test('BH-16.1 BH-16.5 BH-16.7 BH-16.8 members alternate, each with the own hand, pile and discards', () => {
    const s = battle({ seats });
    const order: string[] = [];
    for (let n = 0; n < 6; n++) {
      order.push(...s.asked);
      s.pass();
    }
    expect(order).toEqual(['rebels', 'empire', 'rebels-2', 'empire-2', 'rebels', 'empire']);
    expect(s.view().seats.map(({ discards }) => discards.length)).toEqual([2, 2, 1, 1]);
  });

  test('BH-16.6 BH-16.11 with three players the single one plays after each member of the pair', () => {
    const s = battle({ seats: ['rebels', 'empire', 'empire-2'] });
    const order: string[] = [];
    for (let n = 0; n < 4; n++) {
      order.push(...s.asked);
      s.pass();
    }
    expect(order).toEqual(['rebels', 'empire', 'rebels', 'empire-2']);
  });

  test('BH-16.14 a retreat in the other side’s turn is decided by the member whose turn comes next', () => {
    const s = battle({
      seats,
      units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'atat 9,0'],
      hands: { rebels: ['rebels-direct-from-hq'] },
    });
    s.play('rebels-direct-from-hq')
      .order('echoTrooper-1')
      .attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'miss', 'miss');
    expect(s.asked).toEqual(['empire']);
  });

  test('BH-16.15 an empty personal pile is rebuilt from the own discards only', () => {
    const s = battle({ seats }).change((g) => {
      g.discards.rebels = g.decks.rebels!.hidden.splice(0);
      g.discards['rebels-2'] = g.decks['rebels-2']!.hidden.splice(0);
    });
    s.pass();
    expect([reveal(s.g.decks.rebels!).length > 0, s.g.discards['rebels-2']!.length > 0]).toEqual([true, true]);
  });

  test('a partner takes over the turns of a member that concedes', () => {
    const s = battle({ seats }).concede('rebels');
    expect(s.asked).toEqual(['rebels-2']);
    expect(s.pass().pass().asked).toEqual(['rebels-2']);
  });

  test('BH-5.8 BH-16.7 a member that concedes in its turn: the partner finishes it, the card goes to the own discards', () => {
    const units = ['echoTrooper 4,4', 'echoTrooper 9,6', 'snowtrooper 4,3', 'snowtrooper 9,0'];
    const s = battle({ seats, units, hands: { rebels: ['rebels-direct-from-hq'] } });
    s.play('rebels-direct-from-hq').order('echoTrooper-1').concede('rebels');
    expect([s.asked, s.question]).toEqual([['rebels-2'], 'ask.move']);
    s.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
    expect([s.figures('snowtrooper-1'), s.g.active]).toEqual([3, 'empire']);
    expect([s.g.discards.rebels, s.g.discards['rebels-2']]).toEqual([['rebels-direct-from-hq'], []]);
  });

  test('BH-16.14 a retreat is decided by the partner where the member whose turn comes next has conceded', () => {
    const units = ['snowtrooper 4,2', 'snowtrooper 9,0', 'echoTrooper 4,3', 'echoTrooper 9,6'];
    const s = battle({ seats, units, active: 'empire', hands: { empire: ['empire-direct-from-hq'] } });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.concede('rebels').attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss');
    expect([s.asked, s.question]).toEqual([['rebels-2'], 'ask.retreat']);
  });
});

describe('what is hidden', () => {
  test('BH-18.1 BH-18.2 BH-18.3 BH-18.22 a hand is seen by its seat and partner, of others only the number', () => {
    const s = battle({ seats: ['rebels', 'empire', 'rebels-2'] });
    const seen = (viewer: string) => s.view(viewer).seats.map(({ hand }) => hand !== null);
    expect([seen('rebels'), seen('rebels-2'), seen('empire'), seen('spectator')]).toEqual([
      [true, false, true],
      [true, false, true],
      [false, true, false],
      [false, false, false],
    ]);
    expect(s.view('spectator').seats.map(({ cards }) => cards)).toEqual([2, 4, 2]);
  });

  test('BH-18.4 BH-18.5 BH-18.6 BH-18.7 BH-18.8 of a pile all see the number, of discards the cards', () => {
    const s = battle({ hands: { rebels: ['rebels-recon-left'] } })
      .play('rebels-recon-left')
      .click([]);
    for (const viewer of ['rebels', 'empire', 'spectator'])
      expect(s.view(viewer).seats[0]).toMatchObject({ deck: 14, discards: ['rebels-recon-left'] });
  });

  test('BH-18.21 opponents and spectators read what partners write: no messages to a team', () => {
    expect(battleOfHoth.talksOpenly).toBe(true);
  });

  test('BH-18.19 BH-18.20 units and dice are the same for all', () => {
    const s = battle({
      units: ['echoTrooper 4,4 scouts', 'snowtrooper 4,3', 'atat 9,0'],
      hands: { rebels: ['rebels-direct-from-hq'] },
    });
    s.play('rebels-direct-from-hq')
      .order('echoTrooper-1')
      .attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
    const [one, ...others] = ['rebels', 'empire', 'spectator'].map((viewer) => {
      const { units, attack, sides } = s.view(viewer);
      return { units, attack, sides };
    });
    expect(one?.attack?.faces).toEqual(['infantry', 'miss', 'miss']);
    for (const other of others) expect(other).toEqual(one);
  });
});
