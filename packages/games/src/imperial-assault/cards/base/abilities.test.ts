import { describe, expect, test } from 'vitest';
import { type Scenario, skirmish } from '../../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const FAR = 'p2 gideon-argus n18';

describe('the Imperial army of the first skirmish: darth-vader, royal-guard, stormtrooper', () => {
  test('IA-5.20 IA-5.21 Brutality: two attacks against different targets, one after the other', () => {
    const figures = ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gaarkhan d6', 'p2 gideon-argus d5'];
    const s = skirmish({ figures }).activate(VADER);
    s.click('special:brutality:')
      .dice('red 0 1', 'red 0 1', 'yellow 0 0 1', 'black 3', 'white 0')
      .click('attack:p2-chewbacca-1-1:c6');
    s.pass().noSurges().pass();
    s.legalExactly('attack:p2-gaarkhan-1-1:d6', 'attack:p2-gideon-argus-1-1:d5');
    s.dice('red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1').click('attack:p2-gaarkhan-1-1:d6').pass().noSurges().pass();
    expect([s.damage('p2-gaarkhan-1-1'), s.g.activation?.attacks]).toEqual([3, 1]);
  });

  test('IA-14.2 IA-10.5 Force Choke against an empty command deck deals 3 damage, without dice', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c8'] }).activate(VADER);
    s.click(`special:force-choke:${CHEWIE}`);
    expect([s.damage(CHEWIE), s.g.activation?.attacks]).toEqual([3, 0]);
  });

  test('IA-10.7 the strain of Force Choke is asked of the player of its target', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c8'], decks: { p2: ['deadeye'] } }).activate(
      VADER,
    );
    s.click(`special:force-choke:${CHEWIE}`);
    expect([s.question, s.asked]).toEqual(['ask.strain', ['p2']]);
    s.click('discard');
    expect(s.damage(CHEWIE)).toBe(2);
  });

  test('Protector: one block for a friendly figure next to it, once for each attack', () => {
    const s = skirmish({
      figures: ['p1 chewbacca c7', 'p2 darth-vader c5', 'p2 royal-guard d5', 'p2 royal-guard d4'],
    });
    s.activate('p1-chewbacca-1-1')
      .dice('blue 3 2', 'red 0 3', 'yellow 1 2', 'black 1', 'black 1')
      .aim('p2-darth-vader-1-1');
    s.pass().noSurges().pass();
    expect(s.damage('p2-darth-vader-1-1')).toBe(4);
  });

  test('Vengeance: a guard next to a defeated friendly figure becomes Focused, without being asked', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 stormtrooper c6 2', 'p2 royal-guard d7', FAR] }).activate(
      VADER,
    );
    s.attack('p2-stormtrooper-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    expect(s.g.figures['p2-royal-guard-1-1']?.conditions).toEqual(['focused']);
  });
});

