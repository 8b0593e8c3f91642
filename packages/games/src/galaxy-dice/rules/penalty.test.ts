import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('penalty: vader and palpatine', () => {
  test('GD-5.13 two or more dice on spaces bring no lord', () => {
    const two = scenario({ dice: ['tie', 'tie', 'vp', 'vp'] });
    two.click('place:1:yavin4-1.1', 'place:2:yavin4-2.3', 'confirm');
    expect(two.seat('p1').lord).toBeNull();
    expect(two.view().lords).toEqual(['vader', 'palpatine']);
  });

  test('GD-5.14 exactly one die on a space brings Darth Vader', () => {
    const s = scenario({ dice: ['tie', 'walker', 'walker', 'vp'] }).click('place:1:yavin4-1.1');
    expect(s.view().penalty).toBe('vader');
    s.click('confirm');
    expect(s.seat('p1').lord).toBe('vader');
    expect(s.view().lords).toEqual(['palpatine']);
  });

  test('GD-5.15 no die on a space brings Emperor Palpatine', () => {
    const s = scenario({ dice: ['tie', 'walker', 'walker', 'vp'] });
    expect(s.view().penalty).toBe('palpatine');
    s.click('confirm');
    expect(s.seat('p1').lord).toBe('palpatine');
    expect(s.view().lords).toEqual(['vader']);
  });

  test('GD-5.16 VP dice do not count for the penalty', () => {
    const s = scenario({ dice: ['tie', 'vp', 'vp', 'vp'] });
    s.click('place:1:yavin4-1.1', 'aside:2', 'aside:3', 'aside:4', 'confirm');
    expect(s.seat('p1').lord).toBe('vader');
  });

  test('GD-5.16 GD-5.34 rebel and allies help after the check and do not undo it', () => {
    const s = scenario({
      dice: ['tie', 'vp'],
      rebels: { p1: 'luke', p2: 'leia', p3: 'han' },
      allies: { p1: ['c3po'] },
    });
    expect(s.refusal('rebel')).toBe('help_later GD-5.34');
    expect(s.refusal('ally:c3po')).toBe('help_later GD-5.34');
    s.click('confirm');
    expect(s.seat('p1').lord).toBe('palpatine');
    s.click('rebel:yavin4-1.1', 'ally:c3po:1:yavin4-1.2');
    expect(s.g.players.p1?.lord).toBe('palpatine');
    expect(s.vp('p1')).toBe(0);
  });

  test('GD-5.17 the only free space of the planet covered by a die brings no Vader', () => {
    const s = scenario({ dice: ['walker', 'tie', 'tie', 'tie'], free: ['yavin4-1.4'] }).click('place:1:yavin4-1.4');
    expect(s.view().penalty).toBe('clear');
    s.click('confirm');
    expect(s.seat('p1').lord).toBeNull();
  });

  test('GD-5.17 with two free spaces at the start one die still brings Vader', () => {
    const s = scenario({ dice: ['walker', 'tie'], free: ['yavin4-1.4', 'yavin4-1.5'] });
    expect(s.click('place:1:yavin4-1.4', 'confirm').seat('p1').lord).toBe('vader');
  });

  test('GD-5.18 with one free space and no die on it Palpatine still comes', () => {
    const s = scenario({ dice: ['walker', 'tie'], free: ['yavin4-1.4'] });
    expect(s.click('confirm').seat('p1').lord).toBe('palpatine');
  });

  test('GD-5.19 GD-5.20 a lord held by another player moves to the offender at once', () => {
    const s = scenario({ dice: ['tie', 'walker'], lords: { p2: 'vader' } }).click('place:1:yavin4-1.1', 'confirm');
    expect(s.seat('p1').lord).toBe('vader');
    expect(s.seat('p2').lord).toBeNull();
    expect(s.log().at(-1)).toBe('log.lordPassed');
    expect(s.asked).toEqual(['p1']);
    s.click('end');
    expect(s.asked).toEqual(['p2']);
    expect(s.view().dice.length).toBe(4);
  });

  test('GD-5.19 the other lord stays where he is', () => {
    const s = scenario({ dice: ['tie', 'walker'], lords: { p2: 'palpatine' } }).click('place:1:yavin4-1.1', 'confirm');
    expect(s.seat('p2').lord).toBe('palpatine');
    expect(s.seat('p1').lord).toBe('vader');
  });

  test('GD-5.21 the lord of a penalised turn can be earned again in it and then stays', () => {
    const s = scenario({ dice: ['tie', 'tie'], lords: { p2: 'palpatine' } });
    s.click('place:1:yavin4-1.1', 'place:2:yavin4-2.3', 'confirm', 'end');
    expect(s.view().dice.length).toBe(2);
    s.plant('vp', 'vp').click('confirm');
    expect(s.seat('p2').lord).toBe('palpatine');
    s.click('end');
    expect(s.asked).toEqual(['p3']);
    expect(s.seat('p2').lord).toBe('palpatine');
    expect(s.view().lords).toEqual(['vader']);
    expect(s.log()).not.toContain('log.lordBack');
  });

  test('GD-5.22 both lords are with a player only until the penalised turn in which the other came ends', () => {
    const s = scenario({ dice: ['tie', 'tie'], lords: { p2: 'palpatine' } });
    s.click('place:1:yavin4-1.1', 'place:2:yavin4-2.3', 'confirm', 'end');
    s.plant('walker', 'vp').click('place:1:yavin4-1.3', 'confirm');
    expect(s.seat('p2').lord).toBe('vader');
    expect(s.view().lords).toEqual([]);
    s.click('end');
    expect(s.seat('p2').lord).toBe('vader');
    expect(s.view().lords).toEqual(['palpatine']);
  });

  test('GD-5.23 lords stay with their holders when the planet changes', () => {
    const s = scenario({ dice: ['walker', 'tie'], free: ['yavin4-1.4'], lords: { p3: 'vader' } });
    s.click('place:1:yavin4-1.4', 'confirm');
    expect(s.view().planet).toBe('hoth');
    expect(s.seat('p3').lord).toBe('vader');
  });
});
