import { describe, expect, test } from 'vitest';
import { hide, reveal } from '../../../engine/hidden.ts';
import { see } from '../../../engine/match.ts';
import type { Viewer } from '../../../engine/state.ts';
import type { ObjectiveId } from '../../data/objectives.ts';
import type { SystemId } from '../../data/systems.ts';
import { rebellion } from '../../index.ts';
import { blind, reveals, targets } from '../../testing/missions.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';

/** All a viewer has now, its log too, as text. */
const seen = (s: Scenario, viewer: Viewer) => JSON.stringify([see(rebellion, s.g, viewer), s.read(viewer)]);
/** What a viewer has read. */
const read = (s: Scenario, viewer: Viewer) => JSON.stringify(s.read(viewer));
const objectives = (s: Scenario): ObjectiveId[] => reveal(s.g.objectiveDeck);
const probes = (s: Scenario): SystemId[] => reveal(s.g.probeDeck);
const withTrooper: Position = { units: { naboo: { 'tie-fighter': 1 } } };

describe('objectives', () => {
  test('RB-17.2 infiltration may target any system with an Imperial unit, Imperial or not', () => {
    const position: Position = {
      systems: { mustafar: { loyalty: 'imperial' }, naboo: { loyalty: 'rebel' } },
      units: { naboo: { 'tie-fighter': 1 }, hoth: { stormtrooper: 1 } },
    };
    expect(targets('infiltration', ['jan-dodonna'], position)).toEqual(['naboo', 'hoth']);
  });

  test('infiltration looks at 2 objectives: one goes under the deck, the other back on top', () => {
    const s = reveals('infiltration', ['jan-dodonna'], withTrooper);
    const [first, second, third] = objectives(s);
    expect(s.legal).toEqual([first, second]);
    s.click(first as ObjectiveId);
    expect(objectives(s).slice(0, 2)).toEqual([second, third]);
    expect(objectives(s).at(-1)).toBe(first);
    expect(s.hand('rebel')).toContain('infiltration');
  });

  test('RB-16.1.50 RB-16.1.51 objectives looked at reach neither an Imperial player nor a spectator', () => {
    for (const mission of ['infiltration', 'stolen-plans', 'covert-operation'] as const) {
      const leaders = ['princess-leia', 'jan-dodonna'] as const;
      const s = reveals(mission, [...leaders], withTrooper);
      const [card] = s.legal;
      for (const check of [() => s, () => s.click(card as string)]) {
        blind(check());
        expect(seen(s, 'rebel')).toContain(`objective.${card}`);
        for (const viewer of ['imperial', 'spectator']) expect(seen(s, viewer)).not.toContain(`objective.${card}`);
      }
    }
  });

  test('stolen-plans puts the top 4 objectives back in any order', () => {
    const s = reveals('stolen-plans', ['princess-leia'], withTrooper);
    const [a, b, c, d, fifth] = objectives(s);
    expect(s.legal).toEqual([a, b, c, d]);
    s.click(d as string, b as string, c as string);
    expect(objectives(s).slice(0, 5)).toEqual([d, b, c, a, fifth]);
    expect(s.asked).toEqual(['imperial']);
  });

  test('stolen-plans with fewer cards in the deck looks at what is left', () => {
    const s = scenario({
      ...withTrooper,
      assigned: [{ mission: 'stolen-plans', leaders: ['princess-leia'] }],
    }).change((g) => {
      g.objectiveDiscards = reveal(g.objectiveDeck).slice(2);
      g.objectiveDeck = hide(reveal(g.objectiveDeck).slice(0, 2));
    });
    const [a, b] = objectives(s);
    s.click('mission:princess-leia').whileAsked('ask.oppose', 'none');
    s.click(b as string);
    expect(objectives(s)).toEqual([b, a]);
  });

  test('RB-19.2 covert-operation needs one Imperial unit; of 2 objectives drawn one stays in hand', () => {
    const s = reveals('covert-operation', ['princess-leia', 'jan-dodonna'], {
      ...withTrooper,
      objectives: ['liberation'],
    });
    const [first, second] = s.legal;
    expect(reveal(s.g.objectiveHand)).toEqual(['liberation', first, second]);
    s.click(first as string);
    expect(reveal(s.g.objectiveHand)).toEqual(['liberation', second]);
    expect(objectives(s).at(-1)).toBe(first);
  });
});

