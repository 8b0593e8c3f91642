import { describe, expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import { canUndo, see } from '../../../engine/match.ts';
import type { Face } from '../../data/dice.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { MissionId } from '../../data/missions.ts';
import { PROBE_IDS, SYSTEM_IDS, type SystemId } from '../../data/systems.ts';
import { rebellion } from '../../index.ts';
import { begins, reveals, told } from '../../testing/imperial.ts';
import type { Position } from '../../testing/position.ts';

describe('intelligence', () => {
  test('gather-intel draws a probe card for every 4 Rebel units at the base, and at least 1', () => {
    const systems = { naboo: { loyalty: 'rebel' }, rodia: { loyalty: 'rebel' } } as const;
    const few = reveals(
      'gather-intel',
      ['grand-moff-tarkin'],
      { systems, units: { 'rebel-base-space': { 'x-wing': 3 } } },
      { target: 'naboo' },
    );
    expect(reveal(few.g.probeHand)).toHaveLength(1);
    const units = { 'rebel-base-space': { 'rebel-trooper': 9, 'x-wing': 2 }, ilum: { 'y-wing': 8 } } as const;
    const many = reveals('gather-intel', ['grand-moff-tarkin'], { systems, units }, { target: 'naboo' });
    expect(reveal(many.g.probeHand)).toHaveLength(2);
    const found = { systems, units: { hoth: { 'y-wing': 12 } }, base: 'hoth', revealed: true } as const;
    expect(reveal(reveals('gather-intel', ['grand-moff-tarkin'], found, { target: 'naboo' }).g.probeHand)).toHaveLength(
      3,
    );
  });

  test('homing-beacon lets the Rebels place the rescued captive in the region of the base, which all then know', () => {
    const position: Position = {
      base: 'endor',
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': { captive: 'coruscant' } },
    };
    const s = reveals('homing-beacon', ['colonel-yularen'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(s.asked).toEqual(['rebel']);
    expect(see(rebellion, s.g, 'imperial').decisions).toEqual([]);
    expect(s.as('rebel').legal).toEqual(['mustafar', 'bespin', 'hoth', 'endor']);
    s.click('mustafar');
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'mustafar', ring: null });
    expect(s.g.base.revealed).toBe(false);
    expect(s.log()).toContain('log.baseInRegion');
    const out = s.view('imperial').probes.ruledOut ?? [];
    expect(SYSTEM_IDS.filter((id) => !out.includes(id))).toEqual(['mustafar', 'bespin', 'hoth', 'endor']);
  });

  test('interrogation-droid makes the Rebels name 3 systems, the base among them, and the question tells nothing', () => {
    const position = (base: SystemId): Position => ({
      base,
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'general-rieekan': { captive: 'coruscant' } },
    });
    const dice: Face[] = ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'];
    const s = reveals('interrogation-droid', ['colonel-yularen'], position('endor'), { dice });
    const other = reveals('interrogation-droid', ['colonel-yularen'], position('yavin'), { dice });
    expect(s.asked).toEqual(['rebel']);
    for (const viewer of ['imperial', 'spectator']) {
      const seen = see(rebellion, s.g, viewer);
      expect(seen).toEqual(see(rebellion, other.g, viewer));
      expect(seen.decisions).toEqual([]);
    }
    s.as('rebel').click(['yavin', 'hoth']);
    for (const viewer of ['imperial', 'spectator']) {
      expect(told(s, 'log.namedSystem', viewer)).toEqual(
        ['yavin', 'hoth', 'endor'].map((id) => ({ system: { key: `system.${id}` } })),
      );
    }
    expect(s.g.base.revealed).toBe(false);
    const out = s.view('imperial').probes.ruledOut ?? [];
    expect(SYSTEM_IDS.filter((id) => !out.includes(id))).toEqual(['yavin', 'hoth', 'endor']);
  });

  test('interrogation-droid works with a revealed base too', () => {
    const position: Position = {
      base: 'endor',
      revealed: true,
      units: { coruscant: { stormtrooper: 1 }, endor: { 'rebel-trooper': 1 } },
      leaders: { 'general-rieekan': { captive: 'coruscant' } },
    };
    const s = reveals('interrogation-droid', ['colonel-yularen'], position, {
      dice: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
    });
    s.as('rebel').click(['yavin', 'coruscant']);
    expect(told(s, 'log.namedSystem', 'spectator')).toHaveLength(3);
  });

  test('RB-16.1.13 RB-16.1.14 intercept-transmission hands over the cards of systems with Imperial units and no more', () => {
    const held = ['rodia', 'naboo', 'hoth', 'bespin', 'kessel', 'felucia', 'yavin', 'sullust'] as const;
    const units = Object.fromEntries(held.map((id) => [id, { 'assault-carrier': 1 }]));
    const s = reveals('intercept-transmission', ['colonel-yularen'], {
      units,
      systems: { ryloth: { loyalty: 'rebel' } },
    });
    const given = reveal(s.g.probeHand);
    expect(given.length).toBeGreaterThan(0);
    for (const id of given) expect(held).toContain(id);
    expect(reveal(s.g.probeDeck)).toHaveLength(30 - given.length);
    const names = given.map((id) => ({ system: { key: `system.${id}` } }));
    expect(told(s, 'log.handedOver', 'imperial')).toEqual(names);
    expect(told(s, 'log.handedOver', 'rebel')).toEqual(names);
    expect(told(s, 'log.shuffledBack', 'rebel')).toHaveLength(8 - given.length);
    expect(told(s, 'log.shuffledBack', 'imperial')).toEqual([]);
    for (const key of ['log.handedOver', 'log.shuffledBack']) expect(told(s, key, 'spectator')).toEqual([]);
    expect(s.view('rebel').probes.hand.cards).toBeNull();
  });

  test('intercept-transmission draws what is left of a small deck', () => {
    const s = reveals('intercept-transmission', ['colonel-yularen'], {
      base: 'ilum',
      probes: PROBE_IDS.filter((id) => !['ilum', 'hoth', 'endor'].includes(id)),
      systems: { ryloth: { loyalty: 'rebel' } },
      units: { hoth: { 'assault-carrier': 1 } },
    });
    expect(reveal(s.g.probeHand).at(-1)).toBe('hoth');
    expect(reveal(s.g.probeDeck)).toEqual(['endor']);
  });

  test('long-range-probe is answered truthfully; a yes does not reveal the base', () => {
    const units = { 'rebel-base-space': { 'x-wing': 1 } } as const;
    const no = reveals('long-range-probe', ['admiral-piett'], { units, base: 'hoth' }, { target: 'endor' });
    expect(no.log()).toContain('log.baseDenied');
    expect(no.view('imperial').probes.ruledOut).toContain('endor');
    const yes = reveals('long-range-probe', ['admiral-piett'], { units, base: 'hoth' }, { target: 'hoth' });
    expect(yes.log()).toContain('log.baseAdmitted');
    expect(yes.g.base.revealed).toBe(false);
    expect(yes.units('rebel-base-space')).toEqual({ 'x-wing': 1 });
    expect(yes.view('imperial').base.system).toBeNull();
  });

  test('probe-droid-initiative draws 2 probe cards, 4 with Admiral Ozzel', () => {
    const units = {
      hoth: { 'star-destroyer': 1 },
      naboo: { 'super-star-destroyer': 1 },
      rodia: { 'death-star': 1 },
    } as const;
    expect(begins('probe-droid-initiative', ['grand-moff-tarkin'], { units }).legal).toEqual(['naboo', 'hoth']);
    const two = reveals('probe-droid-initiative', ['grand-moff-tarkin'], { units }, { target: 'hoth' });
    expect(reveal(two.g.probeHand)).toHaveLength(2);
    const four = reveals('probe-droid-initiative', ['admiral-ozzel'], { units }, { target: 'hoth' });
    expect(reveal(four.g.probeHand)).toHaveLength(4);
  });
});

