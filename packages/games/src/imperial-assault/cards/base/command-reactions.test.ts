import { describe, expect, test } from 'vitest';
import { skirmish } from '../../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const TROOPER = 'p1-stormtrooper-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const LUKE = 'p2-luke-skywalker-1-1';
const FAR = 'p2 gideon-argus n18';

describe('command cards of the windows of attacks', () => {
  const surprise = (place: string) =>
    skirmish({
      figures: ['p1 stormtrooper c5', 'p1 royal-guard d6', `p2 gaarkhan ${place}`, FAR],
      hands: { p1: ['element-of-surprise'] },
    }).activate(TROOPER);

  test('IA-12.22 element-of-surprise removes a die of a target that did not see the attacker at the start', () => {
    const s = surprise('e7').click('to:e5').dice('blue 3 2', 'green 2 2');
    s.aim('p2-gaarkhan-1-1').click(`play:element-of-surprise:${TROOPER}:d0`).pass().noSurges().pass();
    expect(s.damage('p2-gaarkhan-1-1')).toBe(3);
    const gone = s.entries.filter(({ key }) => key === 'log.notRolled').map(({ params }) => params.die);
    expect(gone).toEqual([{ key: 'die.black' }]);
  });

  test('element-of-surprise is not for a target that saw the attacker when its activation began', () => {
    const s = surprise('c8').aim('p2-gaarkhan-1-1');
    expect(s.question).not.toBe('window.ATTACK_DECLARED');
  });

  test('IA-14.13 IA-9.46 one-in-a-million removes all dice outside the own activation; passive block still counts', () => {
    const JYN = 'p2-jyn-odan-1-1';
    const s = skirmish({
      figures: ['p1 gaarkhan c5', 'p2 jyn-odan c7', FAR],
      hands: { p2: ['one-in-a-million'] },
    }).click('activate:p1-gaarkhan-1-1');
    s.dice('green 2 2', 'green 2 2').click(`use:hair-trigger:${JYN}:`, `play:one-in-a-million:${JYN}:`);
    s.pass().noSurges().pass();
    expect(s.damage('p1-gaarkhan-1-1')).toBe(3);
  });

  test('one-in-a-million is not played in the own activation', () => {
    const s = skirmish({ figures: ['p1 jyn-odan c5', 'p2 chewbacca c7', FAR], hands: { p1: ['one-in-a-million'] } });
    s.activate('p1-jyn-odan-1-1').aim(CHEWIE);
    expect(s.question).not.toBe('window.ATTACK_DECLARED');
  });

  const deflected = (white: string) => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 luke-skywalker c7', FAR], hands: { p2: ['deflection'] } });
    s.activate(TROOPER).dice('blue 3 2', 'green 2 2', white).aim(LUKE);
    expect([s.question, s.asked]).toEqual(['window.ATTACK_DECLARED', ['p2']]);
    s.click(`play:deflection:${LUKE}:`).pass().noSurges().pass();
    return [s.damage(LUKE), s.damage(TROOPER)];
  };

  test('IA-9.51 IA-9.57 deflection: the attacker suffers 2 damage after an attack that does none', () => {
    expect(deflected('white dodge')).toEqual([0, 2]);
    expect(deflected('white 0')).toEqual([3, 0]);
  });

  test('IA-9.47 IA-12.24 guardian-stance rerolls any dice of both pools for a friendly figure next to its user', () => {
    const s = skirmish({
      figures: ['p1 stormtrooper c5', 'p2 luke-skywalker c7', 'p2 gaarkhan d7', FAR],
      hands: { p2: ['guardian-stance'] },
    });
    s.activate(TROOPER).dice('blue 3 2', 'green 2 2', 'white 0').aim(LUKE).click('pass');
    s.click('play:guardian-stance:p2-gaarkhan-1-1:');
    expect([s.question, s.asked]).toEqual(['ask.reroll', ['p2']]);
    s.legalExactly('a0', 'a1', 'd0').dice('green 1 2', 'white dodge').click(['a1', 'd0']).pass().noSurges().pass();
    expect([s.damage(LUKE), s.log()]).toEqual([0, expect.arrayContaining(['log.rerolls', 'log.misses.dodge'])]);
  });

  test('IA-9.21 IA-12.26 hunter-protocol: the same surge ability twice, paid each time', () => {
    const DROID = 'p1-probe-droid-1-1';
    const s = skirmish({ figures: ['p1 probe-droid c5', 'p2 chewbacca c7', FAR], hands: { p1: ['hunter-protocol'] } });
    s.activate(DROID).dice('blue 3 1 1', 'yellow 1 1 1', 'yellow 2 1', 'black 1', 'white 0').aim(CHEWIE).pass();
    expect(s.question).toBe('ask.surges');
    const again = skirmish({
      figures: ['p1 probe-droid c5', 'p2 chewbacca c7', FAR],
      hands: { p1: ['hunter-protocol'] },
    });
    again.activate(DROID).dice('blue 3 1 1', 'yellow 1 1 1', 'yellow 2 1', 'black 1', 'white 0').aim(CHEWIE);
    again.click(`play:hunter-protocol:${DROID}:`).click(['surge:0', 'surge:0:2']).pass();
    expect(again.damage(CHEWIE)).toBe(4);
  });

  const furious = (yellow: string) => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 gaarkhan c6', FAR],
      hands: { p2: ['furious-charge'] },
      turn: 'p2',
    });
    s.activate('p2-gaarkhan-1-1').end().activate(VADER);
    return s.dice('red 0 1', 'red 0 2', yellow, 'black 1').aim('p2-gaarkhan-1-1').noSurges();
  };

  test('IA-12.28 furious-charge readies Gaarkhan after 3 damage of an attack', () => {
    const s = furious('yellow 1 2');
    s.click('play:furious-charge:p2-gaarkhan-1-1:').pass().end();
    expect(s.legalFor('activate:')).toContain('activate:p2-gaarkhan-1-1');
    expect(furious('yellow 0 0 1').question).not.toBe('window.ATTACK_AFTER_RESOLVE');
  });
});

