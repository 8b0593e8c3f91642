import { describe, expect, test } from 'vitest';
import { placeKey, placeOf } from '../../engine/grid/index.ts';
import { type Scenario, skirmish } from '../testing/scenario.ts';
import { costOf, destinations } from './moving.ts';

const VADER = 'p1-darth-vader-1-1';
const DROID = 'p1-probe-droid-1-1';
const FAR = 'p2 gideon-argus n18';
const FARM = { mission: 'moisture-farm-a' } as const;

/** The price of an option to move, in movement points. */
const price = (s: Scenario, place: string) => s.option(`to:${place}`)?.detail?.params?.n;
/** The price of entering a place. */
const toEnter = (s: Scenario, figure: string, place: string) => costOf(s.g, figure, placeOf(place), 'points');
const withPoints = (s: Scenario, points: number) =>
  s.change((g) => {
    Object.assign(g.activation!, { points, actions: 0 });
  });

describe('movement points', () => {
  test('IA-6.3 points from other sources join the pool: fleet-footed', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', FAR], hands: { p1: ['fleet-footed'] } }).activate(VADER);
    s.click(`play:fleet-footed:${VADER}:`);
    expect([s.g.activation?.points, s.g.activation?.actions]).toEqual([1, 2]);
    expect(s.click('move').g.activation?.points).toBe(5);
  });

  test('IA-6.5 the points of urgency are spent during that action or lost', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', FAR], hands: { p1: ['urgency'] } }).activate(VADER);
    s.click(`play:urgency:${VADER}:`);
    expect(s.question).toBe('ask.moveNow.points');
    expect(s.decision.pieces?.map(({ id }) => id)).toEqual([`figure:${VADER}`]);
    s.click('to:d5', 'stay');
    expect([s.g.activation?.points, s.legal.includes('end')]).toEqual([0, true]);
  });

  test('IA-6.7 IA-6.10 a space with a hostile figure costs a point more, one with a friendly figure nothing', () => {
    const s = skirmish({ figures: ['p1 darth-vader c12', 'p1 stormtrooper c13', 'p2 chewbacca d13', FAR] });
    expect([toEnter(s, VADER, 'c13'), toEnter(s, VADER, 'd13'), toEnter(s, VADER, 'd12')]).toEqual([1, 2, 1]);
    s.activate(VADER);
    expect(price(s, 'd14')).toBe(2);
  });

  test('IA-6.8 IA-6.9 IA-14.4 difficult terrain costs a point more on entering, a hostile figure in it two', () => {
    const s = skirmish({ options: FARM, figures: ['p1 darth-vader n13', 'p2 chewbacca c4'] });
    expect([toEnter(s, VADER, 'n14'), toEnter(s, VADER, 'n15')]).toEqual([2, 1]);
    const held = skirmish({ options: FARM, figures: ['p1 darth-vader n13', 'p2 chewbacca n14'] });
    expect(toEnter(held, VADER, 'n14')).toBe(3);
    const out = skirmish({ options: FARM, figures: ['p1 darth-vader n14', 'p2 chewbacca c4'] }).activate(VADER);
    expect(price(out, 'n15')).toBe(1);
  });
});

describe('spaces of other figures', () => {
  /** A passage two spaces wide, held by two hostile figures. */
  const passage = (hands = {}) =>
    skirmish({
      figures: ['p1 darth-vader c12', 'p2 chewbacca c13', 'p2 gaarkhan d13', FAR],
      hands,
    }).activate(VADER);

  test('IA-6.11 IA-6.12 a figure passes others but ends on none, so that it never acts in a shared space', () => {
    const s = passage();
    expect([price(s, 'c14'), s.option('to:c13'), s.option('to:d13')]).toEqual([3, undefined, undefined]);
    s.click('to:c14');
    expect([s.g.figures[VADER]?.place, s.g.activation?.points]).toEqual(['c14', 1]);
  });

  test('IA-6.45 without the points to leave again a space with a figure is not entered', () => {
    expect(withPoints(passage(), 2).legalFor('to:c1').includes('to:c14')).toBe(false);
    expect(withPoints(passage(), 3).legalFor('to:').includes('to:c14')).toBe(true);
  });

  test('IA-6.13 fleet-footed gives the point that a way through others needs', () => {
    const s = withPoints(passage({ p1: ['fleet-footed'] }), 2);
    expect(s.legal).not.toContain('to:c14');
    s.click(`play:fleet-footed:${VADER}:`);
    expect(s.click('to:c14').g.figures[VADER]?.place).toBe('c14');
  });

  test('IA-12.14 no window opens while a figure passes others', () => {
    const s = passage({ p1: ['deadeye'], p2: ['deflection'] })
      .click('move')
      .pass();
    expect(s.click('to:c14').question).toBe('ask.act');
  });
});