describe('plant-false-lead', () => {
  const hand: SystemId[] = ['hoth', 'endor', 'yavin', 'dagobah', 'tatooine'];
  const begin = () => reveals('plant-false-lead', ['mon-mothma'], { ...withTrooper, probes: hand });
  const taken = (s: Scenario) => s.decision.pieces?.map((piece) => piece.id.slice('card:'.length) as SystemId) ?? [];

  test('plant-false-lead puts 4 random cards of the probe hand on either end of the deck, in an order of choice', () => {
    const s = begin();
    const [a, b, c, d] = taken(s);
    const before = probes(s);
    expect(reveal(s.g.probeHand)).toHaveLength(1);
    expect([s.decision.min, s.decision.max]).toEqual([4, 4]);
    s.click([`top:${c}`, `under:${a}`, `top:${d}`, `under:${b}`]);
    expect(probes(s)).toEqual([d, c, ...before, a, b]);
  });

  test('plant-false-lead takes all cards when there are fewer than 4', () => {
    const s = reveals('plant-false-lead', ['mon-mothma'], { ...withTrooper, probes: ['hoth', 'endor'] });
    expect(taken(s)).toHaveLength(2);
    s.click(['top:hoth', 'top:endor']);
    expect(reveal(s.g.probeHand)).toEqual([]);
    expect(probes(s).slice(0, 2)).toEqual(['endor', 'hoth']);
  });

  test('RB-16.1.15 RB-16.1.16 both sides read which cards were taken, spectators do not', () => {
    const s = begin();
    blind(s);
    for (const id of taken(s)) {
      expect(read(s, 'rebel')).toContain(`system.${id}`);
      expect(read(s, 'imperial')).toContain(`system.${id}`);
      expect(seen(s, 'spectator')).not.toContain(`system.${id}`);
    }
  });

  test('RB-16.1.17 RB-16.1.18 RB-16.1.19 all read how many went where, only the Rebels which', () => {
    const orders = [(ids: SystemId[]) => ids, (ids: SystemId[]) => [...ids].reverse()].map((order) => {
      const s = begin();
      const [a, b, c, d] = order(taken(s));
      return s.click([`top:${a}`, `top:${b}`, `top:${c}`, `under:${d}`]);
    });
    const [one, other] = orders as [Scenario, Scenario];
    for (const viewer of ['imperial', 'spectator']) {
      expect(one.log(viewer).filter((key) => key === 'log.probeOnTop')).toHaveLength(3);
      expect(one.log(viewer).filter((key) => key === 'log.probeUnder')).toHaveLength(1);
      expect(seen(one, viewer).replace(/"id":"[^"]*"/g, '')).toBe(seen(other, viewer).replace(/"id":"[^"]*"/g, ''));
    }
    expect(seen(one, 'rebel')).not.toBe(seen(other, 'rebel'));
  });
});

