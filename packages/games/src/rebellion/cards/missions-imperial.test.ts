import { describe, expect, test } from 'vitest';
import { reveal } from '../../engine/hidden.ts';
import { canUndo, see } from '../../engine/match.ts';
import type { Viewer } from '../../engine/state.ts';
import type { Face } from '../data/dice.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionId } from '../data/missions.ts';
import { PROBE_IDS, SYSTEM_IDS, type SystemId } from '../data/systems.ts';
import { rebellion } from '../index.ts';
import type { Position } from '../testing/position.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';

interface Play {
  readonly target?: SystemId | LeaderId;
  /** The Empire's dice first. */
  readonly dice?: Face[];
}

/** An Imperial mission revealed in the Empire's first turn. */
function begins(mission: MissionId, leaders: LeaderId[], position: Position): Scenario {
  const s = scenario({ ...position, assigned: [{ mission, leaders }, ...(position.assigned ?? [])] });
  return s.as('rebel').click('pass').as('imperial').click(`mission:${leaders[0]}`);
}

/** The same with its target chosen, and nobody sent against it. */
function reveals(mission: MissionId, leaders: LeaderId[], position: Position, { target, dice }: Play = {}): Scenario {
  const s = begins(mission, leaders, position);
  if (target) s.click(target);
  if (dice) s.rig(...dice);
  return s.whileAsked('ask.oppose', 'none');
}

/** Parameters of the log entries with this key as a viewer reads them. */
function told(s: Scenario, key: string, viewer: Viewer): unknown[] {
  return see(rebellion, s.g, viewer)
    .log.filter((entry) => entry.key === key)
    .map((entry) => entry.params);
}

