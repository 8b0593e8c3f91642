import { describe, expect, test } from 'vitest';
import { skirmish } from '../../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const TROOPER = 'p1-stormtrooper-1-1';
const FAR = 'p2 gideon-argus n18';

describe('to-the-limit', () => {
  const choked = (position: object = {}) =>
    skirmish({
      figures: ['p1 darth-vader c5', 'p2 chewbacca c6', FAR],
      hands: { p1: ['to-the-limit'] },
      ...position,
    })
      .activate(VADER)
      .click(`special:force-choke:${CHEWIE}`);

  test('IA-12.48 IA-12.20 after a special action: one more action at once, then the figure is Stunned', () => {
    const s = choked();
    expect([s.question, s.asked]).toEqual(['window.ACTION_AFTER', ['p1']]);
    s.click(`play:to-the-limit:${VADER}:`);
    expect([s.question, s.legalFor('to:')]).toEqual(['ask.extraAction', []]);
    s.attack(CHEWIE, 'red 0 2', 'red 0 2', 'yellow 1 2', 'black 3', 'white 0');
    expect([s.g.figures[VADER]?.conditions, s.g.activation]).toMatchObject([['stunned'], { actions: 1, attacks: 1 }]);
    expect(s.question).toBe('ask.act');
  });

  test('IA-12.48 the figure becomes Stunned also when it takes no action', () => {
    const s = choked().click(`play:to-the-limit:${VADER}:`, 'none');
    expect([s.g.figures[VADER]?.conditions, s.g.activation?.actions]).toEqual([['stunned'], 1]);
  });

  test('IA-12.48 the points of an extra move are of no use to a Stunned figure, and the option says so', () => {
    const s = choked().click(`play:to-the-limit:${VADER}:`);
    expect(s.option('move')?.noEffect?.key).toBe('extra.noMove');
    s.click('move');
    expect([s.question, s.g.activation?.points, s.legalFor('to:')]).toEqual(['ask.act', 4, []]);
  });

  test('IA-5.7 IA-5.9 the extra action keeps the limits of the activation', () => {
    const s = choked({ hands: { p1: ['to-the-limit', 'pummel'] } }).click(`play:to-the-limit:${VADER}:`);
    expect(s.refusal(`special:force-choke:${CHEWIE}`)).toBe('special_used IA-5.7');
    expect(s.refusal(`play:pummel:${VADER}:`)).toBe('few_actions IA-5.9');
  });

  test('IA-11.30 IA-9.33 Bleeding comes first, and after attacks and moves the card is not offered', () => {
    const s = choked({
      figures: ['p1 darth-vader c5 bleeding', 'p2 chewbacca c6', FAR],
      decks: { p1: ['deadeye'] },
    });
    expect(s.question).toBe('ask.strain');
    s.click('damage');
    expect([s.question, s.damage(VADER)]).toEqual(['window.ACTION_AFTER', 1]);
    const plain = skirmish({ figures: ['p1 darth-vader c5', FAR], hands: { p1: ['to-the-limit'] } }).activate(VADER);
    expect(plain.click('move').question).toBe('ask.act');
  });

  test('IA-11.28 discarding a condition by an action is a special action', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5 stunned', FAR], hands: { p1: ['to-the-limit'] } }).activate(
      VADER,
    );
    expect(s.click('discard:stunned').question).toBe('window.ACTION_AFTER');
  });
});

describe('marksman', () => {
  const lined = (more: object = {}) =>
    skirmish({
      figures: ['p1 stormtrooper a11', 'p1 darth-vader b11', 'p2 chewbacca c11', FAR],
      hands: { p1: ['marksman', 'marksman'] },
      ...more,
    }).activate(TROOPER);

  test('IA-9.3 IA-12.21 IA-8.16 before a target is chosen: figures do not block sight for the next attack', () => {
    const s = lined();
    expect(s.refusal(`attack:${CHEWIE}:c11`)).toBe('no_sight IA-9.6');
    s.click(`play:marksman:${TROOPER}:`);
    expect(s.legalFor('play:marksman')).toEqual([]);
    s.dice('blue 3 2', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass().noSurges().pass();
    expect([s.damage(CHEWIE), s.g.effects, s.hand('p1')]).toEqual([3, [], ['marksman']]);
  });

  test('IA-12.43 IA-8.16 it cannot be played where it opens no target: walls still block', () => {
    const figures = ['p1 stormtrooper c5', 'p2 chewbacca c9', 'p2 jyn-odan n17'];
    expect(lined({ figures }).legalFor('play:')).toEqual([]);
  });

  test('IA-9.3 its effect ends when the figure does anything but attack', () => {
    const s = lined().click(`play:marksman:${TROOPER}:`, 'move');
    expect([s.g.effects, s.refusal(`attack:${CHEWIE}:c11`)]).toEqual([[], 'no_sight IA-9.6']);
  });

  test('IA-12.21 a figure that is ordered to attack may use it, and so may one that is granted an attack', () => {
    const s = skirmish({
      figures: ['p1 imperial-officer-elite a12', 'p1 stormtrooper a11', 'p1 darth-vader b11', 'p2 chewbacca c11', FAR],
      hands: { p1: ['marksman'] },
    }).activate('p1-imperial-officer-elite-1-1');
    s.click(`special:executive-order:${TROOPER}`, `play:marksman:${TROOPER}:`);
    expect(s.legalFor('attack:')).toEqual([`attack:${CHEWIE}:c11`]);
  });
});
