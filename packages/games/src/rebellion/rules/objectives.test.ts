import { describe, expect, test } from 'vitest';
import { reveal } from '../../engine/hidden.ts';
import { see } from '../../engine/match.ts';
import type { UnitId } from '../data/units.ts';
import { rebellion } from '../index.ts';
import type { Combat } from '../state.ts';
import { inCombat } from '../testing/combat.ts';
import { fight } from '../testing/fight.ts';
import type { Position } from '../testing/position.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { gainReputation } from './changes.ts';
import { combatObjectives, refreshObjective } from './objectives.ts';
import { placeUnit } from './unit-index.ts';

const hand = (s: Scenario) => reveal(s.g.objectiveHand);
/** A combat in Naboo the Rebels have started, in which these units were destroyed, at its objectives. */
function step(position: Position, destroyed: UnitId[], more: Partial<Combat> = {}, when: 'step' | 'end' = 'step') {
  return scenario(position)
    .change(inCombat('naboo', 'rebel', { destroyed, ...more }))
    .start(combatObjectives, { when });
}

describe('objectives in a combat', () => {
  test('RB-9.2.1 the Rebels are asked as soon as the condition is true', () => {
    const s = fight({
      objectives: ['crippling-blow'],
      units: { yavin: { airspeeder: 3, 'at-at': 1, 'at-st': 1, 'rebel-trooper': 1 } },
      dice: ['direct', 'direct', 'direct', 'direct', 'direct'],
    });
    for (let n = 0; n < 40 && s.question !== 'ask.combatObjective'; n++) s.click(s.legal[0] ?? '');
    expect(s.g.combat?.round).toBe(1);
    expect(s.g.combat?.destroyed).toContain('at-at-1');
    expect(s.asked).toEqual(['rebel']);
    s.click('crippling-blow');
    expect(s.g.reputation).toBe(13);
  });

  test('RB-9.2.3 at most one objective is played per combat', () => {
    const s = step({ objectives: ['crippling-blow', 'rebel-assault'] }, ['at-at-1', 'star-destroyer-1']);
    expect(s.legal).toEqual(['crippling-blow', 'rebel-assault', 'pass']);
    s.click('rebel-assault');
    expect(s.g.combat?.scored).toBe(true);
    expect(s.question).not.toBe('ask.combatObjective');
    s.start(combatObjectives, { when: 'end' });
    expect(s.question).not.toBe('ask.combatObjective');
    expect(hand(s)).toEqual(['crippling-blow']);
  });

  test('RB-19.21 RB-19.20 playing is optional, and what was declined stays in the hand for this combat', () => {
    const s = step({ objectives: ['crippling-blow', 'rebel-assault'] }, ['at-at-1']);
    s.click('pass');
    expect(s.g.reputation).toBe(14);
    s.start(combatObjectives, { when: 'end' });
    expect(s.question).not.toBe('ask.combatObjective');
    // Another objective that becomes true later is offered.
    s.change((g) => g.combat?.destroyed.push('star-destroyer-1')).start(combatObjectives, { when: 'step' });
    expect(s.refusal('crippling-blow')).toBe('objective_declined RB-19.20');
    expect(s.legal).toEqual(['rebel-assault', 'pass']);
    // In another combat it counts anew.
    expect(step({ objectives: ['crippling-blow'] }, ['at-at-1']).legal).toContain('crippling-blow');
  });

  test('RB-9.2.1 cards that cannot be played say why', () => {
    const s = step(
      { objectives: ['crippling-blow', 'rebel-assault', 'liberation', 'death-star-plans-ii', 'popular-support'] },
      ['at-at-1'],
    );
    expect(s.legal).toEqual(['crippling-blow', 'pass']);
    expect(s.refusal('rebel-assault')).toBe('objective_unfulfilled RB-9.2.1');
    expect(s.refusal('liberation')).toBe('objective_end RB-9.2.2');
    expect(s.refusal('death-star-plans-ii')).toBe('objective_plans RB-9.1.25');
    expect(s.refusal('popular-support')).toBe('objective_refresh RB-14.0.1');
    const params = s.decision.options.find((option) => option.key === 'rebel-assault')?.refused?.params;
    expect(params).toEqual({ have: 0, need: 1 });
  });

  test('RB-9.0.3 in a combat the Empire started the card says so', () => {
    const s = scenario({
      objectives: ['crippling-blow', 'liberation'],
      units: { naboo: { 'rebel-trooper': 1 } },
    })
      .change(
        inCombat('naboo', 'imperial', {
          destroyed: ['at-at-1'],
          subjugated: true,
          began: { rebel: ['ground'], imperial: ['ground'] },
        }),
      )
      .start(combatObjectives, { when: 'end' });
    expect(s.refusal('crippling-blow')).toBe('objective_not_initiated RB-9.0.3');
    expect(s.legal).toEqual(['liberation', 'pass']);
  });

  test('RB-16.1.42 RB-16.1.65 being asked depends on the backs of the hand, not on the cards', () => {
    // Cut Supply Lines has the back of Crippling Blow.
    const s = step({ objectives: ['cut-supply-lines'] }, ['at-at-1']);
    expect([s.question, s.legal]).toEqual(['ask.combatObjective', ['pass']]);
    const seen = see(rebellion, s.g, 'imperial');
    expect(seen.decisions).toEqual([]);
    const other = step({ objectives: ['crippling-blow'] }, ['at-at-1']);
    expect(seen.view.objectives).toEqual(see(rebellion, other.g, 'imperial').view.objectives);
    expect(step({ objectives: ['liberation'] }, ['at-at-1']).question).not.toBe('ask.combatObjective');
    const gone = scenario({ objectives: ['cut-supply-lines'] })
      .change((g) => g.objectiveDiscards.push('crippling-blow'))
      .change(inCombat('naboo', 'rebel', { destroyed: ['at-at-1'] }))
      .start(combatObjectives, { when: 'step' });
    expect(gone.question).not.toBe('ask.combatObjective');
  });

  test('RB-15.6 the Empire wins first when the last Rebel units of the base die in the same step', () => {
    const s = step({ base: 'naboo', objectives: ['crippling-blow'], time: 13, units: { naboo: { stormtrooper: 1 } } }, [
      'at-at-1',
      'rebel-trooper-1',
    ]);
    expect(s.g.outcome?.winners).toEqual(['imperial']);
    expect(s.g.reputation).toBe(14);
  });

  test('RB-19.19 units lost with their transport in a destroyed system count', () => {
    const s = fight({
      objectives: ['crippling-blow'],
      systems: { yavin: { destroyed: true } },
      units: { yavin: { 'mon-calamari-cruiser': 3, 'assault-carrier': 1, 'at-at': 1 } },
      dice: ['hit', 'hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
    });
    for (let n = 0; n < 40 && s.question !== 'ask.combatObjective'; n++) s.click(s.legal[0] ?? '');
    expect(s.g.combat?.destroyed).toEqual(['assault-carrier-1', 'at-at-1']);
    expect(s.legal).toEqual(['crippling-blow', 'pass']);
  });

  test('RB-15.5 RB-15.4 reputation moves box by box and the match ends where the markers meet', () => {
    const s = step(
      {
        objectives: ['return-of-the-jedi'],
        reputation: 6,
        time: 5,
        units: { naboo: { 'x-wing': 1 } },
        leaders: { 'darth-vader': 'naboo' },
      },
      [],
      { began: { rebel: ['space'], imperial: ['space'] } },
      'end',
    );
    s.click('return-of-the-jedi');
    expect(s.g.reputation).toBe(5);
    expect(s.g.outcome?.winners).toEqual(['rebel']);
  });

  test('RB-15.9 reputation lost moves the marker up and stops at the last box', () => {
    const s = scenario({ reputation: 14 });
    s.change((g) => gainReputation(g, -1));
    expect(s.g.reputation).toBe(15);
    s.change((g) => gainReputation(g, -3));
    expect(s.g.reputation).toBe(16);
  });

  test('RB-18.12 in a team the Rebel General plays the objectives', () => {
    const seats = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];
    const s = step({ seats, objectives: ['crippling-blow'] }, ['at-at-1']);
    expect(s.asked).toEqual(['rebel-general']);
    expect(step({ seats, objectives: ['crippling-blow'] }, ['at-at-1']).concede('rebel-general').asked).toEqual([
      'rebel-admiral',
    ]);
  });
});

