import { describe, expect, test } from 'vitest';
import { skirmish } from '../testing/scenario.ts';

const CHEWIE = 'p2-chewbacca-1-1';
const VADER = 'p1-darth-vader-1-1';
const TROOPER = 'p1-stormtrooper-1-1';
const JYN = 'p2-jyn-odan-1-1';
/** A second Rebel out of the way, so that a defeat does not end the match. */
const FAR = 'p2 gideon-argus n18';

describe('targets', () => {
  test('IA-9.4 IA-9.5 melee attacks reach adjacent figures, with Reach two spaces in sight', () => {
    const vader = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c7'] }).activate(VADER);
    expect(vader.refusal('attack:p2-chewbacca-1-1:c7')).toBe('out_of_reach IA-9.4');
    const guard = skirmish({ figures: ['p1 royal-guard c5', 'p2 chewbacca c7'] }).activate('p1-royal-guard-1-1');
    expect(guard.legalFor('attack:')).toHaveLength(1);
    const behind = skirmish({ figures: ['p1 royal-guard f9', 'p2 chewbacca g9'] }).activate('p1-royal-guard-1-1');
    expect(behind.refusal('attack:p2-chewbacca-1-1:g9')).toBe('out_of_reach IA-9.5');
  });

  test('IA-9.6 IA-9.7 ranged attacks need sight at any distance, and no friendly figure is a target', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p1 darth-vader c6', 'p2 chewbacca c9', 'p2 jyn-odan n17'] });
    s.activate(TROOPER);
    expect(s.refusal('attack:p2-jyn-odan-1-1:n17')).toBe('no_sight IA-9.6');
    expect(s.option('attack:p1-darth-vader-1-1:c6')).toBeUndefined();
  });

  test('IA-8.15 IA-9.6 friendly figures block sight like hostile ones', () => {
    const figures = ['p1 stormtrooper a11', 'p1 darth-vader b11', 'p2 chewbacca c11'];
    expect(skirmish({ figures }).activate(TROOPER).refusal('attack:p2-chewbacca-1-1:c11')).toBe('no_sight IA-9.6');
  });

  test('IA-6.37 IA-9.8 the attacker chooses a space of a large target', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 nexu d7/2x2'] }).activate(TROOPER);
    expect(s.legalFor('attack:').length).toBeGreaterThan(1);
  });
});