describe('leaders', () => {
  test('misdirection names a leader against whose missions the Empire sends no one from its pool', () => {
    const s = reveals(
      'misdirection',
      ['general-rieekan'],
      {
        ...withTrooper,
        units: { naboo: { 'tie-fighter': 1 }, ryloth: { 'tie-fighter': 1 } },
        assigned: [
          { mission: 'infiltration', leaders: ['princess-leia'] },
          { mission: 'sabotage', leaders: ['jan-dodonna'] },
        ],
      },
      'naboo',
    );
    s.click('princess-leia').click('pass').click('mission:princess-leia', 'ryloth');
    expect(s.question).toBe('ask.objectiveUnder');
    expect(s.asked).toEqual(['rebel']);
  });

  test('misdirection does not stop Imperial leaders who are there already', () => {
    const s = reveals(
      'misdirection',
      ['general-rieekan'],
      {
        units: { naboo: { 'tie-fighter': 1 }, ryloth: { 'tie-fighter': 1 } },
        leaders: { 'darth-vader': 'ryloth' },
        assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
      },
      'naboo',
    );
    s.click('princess-leia').click('pass').click('mission:princess-leia');
    s.rig('hit', 'hit', 'blank', 'blank');
    const before = s.entries.length;
    s.click('ryloth');
    expect(s.entries.slice(before).some((entry) => entry.key === 'log.missionTotals')).toBe(true);
  });

  test('seek-yoda gives the ring to an assigned leader and makes Luke a Jedi, in a destroyed Dagobah too', () => {
    const s = reveals('seek-yoda', ['luke-skywalker', 'obi-wan-kenobi'], {
      systems: { dagobah: { destroyed: true } },
      leaders: { 'luke-skywalker': 'pool', 'obi-wan-kenobi': 'pool' },
    });
    s.click('obi-wan-kenobi');
    expect(s.g.leaders['obi-wan-kenobi'].ring).toBe('master-yoda');
    expect(s.g.leaders['luke-skywalker'].at).toBe('gone');
    expect(s.g.leaders['luke-skywalker-jedi']).toMatchObject({ at: 'dagobah', ring: null });
  });

  test('seek-yoda on Luke alone leaves the ring with the Jedi', () => {
    const s = reveals('seek-yoda', ['luke-skywalker'], { leaders: { 'luke-skywalker': 'pool' } });
    expect(s.g.leaders['luke-skywalker-jedi']).toMatchObject({ at: 'dagobah', ring: 'master-yoda' });
    expect(s.g.leaders['luke-skywalker'].ring).toBe(null);
  });

  test('RB-13.11 daring-rescue frees a captive there; assigned leaders may go to the base with it', () => {
    const s = reveals('daring-rescue', ['princess-leia', 'jan-dodonna'], {
      units: { naboo: { stormtrooper: 1 } },
      leaders: { 'general-rieekan': { captive: 'naboo' } },
    });
    s.click(['princess-leia']);
    expect(s.g.leaders['general-rieekan']).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(s.g.leaders['princess-leia'].at).toBe('rebel-base-space');
    expect(s.g.leaders['jan-dodonna'].at).toBe('naboo');
  });

  test('for-the-greater-good frees a captive and draws an objective; the leaders assigned stay', () => {
    const s = reveals('for-the-greater-good', ['obi-wan-kenobi'], {
      units: { naboo: { stormtrooper: 1 } },
      leaders: { 'princess-leia': { captive: 'naboo' }, 'obi-wan-kenobi': 'pool' },
    });
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(s.g.leaders['obi-wan-kenobi'].at).toBe('naboo');
    expect(reveal(s.g.objectiveHand)).toHaveLength(1);
    expect(s.asked).toEqual(['imperial']);
  });
});

describe('contingency-plan', () => {
  test('RB-5.12 contingency-plan puts its leader alone on a starting mission in hand, used this round or not', () => {
    const s = reveals(
      'sabotage',
      ['general-rieekan'],
      {
        assigned: [{ mission: 'contingency-plan', leaders: ['mon-mothma'] }],
      },
      'naboo',
    );
    s.click('pass', 'mission:mon-mothma');
    expect(s.legal.map((card) => card.slice(0, card.indexOf('#')))).toContain('sabotage');
    const card = s.legal.find((one) => one.startsWith('build-alliance'));
    s.click(card as string);
    expect(s.g.assigned.map((one) => one.leaders)).toEqual([['mon-mothma']]);
    expect(s.g.leaders['mon-mothma'].at).toBe('mission');
    expect(s.g.missionDiscards.rebel.some((one) => one.startsWith('contingency-plan'))).toBe(true);
    expect(seen(s, 'imperial')).not.toContain('build-alliance#1');
    s.click('mission:mon-mothma', 'ryloth').whileAsked('ask.oppose', 'none');
    expect(s.g.systems.ryloth.loyalty).toBe('rebel');
  });

  test('contingency-plan lets Lando Calrissian add 2 successes to an attempt of the same round', () => {
    const s = reveals('contingency-plan', ['lando-calrissian'], {
      leaders: { 'lando-calrissian': 'pool', 'emperor-palpatine': 'naboo' },
    });
    s.click('build-alliance#1', 'pass', 'mission:lando-calrissian', 'naboo');
    // Lando rolls 1 die, the Emperor 3.
    s.rig('blank', 'hit', 'blank', 'blank').whileAsked('ask.oppose', 'none');
    expect(s.g.systems.naboo.loyalty).toBe('rebel');
  });

  test('contingency-plan with two leaders assigns one; the other comes back to the pool in refresh', () => {
    const s = reveals('contingency-plan', ['mon-mothma', 'general-rieekan']);
    s.click('mon-mothma', 'sabotage#1');
    expect(s.g.leaders['mon-mothma'].at).toBe('mission');
    expect(s.g.leaders['general-rieekan'].at).toBe('spent');
    expect(s.g.lasting).toEqual([]);
    s.click('pass', 'pass');
    expect(s.g.phase).not.toBe('command');
    expect(s.g.leaders['general-rieekan'].at).toBe('pool');
  });
});
