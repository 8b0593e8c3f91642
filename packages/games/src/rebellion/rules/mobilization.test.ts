import { describe, expect, test } from 'vitest';
import { hide, reveal } from '../../engine/hidden.ts';
import { see } from '../../engine/match.ts';
import type { Viewer } from '../../engine/state.ts';
import type { SystemId } from '../data/systems.ts';
import { rebellion } from '../index.ts';
import { blind, reveals } from '../testing/missions.ts';
import { held, offered, refusedWith, some } from '../testing/moves.ts';
import type { Position } from '../testing/position.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { check } from './checks.ts';
import { removeUnit } from './unit-index.ts';

const log = (s: Scenario, viewer: Viewer) => JSON.stringify(s.read(viewer));
const probes = (s: Scenario): SystemId[] => reveal(s.g.probeDeck);
const home = (s: Scenario) => reveal(s.g.base.system);

/** All have passed with one Rapid Mobilization waiting; these probe cards lie on top. */
function mobilizes(position: Position = {}, top: SystemId[] = [], leaders = 1): Scenario {
  const s = scenario({
    ...position,
    assigned: [
      { mission: 'rapid-mobilization', leaders: ['general-rieekan', 'mon-mothma'].slice(0, leaders) as ['mon-mothma'] },
    ],
  });
  s.change((g) => {
    const deck = reveal(g.probeDeck);
    g.probeDeck = hide([...top, ...deck.filter((id) => !top.includes(id))]);
  });
  return s.click('mission:general-rieekan').click('pass', 'pass');
}

const FOUR: SystemId[] = ['hoth', 'endor', 'naboo', 'ryloth'];

describe('when it is resolved', () => {
  test('RB-6.8 rapid-mobilization waits for the end of the command phase with its leader in the base space', () => {
    const s = reveals('rapid-mobilization', ['general-rieekan']);
    expect(s.g.leaders['general-rieekan'].at).toBe('rebel-base-space');
    expect(s.asked).toEqual(['imperial']);
    s.click('pass', 'pass');
    expect(s.question).toBe('ask.mobilize');
    expect(s.asked).toEqual(['rebel']);
  });

  test('RB-19.22 two mobilizations are resolved one after the other, in an order of choice if they differ', () => {
    const s = reveals('rapid-mobilization', ['general-rieekan', 'mon-mothma'], {
      assigned: [{ mission: 'contingency-plan', leaders: ['lando-calrissian'] }],
      leaders: { 'lando-calrissian': 'pool' },
    });
    s.click('pass').click('mission:lando-calrissian', 'rapid-mobilization#1', 'mission:lando-calrissian', 'pass');
    expect(s.legal).toEqual(['draws:8', 'draws:4']);
    s.click('draws:4', 'base');
    expect(s.legal).toHaveLength(5);
    s.click('keep');
    expect(s.question).toBe('ask.mobilize');
    s.click('base');
    expect(s.decision.options).toHaveLength(9);
    s.click('keep');
    expect(s.g.phase).not.toBe('command');
  });
});

describe('units for the base space', () => {
  const position: Position = {
    units: {
      ryloth: { 'rebel-transport': 1, 'x-wing': 2, 'rebel-trooper': 5 },
      naboo: { 'y-wing': 2 },
      utapau: { 'y-wing': 1 },
    },
    leaders: { 'princess-leia': 'utapau' },
  };

  test('rapid-mobilization brings at most 5 units of one system into the base space, however far it is', () => {
    const s = mobilizes(position).click('units');
    expect(s.question).toBe('ask.moveFrom');
    expect(s.legal.sort()).toEqual(['naboo', 'ryloth']);
    s.click('ryloth');
    const transport = s.unit('rebel-transport', 'ryloth');
    expect(held(s, 'rebel-trooper', 'ryloth')).toBe('over transport:ryloth RB-8.9');
    expect(offered(s, [transport])).toEqual(['rebel-trooper ryloth', 'x-wing ryloth']);
    const five = [transport, ...some(s, 4, 'rebel-trooper', 'ryloth')];
    expect(held(s, 'x-wing', 'ryloth', five)).toBe('over units RB-8.15');
    expect(refusedWith(s, [...five, s.unit('x-wing', 'ryloth')])).toBe('over_budget units RB-8.15');
    s.click(five);
    expect(s.units('rebel-base-space')).toEqual({ 'rebel-transport': 1, 'rebel-trooper': 4 });
    expect(s.units('ryloth')).toEqual({ 'x-wing': 2, 'rebel-trooper': 1 });
  });

  test('RB-11.3.6 with a revealed base only a new base is possible', () => {
    const s = mobilizes({ ...position, base: 'dantooine', revealed: true }, FOUR);
    expect(s.question).toBe('ask.newBase');
  });
});

