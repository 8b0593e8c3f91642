import { describe, expect, test } from 'vitest';
import { skirmish } from '../../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const FAR = 'p2 gideon-argus n18';

describe('defeats', () => {
  test('IA-1.8 royal-guard: by the later rules Protector and Vengeance leave Guardians out', () => {
    const focused = (ruleset: 'seed' | 'faq', lost: string) => {
      const figures = ['p1 darth-vader c5', `p2 ${lost}`, 'p2 royal-guard d7', FAR];
      const s = skirmish({ options: { ruleset }, figures }).activate(VADER);
      const target = lost.startsWith('royal') ? 'p2-royal-guard-1-1' : 'p2-stormtrooper-1-1';
      s.attack(target, 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
      return Object.values(s.g.figures).some(({ conditions }) => conditions.includes('focused'));
    };
    expect([focused('seed', 'royal-guard c6 6'), focused('faq', 'royal-guard c6 6')]).toEqual([true, false]);
    expect(focused('faq', 'stormtrooper c6 2')).toBe(true);
  });

  test('IA-10.25 royal-guard-elite: Forward Vengeance gives Focused and one space', () => {
    const figures = ['p1 darth-vader c5', 'p2 stormtrooper c6 2', 'p2 royal-guard-elite d7', FAR];
    const s = skirmish({ figures }).activate(VADER);
    s.attack('p2-stormtrooper-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect([s.question, s.asked]).toEqual(['ask.moveNow.spaces', ['p2']]);
    expect(s.as('p2').decision?.help?.params?.text).toMatchObject({ key: 'abilityText.forward-vengeance' });
    s.click('to:c6');
    expect(s.g.figures['p2-royal-guard-elite-1-1']).toMatchObject({ place: 'c6', conditions: ['focused'] });
    expect(s.question).toBe('ask.act');
  });

  test('IA-5.11 IA-10.11 royal-guard-champion: Executor moves up to 2 spaces and attacks, once per round', () => {
    const figures = ['p1 darth-vader c5', 'p2 stormtrooper c6 2', 'p2 royal-guard-champion c8', FAR];
    const s = skirmish({ figures }).activate(VADER);
    s.dice('red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1').aim('p2-stormtrooper-1-1');
    while (s.question !== 'window.FIGURE_DEFEATED') s.click(s.question === 'ask.surges' ? [] : 'pass');
    s.click('use:executor:p2-royal-guard-champion-1-1:').dice('red 0 2', 'red 0 2', 'blue 3 2', 'black 1', 'black 1');
    s.click('to:c6').pass().noSurges();
    // The "may" is for the whole: with a single target there is nothing to choose.
    expect(s.damage(VADER)).toBeGreaterThan(0);
  });

  test('IA-10.25 stormtrooper-elite: Last Stand, another figure of the group of the choice of its owner becomes Focused', () => {
    const figures = ['p1 darth-vader c5', 'p2 stormtrooper-elite c6 4', 'p2 stormtrooper-elite c9', FAR];
    const one = skirmish({ figures }).activate(VADER);
    one.attack('p2-stormtrooper-elite-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect(one.g.figures['p2-stormtrooper-elite-1-2']?.conditions).toEqual(['focused']);
    const two = skirmish({ figures: [...figures, 'p2 stormtrooper-elite d9'] }).activate(VADER);
    two.attack('p2-stormtrooper-elite-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect([two.question, two.asked]).toEqual(['ask.focus', ['p2']]);
    expect(two.as('p2').decision?.help?.params?.name).toMatchObject({ key: 'ability.last-stand' });
    two.click('p2-stormtrooper-elite-1-3');
    expect(two.g.figures['p2-stormtrooper-elite-1-3']?.conditions).toEqual(['focused']);
  });
});

describe('probe-droid, probe-droid-elite: Self-Destruct', () => {
  const toEnd = (figures: string[]) => {
    const s = skirmish({ figures }).activate('p1-probe-droid-1-1').end();
    return s.activate(CHEWIE).click('end');
  };

  test('IA-10.1 IA-10.26 the damage of a red die for every figure next to it, then the droid is defeated', () => {
    const s = toEnd(['p1 probe-droid c5', 'p1 darth-vader e9', 'p2 chewbacca c6']);
    while (s.question !== 'window.ROUND_END') s.activate(VADER).click('end');
    s.dice('red 0 3').click('use:self-destruct:p1-probe-droid-1-1:');
    expect([s.damage(CHEWIE), s.damage('p1-probe-droid-1-1'), s.damage(VADER)]).toEqual([3, undefined, 0]);
    expect(s.points('p2')).toBe(3);
  });

  test('IA-14.10 IA-10.16 it wins with the last figure of the opponent, even if it is the last of its own side', () => {
    const s = toEnd(['p1 probe-droid c5', 'p2 chewbacca c6 12']);
    s.dice('red 0 3').click('use:self-destruct:p1-probe-droid-1-1:');
    expect(s.g.outcome).toMatchObject({ winners: ['p1'] });
  });
});

describe('chewbacca: Slam', () => {
  test('IA-6.27 IA-6.28 IA-10.1 the damage of a red die, then a push of one space by the acting player', () => {
    const s = skirmish({ figures: ['p1 chewbacca c5', 'p2 darth-vader c6 stunned', FAR] });
    s.activate('p1-chewbacca-1-1').dice('red 0 2').click('special:slam:p2-darth-vader-1-1');
    expect([s.question, s.asked, s.damage('p2-darth-vader-1-1')]).toEqual(['ask.push', ['p1'], 2]);
    s.click('to:d7');
    // IA-6.28: being Stunned does not stop it.
    expect([s.g.figures['p2-darth-vader-1-1']?.place, s.question]).toEqual(['d7', 'ask.act']);
    expect([s.g.activation?.attacks, s.g.activation?.actions]).toEqual([0, 1]);
  });

  test('IA-6.46 no push onto a figure, and none of large figures', () => {
    const s = skirmish({ figures: ['p1 chewbacca c5', 'p1 gaarkhan c7', 'p2 darth-vader c6', FAR] });
    s.activate('p1-chewbacca-1-1').dice('red 0 2').click('special:slam:p2-darth-vader-1-1');
    expect(s.legal).not.toContain('to:c7');
    const large = skirmish({ figures: ['p1 chewbacca c5', 'p2 nexu c6/2x2', FAR] });
    large.activate('p1-chewbacca-1-1').dice('red 0 2').click('special:slam:p2-nexu-1-1');
    expect([large.question, large.damage('p2-nexu-1-1')]).toEqual(['ask.act', 2]);
  });
});

describe('han-solo: Return Fire', () => {
  test('IA-9.52 IA-12.18 an attack on an attacker whose attack did him no damage', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 han-solo c7', FAR] }).activate('p1-stormtrooper-1-1');
    s.dice('blue 3 2', 'green 2 2', 'white dodge').aim('p2-han-solo-1-1');
    while (s.question !== 'window.ATTACK_AFTER_RESOLVE') s.click('pass');
    s.dice('blue 3 2', 'green 2 2', 'green 2 2', 'black 1').click('use:return-fire:p2-han-solo-1-1:').pass().noSurges();
    expect(s.g.figures['p1-stormtrooper-1-1']).toBeUndefined();
  });

  test('IA-9.3 IA-12.21 with Marksman at an attacker behind figures, who has shot past them by that card too', () => {
    const wall = ['p1 luke-skywalker d5', 'p1 gideon-argus d6', 'p1 chewbacca d7'];
    const figures = ['p1 jyn-odan c6', ...wall, 'p2 han-solo f6', 'p2 stormtrooper n18'];
    const shot = (hand: string[]) => {
      const s = skirmish({ figures, hands: { p1: ['marksman'], p2: hand } }).activate('p1-jyn-odan-1-1');
      s.click('play:marksman:p1-jyn-odan-1-1:').dice('green 2 2', 'green 2 2', 'white dodge').aim('p2-han-solo-1-1');
      while (s.question.startsWith('window.') && s.question !== 'window.ATTACK_AFTER_RESOLVE') s.click('pass');
      return [s.question, s.asked, s.legalFor('use:return-fire:').length];
    };
    expect(shot(['marksman'])).toEqual(['window.ATTACK_AFTER_RESOLVE', ['p2'], 1]);
    expect(shot(['rally'])).toEqual(['window.ATTACK_AFTER_RESOLVE', ['p2'], 0]);
  });

  test('none after damage', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 han-solo c7', FAR] }).activate('p1-stormtrooper-1-1');
    s.dice('blue 3 2', 'green 2 2', 'white 1').aim('p2-han-solo-1-1');
    expect([s.question, s.damage('p2-han-solo-1-1')]).toEqual(['ask.act', 3]);
  });
});

describe('nexu, nexu-elite: Pounce', () => {
  const NEXU = 'p1-nexu-1-1';

  test('IA-6.25 IA-6.50 it is placed within 3 spaces, past others, and then it may attack', () => {
    const s = skirmish({ figures: ['p1 nexu c5/2x2', 'p1 darth-vader c7', 'p2 chewbacca e8', FAR] }).activate(NEXU);
    expect(s.legal).toContain('special:pounce:c8/2x2');
    expect(s.legal).not.toContain('special:pounce:c7/2x2');
    s.click('special:pounce:c8/2x2');
    expect([s.question, s.g.figures[NEXU]?.place, s.g.activation?.points]).toEqual(['ask.target', 'c8/2x2', 0]);
    s.click('none');
    expect([s.g.activation?.attacks, s.g.activation?.actions]).toEqual([0, 1]);
  });

  test('IA-14.11 after an attack action it is placed without an attack', () => {
    const figures = ['p1 nexu c5/2x2', 'p2 chewbacca e6', FAR];
    const s = skirmish({ figures, hands: { p1: ['celebration'] } }).activate(NEXU);
    s.attack(CHEWIE, 'red 0 1', 'green 1 2', 'black 3', 'white 1').click('special:pounce:c7/2x2').pass();
    expect([s.question, s.g.figures[NEXU]?.place, s.g.activation?.attacks]).toEqual(['ask.act', 'c7/2x2', 1]);
  });

  test('IA-6.51 a Stunned nexu may not place itself', () => {
    const s = skirmish({ figures: ['p1 nexu-elite c5/2x2 stunned', 'p2 chewbacca e6'] }).activate('p1-nexu-elite-1-1');
    expect(s.refusal('special:pounce:c7/2x2')).toBe('stunned IA-6.51');
  });
});
