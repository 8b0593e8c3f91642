import { describe, expect, test } from 'vitest';
import { skirmish } from '../../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const GAARKHAN = 'p2-gaarkhan-1-1';
const FAR = 'p2 gideon-argus n18';

describe('command cards with attacks', () => {
  test('IA-5.9 IA-5.20 pummel: two attacks for two actions, and one attack action', () => {
    const hands = { p1: ['pummel', 'celebration'] };
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gaarkhan d6'], hands });
    s.activate(VADER).dice('red 0 2', 'red 0 2', 'yellow 1 2', 'black 3', 'white 0').click(`play:pummel:${VADER}:`);
    s.click(`attack:${CHEWIE}:c6`).pass().noSurges().pass();
    s.dice('red 0 2', 'red 0 2', 'yellow 1 2', 'black 3', 'white 0').click(`attack:${CHEWIE}:c6`);
    s.pass().noSurges().pass();
    expect([s.damage(CHEWIE), s.g.activation]).toMatchObject([6, { actions: 0, attacks: 1 }]);
  });

  test('IA-5.9 pummel needs two actions and a melee attack', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', FAR], hands: { p1: ['pummel'] } });
    s.activate(VADER).click('move');
    expect(s.refusal(`play:pummel:${VADER}:`)).toBe('few_actions IA-5.9');
    const ranged = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c6', FAR], hands: { p1: ['pummel'] } });
    expect(ranged.activate('p1-stormtrooper-1-1').option('play:pummel:p1-stormtrooper-1-1:')).toBeUndefined();
  });

  test('IA-5.21 sarlacc-sweep: two attacks against two different figures', () => {
    const DIALA = 'p1-diala-passil-1-1';
    const s = skirmish({
      figures: ['p1 diala-passil c5', 'p2 chewbacca c6', 'p2 gaarkhan d6', 'p2 gideon-argus d5'],
      hands: { p1: ['sarlacc-sweep'] },
    }).activate(DIALA);
    s.click(`play:sarlacc-sweep:${DIALA}:`).dice('red 0 2', 'green 1 2', 'black 1', 'white 0');
    s.click(`attack:${CHEWIE}:c6`).pass().noSurges().pass();
    s.legalExactly(`attack:${GAARKHAN}:d6`, 'attack:p2-gideon-argus-1-1:d5');
    s.dice('red 0 2', 'green 1 2', 'black 1').click(`attack:${GAARKHAN}:d6`).pass().noSurges().pass();
    expect([s.damage(CHEWIE), s.damage(GAARKHAN), s.g.activation?.attacks]).toEqual([3, 1, 1]);
  });

  test('IA-9.36 sarlacc-sweep: only the attacks need different figures, Cleave of the second may hit the target of the first', () => {
    const DIALA = 'p1-diala-passil-1-1';
    const s = skirmish({
      figures: ['p1 diala-passil c5', 'p2 chewbacca c6', 'p2 gaarkhan d6', 'p2 gideon-argus d5'],
      hands: { p1: ['sarlacc-sweep'] },
    }).activate(DIALA);
    s.click(`play:sarlacc-sweep:${DIALA}:`).dice('red 0 2', 'green 1 2', 'black 1', 'white 0');
    s.click(`attack:${CHEWIE}:c6`).pass().noSurges().pass();
    s.dice('red 0 2 1', 'green 2 2', 'black 1').click(`attack:${GAARKHAN}:d6`).pass().click(['surge:2']);
    expect(s.question).toBe('ask.cleave');
    s.legalExactly(`cleave:${CHEWIE}`, 'cleave:p2-gideon-argus-1-1', 'none');
  });

  const burst = (white: string) => {
    const FENN = 'p1-fenn-signis-1-1';
    const s = skirmish({
      figures: ['p1 fenn-signis c5', 'p1 luke-skywalker d7', 'p2 chewbacca c8', 'p2 gaarkhan d9', FAR],
      hands: { p1: ['burst-fire'] },
    }).activate(FENN);
    s.dice('blue 3 2', 'red 0 2', 'green 1 2', 'black 1', white).click(`play:burst-fire:${FENN}:`);
    s.pass().noSurges().pass();
    return [FENN, 'p1-luke-skywalker-1-1', CHEWIE, GAARKHAN].map((id) => s.g.figures[id]?.conditions);
  };

  test('IA-9.57 burst-fire Stuns every figure next to the target space, but not the target', () => {
    expect(burst('white 0')).toEqual([[], ['stunned'], [], ['stunned']]);
  });

  test('IA-9.51 burst-fire without damage to its target Stuns no figure', () => {
    expect(burst('white dodge')).toEqual([[], [], [], []]);
  });

  test('IA-5.9 maximum-firepower: an attack with 4 damage more, for two actions', () => {
    const SABOTEUR = 'p1-rebel-saboteur-1-1';
    const s = skirmish({
      figures: ['p1 rebel-saboteur c5', 'p2 chewbacca c8', FAR],
      hands: { p1: ['maximum-firepower', 'celebration'] },
    }).activate(SABOTEUR);
    s.dice('red 0 2', 'yellow 1 2', 'black 1', 'white 0').click(`play:maximum-firepower:${SABOTEUR}:`);
    s.pass().noSurges().pass();
    expect([s.damage(CHEWIE), s.g.activation]).toMatchObject([7, { actions: 0, attacks: 1 }]);
  });

  const lured = (p2: readonly string[] = []) =>
    skirmish({
      figures: ['p1 darth-vader c5', 'p2 chewbacca c6 focused', 'p2 gaarkhan c8', FAR],
      hands: { p1: ['lure-of-the-dark-side'], p2 },
    })
      .activate(VADER)
      .click(`play:lure-of-the-dark-side:${VADER}:${CHEWIE}`);

  test('IA-9.40 IA-9.41 lure-of-the-dark-side: its player chooses any target but the figure itself', () => {
    const s = lured();
    expect([s.question, s.asked]).toEqual(['ask.target', ['p1']]);
    s.legalExactly(`attack:${VADER}:c5`, `attack:${GAARKHAN}:c8`);
  });

  test('IA-9.54 IA-9.40 lure-of-the-dark-side: the figure is Focused no more, and its surges are spent for it', () => {
    const s = lured().dice('blue 3 1 1', 'red 0 2', 'yellow 1 2', 'green 1 2', 'black 1');
    s.click(`attack:${GAARKHAN}:c8`).pass();
    expect([s.question, s.asked]).toEqual(['ask.surges', ['p1']]);
    s.click(['surge:0']).pass();
    expect([s.damage(GAARKHAN), s.g.figures[CHEWIE]?.conditions]).toEqual([7, []]);
  });

  test('IA-14.6 IA-5.22 IA-9.42 after lure-of-the-dark-side its user may attack in the same activation', () => {
    const s = lured().dice('blue 3 2', 'red 0 2', 'yellow 1 2', 'green 1 2', 'black 1');
    s.click(`attack:${GAARKHAN}:c8`).pass().noSurges().pass();
    expect(s.g.activation).toMatchObject({ actions: 1, attacks: 0 });
    expect(s.legalFor('attack:')).toEqual([`attack:${CHEWIE}:c6`]);
  });

  const made = (figures: readonly string[], attacker: string, p2: readonly string[] = []) =>
    skirmish({ figures: ['p1 darth-vader c5', ...figures, FAR], hands: { p1: ['lure-of-the-dark-side'], p2 } })
      .activate(VADER)
      .dice('blue 3 2', 'yellow 1 1 1', 'yellow 1 1 1', 'black 1', 'black 1')
      .click(`play:lure-of-the-dark-side:${VADER}:${attacker}`);

  test('IA-9.40 IA-9.54 abilities of a figure that is made to attack are used by the player who makes it', () => {
    const DROID = 'p2-probe-droid-elite-1-1';
    const s = made(['p2 probe-droid-elite c6', 'p2 gaarkhan c8'], DROID, ['deadeye', 'hunter-protocol']);
    s.click(`attack:${GAARKHAN}:c8`);
    expect([s.question, s.asked]).toEqual(['window.ATTACK_REROLL', ['p1']]);
    expect(s.legalFor('use:')).toEqual([0, 1, 2].map((n) => `use:targeting-computer:${DROID}:a${n}`));
    // Its own player plays no card of the attacker.
    s.pass();
    expect([s.question, s.asked]).toEqual(['ask.surges', ['p1']]);
  });

  test('IA-9.41 to a figure that is made to attack none is friendly: no squad-training, inspiring, protector', () => {
    const TROOPER = 'p2-stormtrooper-1-1';
    const trooper = made(['p2 stormtrooper c6', 'p2 stormtrooper d6', 'p2 luke-skywalker d7'], TROOPER);
    trooper.dice('blue 3 2', 'green 1 2', 'black 1').click('attack:p2-stormtrooper-1-2:d6');
    expect(trooper.question).not.toBe('window.ATTACK_REROLL');
    const s = made(['p2 chewbacca c6', 'p2 gaarkhan c7'], CHEWIE);
    s.dice('blue 3 2', 'red 0 2', 'yellow 1 2', 'black 1').click(`attack:${GAARKHAN}:c7`).pass().noSurges().pass();
    // 6 damage, less 2 block of the die and Gaarkhan's own.
    expect(s.damage(GAARKHAN)).toBe(4);
  });

  test('lure-of-the-dark-side chooses a small figure within 3 spaces, seen or not', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 nexu e5/2x2', 'p2 chewbacca d8', 'p2 gaarkhan c9', FAR],
      hands: { p1: ['lure-of-the-dark-side'] },
    }).activate(VADER);
    expect(s.legalFor('play:')).toEqual([`play:lure-of-the-dark-side:${VADER}:${CHEWIE}`]);
  });

  test('IA-5.22 take-it-down: a friendly figure next to Gideon attacks with 2 damage more', () => {
    const GIDEON = 'p1-gideon-argus-1-1';
    const s = skirmish({
      figures: ['p1 gideon-argus c5', 'p1 rebel-trooper d5', 'p2 gaarkhan c9', FAR],
      hands: { p1: ['take-it-down'] },
    }).activate(GIDEON);
    s.dice('blue 3 2', 'yellow 1 2', 'black 1').click(`play:take-it-down:${GIDEON}:p1-rebel-trooper-1-1`);
    s.pass().noSurges().pass();
    // 4 and 2 damage, 1 more of Aim, less 2 block.
    expect([s.damage(GAARKHAN), s.g.activation]).toMatchObject([5, { actions: 1, attacks: 0 }]);
    expect(s.legalFor('attack:')).not.toEqual([]);
  });

  test('IA-12.5 IA-12.32 IA-9.42 ferocity: an attack with a Creature of either player at the end of a round', () => {
    const s = skirmish({
      figures: ['p1 darth-vader g5', 'p2 nexu c5/2x2', 'p2 gideon-argus e6'],
      hands: { p1: ['ferocity'] },
    });
    s.activate(VADER).end().activate('p2-nexu-1-1').end().activate('p2-gideon-argus-1-1').click('end');
    expect([s.question, s.asked]).toEqual(['window.ROUND_END', ['p1']]);
    s.dice('red 0 2', 'green 1 2', 'black 1').click('play:ferocity::p2-nexu-1-1').noSurges().pass();
    expect([s.damage('p2-gideon-argus-1-1'), s.g.round]).toEqual([3, 2]);
  });
});
