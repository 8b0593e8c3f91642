import { describe, expect, test } from 'vitest';
import { battle } from '../testing/scenario.ts';

const ENEMY = 'atat 0,0';

describe('section cards', () => {
  test('BH-6.3 BH-6.1 BH-6.2 BH-6.7 a section card orders at most its number, in one act, fewer are legal', () => {
    const s = battle({
      units: [ENEMY, 'echoTrooper 0,6', 'echoTrooper 1,6', 'echoTrooper 2,6', 'echoTrooper 5,6'],
      hands: { rebels: ['rebels-raid-left'] },
    }).play('rebels-raid-left');
    expect(s.question).toBe('ask.orders');
    s.legalExactly('unit:echoTrooper-1', 'unit:echoTrooper-2', 'unit:echoTrooper-3');
    expect(s.refusal('unit:echoTrooper-4')).toBe('wrong_section BH-6.3');
    const all = ['unit:echoTrooper-1', 'unit:echoTrooper-2', 'unit:echoTrooper-3'];
    expect(() => s.click(all)).toThrow('over_budget');
    expect(() => s.click([all[0]!, all[0]!])).toThrow('bad_choice');
    s.order('echoTrooper-2');
    expect(s.view().order?.units.map(({ id }) => id)).toEqual(['echoTrooper-2']);
  });

  test('BH-6.8 BH-6.40 a unit on a shared hex takes one order of either section', () => {
    // Left: one and a half, centre: one and a half; recon in force has one order for each section.
    const s = battle({
      units: [ENEMY, 'echoTrooper 0,5', 'echoTrooper 2,5', 'echoTrooper 4,5', 'echoTrooper 8,5'],
      hands: { rebels: ['rebels-recon-in-force'] },
    }).play('rebels-recon-in-force');
    const [left, shared, centre, right] = [1, 2, 3, 4].map((n) => `unit:echoTrooper-${n}`);
    expect(() => s.click([left!, shared!, centre!])).toThrow('over_budget');
    s.click([left!, shared!, right!]);
    const t = battle({
      units: [ENEMY, 'echoTrooper 0,5', 'echoTrooper 2,5', 'echoTrooper 4,5'],
      hands: { rebels: ['rebels-recon-in-force'] },
    }).play('rebels-recon-in-force');
    t.click([shared!, centre!]);
    expect(t.view().order?.units).toHaveLength(2);
  });

  test('BH-6.5 BH-6.4 with no unit in the section the card is played and a card drawn', () => {
    const s = battle({ units: [ENEMY, 'echoTrooper 9,6'], hands: { rebels: ['rebels-assault-left'] } });
    s.play('rebels-assault-left');
    expect([s.g.active, s.view().seats[0]]).toMatchObject(['empire', { cards: 1, discards: ['rebels-assault-left'] }]);
  });

  test('BH-6.5 a card for sections without units, and choosing such a section, say that the turn ends', () => {
    const s = battle({
      units: [ENEMY, 'echoTrooper 9,6'],
      hands: { rebels: ['rebels-assault-left', 'rebels-assault-right', 'rebels-trooper-assault'] },
    });
    const wasted = (key: string) => {
      const { kind, noEffect } = s.option(key) ?? {};
      return [kind, noEffect?.key];
    };
    expect(wasted('card:rebels-assault-left')).toEqual(['grave', 'noEffect.noUnitThere']);
    expect(wasted('card:rebels-assault-right')).toEqual([undefined, undefined]);
    expect(wasted('card:rebels-trooper-assault')).toEqual([undefined, undefined]);
    s.play('rebels-trooper-assault');
    expect(wasted('section:left')).toEqual(['grave', 'noEffect.noUnitThere']);
    expect(wasted('section:right')).toEqual([undefined, undefined]);
  });

  test('BH-6.7 ordering no unit warns that the turn ends', () => {
    const s = battle({ units: [ENEMY, 'echoTrooper 9,6'], hands: { rebels: ['rebels-assault-right'] } });
    s.play('rebels-assault-right');
    expect(s.decision.pieces?.flatMap(({ warnings = [] }) => warnings)).toEqual([
      { all: [], none: ['unit:echoTrooper-1'], text: { key: 'warning.noOrders' } },
    ]);
  });

  test('BH-2.7 the left of the Empire is the east', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 0,0', 'snowtrooper 9,0', 'echoTrooper 5,6'],
      hands: { empire: ['empire-assault-left'] },
    });
    s.play('empire-assault-left').legalExactly('unit:snowtrooper-2');
  });

  test('BH-6.3 empire-pincer-move orders two units on each flank', () => {
    const s = battle({
      active: 'empire',
      units: [
        'snowtrooper 0,0',
        'snowtrooper 1,0',
        'snowtrooper 2,0',
        'snowtrooper 9,0',
        'snowtrooper 5,0',
        'echoTrooper 5,6',
      ],
      hands: { empire: ['empire-pincer-move'] },
    }).play('empire-pincer-move');
    expect(s.refusal('unit:snowtrooper-5')).toBe('wrong_section BH-6.3');
    expect(() => s.order('snowtrooper-1', 'snowtrooper-2', 'snowtrooper-3')).toThrow('over_budget');
    s.order('snowtrooper-1', 'snowtrooper-2', 'snowtrooper-4');
  });
});

