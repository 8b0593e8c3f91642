import { describe, expect, test } from 'vitest';
import { canUndo, see } from '../../../engine/match.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { MissionId } from '../../data/missions.ts';
import type { SystemId } from '../../data/systems.ts';
import { rebellion } from '../../index.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';

/** A project revealed by Tarkin in the Empire's first turn; a target is chosen where one is asked for. */
function builds(mission: MissionId, position: Position, target?: SystemId): Scenario {
  const leaders: LeaderId[] = ['grand-moff-tarkin'];
  const s = scenario({ ...position, assigned: [{ mission, leaders }] });
  s.as('rebel').click('pass').as('imperial').click('mission:grand-moff-tarkin');
  return target && s.waitsForPlace ? s.click(target) : s;
}

/** Systems a project may be carried out in. */
const targets = (mission: MissionId, position: Position): string[] => {
  const s = builds(mission, position);
  return s.waitsForPlace ? s.legal : [s.g.leaders['grand-moff-tarkin'].at];
};

describe('building', () => {
  test('RB-7.3.6 construct-factory removes the sabotage marker, then queues a unit for every icon', () => {
    const position: Position = {
      systems: { corellia: { loyalty: 'imperial', sabotaged: true } },
      units: { corellia: { 'x-wing': 1 } },
    };
    const s = builds('construct-factory', position, 'corellia');
    expect(s.g.systems.corellia.sabotaged).toBe(false);
    expect(s.units('queue-3')).toEqual({ 'tie-fighter': 1, 'star-destroyer': 1 });
    expect(s.g.projectDiscards).toEqual([expect.stringMatching(/^construct-factory#/)]);
  });

  test('construct-super-star-destroyer queues one in box 3, in an Imperial system with a square space icon', () => {
    const systems = {
      corellia: { loyalty: 'imperial', sabotaged: true },
      utapau: { loyalty: 'rebel' },
      sullust: { loyalty: 'imperial' },
    } as const;
    const position: Position = { systems, units: { 'mon-calamari': { stormtrooper: 1 } } };
    expect(targets('construct-super-star-destroyer', position)).toEqual(['mon-calamari', 'corellia']);
    const s = builds('construct-super-star-destroyer', position, 'corellia');
    expect(s.units('queue-3')).toEqual({ 'super-star-destroyer': 1 });
  });

  test('construct-death-star begins one in a remote system without Rebel units and queues the Death Star in box 3', () => {
    const position: Position = { units: { endor: { 'y-wing': 1 }, hoth: { 'tie-fighter': 1 } } };
    const legal = targets('construct-death-star', position);
    expect(legal).toEqual(['yavin', 'tatooine', 'dagobah', 'hoth', 'dathomir', 'ilum', 'dantooine']);
    const s = builds('construct-death-star', position, 'dantooine');
    expect(s.units('dantooine')).toEqual({ 'death-star-under-construction': 1 });
    expect(s.units('queue-3')).toEqual({ 'death-star': 1 });
  });

  test('RB-1.5 construct-death-star brings nothing when either piece is not in the supply', () => {
    const stars = builds('construct-death-star', { units: { hoth: { 'death-star': 2 } } }, 'endor');
    expect(stars.units('endor')).toEqual({});
    expect(stars.log()).toContain('log.noneLeft');
    const two = builds('construct-death-star', { units: { hoth: { 'death-star-under-construction': 1 } } }, 'endor');
    expect([two.units('endor'), two.units('queue-3')]).toEqual([{}, {}]);
  });

  test('RB-11.3.3 construct-death-star over the hidden base does not find it', () => {
    const s = builds(
      'construct-death-star',
      { base: 'endor', units: { 'rebel-base-space': { 'x-wing': 1 } } },
      'endor',
    );
    expect(s.g.base.revealed).toBe(false);
    expect(s.units('endor')).toEqual({ 'death-star-under-construction': 1 });
  });
});

describe('oversee-project', () => {
  test('oversee-project takes place where Imperial and no Rebel units are', () => {
    const units = {
      hoth: { 'tie-fighter': 1 },
      rodia: { stormtrooper: 1, 'x-wing': 1 },
      naboo: { stormtrooper: 1 },
    } as const;
    expect(targets('oversee-project', { units })).toEqual(['naboo', 'hoth']);
  });

  test('RB-19.6 RB-8.13 oversee-project deploys a unit of box 1 or 2 into a remote system', () => {
    const units = {
      hoth: { 'assault-carrier': 1 },
      'queue-1': { stormtrooper: 1 },
      'queue-2': { 'at-at': 1 },
      'queue-3': { 'star-destroyer': 1 },
    } as const;
    const s = builds('oversee-project', { units });
    expect(s.question).toBe('ask.deployHere');
    expect(s.legal).toEqual([s.unit('stormtrooper', 'queue-1'), s.unit('at-at', 'queue-2')]);
    s.click(s.unit('at-at', 'queue-2'));
    expect(s.units('hoth')).toEqual({ 'assault-carrier': 1, 'at-at': 1 });
    expect(s.units('queue-1')).toEqual({ stormtrooper: 1 });
    // RB-8.13: a ground unit has entered, and the base is not there.
    expect(s.log('spectator')).toContain('log.baseNotHere');
  });

  test('RB-7.3.7 RB-19.6 oversee-project deploys nothing into a sabotaged system', () => {
    const position: Position = {
      systems: { naboo: { loyalty: 'imperial', sabotaged: true } },
      units: { naboo: { 'tie-fighter': 1 }, 'queue-1': { stormtrooper: 1, 'at-st': 1 } },
    };
    const s = builds('oversee-project', position);
    expect(s.question).toBe('ask.turn');
    expect(s.units('naboo')).toEqual({ 'tie-fighter': 1 });
    expect(s.log()).toContain('log.deployBlocked');
  });

  test('RB-19.5 oversee-project hastens a queued Death Star only where it is under construction', () => {
    const units = {
      endor: { 'death-star-under-construction': 1 },
      hoth: { 'tie-fighter': 1 },
      'queue-1': { stormtrooper: 1, 'at-st': 1 },
      'queue-2': { 'death-star': 1 },
    } as const;
    const elsewhere = builds('oversee-project', { units }, 'hoth');
    expect(elsewhere.refusal(elsewhere.unit('death-star', 'queue-2'))).toBe('death_star_bound RB-19.5');
    const s = builds('oversee-project', { units }, 'endor');
    s.click(s.unit('death-star', 'queue-2'));
    expect(s.units('endor')).toEqual({ 'death-star': 1 });
    expect(s.units('queue-2')).toEqual({});
  });

  test('RB-11.3.2 oversee-project finds the base with a ground unit; Rebel units of the base space then fight', () => {
    const units = {
      hoth: { 'tie-fighter': 1 },
      'queue-1': { stormtrooper: 1 },
      'rebel-base-space': { 'rebel-trooper': 1 },
    } as const;
    const s = builds('oversee-project', { units, base: 'hoth' });
    expect(s.g.base.revealed).toBe(true);
    expect(s.g.combat?.system).toBe('hoth');
  });
});

describe('superlaser-online', () => {
  const alderaan: Position = {
    systems: { alderaan: { loyalty: 'rebel', sabotaged: true }, corellia: { loyalty: 'imperial' } },
    units: {
      alderaan: { 'death-star': 1, stormtrooper: 1, 'rebel-trooper': 2, 'ion-cannon': 1, 'x-wing': 1 },
      endor: { 'death-star-under-construction': 1 },
    },
  };

  test('RB-19.4 superlaser-online needs a Death Star; the one under construction cannot use it', () => {
    expect(targets('superlaser-online', alderaan)).toEqual(['alderaan']);
  });

  test('RB-14.2.6 superlaser-online asks for confirmation with the name of the system, with one target or several', () => {
    const leaders: LeaderId[] = ['grand-moff-tarkin'];
    const one = alderaan.units ?? {};
    const two = { ...one, hoth: { 'death-star': 1 } };
    for (const [units, keys] of [
      [one, ['mission:grand-moff-tarkin']],
      [two, ['mission:grand-moff-tarkin:hoth', 'mission:grand-moff-tarkin:alderaan']],
    ] as const) {
      const s = scenario({ ...alderaan, units, assigned: [{ mission: 'superlaser-online', leaders }] });
      s.as('rebel').click('pass');
      const { options } = see(rebellion, s.g, 'imperial').decisions[0]!;
      const grave = options.filter(({ key, kind }) => kind === 'grave' && key !== 'pass');
      expect(grave.map(({ key }) => key)).toEqual(keys);
      expect(grave.at(-1)?.label).toMatchObject({
        key: 'option.destroySystem',
        params: { system: { key: 'system.alderaan' } },
      });
    }
  });

  test('RB-14.2.6 RB-14.2.7 superlaser-online destroys the system with its markers and all Rebel ground units, structures included', () => {
    const s = builds('superlaser-online', alderaan);
    expect(s.g.systems.alderaan).toEqual({ loyalty: null, subjugated: false, sabotaged: false, destroyed: true });
    expect(s.units('alderaan')).toEqual({ 'death-star': 1, stormtrooper: 1, 'x-wing': 1 });
  });

  test('superlaser-online gains 1 loyalty in a populous system of the region, never in the destroyed one or Coruscant', () => {
    const s = builds('superlaser-online', {
      ...alderaan,
      systems: { alderaan: { loyalty: 'rebel' }, corellia: { loyalty: 'rebel' } },
    });
    expect(s.question).toBe('ask.loyaltyInRegion');
    expect(s.legal).toEqual(['corellia', 'cato-neimoidia']);
    expect(s.refusal('alderaan')).toBe('system_destroyed RB-2.10');
    s.click('corellia');
    expect(s.g.systems.corellia.loyalty).toBeNull();
  });

  test('RB-14.2.8 superlaser-online leaves Imperial ground units only up to the capacity there, the Empire choosing', () => {
    const units = { alderaan: { 'death-star': 1, stormtrooper: 8, 'at-at': 2 } } as const;
    const s = builds('superlaser-online', { units });
    expect(s.question).toBe('ask.surplus');
    expect(s.asked).toEqual(['imperial']);
    s.click(s.unit('at-at', 'alderaan'), s.unit('stormtrooper', 'alderaan'));
    expect(s.question).toBe('ask.loyaltyInRegion');
    expect(s.units('alderaan')).toEqual({ 'death-star': 1, stormtrooper: 7, 'at-at': 1 });
  });

  test('RB-14.2.9 superlaser-online does nothing to leaders', () => {
    const leaders = { 'princess-leia': { captive: 'alderaan' }, 'mon-mothma': 'alderaan' } as const;
    const s = builds('superlaser-online', { ...alderaan, leaders });
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'alderaan', ring: 'captured' });
    expect(s.g.leaders['mon-mothma'].at).toBe('alderaan');
    expect(s.g.leaders['grand-moff-tarkin'].at).toBe('alderaan');
  });

  test('RB-15.3 superlaser-online wins at once when the base is there, hidden or revealed', () => {
    for (const revealed of [false, true]) {
      const units = { alderaan: { 'death-star': 1, 'x-wing': 1 } } as const;
      const s = builds('superlaser-online', { units, base: 'alderaan', revealed });
      expect(s.g.outcome).toEqual({ winners: ['imperial'], reason: { key: 'outcome.superlaser' } });
    }
  });

  test('RB-7.3.5 superlaser-online may be used in a destroyed system just for the loyalty', () => {
    const units = { alderaan: { 'death-star': 1 } } as const;
    const s = builds('superlaser-online', { units, systems: { alderaan: { destroyed: true } } });
    s.click('cato-neimoidia');
    expect(s.g.systems['cato-neimoidia'].loyalty).toBe('imperial');
  });

  test('RB-15.1 RB-15.2 loyalty gained by superlaser-online that finds the base wins at once where only Imperial ships hold it', () => {
    const units = { alderaan: { 'death-star': 1 }, corellia: { 'assault-carrier': 1 } } as const;
    const s = builds('superlaser-online', { units, base: 'corellia' });
    expect(s.g.outcome).toBeNull();
    s.click('corellia');
    expect(s.g.base.revealed).toBe(true);
    expect(s.g.outcome).toEqual({ winners: ['imperial'], reason: { key: 'outcome.conquest' } });
  });

  test('RB-16.2.8 superlaser-online that does not win shows where the base is not, and cannot be taken back', () => {
    const units = { alderaan: { 'death-star': 1 }, naboo: { 'death-star': 1 } } as const;
    const s = builds('superlaser-online', { units }, 'alderaan');
    expect(s.g.systems.alderaan.destroyed).toBe(true);
    expect(canUndo(s.g, 'imperial')).toBe(false);
  });
});