describe('cards that could change nothing', () => {
  const shot = (place: string, ...dice: string[]) => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', `p2 chewbacca ${place}`, FAR], hands: { p1: ['deadeye'] } });
    s.activate(TROOPER)
      .dice(...dice)
      .aim(CHEWIE);
    while (s.question === 'window.ATTACK_REROLL') s.click('pass');
    return s.question;
  };

  test('IA-12.43 deadeye is not asked about with accuracy to spare, nor after a dodge', () => {
    expect(shot('c9', 'blue 2 1', 'green 1 2', 'black 1', 'white 0')).toBe('window.ATTACK_MODIFY');
    expect(shot('c6', 'blue 3 2', 'green 1 2', 'black 1', 'white 0')).not.toBe('window.ATTACK_MODIFY');
    expect(shot('c9', 'blue 2 1', 'green 1 2', 'black 1', 'white dodge')).not.toBe('window.ATTACK_MODIFY');
  });

  test('IA-12.43 fleet-footed keeps no activation open of a figure that cannot move', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5 stunned', 'p1 stormtrooper n4', 'p2 chewbacca n17'],
      hands: { p1: ['fleet-footed'] },
    }).activate(VADER);
    expect(s.legalFor('play:fleet-footed:')).toEqual([]);
  });

  test('IA-9.27 IA-12.43 after a dodge no surges are asked for that could buy nothing', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 luke-skywalker c7', FAR] }).activate(TROOPER);
    s.dice('blue 2 1', 'green 1 1 1', 'white dodge').aim(LUKE).pass();
    expect([s.question, s.log().includes('log.misses.dodge')]).toEqual(['ask.act', true]);
  });
});

describe('marksman with a target that is fixed, or for a friend', () => {
  const JYN = 'p2-jyn-odan-1-1';
  const behind = (hand: string[]) => {
    const wall = ['p2 luke-skywalker d5', 'p2 gideon-argus d6', 'p2 han-solo d7'];
    const figures = ['p1 stormtrooper f6', 'p2 jyn-odan c6', ...wall];
    return skirmish({ figures, hands: { p2: hand } }).click(`activate:${TROOPER}`);
  };

  test('IA-9.3 IA-12.21 hair-trigger reaches a target behind figures with the card, which is played at once', () => {
    const s = behind(['marksman']);
    expect([s.question, s.asked]).toEqual(['window.ACTIVATION_START', ['p2']]);
    expect(s.option(`use:hair-trigger:${JYN}:`)?.detail?.params?.gist).toMatchObject({ key: 'use.withCard' });
    s.dice('green 2 2', 'green 2 2', 'black 1').click(`use:hair-trigger:${JYN}:`).pass().noSurges().pass();
    expect([s.g.figures[TROOPER], s.g.players.p2?.discards, s.g.effects]).toEqual([undefined, ['marksman'], []]);
  });

  test('IA-12.33 IA-13.10 who could hold it is asked, and only who holds it may use it', () => {
    const s = behind(['celebration']);
    expect([s.question, s.asked, s.legal]).toEqual(['window.ACTIVATION_START', ['p2'], ['pass']]);
  });

  test('IA-9.3 take-it-down: a friend that needs the card has a target with it', () => {
    const GIDEON = 'p1-gideon-argus-1-1';
    const s = skirmish({
      figures: ['p1 gideon-argus d6', 'p1 jyn-odan c6', 'p1 luke-skywalker d5', 'p1 han-solo d7', 'p2 stormtrooper f6'],
      hands: { p1: ['take-it-down', 'marksman'] },
    }).activate(GIDEON);
    const key = `play:take-it-down:${GIDEON}:p1-jyn-odan-1-1`;
    expect(s.option(key)?.detail?.key).toBe('use.withCard');
    s.dice('green 2 2', 'green 2 2', 'black 1').click(key).pass().noSurges().pass();
    expect(s.hand('p1')).toEqual([]);
  });
});

test('IA-9.56 IA-12.43 no surges are asked for where the target falls anyhow, and a condition would be for it: royal-guard', () => {
  const asked = (health: number) => {
    const figures = ['p1 royal-guard c5', `p2 gaarkhan c6 ${health}`, FAR];
    const s = skirmish({ figures }).activate('p1-royal-guard-1-1');
    s.dice('red 0 2', 'yellow 1 1 1', 'black 1').aim('p2-gaarkhan-1-1').pass();
    return s.question;
  };
  expect(asked(2)).toBe('ask.surges');
  expect(asked(9)).not.toBe('ask.surges');
});