describe('the sequence', () => {
  const at = (space: string) =>
    skirmish({ figures: ['p1 stormtrooper c5', `p2 chewbacca ${space}`, FAR] }).activate(TROOPER);

  test('IA-9.12 IA-9.13 IA-9.28 damage is reduced by block, and both pools are rolled together', () => {
    const s = at('c7').attack(CHEWIE, 'blue 3 2', 'green 2 2', 'black 1', 'white 1');
    expect(s.damage(CHEWIE)).toBe(2);
  });

  test('IA-9.24 IA-9.30 IA-9.44 too little accuracy misses', () => {
    const s = at('c9').attack(CHEWIE, 'blue 2 1', 'green 1 2', 'black 1', 'white 0');
    expect([s.damage(CHEWIE), s.log().includes('log.misses.accuracy')]).toEqual([0, true]);
  });

  test('IA-9.27 a dodge misses whatever the damage', () => {
    const s = at('c6').attack(CHEWIE, 'blue 3 2', 'green 2 2', 'black 1', 'white dodge');
    expect([s.damage(CHEWIE), s.log().includes('log.misses.dodge')]).toEqual([0, true]);
  });

  test('IA-9.17 IA-9.20 IA-9.22 evades cancel surges; each surge ability once, the others are lost', () => {
    const s = at('c7').dice('blue 2 0 1', 'green 2 1 1', 'black 0 1', 'white 1').aim(CHEWIE).pass();
    expect([s.question, s.decision.budgets?.[0]?.limit]).toEqual(['ask.surges', 1]);
    s.click(['surge:0']).pass();
    expect(s.damage(CHEWIE)).toBe(1);
  });

  test('IA-9.26 melee attacks need no accuracy', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', FAR] }).activate(VADER);
    s.attack(CHEWIE, 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1', 'white 0');
    expect(s.damage(CHEWIE)).toBe(5);
  });

  test('IA-9.29 Pierce ignores block, and its excess is wasted', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', FAR] }).activate(VADER);
    s.dice('red 0 1', 'red 0 1', 'yellow 0 0 1', 'black 2', 'white 0').aim(CHEWIE).pass().click(['surge:0']).pass();
    expect(s.damage(CHEWIE)).toBe(2);
  });

  test('IA-9.19 IA-9.16 passive block is added every time: luke-skywalker', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 luke-skywalker c6', FAR] }).activate(TROOPER);
    s.attack('p2-luke-skywalker-1-1', 'blue 3 2', 'green 2 2', 'white 0');
    expect(s.damage('p2-luke-skywalker-1-1')).toBe(3);
  });

  test('IA-9.15 IA-9.14 IA-9.48 a die is rerolled once: squad-training first, then foresight', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p1 stormtrooper c6', 'p2 diala-passil d6', FAR] }).activate(
      TROOPER,
    );
    s.dice('blue 2 1', 'green 2 2', 'white 0', 'blue 3 2')
      .aim('p2-diala-passil-1-1')
      .click('use:squad-training:p1-stormtrooper-1-1:a0');
    expect([s.asked, s.g.attack?.attackDice[0]?.rerolled]).toEqual([['p2'], true]);
    s.dice('white dodge').click('use:foresight:p2-diala-passil-1-1:d0').pass().noSurges().pass();
    expect(s.damage('p2-diala-passil-1-1')).toBe(0);
  });

  test('IA-14.3 IA-9.18 Cunning counts evades after they are added: jyn-odan has 2 block and cancels 1 surge', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 jyn-odan c7', FAR] }).activate(TROOPER);
    s.dice('blue 2 0 1', 'green 2 2', 'white 1 1').aim(JYN).pass();
    expect(s.log()).toContain('log.blocked');
  });

  test('IA-11.15 IA-11.16 Focused adds a green die and ends with the attack', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5 focused', 'p2 chewbacca c7', FAR] }).activate(TROOPER);
    s.dice('blue 3 2', 'green 2 2', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass().noSurges().pass();
    expect([s.damage(CHEWIE), s.g.figures[TROOPER]?.conditions]).toEqual([5, []]);
  });

  test('IA-11.25 IA-11.26 Hidden: 2 accuracy less against the figure, a surge more for its attack, then it ends', () => {
    const hidden = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c7 hidden', FAR] }).activate(TROOPER);
    hidden.attack(CHEWIE, 'blue 2 1', 'green 1 2', 'black 1', 'white 0');
    expect(hidden.log()).toContain('log.misses.accuracy');
    const s = skirmish({ figures: ['p1 stormtrooper c5 hidden', 'p2 chewbacca c7', FAR] }).activate(TROOPER);
    s.dice('blue 3 2', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass();
    expect([s.question, s.decision.budgets?.[0]?.limit]).toEqual(['ask.surges', 1]);
    s.click([]).pass();
    expect(s.g.figures[TROOPER]?.conditions).toEqual([]);
  });

  test('IA-11.23 Weakened takes a surge from attacks and an evade from defence', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5 weakened', 'p2 chewbacca c7', FAR] }).activate(TROOPER);
    s.dice('blue 2 0 1', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass();
    expect(s.question).toBe('ask.act');
    const weak = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c7 weakened', FAR] }).activate(TROOPER);
    weak.dice('blue 2 0 1', 'green 2 2', 'black 0 1', 'white 0').aim(CHEWIE).pass();
    expect(weak.decision.budgets?.[0]?.limit).toBe(1);
  });
});