describe('tactic cards', () => {
  test('rebels-direct-from-hq and empire-direct-from-hq order any three units', () => {
    const units = ['echoTrooper 0,6', 'echoTrooper 4,6', 'echoTrooper 9,6', 'echoTrooper 5,6', ENEMY];
    const s = battle({ units, hands: { rebels: ['rebels-direct-from-hq'] } }).play('rebels-direct-from-hq');
    expect([s.decision.max, s.legal.length]).toEqual([3, 4]);
  });

  test('BH-19.1 BH-6.25 rebels-trooper-assault asks for a section, also one without infantry', () => {
    const s = battle({
      units: [ENEMY, 'echoTrooper 0,6', 'snowspeeder 9,6'],
      hands: { rebels: ['rebels-trooper-assault'] },
    }).play('rebels-trooper-assault');
    expect(s.question).toBe('ask.section');
    s.legalExactly('section:left', 'section:centre', 'section:right');
    s.click('section:right');
    expect(s.g.active).toBe('empire');
  });

  test('BH-6.6 BH-6.24 with no vehicle on the whole board rebels-speeder-assault orders any one unit, without benefits', () => {
    const s = battle({
      units: [ENEMY, 'echoTrooper 2,1', 'echoTrooper 9,6'],
      hands: { rebels: ['rebels-speeder-assault'] },
    }).play('rebels-speeder-assault');
    expect([s.decision.max, s.decision.help?.key, s.legal.length]).toEqual([1, 'help.fallback', 2]);
    s.order('echoTrooper-1').attack('echoTrooper-1', 'atat-1', 'miss', 'miss');
    // No move after the attack: the turn is over.
    expect(s.g.active).toBe('empire');
    const far = battle({
      units: [ENEMY, 'echoTrooper 2,1', 'snowspeeder 9,6'],
      hands: { rebels: ['rebels-speeder-assault'] },
    }).play('rebels-speeder-assault');
    expect(far.refusal('unit:echoTrooper-1')).toBe('wrong_kind BH-6.6');
  });

  test('BH-6.26 empire-imperial-assault orders units of one type, with badges or without', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 0,0 eweb', 'snowtrooper 1,0', 'atat 5,0', 'echoTrooper 5,6'],
      hands: { empire: ['empire-imperial-assault'] },
    }).play('empire-imperial-assault');
    expect(s.question).toBe('ask.type');
    s.legalExactly('type:snowtrooper', 'type:atat').click('type:snowtrooper');
    s.legalExactly('unit:snowtrooper-1', 'unit:snowtrooper-2');
    expect(s.refusal('unit:atat-1')).toBe('wrong_type BH-6.26');
  });
});

test('BH-5.15 orders can be taken back until a unit has moved, and moves until dice are rolled (BH-19.9)', () => {
  const s = battle({
    units: [ENEMY, 'echoTrooper 4,4', 'echoTrooper 9,6'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  s.play('rebels-direct-from-hq').order('echoTrooper-1').move('echoTrooper-1', '4,3');
  // The base class takes each act of this test back and carries it out again.
  expect(s.hexOf('echoTrooper-1')).toBe('4,3');
});
