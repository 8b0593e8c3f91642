import { describe, expect, test } from 'vitest';
import { canUndo } from '../../engine/match.ts';
import { activate, everything, imperialTurn, refusedWith } from '../testing/moves.ts';

describe('captives', () => {
  const withCaptive = () =>
    imperialTurn({
      units: { corellia: { 'star-destroyer': 1, stormtrooper: 6 }, alderaan: { stormtrooper: 1 } },
      leaders: { 'princess-leia': { captive: 'corellia' }, 'mon-mothma': { captive: 'alderaan', ring: 'carbonite' } },
    });

  test('RB-8.11 Imperial units take a captive along, who needs no room', () => {
    const s = activate(withCaptive(), 'darth-vader', 'coruscant');
    s.click(everything(s, 'corellia'));
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'coruscant', ring: 'captured' });
    expect(s.units('coruscant')).toEqual({ 'star-destroyer': 1, stormtrooper: 6 });
  });

  test('RB-8.11 a captive goes only with units of its own system', () => {
    const s = activate(withCaptive(), 'darth-vader', 'coruscant');
    const alone = ['captive:princess-leia'];
    expect(refusedWith(s, alone)).toBe('over_budget escort:corellia RB-8.11');
    const ship = s.unit('star-destroyer', 'corellia');
    expect(refusedWith(s, [ship, ...alone])).toBeUndefined();
    expect(refusedWith(s, [ship, 'captive:mon-mothma'])).toBe('not_an_option');
  });

  test('RB-20.7 bug class 13: a captive taken along by the last units is not rescued on the way', () => {
    const s = activate(
      imperialTurn({
        units: { corellia: { 'star-destroyer': 1 } },
        leaders: { 'princess-leia': { captive: 'corellia' } },
      }),
      'darth-vader',
      'coruscant',
    );
    s.click([s.unit('star-destroyer', 'corellia'), 'captive:princess-leia']);
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'coruscant', ring: 'captured' });
  });

  test('RB-20.2 bug class 13: a captive left without Imperial units is rescued when the move is done', () => {
    const s = activate(
      imperialTurn({
        units: { corellia: { 'star-destroyer': 1 } },
        leaders: { 'princess-leia': { captive: 'corellia' } },
      }),
      'darth-vader',
      'coruscant',
    );
    s.click([s.unit('star-destroyer', 'corellia')]);
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(s.log()).toContain('log.rescued');
  });
});

describe('one change', () => {
  test('RB-20.7 the whole order is one change: the base is found when all units stand there', () => {
    const s = activate(
      imperialTurn({ base: 'ilum', units: { 'ord-mantell': { 'star-destroyer': 1, stormtrooper: 2 } } }),
      'darth-vader',
      'ilum',
    );
    expect(canUndo(s.g, 'imperial')).toBe(true);
    s.click(everything(s, 'ord-mantell'));
    expect(s.units('ilum')).toMatchObject({ 'star-destroyer': 1, stormtrooper: 2 });
    expect(s.g.base.revealed).toBe(true);
    expect(canUndo(s.g, 'imperial')).toBe(false);
  });

  test('RB-8.16 ships that leave a destroyed system leave units without transport; the owner chooses who is lost', () => {
    const s = imperialTurn({
      systems: { alderaan: { destroyed: true } },
      units: { alderaan: { 'star-destroyer': 1, 'assault-carrier': 1, stormtrooper: 4, 'tie-fighter': 2 } },
    });
    activate(s, 'darth-vader', 'corellia').click([s.unit('star-destroyer', 'alderaan')]);
    expect(s.question).toBe('ask.surplus');
    s.click(s.unit('tie-fighter', 'alderaan'), s.unit('stormtrooper', 'alderaan'));
    expect(s.units('alderaan')).toEqual({ 'assault-carrier': 1, stormtrooper: 3, 'tie-fighter': 1 });
    expect(s.question).toBe('ask.turn');
  });
});
