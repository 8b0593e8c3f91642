import { describe, expect, test } from 'vitest';
import type { SystemId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import type { Combat } from '../../state.ts';
import { inCombat } from '../../testing/combat.ts';
import { everything, offered, refusedWith, some } from '../../testing/moves.ts';
import type { Position } from '../../testing/position.ts';
import { scenario } from '../../testing/scenario.ts';
import { captives } from '../board.ts';
import { placeUnit } from '../unit-index.ts';
import { combat } from './begin.ts';
import { canRetreat, retreat } from './retreat.ts';
import { combatRound } from './round.ts';

/** A combat in a system of this position, run on to one side's retreat. */
function retreating(side: Side, system: SystemId, position: Position, more: Partial<Combat> = {}, current?: Side) {
  return scenario(position)
    .change(inCombat(system, current ?? (side === 'rebel' ? 'imperial' : 'rebel'), more))
    .start(retreat, { side });
}

// Hoth lies beside Bespin, Endor and Mustafar.
const ships = { 'x-wing': 1, 'corellian-corvette': 1 };
const hoth = (more: Position = {}): Position => ({
  ...more,
  units: { hoth: { ...ships, 'rebel-trooper': 3, 'star-destroyer': 1 }, ...more.units },
  leaders: { 'jan-dodonna': 'hoth', ...more.leaders },
});

describe('whether a side may retreat', () => {
  test('RB-10.1 a retreat needs a free own leader, tactic values or not', () => {
    const s = retreating('rebel', 'hoth', hoth({ leaders: { 'jan-dodonna': 'pool', 'mon-mothma': 'hoth' } }));
    expect(s.question).toBe('ask.retreat');
    s.click('bespin', []);
    expect(s.g.leaders['mon-mothma'].at).toBe('bespin');
    const noLeader = retreating('rebel', 'hoth', hoth({ leaders: { 'jan-dodonna': 'pool' } }));
    expect(noLeader.question).not.toBe('ask.retreat');
    const captive = retreating('rebel', 'hoth', hoth({ leaders: { 'jan-dodonna': { captive: 'hoth' } } }));
    expect(captive.question).not.toBe('ask.retreat');
  });

  test('RB-10.2 a side retreats only while the enemy still has a unit there, in any theatre', () => {
    const other = hoth({ units: { hoth: { ...ships, stormtrooper: 1 } } });
    expect(retreating('rebel', 'hoth', other).question).toBe('ask.retreat');
    const gone = hoth({ units: { hoth: { ...ships } } });
    expect(retreating('rebel', 'hoth', gone).question).not.toBe('ask.retreat');
  });

  test('RB-9.3.1 the help line says that structures alone fall if the Empire stays, and names them', () => {
    const yavin = (units: object) =>
      retreating('imperial', 'yavin', {
        units: { yavin: { stormtrooper: 1, 'star-destroyer': 1, ...units } },
        leaders: { 'darth-vader': 'yavin' },
      }).decision.help;
    expect(yavin({ 'shield-generator': 1, 'ion-cannon': 1 })).toMatchObject({ key: 'help.rivalLost' });
    expect(yavin({ 'ion-cannon': 1, 'rebel-trooper': 1 })).toBeUndefined();
  });

  test('RB-9.3.3 the help line says that the combat ends where nothing is left to fight', () => {
    const s = retreating('rebel', 'hoth', hoth({ units: { hoth: { ...ships, stormtrooper: 1 } } }));
    expect(s.decision.help).toEqual({ key: 'help.combatEnds' });
  });

  test('RB-10.18 the second side may follow as long as the first has left a unit behind', () => {
    const s = scenario({
      units: { hoth: { ...ships, 'assault-carrier': 1, stormtrooper: 1 } },
      leaders: { 'jan-dodonna': 'hoth', 'darth-vader': 'hoth' },
    }).change(inCombat('hoth', 'imperial'));
    s.start(retreat, { side: 'imperial' }).click('bespin', []);
    expect(s.units('hoth')).toEqual({ ...ships, stormtrooper: 1 });
    expect(canRetreat(s.g, 'rebel')).toBe(true);
    s.start(retreat, { side: 'rebel' }).click('mustafar');
    expect(s.units('mustafar')).toEqual(ships);
  });

  test('RB-10.3 each side retreats at most once per combat', () => {
    const s = retreating('rebel', 'hoth', hoth({ leaders: { 'mon-mothma': 'hoth' } }));
    s.click('bespin', [], 'jan-dodonna');
    expect(s.g.combat?.retreated).toEqual(['rebel']);
    s.change((g) => {
      placeUnit(g, 'x-wing-8', 'hoth');
    });
    expect(canRetreat(s.g, 'rebel')).toBe(false);
  });

  test('RB-10.4 No Escape and Keep Them from Escaping forbid it for as long as they last', () => {
    const noEscape = (until: number, round = 1) =>
      retreating('rebel', 'hoth', hoth(), { round, effects: [{ kind: 'no-retreat', side: 'rebel', until }] });
    expect(noEscape(1).question).not.toBe('ask.retreat');
    expect(noEscape(99, 7).question).not.toBe('ask.retreat');
    expect(noEscape(1, 2).question).toBe('ask.retreat');
  });

  test('RB-10.5 the Empire does not retreat with a Death Star of either kind', () => {
    const empire = (more: object) =>
      retreating('imperial', 'hoth', {
        units: { hoth: { 'x-wing': 1, 'star-destroyer': 1, ...more } },
        leaders: { 'darth-vader': 'hoth' },
      }).question;
    expect(empire({})).toBe('ask.retreat');
    expect(empire({ 'death-star': 1 })).not.toBe('ask.retreat');
    expect(empire({ 'death-star-under-construction': 1 })).not.toBe('ask.retreat');
  });
});

describe('where to', () => {
  const fight = (more: Position = {}) =>
    retreating('rebel', 'mustafar', {
      ...more,
      units: { mustafar: { ...ships, 'star-destroyer': 1 }, ...more.units },
      leaders: { 'jan-dodonna': 'mustafar' },
    });

  test('RB-10.6 all units and the leader go to one adjacent system', () => {
    const s = fight();
    expect(s.legal).toEqual(['bespin', 'dagobah', 'hoth', 'sullust', 'stay']);
    s.click('dagobah');
    expect(s.units('dagobah')).toEqual(ships);
    expect(s.g.leaders['jan-dodonna'].at).toBe('dagobah');
    expect(s.g.combat).toMatchObject({ retreated: ['rebel'], left: ['jan-dodonna'] });
  });

  test('RB-10.7 own units or an own loyalty marker bind the choice to such systems', () => {
    const s = fight({ units: { hoth: { 'rebel-trooper': 1 } }, systems: { sullust: { loyalty: 'rebel' } } });
    expect(s.legal).toEqual(['hoth', 'sullust', 'stay']);
    expect(s.refusal('bespin')).toBe('retreat_own_first RB-10.7');
  });

  test('RB-10.8 without them any adjacent system without units will do', () => {
    const s = fight({ systems: { sullust: { loyalty: 'imperial' } } });
    expect(s.legal).toEqual(['bespin', 'dagobah', 'hoth', 'sullust', 'stay']);
  });

  test('RB-10.9 never to a system with enemy units, own ones there or not', () => {
    const s = fight({ units: { hoth: { 'rebel-trooper': 1, 'tie-fighter': 1 }, bespin: { stormtrooper: 1 } } });
    expect(s.refusal('hoth')).toBe('retreat_enemy_there RB-10.9');
    expect(s.refusal('bespin')).toBe('retreat_enemy_there RB-10.9');
    expect(s.legal).toEqual(['dagobah', 'sullust', 'stay']);
  });

  test('RB-10.10 never to a system the enemy moved units from; the one who moved may go back', () => {
    const position: Position = {
      units: { hoth: { ...ships, 'star-destroyer': 1 } },
      leaders: { 'jan-dodonna': 'hoth', 'darth-vader': 'hoth' },
    };
    const from = { from: ['bespin' as const] };
    const s = retreating('rebel', 'hoth', position, from, 'imperial');
    expect(s.refusal('bespin')).toBe('retreat_enemy_came_from RB-10.10');
    expect(s.legal).toEqual(['endor', 'mustafar', 'stay']);
    expect(retreating('imperial', 'hoth', position, from, 'imperial').legal).toContain('bespin');
  });

  test('RB-10.10 the last way out may be barred: then no one is asked', () => {
    const position = hoth({ units: { bespin: { 'tie-fighter': 1 }, endor: { stormtrooper: 1 } } });
    expect(retreating('rebel', 'hoth', position, { from: ['mustafar'] }).question).not.toBe('ask.retreat');
  });

  test('RB-10.11 never to the base space, even from the base system', () => {
    const s = retreating('rebel', 'hoth', hoth({ base: 'bespin', units: { 'rebel-base-space': { airspeeder: 1 } } }));
    expect(s.decision.options.map((option) => option.key)).toEqual(['bespin', 'endor', 'mustafar', 'stay']);
    // Troops in the base space are not in the base system.
    expect(s.legal).toEqual(['bespin', 'endor', 'mustafar', 'stay']);
  });
});

describe('who goes', () => {
  test('RB-10.12 RB-10.13 all ships leave; ground units ride within the room or stay', () => {
    const s = retreating(
      'rebel',
      'hoth',
      hoth({ units: { hoth: { ...ships, 'rebel-trooper': 3, 'ion-cannon': 1, 'tie-fighter': 1 } } }),
    );
    s.click('endor');
    expect(s.question).toBe('ask.retreatUnits');
    expect(offered(s)).toEqual(['rebel-trooper hoth']);
    // A corvette carries two.
    const two = some(s, 2, 'rebel-trooper', 'hoth');
    expect(refusedWith(s, some(s, 3, 'rebel-trooper', 'hoth'))).toBe('over_budget transport RB-10.13');
    s.click(two);
    expect(s.units('endor')).toEqual({ ...ships, 'rebel-trooper': 2 });
    expect(s.units('hoth')).toEqual({ 'rebel-trooper': 1, 'ion-cannon': 1, 'tie-fighter': 1 });
  });

  test('RB-10.12 the only unit that can leave does so without a question', () => {
    const position = hoth({ units: { hoth: { 'rebel-trooper': 1, 'ion-cannon': 1, 'star-destroyer': 1 } } });
    const freely: Partial<Combat> = { effects: [{ kind: 'free-retreat', side: 'rebel', until: 1 }] };
    const s = retreating('rebel', 'hoth', position, freely).click('endor');
    expect([s.question, s.units('endor')]).toEqual([
      expect.not.stringMatching('ask.retreatUnits'),
      { 'rebel-trooper': 1 },
    ]);
    const two = hoth({ units: { hoth: { 'rebel-trooper': 2, 'star-destroyer': 1 } } });
    expect(retreating('rebel', 'hoth', two, freely).click('endor').question).toBe('ask.retreatUnits');
  });

  test('RB-10.13 all may stay behind, and all may go where there is room', () => {
    const stay = retreating('rebel', 'hoth', hoth()).click('endor', []);
    expect(stay.units('hoth')).toEqual({ 'rebel-trooper': 3, 'star-destroyer': 1 });
    const position = hoth({ units: { hoth: { 'rebel-transport': 1, 'rebel-trooper': 3, 'star-destroyer': 1 } } });
    const go = retreating('rebel', 'hoth', position).click('endor');
    go.click(everything(go));
    expect(go.units('endor')).toEqual({ 'rebel-transport': 1, 'rebel-trooper': 3 });
  });

  test('RB-10.12 RB-10.13 TIE Fighters need room too and immobile ships never leave', () => {
    const s = retreating('imperial', 'hoth', {
      units: { hoth: { 'x-wing': 1, 'assault-carrier': 1, 'tie-fighter': 5, stormtrooper: 1 } },
      leaders: { 'darth-vader': 'hoth' },
    });
    s.click('endor', ['tie-fighter-1', 'tie-fighter-2', 'tie-fighter-3', 'stormtrooper-1']);
    expect(s.units('endor')).toEqual({ 'assault-carrier': 1, 'tie-fighter': 3, stormtrooper: 1 });
    expect(s.units('hoth')).toEqual({ 'x-wing': 1, 'tie-fighter': 2 });
    const grounded = retreating('imperial', 'hoth', {
      units: { hoth: { 'x-wing': 1, 'tie-fighter': 5 } },
      leaders: { 'darth-vader': 'hoth' },
    });
    expect(grounded.question).not.toBe('ask.retreat');
  });

  test('ground-escape-plan lets ground units retreat without ships in that round', () => {
    const position = hoth({
      units: { hoth: { 'rebel-trooper': 2, airspeeder: 1, 'shield-generator': 1, 'at-st': 1 } },
    });
    const effects: Combat['effects'] = [{ kind: 'free-retreat', side: 'rebel', until: 1 }];
    const s = retreating('rebel', 'hoth', position, { effects });
    s.click('endor');
    expect(s.decision).toMatchObject({ min: 1, help: { key: 'help.retreatSome' } });
    expect(refusedWith(s, [])).toBe('bad_choice');
    s.click(everything(s));
    expect(s.units('endor')).toEqual({ 'rebel-trooper': 2, airspeeder: 1 });
    expect(s.units('hoth')).toEqual({ 'shield-generator': 1, 'at-st': 1 });
    expect(retreating('rebel', 'hoth', position, { effects, round: 2 }).question).not.toBe('ask.retreat');
  });

  test('RB-10.14 exactly one leader goes, the others stay', () => {
    const s = retreating('rebel', 'hoth', hoth({ leaders: { 'mon-mothma': 'hoth', 'princess-leia': 'hoth' } }));
    s.click('endor', []);
    expect(s.question).toBe('ask.retreatLeader');
    s.click('princess-leia');
    expect(s.g.leaders['princess-leia'].at).toBe('endor');
    expect(s.g.leaders['mon-mothma'].at).toBe('hoth');
    expect(s.g.leaders['jan-dodonna'].at).toBe('hoth');
    expect(s.g.combat?.left).toEqual(['princess-leia']);
  });

  test('RB-10.15 captives stay behind, and go free when the last Imperial unit has left', () => {
    const empire = (units: object): Position => ({
      units: { hoth: { 'x-wing': 1, 'star-destroyer': 1, ...units } },
      leaders: { 'darth-vader': 'hoth', 'princess-leia': { captive: 'hoth' } },
    });
    const guarded = retreating('imperial', 'hoth', empire({ stormtrooper: 1 })).click('endor', []);
    expect(captives(guarded.g, 'hoth')).toEqual(['princess-leia']);
    const left = retreating('imperial', 'hoth', empire({})).click('endor');
    expect(left.g.leaders['princess-leia']).toMatchObject({ at: 'rebel-base-space', ring: null });
  });

  test('RB-15.1 leaving the revealed base to Imperial units ends the match', () => {
    const s = retreating('rebel', 'hoth', {
      base: 'hoth',
      revealed: true,
      units: { hoth: { 'x-wing': 1, 'star-destroyer': 1 } },
      leaders: { 'jan-dodonna': 'hoth' },
    });
    s.click('endor');
    expect(s.g.outcome?.winners).toEqual(['imperial']);
  });

  test('a retreat of Imperial ground units to a populous system subjugates it', () => {
    const s = retreating('imperial', 'hoth', {
      units: { hoth: { 'x-wing': 1, 'star-destroyer': 1, stormtrooper: 1 } },
      leaders: { 'darth-vader': 'hoth' },
    });
    s.click('bespin', ['stormtrooper-1']);
    expect(s.g.systems.bespin.subjugated).toBe(true);
  });
});

describe('after the retreat', () => {
  test('RB-10.16 another round follows while units left behind face enemies', () => {
    const s = scenario({
      units: { hoth: { 'corellian-corvette': 1, 'rebel-trooper': 1, 'star-destroyer': 1, stormtrooper: 1 } },
      leaders: { 'jan-dodonna': 'hoth' },
    }).change(inCombat('hoth', 'rebel', { round: 0 }));
    s.rig('blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank');
    s.start(combat, { system: 'hoth', current: 'rebel', from: [] });
    for (let n = 0; n < 20 && s.question !== 'ask.retreat'; n++) s.click(s.legal.at(-1) ?? '');
    expect(s.g.combat?.round).toBe(1);
    s.click('endor', []);
    expect(s.g.combat?.round).toBe(2);
    expect(s.units('hoth')).toMatchObject({ 'rebel-trooper': 1, stormtrooper: 1 });
  });

  test('RB-10.17 Rebel Transports alone with an Imperial ship retreat or are lost', () => {
    const position: Position = {
      units: { hoth: { 'rebel-transport': 2, 'star-destroyer': 1, 'rebel-trooper': 1 } },
      leaders: { 'jan-dodonna': 'hoth' },
    };
    const round = () => {
      const s = scenario(position).change(inCombat('hoth', 'rebel', { round: 0 }));
      s.rig('blank', 'blank', 'blank').start(combatRound, { destroyed: 0 });
      for (let n = 0; n < 20 && s.question !== 'ask.retreat'; n++) s.click(s.legal.at(-1) ?? '');
      return s;
    };
    const stay = round();
    expect(stay.decision.help?.key).toBe('help.shipsLost');
    stay.click('stay');
    expect(stay.units('hoth')).toEqual({ 'star-destroyer': 1, 'rebel-trooper': 1 });
    const go = round().click('endor', []);
    expect(go.units('endor')).toEqual({ 'rebel-transport': 2 });
  });
});
