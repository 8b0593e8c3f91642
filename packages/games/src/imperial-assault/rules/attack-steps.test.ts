import { describe, expect, test } from 'vitest';
import { skirmish } from '../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const TROOPER = 'p1-stormtrooper-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const JYN = 'p2-jyn-odan-1-1';
const GAARKHAN = 'p2-gaarkhan-1-1';
const FAR = 'p2 gideon-argus n18';

describe('order in an attack', () => {
  test('IA-9.1 IA-12.9 conditions come before abilities: a Weakened jyn-odan has no evade left for Cunning', () => {
    const hit = (conditions: string) => {
      const s = skirmish({ figures: ['p1 stormtrooper c5', `p2 jyn-odan c7 ${conditions}`, FAR] }).activate(TROOPER);
      return s.attack(JYN, 'blue 3 2', 'green 2 2', 'white 0 1').damage(JYN);
    };
    expect([hit(''), hit('weakened')]).toEqual([3, 4]);
  });

  test('IA-9.1 IA-12.9 what the attacker may use comes before what happens by itself on the other side: royal-guard-elite', () => {
    const s = skirmish({
      figures: ['p1 luke-skywalker d6', 'p2 darth-vader e6 15', 'p2 royal-guard-elite e7', FAR],
      hands: { p1: ['celebration'] },
    }).activate('p1-luke-skywalker-1-1');
    s.dice('blue 3 2', 'green 2 2', 'yellow 1 2', 'black 1', 'black 1').aim('p2-darth-vader-1-1');
    while (s.question === 'window.ATTACK_REROLL' || s.question === 'window.ATTACK_MODIFY') s.click('pass');
    s.noSurges();
    expect([s.question, s.asked]).toEqual(['window.FIGURE_DEFEATED', ['p1']]);
    s.click('pass');
    expect([s.question, s.asked]).toEqual(['ask.moveNow.spaces', ['p2']]);
  });

  test('IA-9.2 IA-12.11 what was declined is not offered again for this trigger', () => {
    const s = skirmish({
      figures: ['p1 stormtrooper c5', 'p1 stormtrooper c6', 'p2 diala-passil d6', FAR],
    }).activate(TROOPER);
    s.dice('blue 2 1', 'green 2 2', 'white 0').aim('p2-diala-passil-1-1');
    expect([s.asked, s.question]).toEqual([['p1'], 'window.ATTACK_REROLL']);
    s.click('pass');
    expect([s.asked, s.question]).toEqual([['p2'], 'window.ATTACK_REROLL']);
    s.dice('white 1').click('use:foresight:p2-diala-passil-1-1:d0');
    expect(s.question).not.toBe('window.ATTACK_REROLL');
  });

  test('IA-12.45 an ability is used once in a window: foresight rerolls one of two dice', () => {
    const s = skirmish({ figures: ['p1 chewbacca c5', 'p2 darth-vader c7', FAR] }).activate('p1-chewbacca-1-1');
    s.dice('blue 3 2', 'red 0 2', 'yellow 1 2', 'black 1', 'black 1', 'black 2').aim('p2-darth-vader-1-1');
    expect(s.legalFor('use:foresight:')).toHaveLength(2);
    s.click('use:foresight:p2-darth-vader-1-1:d0');
    expect([s.question, s.legalFor('use:foresight:')]).not.toEqual(['window.ATTACK_REROLL', []]);
    expect(s.legalFor('use:foresight:')).toEqual([]);
  });

  test('IA-12.10 IA-12.36 all effects of a player in a step are one question, in the order the player likes', () => {
    const s = skirmish({
      figures: ['p1 luke-skywalker d5', 'p1 stormtrooper c5', 'p1 stormtrooper c6', 'p2 chewbacca d7', FAR],
    }).activate(TROOPER);
    s.dice('blue 2 1', 'green 2 2', 'black 1', 'white 0', 'blue 3 2').aim(CHEWIE);
    expect([s.legalFor('use:inspiring:').length > 0, s.legalFor('use:squad-training:').length > 0]).toEqual([
      true,
      true,
    ]);
    s.click('use:inspiring:p1-luke-skywalker-1-1:a0');
    expect([s.question, s.legalFor('use:inspiring:'), s.legalFor('use:squad-training:').length]).toEqual([
      'window.ATTACK_REROLL',
      [],
      1,
    ]);
  });

  test('IA-12.25 the attacker is asked for modifiers', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c9', FAR], hands: { p1: ['deadeye'] } });
    s.activate(TROOPER).dice('blue 2 1', 'green 1 2', 'black 1', 'white 0').aim(CHEWIE);
    while (s.question !== 'window.ATTACK_MODIFY') s.click('pass');
    expect(s.asked).toEqual(['p1']);
    s.click(`play:deadeye:${TROOPER}:`).pass().noSurges().pass();
    // Without the card the accuracy would be 3, the distance is 4.
    expect(s.damage(CHEWIE)).toBe(2);
  });

  test('IA-12.42 shattering-blow: the price is paid before the die is removed', () => {
    const s = skirmish({
      figures: ['p1 diala-passil c5 3', 'p2 chewbacca c6', FAR],
      hands: { p1: ['deadeye', 'rally'] },
    }).activate('p1-diala-passil-1-1');
    s.dice('red 0 2 1', 'green 2 2', 'white 0').aim(CHEWIE).click('use:shattering-blow:p1-diala-passil-1-1:d0');
    expect([s.question, s.view().attack?.defenceDice.length]).toEqual(['ask.payCard', 2]);
    s.click('pay:rally');
    expect(s.view().attack?.defenceDice.map(({ die }) => die)).toEqual(['white']);
  });
});

