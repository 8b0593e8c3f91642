import { describe, expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import type { Combat } from '../../state.ts';
import { inCombat } from '../../testing/combat.ts';
import { fight } from '../../testing/fight.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { combatObjectives, deathStarPlans } from '../objectives.ts';

const hand = (s: Scenario) => reveal(s.g.objectiveHand);

describe('Death Star Plans', () => {
  const stations: Position = {
    objectives: ['death-star-plans-ii'],
    units: { naboo: { 'x-wing': 1, 'death-star': 1, stormtrooper: 1 } },
  };
  const plans = (position: Position = stations, more: Partial<Combat> = {}) =>
    scenario(position)
      .change(inCombat('naboo', 'rebel', more))
      .start(deathStarPlans, {});

  test('RB-14.2.2 death-star-plans-ii a direct hit destroys the Death Star and gains 2 reputation', () => {
    const s = plans();
    expect([s.question, s.asked]).toEqual(['ask.plans', ['rebel']]);
    s.rig('hit', 'direct', 'blank').click('death-star-plans-ii');
    expect(s.units('naboo')).toEqual({ 'x-wing': 1, stormtrooper: 1 });
    expect(s.g.reputation).toBe(12);
    expect(s.g.combat).toMatchObject({ scored: true, destroyed: ['death-star-1'] });
    expect(s.g.objectiveDiscards).toEqual(['death-star-plans-ii']);
  });

  test('death-star-plans-iii without a direct hit returns to the hand, seen by all', () => {
    const s = plans({ ...stations, objectives: ['death-star-plans-iii'] });
    s.rig('hit', 'special', 'blank').click('death-star-plans-iii');
    expect(hand(s)).toEqual(['death-star-plans-iii']);
    expect(s.units('naboo')['death-star']).toBe(1);
    expect(s.g.reputation).toBe(14);
    expect(s.g.combat?.scored).toBe(false);
    expect(s.log('imperial')).toEqual(
      expect.arrayContaining(['log.plansRevealed', 'log.plansRolled', 'log.plansFailed']),
    );
  });

  test('RB-16.2.4 trying them can be declined in advance, with the other objectives of a combat', () => {
    expect(plans().decision.declines).toEqual({ kind: 'combat-objectives', choice: 'pass' });
  });

  test('RB-9.1.26 it needs a Rebel fighter and a Death Star of either kind there', () => {
    const naboo = (units: object) => plans({ ...stations, units: { naboo: units } }).question;
    expect(naboo({ 'y-wing': 1, 'death-star-under-construction': 1 })).toBe('ask.plans');
    expect(naboo({ 'mon-calamari-cruiser': 1, 'death-star': 1 })).not.toBe('ask.plans');
    expect(naboo({ 'x-wing': 1, 'super-star-destroyer': 1 })).not.toBe('ask.plans');
  });

  test('RB-9.1.25 it comes after both attacks of a space battle, once the destroyed have left', () => {
    const s = fight({
      objectives: ['death-star-plans-ii'],
      units: { yavin: { 'x-wing': 2, 'death-star': 1, 'tie-fighter': 1 } },
      dice: ['hit', 'blank', 'direct', 'blank', 'blank', 'blank', 'blank'],
    });
    for (let n = 0; n < 40 && s.question !== 'ask.plans'; n++) s.click(s.legal[0] ?? '');
    expect(s.entries.filter((entry) => entry.key === 'log.attack')).toHaveLength(2);
    expect(s.units('yavin')).toEqual({ 'x-wing': 1, 'death-star': 1 });
    const last = fight({
      objectives: ['death-star-plans-ii'],
      units: { yavin: { 'x-wing': 1, 'death-star': 1, 'tie-fighter': 1 } },
      dice: ['blank', 'direct', 'blank', 'blank', 'blank', 'blank'],
    });
    for (let n = 0; n < 40 && last.g.combat; n++) {
      expect(last.question).not.toBe('ask.plans');
      last.click(last.legal[0] ?? '');
    }
  });

  test('RB-9.1.27 once per round, and not after another objective of the combat', () => {
    const s = plans().rig('blank', 'blank', 'blank').click('death-star-plans-ii');
    s.start(deathStarPlans, {});
    expect(s.question).not.toBe('ask.plans');
    s.change((g) => {
      if (g.combat) g.combat.round = 2;
    }).start(deathStarPlans, {});
    expect(s.question).toBe('ask.plans');
    expect(plans(stations, { scored: true }).question).not.toBe('ask.plans');
  });

  test('RB-19.21 it need not be tried, and may be tried in a later round', () => {
    const s = plans().click('pass');
    expect(s.g.combat?.plans).toBe(0);
    s.change((g) => {
      if (g.combat) g.combat.round = 2;
    }).start(deathStarPlans, {});
    expect(s.legal).toContain('death-star-plans-ii');
  });

  test('the Rebels choose between a Death Star and one under construction', () => {
    const s = plans({
      ...stations,
      units: {
        naboo: { 'x-wing': 1, 'death-star': 1, 'death-star-under-construction': 1 },
        'queue-2': { 'death-star': 1 },
      },
    });
    s.rig('direct', 'blank', 'blank').click('death-star-plans-ii');
    expect(s.legal).toEqual(['death-star-1', 'death-star-under-construction-1']);
    s.click('death-star-under-construction-1');
    expect(s.units('naboo')).toEqual({ 'x-wing': 1, 'death-star': 1 });
    expect(s.units('queue-2')).toEqual({});
  });

  test('ring-master-yoda rolls one of the dice again, once a round', () => {
    const yoda: Position = { ...stations, leaders: { 'princess-leia': { at: 'naboo', ring: 'master-yoda' } } };
    const s = plans(yoda).rig('hit', 'blank', 'hit').click('death-star-plans-ii');
    expect([s.question, s.legal]).toEqual(['ask.plansYoda', ['hit', 'blank', 'pass']]);
    s.rig('direct').click('blank');
    expect(s.units('naboo')['death-star']).toBeUndefined();
    expect(s.g.lasting).toContainEqual({ kind: 'yoda' });
    const hit = plans(yoda).rig('hit', 'direct', 'hit').click('death-star-plans-ii');
    expect(hit.g.lasting).toEqual([]);
    const used = plans(yoda).change((g) => void g.lasting.push({ kind: 'yoda' }));
    used.rig('hit', 'blank', 'hit').click('death-star-plans-ii');
    expect(used.question).not.toBe('ask.plansYoda');
  });

  test('one-in-a-million sets up to two of the dice', () => {
    const s = plans({ ...stations, actions: ['one-in-a-million'], leaders: { 'wedge-antilles': 'naboo' } });
    s.click('death-star-plans-ii');
    for (let n = 0; n < 6 && s.g.reputation === 14; n++) {
      const set = s.legal.find((key) => /one-in-a-million|direct/.test(key));
      s.click(set ?? s.legal.at(-1) ?? '');
    }
    expect(s.g.usedActions).toContain('one-in-a-million');
    expect(s.units('naboo')['death-star']).toBeUndefined();
    expect(s.g.reputation).toBe(12);
  });

  test('RB-15.11 after a space battle the Rebels order the Plans and other objectives as they like', () => {
    const s = scenario({ ...stations, objectives: ['death-star-plans-iii', 'major-victory'] })
      .change(inCombat('naboo', 'rebel', { destroyed: ['star-destroyer-1'], battle: 'space' }))
      .start(combatObjectives, { when: 'step' });
    expect(s.legal).toEqual(['death-star-plans-iii', 'major-victory', 'pass']);
    s.rig('blank', 'blank', 'blank').click('death-star-plans-iii');
    // The Plans failed and cannot be tried again; the other card can still be played.
    expect(s.refusal('death-star-plans-iii')).toBe('objective_plans RB-9.1.25');
    s.click('major-victory');
    expect(s.g.reputation).toBe(13);
  });

  test('RB-16.1.42 the window opens by the backs of the hand, not by the cards', () => {
    const s = plans({ ...stations, objectives: ['leave-no-one-behind'] });
    expect([s.question, s.legal]).toEqual(['ask.plans', ['pass']]);
    expect(plans({ ...stations, objectives: ['crippling-blow'] }).question).not.toBe('ask.plans');
  });
});