describe('terrain', () => {
  test('IA-6.15 IA-6.16 blocking terrain is not entered, walls are crossed by no figure, nor is a closed door', () => {
    const s = skirmish({ figures: ['p1 darth-vader k10', FAR] }).activate(VADER);
    expect([s.option('to:j10'), s.option('to:j11')]).toEqual([undefined, undefined]);
    const wall = ['p1 darth-vader g8', 'p1 probe-droid h8', FAR];
    expect(price(skirmish({ figures: wall }).activate(VADER), 'g9') ?? 9).toBeGreaterThan(1);
    expect(price(skirmish({ figures: wall }).activate(DROID), 'h9') ?? 9).toBeGreaterThan(1);
    const door = skirmish({ figures: ['p1 probe-droid n7', FAR] }).activate(DROID);
    expect(door.legal).not.toContain('to:n8');
  });

  test('IA-6.18 IA-6.20 one obstacle at the corner does not stop a diagonal step', () => {
    // A wall between l2 and m2 ends at the corner; k10 has one blocking space beside the step.
    expect(price(skirmish({ figures: ['p1 darth-vader l2', FAR] }).activate(VADER), 'm3')).toBe(1);
    expect(price(skirmish({ figures: ['p1 darth-vader h10', FAR] }).activate(VADER), 'i9')).toBe(1);
  });

  test('IA-6.19 IA-6.21 obstacles on both sides of the corner, or a straight wall through it, stop it', () => {
    const between = skirmish({ figures: ['p1 darth-vader b17', FAR] }).activate(VADER);
    expect(price(between, 'c18')).not.toBe(1);
    const wall = skirmish({ figures: ['p1 darth-vader g8', FAR] }).activate(VADER);
    expect(price(wall, 'h9')).not.toBe(1);
  });

  test('IA-6.22 figures beside a diagonal step neither stop it nor cost anything', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gaarkhan d5', FAR] }).activate(VADER);
    expect(price(s, 'd6')).toBe(1);
  });

  test('IA-6.39 IA-6.40 a Mobile figure enters and ends on any terrain, for one point each: probe-droid', () => {
    const s = skirmish({ figures: ['p1 probe-droid k10', FAR] }).activate(DROID);
    expect([price(s, 'j10'), price(s, 'i10')]).toEqual([1, 2]);
    const farm = skirmish({ options: FARM, figures: ['p1 probe-droid n13', 'p2 chewbacca n14'] });
    expect(toEnter(farm, DROID, 'n14')).toBe(1);
  });

  test('IA-6.41 nor may a Mobile figure end on others or cross a wall', () => {
    const s = skirmish({ figures: ['p1 probe-droid c12', 'p2 chewbacca c13', FAR] }).activate(DROID);
    expect([s.option('to:c13'), price(s, 'c14')]).toEqual([undefined, 2]);
    const wall = skirmish({ figures: ['p1 probe-droid p5', FAR] }).activate(DROID);
    expect(price(wall, 'p6')).not.toBe(1);
  });
});

