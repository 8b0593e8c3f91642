import { describe, expect, test } from 'vitest';
import { removeUnit } from '../rules/board.ts';
import { handOf } from '../rules/piles.ts';
import { battle } from '../testing/scenario.ts';

const rebelCard = { hands: { rebels: ['rebels-direct-from-hq'] } } as const;
const imperialCard = { active: 'empire', hands: { empire: ['empire-direct-from-hq'] } } as const;

describe('retrieve-imperial-data', () => {
  const lost = (units: readonly string[]) => {
    const s = battle({ scenario: 'retrieve-imperial-data', units, ...rebelCard });
    return s.change((g) => {
      g.fallen.push('snowtrooper', 'snowtrooper');
    });
  };

  test('BH-14.12 BH-12.24 BH-7.11 an eliminated unit comes back where its owner wants, and can be ordered', () => {
    const s = lost(['echoTrooper 9,6', 'atat 0,0']).pass().as('empire');
    expect([s.question, s.legalFor('place:').length, s.legal.includes('none')]).toEqual(['ask.place', 9, true]);
    s.change((g) => {
      g.terrain['4,0'] = 'rock';
    });
    s.give('empire', 'empire-direct-from-hq').click('place:4,0');
    expect(s.g.units['snowtrooper-1']).toMatchObject({ hex: '4,0', figures: 4, badge: null });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    expect(s.reach('snowtrooper-1')).toContain('4,2');
  });

  test('BH-14.12 BH-5.2 one a turn and three in all, if the Empire wants; with no free hex none is used up', () => {
    const full = Array.from({ length: 10 }, (_one, col) => `${col < 8 ? 'snowtrooper' : 'atat'} ${col},0`);
    const blocked = lost([...full, 'echoTrooper 9,6']).pass();
    expect([blocked.question, blocked.g.memory]).toEqual(['ask.card', {}]);
    const s = lost(['echoTrooper 9,6', 'atat 0,0']).pass().click('none');
    expect([s.question, s.g.units['snowtrooper-1']]).toEqual(['ask.card', undefined]);
    s.pass().pass().click('place:4,0').pass().pass().click('place:5,0').pass().pass();
    expect([s.question, Object.keys(s.g.units)]).toEqual(['ask.card', expect.arrayContaining(['snowtrooper-2'])]);
  });

  test('BH-14.5 BH-5.11 the shuttle is a medal at the start of each Rebel turn there, before anything comes', () => {
    const s = battle({
      scenario: 'retrieve-imperial-data',
      units: ['echoTrooper 2,3', 'snowtrooper 9,0'],
      ...imperialCard,
    });
    s.pass();
    expect([s.g.active, s.medals('rebels')]).toEqual(['rebels', 1]);
  });
});

describe('outpost-attack', () => {
  test('BH-14.13 BH-16.17 speeders come in the second and third Rebel turn, counted for the side', () => {
    const seats = ['rebels', 'empire', 'rebels-2'] as const;
    const units = ['echoTrooper 9,6', 'snowtrooper 9,0'];
    const s = battle({ scenario: 'outpost-attack', seats, units, active: 'rebels' }).pass().pass();
    expect([s.asked, s.question, s.legal.includes('none')]).toEqual([['rebels-2'], 'ask.place', false]);
    s.click('place:0,6').pass().pass();
    expect([s.asked, s.question]).toEqual([['rebels'], 'ask.place']);
    s.click('place:1,6').pass().pass();
    expect([s.question, s.g.units['snowspeeder-2']?.hex]).toEqual(['ask.card', '1,6']);
  });

  test('BH-14.13 BH-7.11 a squadron without a free hex waits for the next Rebel turn', () => {
    const row = Array.from({ length: 10 }, (_one, col) => `${col < 8 ? 'echoTrooper' : 'rebelArtillery'} ${col},6`);
    const s = battle({ scenario: 'outpost-attack', units: [...row, 'snowtrooper 9,0'] })
      .pass()
      .pass();
    expect(s.question).toBe('ask.card');
    s.pass().pass();
    expect(s.question).toBe('ask.card');
    s.change((g) => {
      removeUnit(g, 'echoTrooper-1');
      removeUnit(g, 'echoTrooper-2');
    });
    s.pass().pass();
    expect(s.question).toBe('ask.place');
    // The second one has a single hex left.
    s.click('place:1,6').play(handOf(s.g, 'rebels')[0]!);
    expect([1, 2].map((n) => s.g.units[`snowspeeder-${n}`])).toMatchObject([
      { hex: '1,6', figures: 3 },
      { hex: '0,6', figures: 3 },
    ]);
  });

  test('BH-14.13 a squadron that must come to the only free hex comes unasked', () => {
    const row = Array.from({ length: 9 }, (_one, col) => `${col < 8 ? 'echoTrooper' : 'rebelArtillery'} ${col},6`);
    const s = battle({ scenario: 'outpost-attack', units: [...row, 'snowtrooper 9,0'] })
      .pass()
      .pass();
    expect([s.question, s.g.units['snowspeeder-1']?.hex]).toEqual(['ask.card', '9,6']);
  });

  test('BH-4.10 a side whose speeders are still to come plays on without a unit', () => {
    const s = battle({
      scenario: 'outpost-attack',
      units: ['echoTrooper 4,4 1', 'snowtrooper 4,3', 'snowtrooper 9,0'],
      ...imperialCard,
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'infantry', 'miss', 'miss');
    expect(s.winner).toBeUndefined();
  });
});

describe('echo-base-evacuation', () => {
  const units = ['echoTrooper 2,4', 'snowtrooper 9,0', 'snowtrooper 8,0'];

  test('BH-14.5 the holder of the lookout draws a card at once, and skips a draw after losing it', () => {
    const s = battle({ scenario: 'echo-base-evacuation', units, ...rebelCard });
    s.play('rebels-direct-from-hq').order('echoTrooper-1').move('echoTrooper-1', '2,3');
    expect([handOf(s.g, 'rebels').length, s.view().sides[0]?.extraCard]).toEqual([1, 'rebels']);
    s.endTurn();
    expect(handOf(s.g, 'rebels')).toHaveLength(2);
    s.pass().give('rebels', 'rebels-direct-from-hq', 'rebels-raid-left');
    s.play('rebels-direct-from-hq').order('echoTrooper-1').move('echoTrooper-1', '2,4').endTurn();
    expect([handOf(s.g, 'rebels').length, s.view().sides[0]?.extraCard]).toEqual([1, null]);
    s.pass().give('rebels', 'rebels-direct-from-hq');
    s.play('rebels-direct-from-hq').order('echoTrooper-1').move('echoTrooper-1', '2,3');
    expect(handOf(s.g, 'rebels')).toHaveLength(1);
  });

  test('BH-16.14 BH-11.15 a retreat onto the lookout draws for the member whose turn comes next', () => {
    const s = battle({
      scenario: 'echo-base-evacuation',
      seats: ['rebels', 'empire', 'rebels-2'],
      units: ['echoTrooper 2,2', 'snowtrooper 2,1', 'echoTrooper 1,3', 'echoTrooper 9,6'],
      ...imperialCard,
    });
    s.change((g) => {
      g.turns.rebels = 1;
    });
    const before = handOf(s.g, 'rebels-2').length;
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss');
    expect([s.hexOf('echoTrooper-1'), handOf(s.g, 'rebels-2').length]).toEqual(['2,3', before + 1]);
  });
});
