import { describe, expect, test } from 'vitest';
import { battle } from '../testing/scenario.ts';

const rebelCard = { hands: { rebels: ['rebels-direct-from-hq'] } } as const;
const imperialCard = { active: 'empire', hands: { empire: ['empire-direct-from-hq'] } } as const;

describe('medevac: the officer', () => {
  test('BH-14.15 is no unit: others pass through, and see past', () => {
    const s = battle({ scenario: 'medevac', units: ['snowtrooper 6,2', 'echoTrooper 6,4'], ...imperialCard });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    expect(s.reach('snowtrooper-1')).toEqual(expect.arrayContaining(['6,3', '7,3']));
    s.click('done');
    expect(s.diceFor('snowtrooper-1', 'echoTrooper-1')).toBe(2);
    expect(s.view().tokens).toEqual([{ id: 'officer', carrier: null, hex: '6,3' }]);
  });

  test('is taken by ending a movement there and carried; who took the officer moves no further in that turn', () => {
    const s = battle({
      scenario: 'medevac',
      units: ['snowspeeder 6,4', 'snowtrooper 6,1', 'echoTrooper 0,0'],
      hands: { rebels: ['rebels-speeder-assault'] },
    });
    s.play('rebels-speeder-assault').order('snowspeeder-1').move('snowspeeder-1', '6,3');
    expect(s.view().tokens).toEqual([{ id: 'officer', carrier: 'snowspeeder-1', hex: '6,3' }]);
    s.attack('snowspeeder-1', 'snowtrooper-1', 'miss', 'miss');
    expect(s.g.active).toBe('empire');
  });

  test('BH-14.4 BH-19.10 only the carrier leaves at an evacuation point, and the Rebels win', () => {
    const units = ['snowspeeder 0,2', 'echoTrooper 0,6', 'snowtrooper 9,0'];
    const s = battle({ scenario: 'medevac', units, ...rebelCard });
    s.play('rebels-direct-from-hq').order('snowspeeder-1', 'echoTrooper-1');
    expect(s.legalFor('leave:')).toEqual([]);
    const carrying = battle({ scenario: 'medevac', units, ...rebelCard });
    carrying.change((g) => {
      g.units['snowspeeder-1']!.hex = '6,3';
    });
    carrying.change((g) => {
      g.memory['carry-officer'] = {
        carrier: 'snowspeeder-1',
        hex: '6,3',
        takers: [],
        turn: '',
        handedOver: '',
        exit: null,
        captured: false,
      };
      g.units['snowspeeder-1']!.hex = '0,2';
    });
    carrying.play('rebels-direct-from-hq').order('snowspeeder-1').click('leave:snowspeeder-1:0,2');
    expect([carrying.winner, carrying.view().tokens]).toEqual(['rebels', []]);
  });

  test('BH-19.10 is handed over in place of moving, once per turn; neither of the two moves after that', () => {
    const units = ['echoTrooper 6,4', 'snowspeeder 6,2', 'echoTrooper 5,2', 'snowtrooper 9,0'];
    const s = battle({ scenario: 'medevac', units, ...rebelCard });
    s.play('rebels-direct-from-hq').order('echoTrooper-1').move('echoTrooper-1', '6,3').endTurn().pass();
    s.give('rebels', 'rebels-direct-from-hq').play('rebels-direct-from-hq');
    s.order('echoTrooper-1', 'snowspeeder-1', 'echoTrooper-2').click('carry-officer:echoTrooper-1:snowspeeder-1');
    expect(s.view().tokens).toEqual([{ id: 'officer', carrier: 'snowspeeder-1', hex: '6,2' }]);
    const open = s.legal.filter((key) => /echoTrooper-1|snowspeeder-1/.test(key));
    expect(open).toEqual([]);
    expect(s.reach('echoTrooper-2').length).toBeGreaterThan(0);
  });

  test('BH-14.4 stays where the carrier fell; the Empire wins by standing there when its turn begins', () => {
    const s = battle({
      scenario: 'medevac',
      units: ['echoTrooper 6,4 1', 'echoTrooper 0,6', 'snowtrooper 6,2 4', 'snowtrooper 9,0'],
      ...rebelCard,
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1').move('echoTrooper-1', '6,3').endTurn();
    s.give('empire', 'empire-direct-from-hq').play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'infantry', 'miss', 'miss');
    expect(s.view().tokens).toEqual([{ id: 'officer', carrier: null, hex: '6,3' }]);
    s.pass().give('empire', 'empire-direct-from-hq').play('empire-direct-from-hq').order('snowtrooper-1');
    s.move('snowtrooper-1', '6,3').endTurn();
    expect(s.winner).toBeUndefined();
    s.pass();
    expect([s.winner, s.g.outcome?.reason.key]).toEqual(['empire', 'outcome.sudden']);
  });
});
