import { describe, expect, test } from 'vitest';
import { MISSION_DICE } from '../../data/dice.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { moveLeader } from '../leader-index.ts';
import { missionDice } from './icons.ts';
import { attemptNow } from './now.ts';

const guards = { coruscant: { stormtrooper: 1 } } as const;

/** Dice both sides would roll now, while the opponent is still being asked. */
const dice = (s: Scenario) => ({
  rebel: missionDice(s.g, attemptNow(s.g), 'rebel'),
  imperial: missionDice(s.g, attemptNow(s.g), 'imperial'),
});

/** Rebels infiltrate Coruscant and the Empire is being asked. */
function infiltrating(leaders: NonNullable<Position['leaders']>, on: LeaderId[] = ['princess-leia']): Scenario {
  const s = scenario({ units: guards, leaders, assigned: [{ mission: 'infiltration', leaders: on }] });
  return s.click(`mission:${on[0]}`);
}

const rolled = (s: Scenario) => s.entries.filter((one) => one.key === 'log.missionDice').map((one) => one.params.n);
const dicesOf = (s: Scenario) =>
  s.entries
    .filter((one) => one.key === 'log.missionDice')
    .map(({ params }) => ['blank', 'hit', 'direct', 'special'].reduce((sum, face) => sum + Number(params[face]), 0));