describe('the target after the declaration', () => {
  const declared = (target: string) => {
    const s = skirmish({
      // Squad Training halts the attack after the roll.
      figures: ['p1 stormtrooper c5', 'p1 stormtrooper d4', `p2 ${target}`, FAR],
    }).activate(TROOPER);
    return s.dice('blue 3 2', 'green 2 2', 'white 0', 'black 1');
  };

  test('IA-9.10 a target that is out of sight before the damage is missed', () => {
    const s = declared('chewbacca c7').aim(CHEWIE);
    s.change((g) => {
      g.figures[CHEWIE]!.place = 'n17';
    });
    s.pass().noSurges().pass();
    expect([s.damage(CHEWIE), s.log().includes('log.misses.reach')]).toEqual([0, true]);
  });

  test('IA-9.10 the attacker chooses another space of a large target, if there is one in sight', () => {
    const s = skirmish({
      figures: ['p1 stormtrooper c5', 'p1 stormtrooper d4', 'p2 nexu c8/2x2', FAR],
    }).activate(TROOPER);
    s.dice('blue 3 2', 'green 2 2', 'white 0').click('attack:p2-nexu-1-1:c8');
    s.change((g) => {
      g.figures['p2-nexu-1-1']!.place = 'd7/2x2';
    });
    s.pass().noSurges();
    expect([s.question, s.asked]).toEqual(['ask.target', ['p1']]);
    s.click('attack:p2-nexu-1-1:d8').pass();
    expect([s.damage('p2-nexu-1-1'), s.g.attack]).toEqual([4, null]);
  });

  test('IA-9.11 a melee attack misses a target that is out of reach by then', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', FAR] });
    s.activate(VADER).dice('red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1', 'white 0').aim(CHEWIE).pass();
    expect(s.question).toBe('ask.surges');
    s.change((g) => {
      g.figures[CHEWIE]!.place = 'c8';
    });
    s.pass().noSurges().pass();
    expect([s.damage(CHEWIE), s.log().includes('log.misses.reach')]).toEqual([0, true]);
  });

  test('IA-9.50 a target that is defeated before the damage ends the attack: relentless of ig-88', () => {
    const s = skirmish({
      figures: ['p1 ig-88 c5', 'p2 stormtrooper c7 2', 'p2 stormtrooper c9', FAR],
    }).activate('p1-ig-88-1-1');
    s.aim('p2-stormtrooper-1-1');
    expect([s.g.figures['p2-stormtrooper-1-1'], s.g.attack, s.question]).toEqual([undefined, null, 'ask.act']);
    expect(s.g.activation).toMatchObject({ actions: 1, attacks: 1 });
  });
});