describe('the Rebel army of the first skirmish: luke-skywalker, diala-passil, jyn-odan, gaarkhan, fenn-signis', () => {
  test('Saber Strike is a melee attack with Pierce 3', () => {
    const s = skirmish({ figures: ['p1 luke-skywalker c5', 'p2 chewbacca c6', FAR] }).activate('p1-luke-skywalker-1-1');
    s.dice('red 0 3', 'yellow 0 0 1', 'black 3', 'white 0').click('special:saber-strike:').pass().noSurges().pass();
    expect([s.damage(CHEWIE), s.g.activation?.attacks]).toEqual([3, 1]);
  });

  test('IA-9.47 Inspiring rerolls a die of either pool for a friendly figure within 3 spaces', () => {
    const other = skirmish({ figures: ['p1 gideon-argus d5', 'p1 luke-skywalker c5', 'p2 chewbacca d8', FAR] });
    other.activate('p1-gideon-argus-1-1').aim(CHEWIE);
    expect(other.legalFor('use:inspiring:').map((key) => key.split(':')[3])).toEqual(['a0', 'a1', 'd0', 'd1']);
  });

  test('IA-9.9 IA-9.45 Shattering Blow discards a command card for a defence die', () => {
    const s = skirmish({ figures: ['p1 diala-passil c5', 'p2 gaarkhan c6', FAR], hands: { p1: ['recovery'] } });
    s.activate('p1-diala-passil-1-1').dice('red 0 3', 'green 2 2').aim('p2-gaarkhan-1-1');
    const blow = s.as('p1').decision.options.find(({ key }) => key.startsWith('use:shattering-blow'));
    expect(blow?.label.params?.choice).toMatchObject({ key: 'choice.remove' });
    // What it does is told beside it; the question names who uses it, so the option is no piece to be chosen first.
    expect([blow?.from, blow?.detail?.key]).toEqual([undefined, 'abilityGist.shattering-blow']);
    // The only card of the hand is the price, without a question.
    s.click('use:shattering-blow:p1-diala-passil-1-1:d0').pass().noSurges().pass();
    expect([s.damage('p2-gaarkhan-1-1'), s.view().players[0]?.discards]).toEqual([4, ['recovery']]);
  });

  test('IA-12.42 Shattering Blow is for an own attack, with a command card to pay for it', () => {
    const asked = (attacker: string, hand: string[]) => {
      const figures = ['p1 diala-passil c5', 'p1 luke-skywalker d5', 'p2 gaarkhan c6', FAR];
      const s = skirmish({ figures, hands: { p1: hand } })
        .activate(attacker)
        .aim('p2-gaarkhan-1-1');
      return s.question === 'window.ATTACK_DECLARED' && s.legalFor('use:shattering-blow:').length > 0;
    };
    expect(asked('p1-diala-passil-1-1', ['recovery'])).toBe(true);
    expect(asked('p1-diala-passil-1-1', [])).toBe(false);
    expect(asked('p1-luke-skywalker-1-1', ['recovery'])).toBe(false);
  });

  test('IA-12.18 IA-5.11 Hair Trigger: an attack on a hostile figure that begins its activation, once per round', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 jyn-odan c7', FAR] }).click(`activate:${VADER}`);
    expect([s.asked, s.question]).toEqual([['p2'], 'window.ACTIVATION_START']);
    s.dice('green 2 2', 'green 2 2', 'black 1', 'black 1')
      .click('use:hair-trigger:p2-jyn-odan-1-1:')
      .pass()
      .noSurges()
      .pass();
    expect([s.damage(VADER), s.question, s.g.activation?.attacks]).toEqual([2, 'ask.act', 0]);
  });

  test('IA-6.4 Nimble: two movement points for each evade, to be spent at once', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 jyn-odan c7', FAR] }).activate('p1-stormtrooper-1-1');
    s.dice('blue 3 2', 'green 2 2', 'white 0 1').aim('p2-jyn-odan-1-1');
    s.click('use:nimble:p2-jyn-odan-1-1:');
    expect(s.question).toBe('ask.moveNow.points');
    s.click('to:d9');
    expect([s.g.figures['p2-jyn-odan-1-1']?.place, s.question]).toEqual(['d9', 'ask.act']);
  });

  test('IA-5.16 IA-6.23 Charge: up to Speed spaces, then an attack, which alone counts for the limit', () => {
    const s = skirmish({ figures: ['p1 gaarkhan c5', 'p2 chewbacca f8', FAR] }).activate('p1-gaarkhan-1-1');
    s.click('special:charge:', 'to:e7', 'stay');
    expect(s.question).toBe('ask.target');
    s.click('none');
    expect([s.g.activation?.attacks, s.g.activation?.actions, s.legalFor('attack:').length]).toEqual([0, 1, 1]);
  });

  test('Trooper Assault: a friendly Trooper within 3 spaces may attack once more in its activation', () => {
    const s = skirmish({ figures: ['p1 rebel-trooper c5', 'p1 fenn-signis c6', 'p2 chewbacca d8', FAR] }).activate(
      'p1-rebel-trooper-1-1',
    );
    s.dice('blue 3 2', 'yellow 1 2', 'black 3', 'white 1').aim(CHEWIE).pass();
    expect(s.legalFor('attack:')).toEqual([]);
    const again = skirmish({ figures: ['p1 rebel-trooper c5', 'p1 fenn-signis c6', 'p2 chewbacca d8', FAR] }).activate(
      'p1-rebel-trooper-1-1',
    );
    again
      .dice('blue 3 2', 'yellow 1 2', 'black 3', 'white 1')
      .aim(CHEWIE)
      .click('use:trooper-assault:p1-fenn-signis-1-1:');
    expect(again.legalFor('attack:')).toHaveLength(1);
  });
});