describe('the objective of the refresh phase', () => {
  const outposts: Position = {
    units: Object.fromEntries(['naboo', 'rodia', 'hoth', 'endor', 'ryloth'].map((id) => [id, { 'x-wing': 1 }])),
  };

  test('RB-14.0.1 one at most, before leaders are retrieved', () => {
    const s = scenario({
      ...outposts,
      phase: 'refresh',
      objectives: ['establish-outposts', 'leave-no-one-behind', 'crippling-blow'],
      leaders: { 'jan-dodonna': 'hoth' },
    });
    expect(s.question).toBe('ask.refreshObjective');
    expect(s.g.leaders['jan-dodonna'].at).toBe('hoth');
    expect(s.refusal('crippling-blow')).toBe('objective_combat RB-9.2.1');
    s.click('establish-outposts');
    expect(s.question).not.toBe('ask.refreshObjective');
    expect(s.g.leaders['jan-dodonna'].at).toBe('pool');
    expect(s.g.objectiveDiscards).toEqual(['establish-outposts']);
    expect(hand(s)).toContain('leave-no-one-behind');
    expect(s.log('imperial')).toContain('log.objectivePlayed');
  });

  test('RB-14.0.2 no question where no fulfilled objective can be in the hand', () => {
    expect(scenario({ objectives: ['establish-outposts'] }).start(refreshObjective, {}).question).not.toBe(
      'ask.refreshObjective',
    );
    const others = scenario({ ...outposts, objectives: ['crippling-blow'] }).start(refreshObjective, {});
    expect(others.question).not.toBe('ask.refreshObjective');
    // Major Victory could be Establish Outposts for all the table can see.
    const s = scenario({ ...outposts, objectives: ['major-victory', 'inspire-sympathy'] }).start(refreshObjective, {});
    expect([s.question, s.legal]).toEqual(['ask.refreshObjective', ['pass']]);
    expect(s.refusal('inspire-sympathy')).toBe('objective_unfulfilled RB-14.0.1');
  });

  test('RB-19.21 a refresh objective may be kept, and is offered again in the next phase', () => {
    const s = scenario({ ...outposts, objectives: ['establish-outposts'] })
      .start(refreshObjective, {})
      .click('pass');
    expect(hand(s)).toEqual(['establish-outposts']);
    expect(s.start(refreshObjective, {}).legal).toContain('establish-outposts');
  });
});

test('RB-2.20 every viewer sees how far each objective is, whatever the Rebels hold; played ones are left out', () => {
  const position = {
    units: { 'rebel-base-space': { airspeeder: 2 }, hoth: { 'x-wing': 1 }, naboo: { 'y-wing': 1 } },
  } as const;
  const s = scenario({ ...position, objectives: ['liberation'] });
  const other = scenario({ ...position, objectives: ['crippling-blow', 'major-victory'] });
  for (const viewer of ['rebel', 'imperial', 'spectator']) {
    const { status } = s.view(viewer).objectives;
    expect(status['establish-outposts']).toEqual({ have: 2, need: 5 });
    expect(status).toEqual(other.view(viewer).objectives.status);
  }
  s.change((g) => {
    g.objectiveDiscards.push('establish-outposts');
    placeUnit(g, 'x-wing-8', 'bespin');
  });
  expect(s.view('rebel').objectives.status['establish-outposts']).toBe(undefined);
});