describe('after the attack', () => {
  const royal = () =>
    skirmish({ figures: ['p1 royal-guard c5', 'p2 chewbacca c6', FAR] }).activate('p1-royal-guard-1-1');

  test('IA-9.34 Stun needs damage', () => {
    const s = royal()
      .dice('red 0 3', 'yellow 0 1 2', 'black 1', 'white 0')
      .aim(CHEWIE)
      .pass()
      .click(['surge:0'])
      .pass();
    expect(s.g.figures[CHEWIE]?.conditions).toEqual(['stunned']);
    const none = royal()
      .dice('red 0 1', 'yellow 0 1 2', 'black 3', 'white 0')
      .aim(CHEWIE)
      .pass()
      .click(['surge:0'])
      .pass();
    expect(none.g.figures[CHEWIE]?.conditions).toEqual([]);
  });

  test('IA-9.35 IA-9.43 Blast damages no object that cannot be attacked', () => {
    const options = { mission: 'mos-eisley-outskirts-b' };
    const s = skirmish({ options, figures: ['p1 fenn-signis o5', 'p2 chewbacca o7', FAR] });
    s.activate('p1-fenn-signis-1-1').dice('blue 3 1 1', 'red 0 3', 'green 2 2', 'black 1', 'white 0');
    s.aim('p2-chewbacca-1-1').pass().click(['surge:0']).pass();
    expect(s.view().tokens.map(({ space }) => space)).toContain('p7');
    expect([s.damage('p2-chewbacca-1-1'), s.g.tokens.map(({ damage }) => damage)]).toEqual([5, [0, 0, 0]]);
  });

  test('IA-9.35 Blast hits friend and foe on or next to the target space', () => {
    const s = skirmish({ figures: ['p1 fenn-signis c5', 'p1 darth-vader d7', 'p2 chewbacca c7', 'p2 gaarkhan c8'] });
    s.activate('p1-fenn-signis-1-1');
    s.dice('blue 2 0 1', 'red 0 3', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass().click(['surge:0']).pass();
    expect([s.damage(VADER), s.damage('p2-gaarkhan-1-1'), s.damage('p1-fenn-signis-1-1')]).toEqual([1, 1, 0]);
  });

  test('IA-9.36 IA-9.38 Cleave hits another legal target: diala-passil', () => {
    const s = skirmish({ figures: ['p1 diala-passil c5', 'p2 chewbacca c6', 'p2 gaarkhan d6', FAR] }).activate(
      'p1-diala-passil-1-1',
    );
    s.dice('red 0 2 1', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass().click(['surge:2']);
    expect(s.question).toBe('ask.cleave');
    s.click('cleave:p2-gaarkhan-1-1').pass();
    expect(s.damage('p2-gaarkhan-1-1')).toBe(2);
  });

  test('IA-9.23 IA-9.39 Recover from a surge works after the attack, on a miss too', () => {
    const s = skirmish({ figures: ['p1 luke-skywalker c5 3', 'p2 chewbacca c7', FAR] }).activate(
      'p1-luke-skywalker-1-1',
    );
    s.dice('blue 2 0 1', 'green 2 2', 'yellow 1 2', 'black 1', 'white dodge')
      .aim(CHEWIE)
      .pass()
      .click(['surge:1'])
      .pass();
    expect(s.damage('p1-luke-skywalker-1-1')).toBe(1);
  });
});

describe('defeats', () => {
  test('IA-1.4 IA-14.1 IA-10.9 a group scores with its last figure', () => {
    const figures = ['p1 darth-vader c5', 'p2 stormtrooper c6 2', 'p2 stormtrooper d6 2', FAR];
    const s = skirmish({ figures }).activate(VADER);
    s.attack('p2-stormtrooper-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect([s.g.figures['p2-stormtrooper-1-1'], s.points('p1')]).toEqual([undefined, 0]);
    const last = skirmish({ figures: ['p1 darth-vader c5', 'p2 stormtrooper c6 2', FAR] }).activate(VADER);
    last.attack('p2-stormtrooper-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect(last.points('p1')).toBe(6);
  });

  test('IA-1.5 by the later rulings each figure scores at once', () => {
    const s = skirmish({
      options: { ruleset: 'faq' },
      figures: ['p1 darth-vader c5', 'p2 stormtrooper c6 2', 'p2 stormtrooper d6', FAR],
    });
    s.activate(VADER).attack('p2-stormtrooper-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect(s.points('p1')).toBe(2);
  });

  test('IA-10.16 IA-10.24 IA-10.27 the last figure of an army ends the match at once', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 stormtrooper c6 2'] }).activate(VADER);
    s.change((g) => {
      g.players.p2!.points = 39;
    });
    s.dice('red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1').aim('p2-stormtrooper-1-1').noSurges();
    expect(s.g.outcome).toMatchObject({ winners: ['p1'], reason: { key: 'outcome.elimination' } });
  });

  test('IA-10.14 40 points end the match in the middle of an attack', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 stormtrooper c6 2', FAR] }).activate(VADER);
    s.change((g) => {
      g.players.p1!.points = 34;
    });
    s.dice('red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1').aim('p2-stormtrooper-1-1').pass().noSurges();
    expect(s.g.outcome).toMatchObject({ winners: ['p1'], scores: { p1: 40 }, reason: { key: 'outcome.points' } });
  });
});
