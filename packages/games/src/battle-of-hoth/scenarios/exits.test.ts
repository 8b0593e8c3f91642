import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../data/scenarios/index.ts';
import { placeUnit } from '../rules/board.ts';
import { battle } from '../testing/scenario.ts';

const rebelCard = { hands: { rebels: ['rebels-direct-from-hq'] } } as const;
const imperialCard = { active: 'empire', hands: { empire: ['empire-direct-from-hq'] } } as const;

describe('exits', () => {
  test('BH-14.6 BH-14.8 BH-19.10 rebel-breakout: a unit leaves with 1 more hex, scores and is not eliminated', () => {
    const s = battle({ scenario: 'rebel-breakout', units: ['echoTrooper 4,1', 'snowtrooper 9,6'], ...rebelCard });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    expect(s.legalFor('leave:')).toEqual(['leave:echoTrooper-1:5,0', 'leave:echoTrooper-1:4,0']);
    s.change((g) => {
      placeUnit(g, 'echoTrooper', '0,6', { figures: 3 });
    }).click('leave:echoTrooper-1:5,0');
    expect([s.medals('rebels'), s.hexOf('echoTrooper-1'), s.g.fallen]).toEqual([1, undefined, []]);
    expect(s.view().objectives[0]).toMatchObject({ edge: 'north', left: ['echoTrooper'] });
  });

  test('BH-14.6 with its movement used up a unit stays on the exit hex', () => {
    const s = battle({ scenario: 'rebel-breakout', units: ['echoTrooper 4,2', 'snowtrooper 9,6'], ...rebelCard });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    expect([s.legalFor('leave:'), s.reach('echoTrooper-1')]).toEqual([[], expect.arrayContaining(['4,0'])]);
  });

  test('BH-14.7 a stopping exit hex holds the unit for this turn', () => {
    const position = { scenario: 'rebel-breakout', terrain: { '4,0': 'rock' }, ...rebelCard } as const;
    const s = battle({ ...position, units: ['echoTrooper 4,1', 'snowtrooper 9,6'] });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    expect(s.legalFor('leave:')).toEqual(['leave:echoTrooper-1:5,0']);
    const later = battle({ ...position, units: ['echoTrooper 4,0', 'snowtrooper 9,6'] });
    later.play('rebels-direct-from-hq').order('echoTrooper-1');
    expect(later.legalFor('leave:')).toContain('leave:echoTrooper-1:4,0');
  });

  test('BH-14.10 an after-attack move leads off the board too', () => {
    const s = battle({
      scenario: 'rebel-breakout',
      units: ['snowspeeder 4,0', 'echoTrooper 0,6', 'snowtrooper 4,2'],
      hands: { rebels: ['rebels-speeder-assault'] },
    });
    s.play('rebels-speeder-assault').order('snowspeeder-1').attack('snowspeeder-1', 'snowtrooper-1', 'miss', 'miss');
    s.click('leave:snowspeeder-1:4,0');
    expect([s.medals('rebels'), s.hexOf('snowspeeder-1')]).toEqual([1, undefined]);
  });

  test('BH-19.3 BH-14.6 a path of the player’s choice can end off the board', () => {
    const s = battle({ scenario: 'last-stand', units: ['snowspeeder 1,5', 'snowtrooper 9,0'], ...rebelCard });
    s.play('rebels-direct-from-hq')
      .order('snowspeeder-1')
      .click('trace:snowspeeder-1', 'step:0,5', 'step:0,6', 'leave');
    expect([s.g.medals.rebels.length, s.hexOf('snowspeeder-1')]).toEqual([1, undefined]);
  });
});