describe('a new base', () => {
  test('RB-11.4.1 the Rebels see 4 probe cards, or 8 when two leaders were assigned', () => {
    const s = mobilizes({}, FOUR).click('base');
    expect(s.legal).toEqual([...FOUR, 'keep']);
    expect(mobilizes({}, FOUR, 2).click('base').legal).toHaveLength(9);
  });

  test('RB-11.4.2 RB-11.4.3 RB-11.4.4 no destroyed system, none with Imperial loyalty or units', () => {
    const s = mobilizes(
      {
        systems: { naboo: { destroyed: true }, ryloth: { loyalty: 'imperial' } },
        units: { endor: { 'tie-fighter': 1 } },
      },
      FOUR,
    ).click('base');
    expect(s.legal).toEqual(['hoth', 'keep']);
    expect(s.refusal('naboo')).toBe('base_destroyed RB-11.4.2');
    expect(s.refusal('ryloth')).toBe('base_imperial RB-11.4.3');
    expect(s.refusal('endor')).toBe('base_imperial_units RB-11.4.4');
  });

  test('RB-11.4.5 RB-11.4.6 RB-11.4.7 the old location is shown, its card goes to the Empire, the new one is hidden', () => {
    const s = mobilizes({ units: { 'rebel-base-space': { 'x-wing': 2, 'ion-cannon': 1 } } }, FOUR).click(
      'base',
      'hoth',
    );
    expect(s.units('ilum')).toEqual({ 'x-wing': 2, 'ion-cannon': 1 });
    expect(s.units('rebel-base-space')).toEqual({});
    expect(s.g.oldBases).toEqual(['ilum']);
    expect(reveal(s.g.probeHand)).toContain('ilum');
    expect(home(s)).toBe('hoth');
    for (const viewer of ['imperial', 'spectator']) {
      expect(s.view(viewer).base).toEqual({ revealed: false, system: null, old: ['ilum'] });
    }
    expect(s.view('rebel').base.system).toBe('hoth');
  });

  test('RB-11.4.5 leaders in the base space stand in the old base system afterwards', () => {
    const position: Position = {
      leaders: { 'princess-leia': 'rebel-base-space' },
      units: { ilum: { 'star-destroyer': 1 }, 'rebel-base-space': { 'mon-calamari-cruiser': 3 } },
    };
    const s = mobilizes(position, FOUR).click('base', 'hoth');
    expect(s.g.leaders['princess-leia'].at).toBe('ilum');
    expect(s.g.leaders['general-rieekan'].at).toBe('ilum');
  });

  test('RB-11.4.8 the cards not chosen go under the probe deck', () => {
    const s = mobilizes({}, FOUR);
    const before = probes(s);
    s.click('base', 'endor');
    expect(probes(s).slice(-3).sort()).toEqual(['hoth', 'naboo', 'ryloth']);
    expect(reveal(s.g.probeHand)).toContain('ilum');
    const left = before.filter((id) => id !== 'endor');
    expect([...probes(s), ...reveal(s.g.probeHand)].sort()).toEqual([...left, 'ilum'].sort());
  });

  test('RB-11.4.9 the Rebels may decline: all cards go under the deck and the base stays hidden', () => {
    const s = mobilizes({ units: { 'rebel-base-space': { 'x-wing': 1 } } }, FOUR).click('base', 'keep');
    expect(home(s)).toBe('ilum');
    expect(s.g.base.revealed).toBe(false);
    expect(s.units('rebel-base-space')).toEqual({ 'x-wing': 1 });
    expect(s.g.oldBases).toEqual([]);
    expect([...probes(s), ...reveal(s.g.probeHand)]).toEqual(expect.arrayContaining(FOUR));
  });

  test('RB-11.4.10 units that come to the old location fight Imperial ships there', () => {
    const s = mobilizes(
      { units: { ilum: { 'star-destroyer': 1 }, 'rebel-base-space': { 'mon-calamari-cruiser': 3 } } },
      FOUR,
    ).click('base', 'hoth');
    expect(s.g.combat?.system).toBe('ilum');
    expect(s.g.combat?.current).toBe('rebel');
    expect(s.g.outcome).toBe(null);
  });

  test('RB-11.4.10 the old location stays subjugated, and its fall no longer wins the war', () => {
    const s = mobilizes(
      { base: 'utapau', revealed: true, units: { utapau: { stormtrooper: 1, 'x-wing': 1 } } },
      FOUR,
    ).click('hoth');
    expect(s.g.systems.utapau.subjugated).toBe(true);
    s.change((g) => {
      removeUnit(g, 'x-wing-1');
      check(g);
    });
    expect(s.g.outcome).toBe(null);
  });

  test('RB-18.13 of a team the General decides on a new base', () => {
    const s = scenario({
      seats: ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'],
      assigned: [{ mission: 'rapid-mobilization', leaders: ['mon-mothma'] }],
    });
    s.click('mission:mon-mothma').whileAsked('ask.roleTurn', 'pass');
    expect(s.asked).toEqual(['rebel-general']);
    s.click('base');
    expect(s.asked).toEqual(['rebel-general']);
    expect(see(rebellion, s.g, 'rebel-admiral').view.base.system).toBe('ilum');
  });

  test('RB-11.4.11 a base that was revealed moves too and is hidden again, its space usable', () => {
    const s = mobilizes({ base: 'dantooine', revealed: true, units: { dantooine: { 'x-wing': 1 } } }, FOUR).click(
      'endor',
    );
    expect(s.g.base.revealed).toBe(false);
    expect(home(s)).toBe('endor');
    expect(s.units('dantooine')).toEqual({ 'x-wing': 1 });
    expect(reveal(s.g.probeHand)).toContain('dantooine');
    expect(s.g.oldBases).toEqual(['dantooine']);
  });

  test('with an empty probe deck nothing is drawn and the base stays', () => {
    const s = scenario({ assigned: [{ mission: 'rapid-mobilization', leaders: ['general-rieekan'] }] });
    s.change((g) => {
      g.removedProbes = reveal(g.probeDeck);
      g.probeDeck = hide([]);
    });
    s.click('mission:general-rieekan', 'pass', 'pass', 'base');
    expect(s.question).not.toBe('ask.newBase');
    expect(home(s)).toBe('ilum');
  });

  test('RB-16.1.12 RB-16.1.14 the cards drawn reach neither the Empire nor spectators, the move itself all', () => {
    const s = mobilizes({}, FOUR).click('base');
    for (const id of FOUR) {
      expect(log(s, 'rebel')).toContain(`system.${id}`);
      for (const viewer of ['imperial', 'spectator']) expect(log(s, viewer)).not.toContain(`system.${id}`);
    }
    blind(s);
    blind(s.click('hoth'));
    for (const viewer of ['imperial', 'spectator']) {
      expect(s.log(viewer)).toContain('log.baseMoved');
      expect(log(s, viewer)).not.toContain('system.hoth');
    }
  });
});