describe('mission dice', () => {
  test('RB-7.1.17 bug class 9, leaders already there: one die per icon of the skill on all leaders of the side', () => {
    const s = infiltrating({
      'jan-dodonna': 'coruscant',
      'obi-wan-kenobi': 'coruscant',
      'colonel-yularen': 'coruscant',
    });
    // Leia 2, Dodonna 2, Obi-Wan 3; Yularen 3.
    expect(dice(s)).toEqual({ rebel: 7, imperial: 3 });
  });

  test('RB-7.1.17 every viewer sees how many dice each side would roll, of an attempt that waits for an opponent', () => {
    const s = infiltrating({ 'jan-dodonna': 'coruscant', 'colonel-yularen': 'coruscant' });
    const shown = ['rebel', 'imperial', 'spectator'].map((who) => s.view(who).mission?.rolls);
    expect(shown).toEqual(new Array(3).fill({ rebel: 4, imperial: 3 }));
    expect(s.click('none').view('spectator').mission).toBeNull();
  });

  test('RB-7.1.18 bug class 9, the cap: never more than 10 dice, bonus dice counted before it', () => {
    const s = infiltrating({
      'jan-dodonna': 'coruscant',
      'obi-wan-kenobi': 'coruscant',
      'luke-skywalker-jedi': 'coruscant',
      'emperor-palpatine': 'coruscant',
      'boba-fett': 'coruscant',
      'colonel-yularen': 'coruscant',
      'admiral-piett': 'coruscant',
      'grand-moff-tarkin': 'coruscant',
      'admiral-ozzel': 'coruscant',
    });
    expect(dice(s)).toEqual({ rebel: MISSION_DICE, imperial: MISSION_DICE });
    const t = scenario({
      units: { coruscant: { stormtrooper: 1, 'x-wing': 1 } },
      leaders: { 'mon-mothma': 'coruscant', 'admiral-ackbar': 'coruscant', 'jan-dodonna': 'coruscant' },
      assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
    });
    // Leia 2, Mothma 3, Ackbar 2, Dodonna 1 and 2 bonus dice make 10; with one more icon there is no eleventh die.
    t.click('mission:princess-leia', 'coruscant');
    expect(dice(t).rebel).toBe(10);
    t.change((g) => {
      moveLeader(g, 'han-solo', 'coruscant');
    });
    expect(dice(t).rebel).toBe(10);
  });

  test('RB-7.1.19 the current player rolls first: the Empire on its own mission', () => {
    const s = scenario({
      units: guards,
      leaders: { 'princess-leia': 'coruscant' },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    });
    s.click('pass').rig('hit', 'hit', 'hit', 'blank').click('mission:darth-vader');
    s.click('none');
    expect(s.entries.filter((one) => one.key === 'log.missionDice').map((one) => one.params.side)).toEqual([
      { key: 'side.imperial' },
      { key: 'side.rebel' },
    ]);
    expect(s.g.leaders['princess-leia'].ring).toBe('captured');
  });

  test('RB-7.1.20 cards that count all skill icons give a die for every icon to both sides', () => {
    const s = scenario({
      units: guards,
      leaders: { 'princess-leia': { captive: 'coruscant' }, 'grand-moff-tarkin': 'coruscant' },
      assigned: [{ mission: 'interrogation-droid', leaders: ['colonel-yularen'] }],
    });
    s.click('pass', 'mission:colonel-yularen');
    // Yularen 3 and Tarkin 3 icons; Leia 5.
    expect(dice(s)).toEqual({ rebel: 5, imperial: 6 });
  });

  test('RB-7.1.21 a hit or direct hit is 1 success, a special 2, a blank 0', () => {
    const s = infiltrating({ 'obi-wan-kenobi': 'coruscant', 'colonel-yularen': 'coruscant' });
    s.rig('hit', 'direct', 'special', 'blank', 'blank', 'special', 'hit', 'blank').click('none');
    expect(rolled(s)).toEqual([4, 3]);
    expect(s.log()).toContain('log.missionSucceeds');
  });

  test('RB-7.1.22 the pictured leader adds 2 only while on the card', () => {
    const play = (on: LeaderId, there: LeaderId) => {
      const s = scenario({
        units: guards,
        leaders: { [there]: 'coruscant', 'darth-vader': 'coruscant', 'han-solo': 'corellia' },
        assigned: [{ mission: 'lead-the-strike-team', leaders: [on] }],
      });
      s.click(`mission:${on}`, 'coruscant')
        .rig(...new Array<'blank'>(8).fill('blank'))
        .click('none');
      return s.log().includes('log.missionSucceeds');
    };
    expect(play('han-solo', 'general-madine')).toBe(true);
    expect(play('general-madine', 'han-solo')).toBe(false);
  });

  test('RB-7.1.25 a tie fails', () => {
    const s = infiltrating({ 'colonel-yularen': 'coruscant' });
    s.rig('hit', 'hit', 'special', 'blank', 'blank').click('none');
    expect(rolled(s)).toEqual([2, 2]);
    expect(s.log()).toContain('log.missionFails');
  });

  test('RB-7.1.26 against leaders without the icon at least 1 success is needed', () => {
    const lost = infiltrating({ 'general-veers': 'coruscant' }).rig('blank', 'blank').click('none');
    expect(dicesOf(lost)).toEqual([2, 0]);
    expect(lost.log()).toContain('log.missionFails');
    const won = infiltrating({ 'general-veers': 'coruscant' }).rig('blank', 'hit').click('none');
    expect(won.log()).toContain('log.missionSucceeds');
  });

  test('RB-7.1.15 the captive a mission is aimed at opposes it, and the Rebels may still send one leader', () => {
    const s = scenario({
      units: guards,
      leaders: { chewbacca: { captive: 'coruscant' }, 'han-solo': 'pool' },
      assigned: [{ mission: 'interrogation', leaders: ['darth-vader'] }],
    });
    s.click('pass', 'mission:darth-vader');
    expect(s.asked).toEqual(['rebel']);
    expect(dice(s)).toEqual({ rebel: 3, imperial: 3 });
    s.rig('hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'blank', 'blank').click('han-solo');
    expect(dicesOf(s)).toEqual([3, 5]);
    expect(s.log()).toContain('log.missionFails');
  });

  test('RB-13.4 RB-13.8 bug class 9, captives: one counts only in missions aimed at it', () => {
    const s = scenario({
      units: guards,
      leaders: {
        'obi-wan-kenobi': { captive: 'coruscant' },
        'jan-dodonna': { captive: 'coruscant', ring: 'carbonite' },
        'emperor-palpatine': 'coruscant',
      },
      assigned: [
        { mission: 'infiltration', leaders: ['princess-leia'] },
        { mission: 'homing-beacon', leaders: ['colonel-yularen'] },
        { mission: 'rule-by-fear', leaders: ['darth-vader'] },
      ],
    });
    s.click('mission:princess-leia');
    expect(dice(s).rebel).toBe(2);
    s.rig(...new Array<'hit'>(4).fill('hit'))
      .click('none')
      .change((g) => {
        moveLeader(g, 'princess-leia', 'gone');
      });
    s.click('mission:colonel-yularen', 'obi-wan-kenobi');
    expect(dice(s).rebel).toBe(3);
    const t = scenario({
      units: guards,
      leaders: { 'obi-wan-kenobi': { captive: 'coruscant' } },
      assigned: [{ mission: 'rule-by-fear', leaders: ['darth-vader'] }],
    });
    t.click('pass', 'mission:darth-vader', 'none');
    expect(t.log()).not.toContain('log.missionDice');
    expect(t.log()).toContain('log.missionSucceeds');
  });
});
