import { describe, expect, test } from 'vitest';
import { begin } from '../../engine/match.ts';
import { playout, testRng, testSeed } from '../../engine/testing/index.ts';
import { galaxyDice } from '../index.ts';
import { scenario } from '../testing/scenario.ts';
import { tested } from '../testing/title.ts';

const ALL = ['p1', 'p2', 'p3', 'p4'];

function start(options: object = {}, seats = ALL, seed = 1) {
  const table = { seats, options: galaxyDice.options.parse(options), seed: testSeed(seed) };
  return scenario(begin(galaxyDice, table));
}

/** Planets in the order in which a random game plays them. */
function planetsPlayed(options: object): string[] {
  const table = { seats: ['p1', 'p2'], options: galaxyDice.options.parse(options), seed: testSeed(5) };
  const played: string[] = [];
  playout(tested, { ...table, source: 'fast' }, testRng(5), {
    each: ({ after }) => {
      const { planet } = galaxyDice.view(after, 'spectator');
      if (played.at(-1) !== planet) played.push(planet);
    },
  });
  return played;
}

describe('set-up', () => {
  test('GD-2.1 each player picks a different rebel in turn order, and the last one left needs no question', () => {
    const s = start({ firstPlayer: 'first-seat' });
    expect([s.asked, s.view().step]).toEqual([['p1'], 'choose-rebel']);
    s.click('choose:han');
    expect(s.asked).toEqual(['p2']);
    expect(s.refusal('choose:han')).toBe('rebel_taken GD-2.1');
    s.click('choose:luke', 'choose:chewbacca');
    expect(s.view().seats.map((seat) => seat.rebel)).toEqual(['han', 'luke', 'chewbacca', 'leia']);
    expect([s.asked, s.view().step]).toEqual([['p1'], 'place']);
  });

  test('GD-2.1 unused rebels are out of the game', () => {
    const s = start({ firstPlayer: 'first-seat' }, ['p1', 'p2']).click('choose:luke', 'choose:leia');
    expect(s.view().seats.map((seat) => seat.rebel)).toEqual(['luke', 'leia']);
    expect(s.view().step).toBe('place');
  });

  test('GD-2.1 rebels dealt at random are all different', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const rebels = start({ rebels: 'dealt' }, ALL, seed)
        .view()
        .seats.map((seat) => seat.rebel);
      expect(new Set(rebels).size).toBe(4);
    }
  });

  test('GD-2.2 both lords start at the edge of yavin4, held by no one', () => {
    const s = start();
    expect(s.view()).toMatchObject({ planet: 'yavin4', lords: ['vader', 'palpatine'] });
    expect(s.view().seats.every((seat) => seat.lord === null)).toBe(true);
  });

  test('GD-2.4 the first player is random: every seat begins some matches', () => {
    const first = new Set(Array.from({ length: 40 }, (_one, n) => start({}, ALL, n).view().firstPlayer));
    expect([...first].sort()).toEqual(ALL);
  });

  test('GD-2.4 or the first seat begins, if the option says so', () => {
    for (let seed = 1; seed <= 10; seed++)
      expect(start({ firstPlayer: 'first-seat' }, ALL, seed).asked).toEqual(['p1']);
  });

  test('GD-2.4 rebels are chosen and turns taken clockwise from the first player', () => {
    const s = start({}, ALL, 3);
    const first = ALL.indexOf(s.asked[0]!);
    const order = [0, 1, 2, 3].map((step) => ALL[(first + step) % 4]);
    expect(s.asked).toEqual([order[0]]);
    expect(s.click('choose:luke').asked).toEqual([order[1]]);
    expect(s.click('choose:leia').asked).toEqual([order[2]]);
    expect(s.click('choose:han').asked).toEqual([order[0]]);
  });

  test('any two to four of the four seats can play', () => {
    expect(galaxyDice.seatings().map((seats) => seats.join(' '))).toEqual([
      ...['p1 p2', 'p1 p2 p3', 'p1 p2 p3 p4', 'p1 p3', 'p2 p3', 'p1 p4', 'p2 p4', 'p1 p2 p4', 'p3 p4', 'p1 p3 p4'],
      'p2 p3 p4',
    ]);
  });

  test('GD-11.4 options have defaults and refuse unknown values', () => {
    expect(galaxyDice.options.parse({})).toEqual({
      short: false,
      firstPlayer: 'random',
      rebels: 'choose',
      hiddenPoints: false,
    });
    expect(galaxyDice.options.safeParse({ long: true }).success).toBe(false);
  });
});

describe('order of planets', () => {
  test('GD-3.1 yavin4, hoth, dagobah-bespin, tatooine, endor and deathstar2 are played in this order', () => {
    expect(planetsPlayed({})).toEqual(['yavin4', 'hoth', 'dagobah-bespin', 'tatooine', 'endor', 'deathstar2']);
  });

  test('GD-8.1 the short game leaves out dagobah-bespin and plays the other five in order', () => {
    expect(planetsPlayed({ short: true })).toEqual(['yavin4', 'hoth', 'tatooine', 'endor', 'deathstar2']);
  });
});

describe('conceding among three', () => {
  test('a waiting seat that concedes is skipped, and its lord returns to the planet', () => {
    const s = scenario({ dice: ['vp', 'vp'], lords: { p2: 'vader' } }).concede('p2');
    expect(s.view().lords).toEqual(['vader', 'palpatine']);
    expect(s.asked).toEqual(['p1']);
    s.click('confirm', 'end');
    expect(s.asked).toEqual(['p3']);
    s.plant('vp', 'vp', 'vp', 'vp').click('confirm', 'end');
    expect(s.asked).toEqual(['p1']);
  });

  test('during its own turn unconfirmed dice are taken back and the next player starts', () => {
    const s = scenario({ dice: ['tie', 'vp'] })
      .click('place:1:yavin4-1.1', 'aside:2')
      .concede('p1');
    expect(s.asked).toEqual(['p2']);
    expect(s.markerOn('yavin4-1.1')).toBeNull();
    expect(s.vp('p1')).toBe(0);
    expect(s.view().dice.length).toBe(4);
  });

  test('confirmed markers stay, and rows they completed are paid', () => {
    const covered = ['yavin4-1.1', 'yavin4-1.2', 'yavin4-1.5'] as const;
    const s = scenario({ dice: ['walker', 'walker'], covered });
    s.click('place:1:yavin4-1.3', 'place:2:yavin4-1.4', 'confirm').concede('p1');
    expect(s.markerOn('yavin4-1.4')).toBe('p1');
    expect(s.vp('p1')).toBe(2);
    expect(s.asked).toEqual(['p2']);
  });

  test('a conceded player cannot win, and the others finish the game', () => {
    const s = scenario({ planet: 'deathstar2', free: ['deathstar2-1.3'], dice: ['walker', 'vp'], vp: { p2: 50 } });
    s.concede('p2').click('place:1:deathstar2-1.3', 'confirm');
    expect(s.g.outcome).toMatchObject({ winners: ['p1'], scores: { p2: 50 } });
  });

  test('a seat that concedes before choosing a rebel is skipped', () => {
    const s = start({ firstPlayer: 'first-seat' }, ['p1', 'p2', 'p3']).concede('p1');
    expect(s.asked).toEqual(['p2']);
    s.click('choose:luke', 'choose:leia');
    expect([s.asked, s.view().step]).toEqual([['p2'], 'place']);
  });

  test('of two players the one who stays wins', () => {
    const s = scenario({ seats: ['p1', 'p2'], vp: { p2: 30 } }).concede('p2');
    expect(s.g.outcome?.winners).toEqual(['p1']);
  });
});
