import { describe, expect, test } from 'vitest';
import { skirmish } from '../../testing/scenario.ts';

const FAR = 'p2 gideon-argus n18';
const TROOPER = 'p1-stormtrooper-1-1';

describe('figures that command others', () => {
  const officer = (card: string, options = {}) =>
    skirmish({
      options,
      figures: [`p1 ${card} c5`, 'p1 stormtrooper c7', 'p1 darth-vader c9', 'p2 chewbacca e9', FAR],
    });

  test('IA-6.4 IA-5.11 imperial-officer: Order moves another friendly figure within 2 spaces at once', () => {
    const s = officer('imperial-officer').activate('p1-imperial-officer-1-1');
    expect(s.legalFor('special:order:')).toEqual([`special:order:${TROOPER}`]);
    s.click(`special:order:${TROOPER}`);
    expect([s.question, s.legal.includes('to:h7')]).toEqual(['ask.moveNow.points', false]);
    s.click('to:f7', 'stay');
    expect([s.g.figures[TROOPER]?.place, s.g.groups['p1-stormtrooper-1']?.exhausted]).toEqual(['f7', false]);
    expect(s.g.activation).toMatchObject({ actions: 1, points: 0 });
  });

  test('IA-11.18 a Stunned figure is offered as one that nothing comes of', () => {
    const ordered = (card: string) =>
      skirmish({ figures: [`p1 ${card} c5`, 'p1 stormtrooper c6 stunned', 'p2 chewbacca e9', FAR] }).activate(
        `p1-${card}-1-1`,
      );
    for (const [card, special] of [
      ['imperial-officer', 'order'],
      ['imperial-officer-elite', 'executive-order'],
    ] as const) {
      const s = ordered(card);
      const key = `special:${special}:${TROOPER}`;
      expect(s.option(key)?.noEffect?.key).toBe('noEffect.still');
      expect(s.click(key).pass().question).toBe('ask.act');
    }
  });

  test('IA-1.8 imperial-officer: by the later rules Order gives 2 movement points', () => {
    const s = officer('imperial-officer', { ruleset: 'faq' }).activate('p1-imperial-officer-1-1');
    s.click(`special:order:${TROOPER}`);
    expect([s.legal.includes('to:e7'), s.legal.includes('to:f7')]).toEqual([true, false]);
  });

  test('IA-5.22 imperial-officer-elite: Executive Order is a move or an attack, and leaves both attack limits', () => {
    const s = officer('imperial-officer-elite').activate('p1-imperial-officer-elite-1-1');
    s.click(`special:executive-order:${TROOPER}`);
    expect([s.question, s.legal.includes('move')]).toEqual(['ask.order', true]);
    s.dice('blue 3 2', 'green 2 2', 'black 1', 'white 1').click('attack:p2-chewbacca-1-1:e9').pass().noSurges().pass();
    expect([s.damage('p2-chewbacca-1-1'), s.g.activation?.attacks]).toEqual([2, 0]);
    const moved = officer('imperial-officer-elite').activate('p1-imperial-officer-elite-1-1');
    moved.click(`special:executive-order:${TROOPER}`, 'move', 'to:f7', 'stay');
    expect(moved.g.figures[TROOPER]?.place).toBe('f7');
  });

  test('IA-6.4 general-weiss: General’s Orders moves up to two other friendly figures anywhere', () => {
    const figures = ['p1 general-weiss c5/2x3', 'p1 stormtrooper f9', 'p1 stormtrooper f8', 'p2 chewbacca c9', FAR];
    const s = skirmish({ figures }).activate('p1-general-weiss-1-1').click('special:generals-orders:', TROOPER);
    s.click('to:f7', 'stay');
    expect([s.question, s.legal]).toEqual(['ask.orders', ['p1-stormtrooper-1-2', 'none']]);
    s.click('p1-stormtrooper-1-2', 'stay');
    expect([s.question, s.g.activation?.actions]).toEqual(['ask.act', 1]);
  });

  test('IA-11.18 IA-6.4 general-weiss: General’s Orders names no Stunned figure, and moves no third one', () => {
    const troopers = ['f9', 'f8 stunned', 'f6'].map((place) => `p1 stormtrooper ${place}`);
    const figures = ['p1 general-weiss c5/2x3', ...troopers, 'p1 darth-vader k12', 'p2 chewbacca c9', FAR];
    const s = skirmish({ figures }).activate('p1-general-weiss-1-1').click('special:generals-orders:');
    s.legalExactly(TROOPER, 'p1-stormtrooper-1-3', 'p1-darth-vader-1-1', 'none');
    s.click(TROOPER, 'stay', 'p1-darth-vader-1-1', 'stay');
    expect([s.question, s.g.activation?.actions]).toEqual(['ask.act', 1]);
  });

  test('IA-11.18 general-weiss, gideon-argus: an order to Stunned figures alone is offered as one that nothing comes of', () => {
    const weiss = ['p1 general-weiss c5/2x3', 'p1 stormtrooper f9 stunned', 'p2 chewbacca c9', FAR];
    const s = skirmish({ figures: weiss }).activate('p1-general-weiss-1-1');
    expect(s.option('special:generals-orders:')?.noEffect?.key).toBe('noEffect.still');
    expect(s.click('special:generals-orders:').pass().question).toBe('ask.act');
    const gideon = ['p1 gideon-argus c5', 'p1 chewbacca c7 stunned', 'p2 darth-vader d9', 'p2 stormtrooper n18'];
    const other = skirmish({ figures: gideon }).activate('p1-gideon-argus-1-1');
    const key = 'special:tactical-maneuver:p1-chewbacca-1-1';
    expect(other.option(key)?.noEffect?.key).toBe('noEffect.still');
    expect(other.option('special:on-my-mark:p1-chewbacca-1-1')?.noEffect).toBeUndefined();
  });

  test('IA-6.4 IA-11.12 gideon-argus: Tactical Maneuver and On My Mark for another friendly figure in sight', () => {
    const figures = ['p1 gideon-argus c5', 'p1 chewbacca c7', 'p1 gaarkhan n18', 'p2 darth-vader d9'];
    const s = skirmish({ figures, hands: { p1: ['celebration'] } }).activate('p1-gideon-argus-1-1');
    expect(s.legalFor('special:tactical-maneuver:')).toEqual(['special:tactical-maneuver:p1-chewbacca-1-1']);
    s.click('special:tactical-maneuver:p1-chewbacca-1-1', 'to:e7').pass();
    s.click('special:on-my-mark:p1-chewbacca-1-1').pass();
    expect(s.g.figures['p1-chewbacca-1-1']).toMatchObject({ place: 'e7', conditions: ['focused'] });
    expect(s.g.activation?.actions).toBe(0);
  });
});
