import { describe, expect, test } from 'vitest';
import { canUndo } from '../../../engine/match.ts';
import { inCombat } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';
import { scenario } from '../../testing/scenario.ts';
import { retreat } from './retreat.ts';

// Hoth lies beside Bespin, Endor and Mustafar; the base is far away unless a test says otherwise.
const empire = (position: Position = {}) =>
  scenario({
    base: 'ryloth',
    ...position,
    units: { hoth: { 'assault-carrier': 1, stormtrooper: 1, 'x-wing': 1 }, ...position.units },
    leaders: { 'darth-vader': 'hoth' },
  })
    .change(inCombat('hoth', 'imperial'))
    .start(retreat, { side: 'imperial' });

describe('a retreat with ground units searches its destination', () => {
  test('RB-8.13 Imperial ground units that retreat learn that the base is not there, and cannot take it back', () => {
    const s = empire().click('bespin', []);
    expect(canUndo(s.g, 'imperial')).toBe(true);
    expect(s.log()).not.toContain('log.baseNotHere');
    const landed = empire();
    landed.click('bespin', [landed.unit('stormtrooper', 'hoth')]);
    expect(canUndo(landed.g, 'imperial')).toBe(false);
    expect(landed.log()).toContain('log.baseNotHere');
  });

  test('RB-8.13 RB-11.3.2 Imperial ground units that retreat onto the base find it', () => {
    const s = empire({ base: 'bespin', units: { 'rebel-base-space': { 'rebel-trooper': 1 } } });
    s.click('bespin', [s.unit('stormtrooper', 'hoth')]);
    expect(s.g.base.revealed).toBe(true);
    expect(canUndo(s.g, 'imperial')).toBe(false);
    expect(s.log()).not.toContain('log.baseNotHere');
  });

  test('RB-8.13 where Imperial ground units stand already nothing is learned', () => {
    const s = empire({ units: { bespin: { stormtrooper: 1 } } });
    s.click('bespin', [s.unit('stormtrooper', 'hoth')]);
    expect(canUndo(s.g, 'imperial')).toBe(true);
    expect(s.log()).not.toContain('log.baseNotHere');
  });
});