describe('south-gate-retreat', () => {
  test('BH-14.9 infantry that enters the gate leaves at once; vehicles do not', () => {
    const units = ['echoTrooper 4,5', 'snowspeeder 5,5', 'echoTrooper 0,0', 'snowtrooper 9,0'];
    const s = battle({ scenario: 'south-gate-retreat', units, ...rebelCard });
    s.play('rebels-direct-from-hq').order('echoTrooper-1', 'snowspeeder-1');
    expect(s.option('move:echoTrooper-1:4,6')?.detail?.key).toBe('move.off');
    s.move('echoTrooper-1', '4,6').move('snowspeeder-1', '5,6');
    expect([s.medals('rebels'), s.hexOf('echoTrooper-1'), s.hexOf('snowspeeder-1')]).toEqual([1, undefined, '5,6']);
  });

  test('BH-4.7 BH-14.9 BH-14.10 a retreat enters the gate, but stays there without a medal; a move leaves with 1', () => {
    const units = ['echoTrooper 4,5', 'snowspeeder 5,6', 'echoTrooper 0,0', 'snowtrooper 4,4', 'snowtrooper 9,0'];
    const driven = battle({ scenario: 'south-gate-retreat', units, ...imperialCard });
    driven.play('empire-direct-from-hq').order('snowtrooper-1');
    driven.attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss');
    expect([driven.hexOf('echoTrooper-1'), driven.medals('rebels')]).toEqual(['4,6', 0]);
    const moved = battle({ scenario: 'south-gate-retreat', units, ...rebelCard });
    moved.play('rebels-direct-from-hq').order('echoTrooper-1').move('echoTrooper-1', '4,6');
    expect([moved.hexOf('echoTrooper-1'), moved.medals('rebels')]).toEqual([undefined, 1]);
  });

  test('BH-14.10 BH-14.11 BH-11.16 a unit driven into the gate stands there, and leaves from it later', () => {
    const s = battle({
      scenario: 'south-gate-retreat',
      units: ['echoTrooper 4,5', 'echoTrooper 0,0', 'snowtrooper 4,4', 'snowtrooper 5,5'],
      ...imperialCard,
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss').click('retreat:4,6');
    expect([s.hexOf('echoTrooper-1'), s.medals('rebels')]).toEqual(['4,6', 0]);
    s.give('rebels', 'rebels-direct-from-hq').play('rebels-direct-from-hq').order('echoTrooper-1');
    s.click('leave:echoTrooper-1:4,6');
    expect(s.medals('rebels')).toBe(1);
  });

  test('BH-14.4 four eliminated infantry units are a sudden victory', () => {
    const s = battle({
      scenario: 'south-gate-retreat',
      units: ['echoTrooper 4,4 1', 'echoTrooper 0,6', 'snowtrooper 4,3'],
      ...imperialCard,
    });
    s.change((g) => {
      g.fallen.push('echoTrooper', 'echoTrooper', 'echoTrooper');
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'infantry', 'miss', 'miss');
    expect(s.winner).toBe('empire');
  });
});

describe('last-stand', () => {
  test('BH-14.2 BH-14.3 BH-4.7 the hill is won once, by passing over it, and kept', () => {
    const s = battle({ scenario: 'last-stand', units: ['snowtrooper 4,2', 'echoTrooper 9,6'], ...imperialCard });
    s.play('empire-direct-from-hq').order('snowtrooper-1').click('trace:snowtrooper-1', 'step:4,3', 'step:4,4');
    expect([s.hexOf('snowtrooper-1'), s.medals('empire')]).toEqual(['4,4', 2]);
    s.endTurn().pass().give('empire', 'empire-direct-from-hq');
    s.play('empire-direct-from-hq').order('snowtrooper-1').move('snowtrooper-1', '4,3');
    expect(s.medals('empire')).toBe(2);
  });

  test('BH-11.15 BH-14.2 a retreat into the hill counts as entering it', () => {
    const s = battle({
      scenario: 'last-stand',
      units: ['echoTrooper 4,5', 'snowtrooper 4,4', 'atat 3,4', 'atat 5,4', 'atat 3,3'],
      ...rebelCard,
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'miss', 'miss');
    expect([s.hexOf('snowtrooper-1'), s.medals('empire')]).toEqual(['4,3', 2]);
  });

  test('BH-11.3 BH-11.16 Rebels retreat to the west and south; over the west edge a step costs a figure', () => {
    const s = battle({
      scenario: 'last-stand',
      units: ['echoTrooper 0,6', 'snowtrooper 1,6', 'echoTrooper 9,6'],
      ...imperialCard,
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss');
    expect([s.hexOf('echoTrooper-1'), s.figures('echoTrooper-1'), s.medals('rebels')]).toEqual(['0,6', 2, 0]);
  });
});

describe('BH-4.10 a side whose enemies are gone', () => {
  const medals = (n: number) => Array.from({ length: n }, () => ({ for: 'unit' as const, of: 'rebelArtillery' }));
  const lastGunFalls = (rebels: number, empire: number, isHillWon = false) => {
    const units = ['snowtrooper 4,1', 'snowtrooper 4,2', 'rebelArtillery 4,4'];
    const s = battle({ scenario: 'last-stand', units, ...imperialCard });
    s.change((g) => {
      g.medals = { rebels: medals(rebels), empire: medals(empire) };
      if (isHillWon) g.memory.hill = true;
    });
    s.play('empire-direct-from-hq').order('snowtrooper-2');
    return s.attack('snowtrooper-2', 'rebelArtillery-1', 'explosion', 'miss');
  };

  test('plays on while it is behind and an objective can still give it the medals', () => {
    const s = lastGunFalls(4, 3);
    expect([s.winner, s.g.active]).toEqual([undefined, 'rebels']);
    s.pass().give('empire', 'empire-direct-from-hq').play('empire-direct-from-hq').order('snowtrooper-2');
    s.move('snowtrooper-2', '4,3');
    expect([s.winner, s.medals('empire'), s.g.outcome?.reason.key]).toEqual(['empire', 5, 'outcome.medals']);
  });

  test('loses at once where nothing can, and wins at once when it leads or is level', () => {
    const ends = [lastGunFalls(4, 3, true), lastGunFalls(4, 2), lastGunFalls(2, 3), lastGunFalls(3, 3)];
    expect(ends.map(({ winner }) => winner)).toEqual(['rebels', 'rebels', 'empire', 'empire']);
    expect(ends[0]?.g.outcome?.reason.key).toBe('outcome.no-units');
  });

  const lastTrooperFalls = (scenario: ScenarioId, rebels: readonly string[], empire: number) => {
    const units = ['echoTrooper 4,4', ...rebels, 'snowtrooper 4,3 1'];
    const s = battle({ scenario, units, ...rebelCard });
    s.change((g) => {
      g.medals = { rebels: [], empire: medals(empire) };
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    return s.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss').winner;
  };

  test('may count on a sudden victory, and on units that can leave', () => {
    expect(lastTrooperFalls('medevac', [], 4)).toBeUndefined();
    expect(lastTrooperFalls('securing-defensive-positions', ['echoTrooper 0,6', 'echoTrooper 9,6'], 3)).toBeUndefined();
    expect(lastTrooperFalls('securing-defensive-positions', ['echoTrooper 0,6'], 3)).toBe('empire');
    const four = ['0,6', '1,6', '2,6'].map((hex) => `echoTrooper ${hex}`);
    expect(lastTrooperFalls('rebel-breakout', four, 4)).toBeUndefined();
    expect(lastTrooperFalls('rebel-breakout', four.slice(1), 4)).toBe('empire');
    // Artillery does not move.
    expect(lastTrooperFalls('rebel-breakout', [...four.slice(1), 'rebelArtillery 0,6'], 4)).toBe('empire');
  });
});

describe('enter-echo-base', () => {
  const through = (count: number) => (g: { memory: Record<string, unknown> }) => {
    g.memory.gates = Array.from({ length: count }, () => 'snowtrooper');
  };

  test('BH-14.4 the third infantry unit through the gates wins', () => {
    const units = ['snowtrooper 2,5', 'atat 9,0', 'echoTrooper 0,0'];
    const s = battle({ scenario: 'enter-echo-base', units, terrain: { '2,6': 'building' }, ...imperialCard });
    s.change(through(2)).play('empire-direct-from-hq').order('snowtrooper-1').move('snowtrooper-1', '2,6');
    expect([s.winner, s.g.outcome?.reason.key]).toEqual(['empire', 'outcome.sudden']);
  });

  test('BH-14.4 the Rebels win when too few infantry units are left, those aboard included', () => {
    const kill = (walker: string) => {
      const units = ['snowtrooper 4,3 1', 'echoTrooper 4,4', walker];
      const s = battle({ scenario: 'enter-echo-base', units, ...rebelCard });
      s.change(through(1)).play('rebels-direct-from-hq').order('echoTrooper-1');
      return s.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss').winner;
    };
    expect([kill('atat 9,0'), kill('probeDroid 9,0')]).toEqual([undefined, 'rebels']);
  });

  test('BH-14.4 three fallen walkers win too', () => {
    const s = battle({ scenario: 'enter-echo-base', units: ['atat 4,3', 'echoTrooper 4,4'], ...rebelCard });
    s.change((g) => {
      g.fallen.push('atat', 'atat');
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'atat-1', 'explosion', 'miss', 'miss', 'explosion');
    expect(s.winner).toBe('rebels');
  });

  test('an AT-AT sets a unit down after its move or in place of it, once a turn and twice in all, never in a gate', () => {
    const units = ['atat 2,4', 'snowtrooper 9,0', 'echoTrooper 9,6'];
    const s = battle({ scenario: 'enter-echo-base', units, ...imperialCard });
    s.play('empire-direct-from-hq').order('atat-1').move('atat-1', '2,5');
    expect([s.question, s.legalFor('place:')]).toEqual(['ask.setDown', expect.not.arrayContaining(['place:2,6'])]);
    s.click('place:3,5');
    expect([s.g.units['snowtrooper-2'], s.view().units.find(({ id }) => id === 'atat-1')?.aboard]).toMatchObject([
      { hex: '3,5', figures: 4, badge: null },
      1,
    ]);
    s.endTurn().pass().give('empire', 'empire-direct-from-hq');
    s.play('empire-direct-from-hq').order('atat-1', 'snowtrooper-2').click('walker-transports:atat-1:1,5');
    expect([s.hexOf('snowtrooper-3'), s.legalFor('move:atat-1'), s.legalFor('walker-transports:')]).toEqual([
      '1,5',
      [],
      [],
    ]);
    s.endTurn().pass().give('empire', 'empire-direct-from-hq').play('empire-direct-from-hq').order('atat-1');
    expect(s.legalFor('walker-transports:')).toEqual([]);
  });

  test('BH-14.14 a unit that was set down is worth no medal', () => {
    const s = battle({
      scenario: 'enter-echo-base',
      units: ['atat 4,2', 'echoTrooper 4,4', 'snowtrooper 0,0', 'snowtrooper 1,0'],
      ...imperialCard,
    });
    s.play('empire-direct-from-hq').order('atat-1').click('walker-transports:atat-1:4,3').endTurn();
    s.change((g) => {
      g.units['snowtrooper-3']!.figures = 1;
    });
    s.give('rebels', 'rebels-direct-from-hq').play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'snowtrooper-3', 'infantry', 'miss', 'miss');
    expect([s.g.fallen, s.medals('rebels')]).toEqual([['snowtrooper'], 0]);
  });
});