describe('what cannot be taken back', () => {
  const noLeaderHome = {
    'mon-mothma': 'gone',
    'jan-dodonna': 'gone',
    'princess-leia': 'gone',
    'general-rieekan': 'gone',
  } as const;

  test('RB-16.2.8 imperial loyalty of rule-by-fear shows that the base is not there: no undo', () => {
    const units = { ryloth: { 'assault-carrier': 1 }, naboo: { 'assault-carrier': 1 } } as const;
    const s = begins('rule-by-fear', ['emperor-palpatine'], { units, leaders: noLeaderHome }).click('naboo');
    expect(s.g.systems.naboo.loyalty).toBe('imperial');
    expect(canUndo(s.g, 'imperial')).toBe(false);
  });

  test('RB-16.2.8 the systems named for interrogation-droid cannot be taken back', () => {
    const units = { coruscant: { stormtrooper: 1 } } as const;
    const leaders = { 'mon-mothma': { captive: 'coruscant' } } as const;
    const s = reveals(
      'interrogation-droid',
      ['colonel-yularen'],
      { units, leaders },
      { dice: Array<Face>(7).fill('hit') },
    );
    s.as('rebel').click(['yavin', 'hoth']);
    expect(canUndo(s.g, 'rebel')).toBe(false);
  });

  test('the project that research-and-development puts under the deck can be chosen anew', () => {
    const s = reveals('research-and-development', ['grand-moff-tarkin'], {});
    s.click(s.legal[0] as string);
    expect(canUndo(s.g, 'imperial')).toBe(true);
  });
});

