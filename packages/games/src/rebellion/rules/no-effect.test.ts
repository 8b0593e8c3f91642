import { describe, expect, test } from 'vitest';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionId } from '../data/missions.ts';
import { imperialTurn } from '../testing/moves.ts';
import type { Position } from '../testing/position.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';

/** Targets without effect, each with the key of the reason. */
function withoutEffect(s: Scenario): Record<string, string> {
  const idle = s.decision.options.filter(({ noEffect }) => noEffect);
  return Object.fromEntries(idle.map(({ key, noEffect }) => [key, noEffect?.key ?? '']));
}

describe('activation', () => {
  test('RB-8.2 says where no unit can follow the leader, and not where one can or a combat waits', () => {
    const s = imperialTurn({
      units: {
        sullust: { 'star-destroyer': 1 },
        hoth: { stormtrooper: 1 },
        ryloth: { stormtrooper: 1, 'rebel-trooper': 1 },
      },
      leaders: { 'grand-moff-tarkin': 'pool' },
    }).click('activate:grand-moff-tarkin');
    const idle = withoutEffect(s);
    const near = ['bespin', 'cato-neimoidia', 'corellia', 'dagobah', 'malastare', 'mustafar', 'naboo'];
    for (const place of [...near, 'ryloth']) expect(idle).not.toHaveProperty(place);
    // The trooper on Hoth has no ship; the Star Destroyer is already in Sullust.
    for (const place of ['hoth', 'sullust', 'ilum']) expect(idle[place]).toBe('noEffect.noArrival');
    expect(idle.endor).toBe('noEffect.noShip');
    expect(s.legal).toContain('endor');
  });

  test('RB-8.5 a leader who holds the units counts, a free one does not', () => {
    const units = { sullust: { 'star-destroyer': 1 } };
    const s = imperialTurn({
      units,
      leaders: { 'darth-vader': 'sullust', 'grand-moff-tarkin': 'pool' },
    }).click('activate:grand-moff-tarkin');
    expect(withoutEffect(s)).toMatchObject({ naboo: 'noEffect.held', ilum: 'noEffect.noArrival' });
    const { noEffect } = s.decision.options.find(({ key }) => key === 'naboo') ?? {};
    expect(noEffect?.params).toMatchObject({ leader: { key: 'leader.darth-vader' }, place: { key: 'system.sullust' } });
  });

  test('RB-8.18 for the Rebels the hidden base counts as it lies', () => {
    const s = scenario({
      base: 'hoth',
      units: { 'rebel-base-space': { 'x-wing': 1 } },
      leaders: { 'admiral-ackbar': 'pool' },
    }).click('activate:admiral-ackbar');
    const idle = withoutEffect(s);
    for (const place of ['hoth', 'endor', 'bespin', 'mustafar']) expect(idle).not.toHaveProperty(place);
    expect(idle).toHaveProperty('yavin');
  });
});

/** The targets of a mission without effect. */
function targets(mission: MissionId, leader: LeaderId, position: Position = {}): Record<string, string> {
  const s = scenario({ ...position, assigned: [{ mission, leaders: [leader] }] });
  if (!s.legal.includes(`mission:${leader}`)) s.click('pass');
  return withoutEffect(s.click(`mission:${leader}`));
}

describe('RB-7.3.1 a mission may go where it changes nothing, and says so', () => {
  test('loyalty that cannot change, or is there already', () => {
    const idle = targets('build-alliance', 'princess-leia', { systems: { naboo: { loyalty: 'rebel' } } });
    expect(idle).toEqual({ coruscant: 'noEffect.loyaltyFixed', naboo: 'noEffect.loyal.rebel' });
  });

  test('loyalty under a subjugation marker changes', () => {
    const systems = { naboo: { loyalty: 'imperial' }, ryloth: { subjugated: true } } as const;
    const units = { ryloth: { stormtrooper: 1 } };
    expect(targets('trade-negotiations', 'emperor-palpatine', { systems, units })).toEqual({
      coruscant: 'noEffect.loyaltyFixed',
      naboo: 'noEffect.loyal.imperial',
    });
  });

  test('a marker that lies there already', () => {
    const idle = targets('sabotage', 'general-madine', { systems: { ryloth: { sabotaged: true } } });
    expect(idle).toEqual({ ryloth: 'noEffect.sabotaged' });
  });

  test('a card with two steps has an effect as long as one has', () => {
    // Coruscant keeps its loyalty but builds.
    const idle = targets('establish-trade-relations', 'mon-mothma');
    expect(idle).not.toHaveProperty('coruscant');
    expect(idle.hoth).toBe('noEffect.loyaltyFixed');
  });

  test('no enemy unit that could be destroyed', () => {
    const units = { hoth: { 'tie-fighter': 1 }, yavin: { 'super-star-destroyer': 1 }, ilum: { 'x-wing': 1 } };
    const idle = targets('hit-and-run', 'general-madine', { units });
    expect(idle).not.toHaveProperty('hoth');
    expect([idle.yavin, idle.ilum]).toEqual(['noEffect.noEnemy', 'noEffect.noEnemy']);
  });

  test('a question whose answer the Empire knows', () => {
    const idle = targets('long-range-probe', 'admiral-piett', { units: { hoth: { stormtrooper: 1 } } });
    expect(idle.hoth).toBe('noEffect.ruledOut');
    expect(idle).not.toHaveProperty('ilum');
  });

  test('the advice is no part of the question', () => {
    const at = (sabotaged: boolean) =>
      scenario({
        systems: { ryloth: { sabotaged } },
        assigned: [{ mission: 'sabotage', leaders: ['general-madine'] }],
      }).click('mission:general-madine').decision.id;
    expect(at(true)).toBe(at(false));
  });
});
