import { describe, expect, test } from 'vitest';
import { type Scenario, skirmish } from '../../testing/scenario.ts';

const VADER = 'p1-darth-vader-1-1';
const TROOPER = 'p1-stormtrooper-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const FAR = 'p2 gideon-argus n18';

/** Ends round 1, in which every figure is activated for nothing; the windows of round 2 are open. */
function toRoundTwo(s: Scenario): Scenario {
  for (let n = 0; n < 60 && s.g.round === 1; n++) {
    if (s.question.startsWith('window.')) s.click('pass');
    else if (s.question === 'ask.act') s.click('end');
    else s.click(s.legalFor('activate:')[0] ?? 'pass');
  }
  return s;
}

describe('command cards of rounds and activations', () => {
  test('IA-14.7 IA-4.16 sit-tight: no turn for its player until more cards are ready than the opponent has', () => {
    const s = skirmish({
      figures: ['p1 chewbacca c5', 'p2 darth-vader c9', 'p2 gideon-argus n18'],
      hands: { p1: ['sit-tight'] },
    });
    toRoundTwo(s).click('play:sit-tight::').pass();
    const turns: string[] = [];
    for (let n = 0; n < 3; n++) {
      turns.push(s.asked.join());
      if (s.question === 'ask.turn') s.click(s.legalFor('activate:')[0] ?? '').pass();
      s.end();
    }
    expect(turns).toEqual(['p2', 'p2', 'p1']);
  });

  test('IA-14.12 IA-4.15 IA-12.3 sit-tight on both sides with equal ready cards ends for both', () => {
    const s = skirmish({
      figures: ['p1 chewbacca c5', 'p2 darth-vader c9'],
      hands: { p1: ['sit-tight'], p2: ['sit-tight'] },
    });
    toRoundTwo(s).click('play:sit-tight::', 'play:sit-tight::').pass();
    expect([s.g.activation?.seat, s.asked, s.g.effects]).toEqual(['p2', ['p2'], []]);
  });

  test('IA-12.17 IA-11.18 close-the-gap: every Brawler that is not Stunned may move a space, in any order', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p1 royal-guard e5', 'p1 royal-guard g5 stunned', 'p2 chewbacca c9'],
      hands: { p1: ['close-the-gap'] },
    });
    toRoundTwo(s).click('play:close-the-gap::');
    expect(s.legalFor('go:p1-royal-guard-1-2')).toEqual([]);
    s.click('go:p1-royal-guard-1-1:d6');
    expect(s.legalFor('go:p1-royal-guard-1-1')).toEqual([]);
    s.click(`go:${VADER}:c6`).pass();
    expect([s.g.figures['p1-royal-guard-1-1']?.place, s.g.figures[VADER]?.place]).toEqual(['d6', 'c6']);
  });

  const covered = (conditions: string) => {
    const s = skirmish({
      figures: ['p1 stormtrooper c5', `p2 chewbacca c7${conditions}`, FAR],
      hands: { p1: ['covering-fire'] },
    });
    toRoundTwo(s).click('play:covering-fire::').pass();
    s.click(`activate:${CHEWIE}`).pass().end().activate(TROOPER);
    s.dice('blue 3 1 1', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE).pass();
    return s.click(['surge:2']).pass();
  };

  test('IA-9.20 covering-fire: Troopers have a surge for Stun, and 2 damage more against a Stunned target', () => {
    const s = covered('');
    expect([s.damage(CHEWIE), s.g.figures[CHEWIE]?.conditions]).toEqual([2, ['stunned']]);
    expect(covered(' stunned').damage(CHEWIE)).toBe(4);
  });

  test('IA-12.19 lord-of-the-sith: an action for each hostile figure defeated before and after the card', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5', 'p2 rebel-trooper c6', 'p2 rebel-trooper d6', FAR],
      hands: { p1: ['lord-of-the-sith'] },
    }).activate(VADER);
    s.attack('p2-rebel-trooper-1-1', 'red 0 3', 'red 0 3', 'yellow 0 0 1', 'black 1');
    s.click(`play:lord-of-the-sith:${VADER}:`);
    expect(s.g.activation).toMatchObject({ actions: 2, attacks: 1 });
    expect(s.legalFor('attack:')).toEqual([]);
    s.click('special:force-choke:p2-rebel-trooper-1-2').pass();
    expect(s.g.activation).toMatchObject({ actions: 2, defeats: 2 });
  });

  test('IA-5.17 IA-12.31 son-of-skywalker readies Luke when a figure has ended its activation, his own too', () => {
    const LUKE = 'p1-luke-skywalker-1-1';
    const s = skirmish({
      figures: ['p1 luke-skywalker c5', 'p2 chewbacca c9', FAR],
      hands: { p1: ['son-of-skywalker'] },
    });
    s.activate(LUKE).click('end');
    expect([s.question, s.asked]).toEqual(['window.ACTIVATION_END', ['p1']]);
    s.click(`play:son-of-skywalker:${LUKE}:`).pass();
    s.activate(CHEWIE).end();
    expect(s.g.activation?.figure).toBe(LUKE);
  });
});