describe('targets', () => {
  test('RB-7.3.5 bug class 6: a destroyed system is a target where the card’s condition fits it, and only there', () => {
    const position: Position = {
      systems: { alderaan: { destroyed: true } },
      units: { alderaan: { 'star-destroyer': 1 } },
    };
    const targets = (mission: MissionId, leader: LeaderId) => begins(mission, [leader], position).legal;
    expect(targets('long-range-probe', 'admiral-piett')).toContain('alderaan');
    expect(targets('hunt-them-down', 'soontir-fel')).toContain('alderaan');
    expect(targets('trade-negotiations', 'emperor-palpatine')).not.toContain('alderaan');
    const s = reveals('probe-droid-initiative', ['admiral-ozzel'], position);
    expect(s.g.leaders['admiral-ozzel'].at).toBe('alderaan');
  });

  test('bug class 6: missions against captives reach those in carbonite too, and no others', () => {
    const position: Position = {
      units: { coruscant: { stormtrooper: 1 }, rodia: { stormtrooper: 1 } },
      leaders: {
        'princess-leia': { captive: 'coruscant' },
        'han-solo': { captive: 'rodia', ring: 'carbonite' },
        'jan-dodonna': 'coruscant',
      },
    };
    const captives = ['princess-leia', 'han-solo'];
    for (const mission of ['interrogation', 'retrieve-the-plans', 'carbon-freezing'] as const) {
      expect(begins(mission, ['darth-vader'], position).legal).toEqual(captives);
    }
    for (const mission of ['homing-beacon', 'interrogation-droid'] as const) {
      expect(begins(mission, ['colonel-yularen'], position).legal).toEqual(captives);
    }
    expect(begins('lure-of-the-dark-side', ['emperor-palpatine'], position).legal).toEqual(captives);
  });

  test('RB-7.3.8 RB-7.3.9 bug class 8: hunt-them-down can never choose a Death Star, which has no health', () => {
    const position: Position = { units: { ryloth: { 'death-star': 1, 'tie-fighter': 1, 'x-wing': 1 } } };
    const s = reveals('hunt-them-down', ['soontir-fel'], position, { target: 'ryloth' });
    expect(s.refusal(s.unit('death-star', 'ryloth'))).toBe('no_health RB-7.3.9');
    s.click(s.unit('x-wing', 'ryloth'), s.unit('tie-fighter', 'ryloth'));
    expect(s.units('ryloth')).toEqual({ 'death-star': 1 });
  });
});