describe('accuracy and damage', () => {
  test('IA-9.25 a ranged attack without accuracy misses a target next to it', () => {
    const s = skirmish({ figures: ['p1 chewbacca c5', 'p2 chewbacca c6 hidden', FAR] }).activate('p1-chewbacca-1-1');
    s.attack(CHEWIE, 'blue 2 1', 'red 0 3', 'yellow 0 1 2', 'black 1', 'white 0');
    expect([s.damage(CHEWIE), s.log().includes('log.misses.accuracy')]).toEqual([0, true]);
  });

  test('IA-9.31 damage beyond the health that is left is ignored', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 stormtrooper c6 1', 'p2 stormtrooper n16', FAR] });
    s.activate(VADER).attack('p2-stormtrooper-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect(s.read('spectator').find(({ key }) => key === 'log.damage')?.params?.n).toBe(2);
  });

  test('IA-9.53 a figure and an object in one space are two targets and do not hide each other', () => {
    const s = skirmish({
      options: { mission: 'moisture-farm-b' },
      figures: ['p1 stormtrooper d9', 'p2 chewbacca g9', 'p2 gideon-argus o2'],
    }).activate(TROOPER);
    expect(s.legalFor('attack:').sort()).toEqual([`attack:${CHEWIE}:g9`, 'attack:raider-1:g9']);
  });

  test('IA-11.13 an object gains no condition', () => {
    const s = skirmish({
      options: { mission: 'moisture-farm-b' },
      figures: ['p1 royal-guard g8', 'p2 gideon-argus c4', 'p2 chewbacca c2'],
    }).activate('p1-royal-guard-1-1');
    s.dice('red 0 2', 'yellow 0 1 2', 'black 1').aim('raider-1').pass().click(['surge:0']).pass();
    expect([s.g.tokens[0]?.damage, s.log().includes('log.condition')]).toEqual([2, false]);
  });
});

describe('after the damage', () => {
  const diala = (more: readonly string[], hands = {}) =>
    skirmish({ figures: ['p1 diala-passil c5', ...more, FAR], hands }).activate('p1-diala-passil-1-1');

  test('IA-9.32 IA-9.58 the defeat and its triggers come before the effects after the attack', () => {
    const s = diala(['p2 chewbacca c6 13', 'p2 gaarkhan d6'], { p1: ['celebration'] });
    s.dice('red 0 2 1', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass().click(['surge:2']);
    expect([s.question, s.g.figures[CHEWIE]]).toEqual(['window.FIGURE_DEFEATED', undefined]);
    s.click('play:celebration::');
    expect([s.question, s.points('p1')]).toEqual(['ask.cleave', 19]);
  });

  test('IA-9.33 Cleave is resolved before Bleeding after the action', () => {
    const s = skirmish({
      figures: ['p1 diala-passil c5 bleeding', 'p2 chewbacca c6', 'p2 gaarkhan d6', FAR],
      decks: { p1: ['rally'] },
    }).activate('p1-diala-passil-1-1');
    s.dice('red 0 2 1', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass().click(['surge:2']);
    expect(s.question).toBe('ask.cleave');
    s.click(`cleave:${GAARKHAN}`).pass();
    expect([s.question, s.damage(GAARKHAN)]).toEqual(['ask.strain', 2]);
  });

  test('IA-9.56 Blast and Cleave work around a target that is defeated, and its conditions are dropped', () => {
    const s = skirmish({
      figures: ['p1 fenn-signis c5', 'p2 stormtrooper c7 2', 'p2 stormtrooper c8', FAR],
    }).activate('p1-fenn-signis-1-1');
    s.dice('blue 2 0 1', 'red 0 3', 'green 2 2', 'black 1').aim('p2-stormtrooper-1-1').pass().click(['surge:0']).pass();
    expect([s.g.figures['p2-stormtrooper-1-1'], s.damage('p2-stormtrooper-1-2')]).toEqual([undefined, 1]);
    const cleft = diala(['p2 stormtrooper c6 2', 'p2 stormtrooper d6']);
    cleft.dice('red 0 2 1', 'green 2 2', 'black 1').aim('p2-stormtrooper-1-1').pass().click(['surge:2']);
    expect(cleft.question).toBe('ask.cleave');
    const focus = skirmish({ figures: ['p1 gideon-argus c5', 'p2 stormtrooper c7 2', FAR] }).activate(
      'p1-gideon-argus-1-1',
    );
    focus.dice('blue 2 1', 'green 1 1 1', 'black 1').aim('p2-stormtrooper-1-1').pass().click(['surge:0']).pass();
    expect(focus.g.figures['p1-gideon-argus-1-1']?.conditions).toEqual(['focused']);
  });

  test('IA-9.37 Cleave of a ranged attack needs sight and accuracy to the second target', () => {
    const s = skirmish({
      figures: ['p1 stormtrooper c5', 'p1 stormtrooper d4', 'p2 chewbacca c7', 'p2 gaarkhan e8', 'p2 jyn-odan f9', FAR],
    }).activate(TROOPER);
    s.dice('blue 2 1', 'green 1 2', 'black 1', 'white 0').aim(CHEWIE);
    s.change((g) => {
      g.attack!.extra.push({ keyword: 'cleave', n: 1 });
    });
    s.pass().noSurges().pass();
    // Jyn is in sight, but 4 spaces away; the attack has 3 accuracy.
    expect([s.question, s.legal]).toEqual(['ask.cleave', [`cleave:${GAARKHAN}`, 'none']]);
  });
});