describe('diplomacy', () => {
  test('rule-by-fear gains 1 loyalty in a populous system with an Imperial unit', () => {
    const units = { ryloth: { 'assault-carrier': 1 }, rodia: { stormtrooper: 1 }, hoth: { stormtrooper: 1 } } as const;
    const position: Position = { units, systems: { rodia: { loyalty: 'rebel' } } };
    expect(begins('rule-by-fear', ['emperor-palpatine'], position).legal).toEqual(['rodia', 'ryloth']);
    const s = reveals('rule-by-fear', ['emperor-palpatine'], position, { target: 'ryloth' });
    expect(s.g.systems.ryloth).toMatchObject({ loyalty: 'imperial', subjugated: false });
    expect(s.hand('imperial')).toContain('rule-by-fear');
    const under = reveals('rule-by-fear', ['emperor-palpatine'], position, { target: 'rodia' });
    expect(under.g.systems.rodia).toMatchObject({ loyalty: null, subjugated: true });
  });

  test('display-of-power gains 2 loyalty and so turns a Rebel system', () => {
    const s = reveals(
      'display-of-power',
      ['emperor-palpatine'],
      { systems: { naboo: { loyalty: 'rebel' } } },
      { target: 'naboo' },
    );
    expect(s.g.systems.naboo.loyalty).toBe('imperial');
  });

  test('trade-negotiations gains 1 loyalty, which only removes a Rebel marker', () => {
    const systems = { naboo: { loyalty: 'rebel' } } as const;
    const s = reveals('trade-negotiations', ['emperor-palpatine'], { systems }, { target: 'naboo' });
    expect(s.g.systems.naboo.loyalty).toBeNull();
    expect(begins('trade-negotiations', ['emperor-palpatine'], { systems }).legal).not.toContain('hoth');
  });

  test('imperial-propaganda removes every Rebel marker of the region, also from under subjugation', () => {
    const systems = {
      rodia: { loyalty: 'rebel' },
      geonosis: { loyalty: 'imperial' },
      ryloth: { loyalty: 'rebel' },
      naboo: { loyalty: 'rebel' },
    } as const;
    const position: Position = { systems, units: { rodia: { stormtrooper: 1 } } };
    const s = reveals('imperial-propaganda', ['emperor-palpatine'], position, { target: 'geonosis' });
    expect(s.g.systems.rodia).toMatchObject({ loyalty: null, subjugated: true });
    expect(s.g.systems.ryloth.loyalty).toBeNull();
    expect(s.g.systems.naboo.loyalty).toBe('rebel');
    expect(s.g.systems.geonosis.loyalty).toBe('imperial');
  });

  test('RB-19.4 fear-will-keep-them-in-line wants a Death Star or a Star Destroyer, not the Death Star Under Construction', () => {
    const units = {
      geonosis: { 'death-star': 1 },
      naboo: { 'star-destroyer': 1 },
      hoth: { 'super-star-destroyer': 1 },
      ilum: { 'death-star-under-construction': 1 },
      rodia: { 'assault-carrier': 1 },
    } as const;
    const s = begins('fear-will-keep-them-in-line', ['grand-moff-tarkin'], { units });
    expect(s.legal).toEqual(['geonosis', 'naboo', 'hoth']);
  });

  test('fear-will-keep-them-in-line gains 1 loyalty in each of 2 systems of the region', () => {
    const position: Position = { units: { geonosis: { 'death-star': 1 } }, systems: { rodia: { loyalty: 'rebel' } } };
    const s = reveals('fear-will-keep-them-in-line', ['grand-moff-tarkin'], position);
    expect(s.question).toBe('ask.loyaltyInRegion');
    expect(s.legal).toEqual(['rodia', 'geonosis', 'ryloth']);
    expect(s.refusal('tatooine')).toBe('no_loyalty_there RB-12.5');
    s.click('rodia');
    expect(s.legal).toEqual(['geonosis', 'ryloth']);
    expect(s.g.systems.rodia.loyalty).toBe('rebel');
    s.click('ryloth');
    expect(s.g.systems.rodia.loyalty).toBeNull();
    expect(s.g.systems.ryloth.loyalty).toBe('imperial');
    expect(s.g.systems.geonosis.loyalty).toBeNull();
  });

  test('fear-will-keep-them-in-line asks nothing where only 2 systems or fewer can change', () => {
    const systems = { rodia: { loyalty: 'imperial' } } as const;
    const s = reveals('fear-will-keep-them-in-line', ['grand-moff-tarkin'], {
      systems,
      units: { ryloth: { 'death-star': 1 } },
    });
    expect(s.question).toBe('ask.turn');
    expect([s.g.systems.geonosis.loyalty, s.g.systems.ryloth.loyalty]).toEqual(['imperial', 'imperial']);
  });

  test('lure-of-the-dark-side counts all icons of both sides and turns the captive for good', () => {
    const position: Position = {
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'princess-leia': { captive: 'coruscant' } },
    };
    // The Emperor has 5 icons and 2 successes for his picture, Leia 5.
    const dice: Face[] = ['hit', 'blank', 'blank', 'blank', 'blank', 'hit', 'hit', 'blank', 'blank', 'blank'];
    const s = reveals('lure-of-the-dark-side', ['emperor-palpatine'], position, { dice });
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: 'coruscant', ring: 'lure-of-the-dark-side' });
    expect(s.g.reputation).toBe(14);
    s.whileAsked('ask.turn', 'pass');
    expect(s.view('imperial').leaders['princess-leia']).toMatchObject({ side: 'imperial', at: 'pool' });
  });

  test('lure-of-the-dark-side costs the Rebels 1 reputation when Luke falls, as a Jedi too', () => {
    for (const luke of ['luke-skywalker', 'luke-skywalker-jedi'] as const) {
      const position: Position = {
        reputation: 10,
        units: { coruscant: { stormtrooper: 1 } },
        leaders: { [luke]: { captive: 'coruscant' } },
      };
      const s = reveals('lure-of-the-dark-side', ['emperor-palpatine'], position, {
        dice: Array<Face>(10).fill('hit'),
      });
      expect(s.g.leaders[luke].ring).toBe('lure-of-the-dark-side');
      expect(s.g.reputation).toBe(11);
    }
  });

  test('RB-18.23 a leader lured by lure-of-the-dark-side goes to the Imperial pool of its colour', () => {
    const position: Position = {
      seats: ['rebel', 'imperial-admiral', 'imperial-general'],
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'princess-leia': { captive: 'coruscant' } },
      assigned: [{ mission: 'lure-of-the-dark-side', leaders: ['emperor-palpatine'] }],
    };
    const s = scenario(position).as('rebel').click('pass').as('imperial-admiral').click('mission:emperor-palpatine');
    s.rig('hit', 'hit', 'hit', 'hit', 'hit', 'blank').whileAsked('ask.oppose', 'none');
    for (let n = 0; n < 20 && s.g.phase === 'command'; n++) s.click('pass');
    expect(s.g.leaders['princess-leia'].at).toBe('pool');
    s.whileAsked('ask.assign', 'done');
    for (let n = 0; n < 40 && !(s.g.phase === 'assignment' && s.g.active === 'imperial'); n++)
      s.click(s.legal.includes('done') ? 'done' : (s.legal[0] as string));
    s.as('imperial-general').click('assign:gather-intel');
    expect(s.legal).toContain('princess-leia');
    s.click('back').as('imperial-admiral').click('assign:gather-intel');
    expect(s.legal).not.toContain('princess-leia');
  });

  test('double-our-efforts moves one unit of box 2 or 3 on', () => {
    const units = {
      'queue-3': { 'star-destroyer': 1 },
      'queue-2': { 'at-st': 1, 'mon-calamari-cruiser': 1 },
      'queue-1': { stormtrooper: 1 },
    } as const;
    const s = reveals('double-our-efforts', ['grand-moff-tarkin'], { units });
    expect(s.question).toBe('ask.advance');
    expect(s.legal).toEqual([s.unit('at-st', 'queue-2'), s.unit('star-destroyer', 'queue-3')]);
    s.click(s.unit('star-destroyer', 'queue-3'));
    expect(s.units('queue-2')).toEqual({ 'star-destroyer': 1, 'at-st': 1, 'mon-calamari-cruiser': 1 });
    expect(s.question).toBe('ask.turn');
  });

  test('double-our-efforts lets Moff Jerjerrod move a second, different unit on', () => {
    const units = { 'queue-3': { 'star-destroyer': 2 } } as const;
    const s = reveals('double-our-efforts', ['moff-jerjerrod'], { units });
    expect(s.units('queue-2')).toEqual({ 'star-destroyer': 1 });
    expect(s.legal).toEqual([s.unit('star-destroyer', 'queue-3'), 'done']);
    s.click(s.unit('star-destroyer', 'queue-3'));
    expect(s.units('queue-2')).toEqual({ 'star-destroyer': 2 });
    expect(s.units('queue-1')).toEqual({});
  });
});