describe('large figures', () => {
  const ENGINEER = 'p1-e-web-engineer-1-1';
  const reach = (s: Scenario, figure: string, budget: number, kind: 'points' | 'spaces' = 'points') =>
    new Map(destinations(s.g, figure, budget, kind).map(({ place, cost }) => [placeKey(place), cost]));

  test('IA-6.29 IA-6.30 one step of the whole base costs a point, and none is diagonal: nexu', () => {
    const s = skirmish({ figures: ['p1 nexu e6/2x2', FAR] });
    expect([...reach(s, 'p1-nexu-1-1', 1)].sort()).toEqual([
      ['d6/2x2', 1],
      ['e5/2x2', 1],
      ['e7/2x2', 1],
      ['f6/2x2', 1],
    ]);
  });

  test('IA-6.31 IA-6.32 a step enters the whole new footprint, with at most one point for figures and one for terrain', () => {
    const s = skirmish({
      options: FARM,
      figures: ['p1 e-web-engineer n12/1x2', 'p2 chewbacca n14', 'p2 gaarkhan n15'],
    });
    expect(toEnter(s, ENGINEER, 'n13/1x2')).toBe(3);
    expect(toEnter(s, ENGINEER, 'n14/1x2')).toBe(3);
    const alone = skirmish({ options: FARM, figures: ['p1 e-web-engineer n12/1x2', 'p2 chewbacca c4'] });
    // n14 is difficult; it counts on leaving n13/1x2 for n14/1x2 as well, as the whole footprint is entered anew.
    expect([toEnter(alone, ENGINEER, 'n13/1x2'), toEnter(alone, ENGINEER, 'n14/1x2')]).toEqual([2, 2]);
  });

  test('IA-6.33 IA-6.34 oblong bases turn for a point and keep half of their spaces: e-web-engineer, at-st', () => {
    const engineer = reach(skirmish({ figures: ['p1 e-web-engineer e6/1x2', FAR] }), ENGINEER, 1);
    expect([...engineer.keys()].filter((key) => key.endsWith('2x1')).sort()).toEqual([
      'd6/2x1',
      'd7/2x1',
      'e6/2x1',
      'e7/2x1',
    ]);
    const walker = reach(skirmish({ figures: ['p1 at-st e6/2x3', FAR] }), 'p1-at-st-1-1', 1);
    const turned = [...walker.keys()].filter((key) => key.endsWith('3x2'));
    expect([turned.includes('e6/3x2'), turned.includes('e5/3x2')]).toEqual([true, false]);
    const nexu = reach(skirmish({ figures: ['p1 nexu e6/2x2', FAR] }), 'p1-nexu-1-1', 3);
    expect([...nexu.keys()].every((key) => key.endsWith('2x2'))).toBe(true);
  });

  test('IA-6.35 IA-6.36 every space is legal and no wall runs inside the base; Mobile ones lie over terrain edges', () => {
    const engineer = reach(skirmish({ figures: ['p1 e-web-engineer e5/1x2', FAR] }), ENGINEER, 8);
    // A wall between f5 and g5; blocking terrain in i10; a blocking edge between h7 and i7.
    expect(['f5/2x1', 'i9/1x2', 'h7/2x1'].filter((key) => engineer.has(key))).toEqual([]);
    const nexu = reach(skirmish({ figures: ['p1 nexu g6/2x2', FAR] }), 'p1-nexu-1-1', 6);
    expect([nexu.has('h7/2x2'), nexu.has('f5/2x2'), nexu.has('f8/2x2')]).toEqual([true, false, false]);
  });

  test('IA-6.24 in a movement of spaces an oblong base does not turn, and what is not used is lost', () => {
    const s = skirmish({ figures: ['p1 e-web-engineer e6/1x2', FAR] });
    expect([...reach(s, ENGINEER, 3, 'spaces').keys()].filter((key) => key.endsWith('2x1'))).toEqual([]);
    const executor = skirmish({
      figures: ['p1 royal-guard-champion c5', 'p1 stormtrooper c7 2', 'p1 stormtrooper n13', 'p2 chewbacca c9', FAR],
      turn: 'p2',
    });
    executor.activate('p2-chewbacca-1-1').dice('blue 5 1', 'red 0 3', 'yellow 1 2', 'black 1');
    executor.aim('p1-stormtrooper-1-1');
    while (executor.question !== 'window.FIGURE_DEFEATED') executor.click('pass');
    executor.click('use:executor:p1-royal-guard-champion-1-1:', 'to:c6', 'stay').pass();
    expect([executor.asked, executor.question]).toEqual([['p2'], 'ask.act']);
  });

  test('IA-6.38 pounce: one chosen space has to fit, the rest of the nexu may lie anywhere', () => {
    const s = skirmish({ figures: ['p1 nexu k8/2x2', 'p2 chewbacca c5', FAR] });
    s.change((g) => {
      g.figures['p1-nexu-1-1']!.place = 'g10/2x2';
    });
    s.activate('p1-nexu-1-1');
    const places = s.legalFor('special:pounce:').map((key) => key.split(':')[2]);
    // k11, j12 and k12 are near enough; j11 is blocking terrain.
    expect([places.includes('j11/2x2'), places.includes('i10/2x2')]).toEqual([true, false]);
  });
});