describe('command cards as examples of the interface', () => {
  test('IA-12.1 IA-12.4 deadeye is played by the attacker and goes to the discards', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c9', FAR], hands: { p1: ['deadeye'] } });
    s.activate('p1-stormtrooper-1-1').dice('blue 2 1', 'green 1 2', 'black 1', 'white 0').aim(CHEWIE).pass();
    expect(s.log()).toContain('log.misses.accuracy');
    const hit = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c9', FAR], hands: { p1: ['deadeye'] } });
    hit.activate('p1-stormtrooper-1-1').dice('blue 2 1', 'green 1 2', 'black 1', 'white 0').aim(CHEWIE);
    hit.click('play:deadeye:p1-stormtrooper-1-1:').pass();
    expect([hit.damage(CHEWIE), hit.view('p2').players[0]?.discards]).toEqual([2, ['deadeye']]);
  });

  test('IA-12.33 IA-12.40 IA-13.10 a player is asked whatever the hand holds, and others do not see it', () => {
    const short = (s: Scenario) => s.dice('blue 2 1', 'green 1 2', 'black 1', 'white 0').aim(CHEWIE);
    const asked = (hand: string[]) => {
      const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c9', FAR], hands: { p1: hand } });
      short(s.activate('p1-stormtrooper-1-1'));
      return [s.question, s.asked, s.view('p2').players[0]?.hand, s.view('spectator').players[0]?.handSize];
    };
    expect(asked(['deadeye'])).toEqual(asked(['recovery']));
    expect(asked(['recovery'])).toEqual(['window.ATTACK_MODIFY', ['p1'], null, 1]);
    const helped = (hand: string[]) => {
      const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c9', FAR], hands: { p1: hand } });
      return short(s.activate('p1-stormtrooper-1-1')).as('p1').decision?.help?.key;
    };
    expect([helped(['recovery']), helped(['deadeye'])]).toEqual(['window.nothing', undefined]);
    const none = short(
      skirmish({ figures: ['p1 stormtrooper c5', 'p2 chewbacca c9', FAR] }).activate('p1-stormtrooper-1-1'),
    );
    expect(none.question).not.toBe('window.ATTACK_MODIFY');
  });

  test('IA-12.6 IA-12.46 IA-12.15 take-cover costs an action and lasts until the end of the round', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 chewbacca c9', FAR],
      hands: { p1: ['take-cover'] },
    }).activate(VADER);
    s.click('play:take-cover:p1-darth-vader-1-1:');
    expect([s.g.activation?.actions, s.view().effects, s.view().players[0]?.discards]).toEqual([
      1,
      [{ ability: 'take-cover', figure: VADER, seat: 'p1' }],
      ['take-cover'],
    ]);
    s.end().activate(CHEWIE).attack(VADER, 'blue 5 1', 'red 0 3', 'yellow 1 2', 'black 1', 'black 1');
    expect(s.damage(VADER)).toBe(3);
  });

  test('IA-12.43 recovery may be wasted; rally needs a harmful condition', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 chewbacca c9'],
      hands: { p1: ['recovery', 'rally'] },
    }).activate(VADER);
    s.click('play:recovery:p1-darth-vader-1-1:');
    expect(s.hand('p1')).toEqual(['rally']);
    const stunned = skirmish({ figures: ['p1 darth-vader c5 stunned', 'p2 chewbacca c9'], hands: { p1: ['rally'] } });
    stunned.click(`activate:${VADER}`, 'play:rally:p1-darth-vader-1-1:').pass();
    expect(stunned.g.figures[VADER]?.conditions).toEqual([]);
  });

  test('fleet-footed gives a movement point, and celebration 4 points for a unique figure', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 jyn-odan c6 5', FAR],
      hands: { p1: ['fleet-footed', 'celebration'] },
    });
    s.activate(VADER).click('play:fleet-footed:p1-darth-vader-1-1:');
    expect(s.g.activation).toMatchObject({ actions: 2, points: 1 });
    s.dice('red 0 3', 'red 0 3', 'yellow 0 0 1', 'white 0').aim('p2-jyn-odan-1-1');
    while (s.question !== 'window.FIGURE_DEFEATED') s.click(s.question === 'ask.surges' ? [] : 'pass');
    s.click('play:celebration::').pass();
    expect(s.points('p1')).toBe(9);
  });

  test('IA-14.8 IA-12.17 take-initiative gives the token and exhausts a group, so the opponent is next', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c9'], hands: { p1: ['take-initiative'] } });
    s.activate(VADER).end().activate(CHEWIE).click('end');
    expect([s.question, s.asked, s.g.initiative]).toEqual(['window.ROUND_START', ['p1'], 'p2']);
    s.click('play:take-initiative::p1-darth-vader-1');
    expect([s.g.initiative, s.g.activation?.figure, s.asked]).toEqual(['p1', CHEWIE, ['p2']]);
  });
});