describe('logistics', () => {
  test('RB-16.1.31 RB-16.1.32 research-and-development keeps one of 2 projects; nobody else learns the other', () => {
    const s = reveals('research-and-development', ['grand-moff-tarkin'], {}, {});
    expect(s.question).toBe('ask.projectUnder');
    const [one, other] = s.hand('imperial').slice(-2);
    s.click(one as string);
    expect(s.hand('imperial')).toContain(other);
    expect(s.hand('imperial')).toHaveLength(5);
    expect(reveal(s.g.projectDeck).at(-1)).toMatch(new RegExp(`^${one}#`));
    expect(told(s, 'log.projectUnder', 'rebel')).toHaveLength(1);
    expect(told(s, 'log.putUnder', 'imperial')).toHaveLength(1);
    for (const viewer of ['rebel', 'spectator']) expect(told(s, 'log.putUnder', viewer)).toEqual([]);
  });

  test('research-and-development may take a sabotage marker off and draw 1 project instead', () => {
    const systems = { coruscant: { sabotaged: true }, mustafar: { loyalty: 'imperial' } } as const;
    const position: Position = { systems, units: { rodia: { stormtrooper: 1 } } };
    const s = begins('research-and-development', ['grand-moff-tarkin'], position);
    expect(s.legal).toEqual(['mustafar', 'coruscant']);
    s.click('coruscant', 'repair');
    expect(s.g.systems.coruscant.sabotaged).toBe(false);
    expect(s.hand('imperial')).toHaveLength(5);
    const clean = begins('research-and-development', ['grand-moff-tarkin'], position).click('mustafar');
    expect(clean.question).toBe('ask.projectUnder');
  });

  test('RB-7.3.6 address-delays queues a unit for every icon in spite of sabotage, subjugation and enemies', () => {
    const position: Position = {
      systems: { sullust: { sabotaged: true } },
      units: { sullust: { stormtrooper: 1, 'x-wing': 1 } },
    };
    const s = reveals('address-delays', ['grand-moff-tarkin'], position, { target: 'sullust' });
    expect(s.units('queue-2')).toEqual({ stormtrooper: 1, 'at-at': 1 });
    expect(begins('address-delays', ['grand-moff-tarkin'], position).legal).toEqual(['sullust', 'coruscant']);
  });

  test('secret-weapons-research draws 2 projects', () => {
    const s = reveals('secret-weapons-research', ['grand-moff-tarkin'], {});
    expect(s.hand('imperial')).toHaveLength(6);
    expect(reveal(s.g.projectDeck)).toHaveLength(8);
    expect(s.g.missionDiscards.imperial).toEqual([expect.stringMatching(/^secret-weapons-research#/)]);
  });

  test('RB-18.22 projects the Admiral draws with secret-weapons-research are in the General’s hand', () => {
    const s = scenario({
      seats: ['rebel', 'imperial-admiral', 'imperial-general'],
      assigned: [{ mission: 'secret-weapons-research', leaders: ['grand-moff-tarkin'] }],
    });
    s.as('rebel').click('pass').as('imperial-admiral').click('mission:grand-moff-tarkin');
    const projects = reveal(s.g.missionHands.imperial).slice(-2);
    expect(s.view('imperial-general').missions.imperial.hand.cards).toEqual(expect.arrayContaining(projects));
    expect(s.view('rebel').missions.imperial.hand.cards).toBeNull();
  });
});

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

describe('special operations', () => {
  test('RB-19.9 capture-rebel-operative is aimed at free Rebel leaders beside Imperial units, never at captives or lured ones', () => {
    const position: Position = {
      units: { ryloth: { stormtrooper: 1 }, 'rebel-base-space': { 'x-wing': 1 } },
      leaders: {
        'princess-leia': 'ryloth',
        'jan-dodonna': 'ryloth',
        'general-rieekan': { captive: 'ryloth' },
        'han-solo': { at: 'ryloth', ring: 'lure-of-the-dark-side' },
        'mon-mothma': 'rodia',
        chewbacca: 'rebel-base-space',
      },
    };
    const s = begins('capture-rebel-operative', ['general-tagge'], position);
    expect(s.legal).toEqual(['jan-dodonna', 'princess-leia']);
    s.click('jan-dodonna').rig('hit', 'blank').whileAsked('ask.oppose', 'none');
    expect(s.g.leaders['jan-dodonna']).toMatchObject({ at: 'ryloth', ring: 'captured' });
    // There is one ring: the earlier captive goes free first.
    expect(s.g.leaders['general-rieekan']).toMatchObject({ at: 'rebel-base-space', ring: null });
  });

  test('carbon-freezing changes the captive’s ring and costs 1 reputation; the captured ring is free again', () => {
    const position: Position = {
      reputation: 9,
      units: { coruscant: { stormtrooper: 1 }, ryloth: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': { captive: 'coruscant' }, 'jan-dodonna': 'ryloth' },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['general-tagge'] }],
    };
    const s = reveals('carbon-freezing', ['darth-vader'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'coruscant', ring: 'carbonite' });
    expect(s.g.reputation).toBe(10);
    s.click('mission:general-tagge').rig('hit').whileAsked('ask.oppose', 'none');
    expect(s.g.leaders['jan-dodonna'].ring).toBe('captured');
    expect(s.g.leaders['mon-mothma'].ring).toBe('carbonite');
  });

  test('RB-19.9 collect-bounty is aimed at free Rebel leaders in any system', () => {
    const position: Position = {
      units: { ryloth: { stormtrooper: 1 } },
      leaders: {
        'princess-leia': 'dagobah',
        'jan-dodonna': 'ryloth',
        'general-rieekan': { captive: 'ryloth' },
        'han-solo': { at: 'dagobah', ring: 'lure-of-the-dark-side' },
        'mon-mothma': 'rebel-base-space',
      },
    };
    expect(begins('collect-bounty', ['boba-fett'], position).legal).toEqual(['jan-dodonna', 'princess-leia']);
  });

  test('RB-19.10 collect-bounty beside an Imperial unit moves nobody', () => {
    const position: Position = {
      units: { ryloth: { 'tie-fighter': 1 }, coruscant: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': 'ryloth' },
    };
    const s = reveals('collect-bounty', ['boba-fett'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'ryloth', ring: 'captured' });
    expect(s.g.leaders['boba-fett'].at).toBe('ryloth');
  });

  test('RB-2.16 RB-20.7 collect-bounty takes the captive to the closest Imperial unit, of several the Empire chooses, and it is not freed on the way', () => {
    const position: Position = {
      units: { rodia: { stormtrooper: 1 }, geonosis: { 'assault-carrier': 1 }, coruscant: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': 'tatooine' },
    };
    const s = reveals('collect-bounty', ['boba-fett'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(s.question).toBe('ask.closest');
    expect(s.legal).toEqual(['rodia', 'geonosis']);
    s.click('geonosis');
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'geonosis', ring: 'captured' });
    expect(s.g.leaders['boba-fett'].at).toBe('geonosis');
    expect(s.log()).not.toContain('log.rescued');
  });

  test('collect-bounty with two leaders asks which of them goes along', () => {
    const position: Position = { units: { coruscant: { stormtrooper: 1 } }, leaders: { 'mon-mothma': 'tatooine' } };
    const s = reveals('collect-bounty', ['boba-fett', 'general-tagge'], position, {
      dice: ['hit', 'hit', 'hit', 'hit'],
    });
    expect(s.question).toBe('ask.hunter');
    s.click('general-tagge');
    expect(s.g.leaders['general-tagge'].at).toBe('coruscant');
    expect(s.g.leaders['mon-mothma'].at).toBe('coruscant');
    expect(s.g.leaders['boba-fett'].at).toBe('tatooine');
  });

  test('collect-bounty with no Imperial unit anywhere sets the captive free at once', () => {
    const s = reveals(
      'collect-bounty',
      ['boba-fett'],
      { leaders: { 'mon-mothma': 'tatooine' } },
      { dice: ['hit', 'hit', 'hit'] },
    );
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'rebel-base-space', ring: null });
  });

  test('detained keeps a Rebel leader on the board through the next retrieve step', () => {
    const position: Position = {
      leaders: { 'mon-mothma': 'tatooine', 'jan-dodonna': 'tatooine', 'princess-leia': { captive: 'coruscant' } },
      units: { coruscant: { stormtrooper: 1 } },
    };
    const s = begins('detained', ['general-tagge'], position);
    expect(s.legal).toEqual(['mon-mothma', 'jan-dodonna']);
    s.click('mon-mothma').rig('hit').whileAsked('ask.oppose', 'none');
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'tatooine', detained: true });
    s.whileAsked('ask.turn', 'pass');
    expect(s.g.leaders['mon-mothma'].at).toBe('tatooine');
    expect(s.g.leaders['jan-dodonna'].at).toBe('pool');
  });

  test('hunt-them-down destroys units with at most 2 printed health together', () => {
    const position: Position = {
      units: { ryloth: { 'rebel-trooper': 3, 'corellian-corvette': 1, 'shield-generator': 1 } },
    };
    const s = reveals('hunt-them-down', ['soontir-fel'], position, { target: 'ryloth' });
    expect(s.refusal(s.unit('shield-generator', 'ryloth'))).toBe('too_much_health RB-7.3.8');
    s.click(s.unit('rebel-trooper', 'ryloth'));
    expect(s.refusal(s.unit('corellian-corvette', 'ryloth'))).toBe('too_much_health RB-7.3.8');
    expect(s.units('ryloth')).toEqual({ 'rebel-trooper': 3, 'corellian-corvette': 1, 'shield-generator': 1 });
    s.click(s.legal[0] as string);
    expect(s.units('ryloth')).toEqual({ 'rebel-trooper': 1, 'corellian-corvette': 1, 'shield-generator': 1 });
  });

  test('RB-16.1.44 RB-16.1.45 interrogation shows the objective hand to the Empire, whose log keeps it, and to no spectator', () => {
    const position: Position = {
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': { captive: 'coruscant' } },
      objectives: ['rebel-assault', 'death-star-plans-ii'],
    };
    const s = reveals('interrogation', ['darth-vader'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(told(s, 'log.objectiveShown', 'imperial')).toEqual([
      { card: { key: 'objective.rebel-assault' } },
      { card: { key: 'objective.death-star-plans-ii' } },
    ]);
    expect(told(s, 'log.objectiveShown', 'spectator')).toEqual([]);
    expect(s.view('imperial').objectives.hand).toBeNull();
    expect(reveal(s.g.objectiveHand)).toHaveLength(2);
  });

  test('RB-16.1.44 RB-16.1.45 retrieve-the-plans shows the objectives and puts one of the Empire’s choice under the deck', () => {
    const position: Position = {
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': { captive: 'coruscant' } },
      objectives: ['rebel-assault', 'death-star-plans-ii'],
    };
    const s = reveals('retrieve-the-plans', ['darth-vader'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(told(s, 'log.objectiveShown', 'imperial')).toHaveLength(2);
    expect(s.asked).toEqual(['imperial']);
    expect(see(rebellion, s.g, 'spectator').decisions).toEqual([]);
    s.click('death-star-plans-ii');
    expect(reveal(s.g.objectiveHand)).toEqual(['rebel-assault']);
    expect(reveal(s.g.objectiveDeck).at(-1)).toBe('death-star-plans-ii');
    for (const key of ['log.objectiveShown', 'log.putUnder']) expect(told(s, key, 'spectator')).toEqual([]);
  });

  test('planetary-conquest brings at most an AT-AT, an AT-ST and 2 Stormtroopers from one system, whatever the distance', () => {
    const position: Position = {
      units: {
        coruscant: { stormtrooper: 3, 'at-st': 2, 'at-at': 1 },
        rodia: { stormtrooper: 2, 'star-destroyer': 1 },
        hoth: { 'rebel-trooper': 1 },
      },
      leaders: { 'general-veers': 'pool' },
    };
    const s = reveals('planetary-conquest', ['general-veers'], position, { target: 'hoth' });
    expect(s.question).toBe('ask.move');
    s.click(s.unit('at-at', 'coruscant'), s.unit('at-st', 'coruscant'), s.unit('stormtrooper', 'coruscant'));
    expect(s.legal.filter((key) => key.startsWith('at-st') || key.startsWith('star'))).toEqual([]);
    s.click(s.legal.find((key) => key.startsWith('stormtrooper')) as string, 'done');
    // Rebel ground units are there: a combat follows.
    expect(s.g.combat?.system).toBe('hoth');
    expect(s.units('hoth')).toEqual({ 'rebel-trooper': 1, 'at-at': 1, 'at-st': 1, stormtrooper: 2 });
  });

  test('RB-8.5 planetary-conquest moves no unit out of a system with an Imperial leader', () => {
    const position: Position = {
      units: { coruscant: { stormtrooper: 2 }, rodia: { 'at-at': 1 } },
      leaders: { 'darth-vader': 'coruscant' },
    };
    const s = reveals('planetary-conquest', ['general-veers'], position, { target: 'hoth' });
    expect(s.legal).not.toContain(s.unit('stormtrooper', 'coruscant'));
    expect(s.legal).toContain(s.unit('at-at', 'rodia'));
  });

  test('planetary-conquest finds a hidden base, whose units then fight', () => {
    const position: Position = {
      base: 'hoth',
      units: { coruscant: { stormtrooper: 1 }, 'rebel-base-space': { 'rebel-trooper': 2 } },
    };
    const s = reveals('planetary-conquest', ['general-veers'], position, { target: 'hoth' });
    s.click(s.unit('stormtrooper', 'coruscant'), 'done');
    expect(s.g.base.revealed).toBe(true);
    expect(s.g.combat?.system).toBe('hoth');
  });
});

describe('what cannot be taken back', () => {
  const nobodyHome = {
    'mon-mothma': 'gone',
    'jan-dodonna': 'gone',
    'princess-leia': 'gone',
    'general-rieekan': 'gone',
  } as const;

  test('RB-16.2.8 imperial loyalty of rule-by-fear shows that the base is not there: no undo', () => {
    const units = { ryloth: { 'assault-carrier': 1 }, naboo: { 'assault-carrier': 1 } } as const;
    const s = begins('rule-by-fear', ['emperor-palpatine'], { units, leaders: nobodyHome }).click('naboo');
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