describe('pushes', () => {
  test('IA-6.47 a pushed Mobile figure keeps its keyword, and no object is pushed: slam', () => {
    const s = skirmish({
      options: { mission: 'moisture-farm-b' },
      figures: ['p1 chewbacca g8', 'p2 probe-droid h9', 'p2 gideon-argus c4'],
    }).activate('p1-chewbacca-1-1');
    // A raider lies in g9, next to Chewbacca; d14 and i14 are far.
    expect(s.legalFor('special:slam:')).toEqual(['special:slam:p2-probe-droid-1-1']);
    s.change((g) => {
      g.figures['p2-probe-droid-1-1']!.place = 'h8';
    });
    s.dice('red 0 1').click('special:slam:p2-probe-droid-1-1');
    expect(s.question).toBe('ask.push');
    expect(s.legalFor('to:')).toContain('to:i8');
  });

  /** A carrier that passes two hostile figures beside the beacon is asked in the space of one of them. */
  const stuck = () => {
    const s = skirmish({
      options: { mission: 'massassi-ruins-a' },
      figures: ['p1 darth-vader d10', 'p2 chewbacca d9', 'p2 gaarkhan c9', 'p2 jyn-odan e9'],
    });
    s.change((g) => {
      Object.assign(g.tokens[0]!, { space: null, carrier: VADER });
    });
    s.activate(VADER).click('to:d8');
    expect([s.question, s.g.figures[VADER]?.place]).toEqual(['ask.delivery', 'd9']);
    return s.change((g) => {
      g.figures[VADER]!.conditions.push('stunned');
    });
  };

  test('IA-6.14 IA-6.49 one Stunned in a shared space is pushed to a nearest legal space, which its player chooses', () => {
    const s = stuck().click('keep');
    expect([s.question, s.asked]).toEqual(['ask.giveWay', ['p1']]);
    expect(s.legal.map((key) => key.split(':')[2]).sort()).toEqual(['c10', 'c8', 'd10', 'd8', 'e10']);
    s.click(`push:${VADER}:c10`);
    expect([s.g.figures[VADER]?.place, s.g.figures['p2-chewbacca-1-1']?.place, s.question]).toEqual([
      'c10',
      'd9',
      'ask.act',
    ]);
  });

  test('IA-6.48 IA-6.44 a large figure that no push brings out from under a Massive one is placed in the nearest position', () => {
    // Behind the closed door and between impassable edges it can lie across n8, n9 or o9 only.
    const s = skirmish({ figures: ['p1 at-st n9/2x3', 'p2 e-web-engineer n8/2x1', FAR] }).activate('p1-at-st-1-1');
    s.click('to:n8/2x3');
    expect(s.log()).toContain('log.placed');
    expect(s.g.figures['p2-e-web-engineer-1-1']?.place).toBe('p9/1x2');
    expect(s.legalFor('to:')).toEqual([]);
  });
});
