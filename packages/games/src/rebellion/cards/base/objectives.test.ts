import { describe, expect, test } from 'vitest';
import type { ObjectiveId } from '../../data/objectives.ts';
import type { SystemId } from '../../data/systems.ts';
import type { Side, UnitId } from '../../data/units.ts';
import { combatObjectives, objectiveStatus, refreshObjective } from '../../rules/objectives.ts';
import type { Combat } from '../../state.ts';
import { inCombat } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';

function status(s: Scenario, id: ObjectiveId): { fulfilled: boolean; have: number; need: number } {
  const found = objectiveStatus(s.g).find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  const { fulfilled, have, need } = found;
  return { fulfilled, have, need };
}

/** The start of a refresh phase with one objective in hand. */
function refresh(id: ObjectiveId, position: Position): Scenario {
  return scenario({ ...position, objectives: [id] }).start(refreshObjective, {});
}

/** Whether a refresh objective can be played in a position; it then is, for `gain` reputation. */
function playable(id: ObjectiveId, position: Position, gain = 1): boolean {
  const s = refresh(id, position);
  const { fulfilled } = status(s, id);
  expect(s.legal.includes(id)).toBe(fulfilled);
  if (!fulfilled) return false;
  s.click(id);
  expect(s.g.reputation).toBe(14 - gain);
  return true;
}

const loyal = (...ids: SystemId[]): NonNullable<Position['systems']> =>
  Object.fromEntries(ids.map((id) => [id, { loyalty: 'rebel' as const }]));
const troops = (...ids: SystemId[]): NonNullable<Position['units']> =>
  Object.fromEntries(ids.map((id) => [id, { 'rebel-trooper': 1 }]));

describe('refresh objectives', () => {
  test('cut-supply-lines needs 3 Imperial systems with a sabotage marker or a Rebel unit', () => {
    const position = (rodia: boolean): Position => ({
      systems: { sullust: { loyalty: 'imperial', sabotaged: true }, corellia: { loyalty: 'imperial' } },
      units: { corellia: { 'x-wing': 1 }, rodia: { stormtrooper: 1, ...(rodia ? { 'rebel-trooper': 1 } : {}) } },
    });
    expect(playable('cut-supply-lines', position(true))).toBe(true);
    expect(playable('cut-supply-lines', position(false))).toBe(false);
    expect(status(refresh('cut-supply-lines', position(false)), 'cut-supply-lines')).toMatchObject({
      have: 2,
      need: 3,
    });
  });

  test('cut-supply-lines does not count neutral or Rebel systems', () => {
    const systems = { sullust: { sabotaged: true }, corellia: { loyalty: 'rebel' as const, sabotaged: true } };
    const s = refresh('cut-supply-lines', { systems, units: { ...troops('naboo', 'hoth') } });
    expect(status(s, 'cut-supply-lines').have).toBe(0);
  });

  test('defend-the-people needs 4 Rebel systems with a Rebel unit, and a subjugated one is none', () => {
    const ids = ['naboo', 'rodia', 'ryloth', 'kashyyyk'] as const;
    const position = { systems: loyal(...ids, 'bothawui'), units: troops(...ids) };
    expect(playable('defend-the-people', position)).toBe(true);
    const held = { ...position, units: { ...position.units, naboo: { 'rebel-trooper': 1, stormtrooper: 1 } } };
    expect(playable('defend-the-people', held)).toBe(false);
    expect(playable('defend-the-people', { systems: loyal(...ids), units: troops('naboo', 'rodia', 'ryloth') })).toBe(
      false,
    );
  });

  // Tatooine, the fourth system of their region, is remote.
  const region: SystemId[] = ['geonosis', 'rodia', 'ryloth'];

  test('regional-support needs Rebel loyalty in all populous systems of a region, under subjugation too', () => {
    expect(playable('regional-support', { systems: loyal(...region) })).toBe(true);
    expect(playable('regional-support', { systems: loyal(...region), units: { rodia: { stormtrooper: 1 } } })).toBe(
      true,
    );
    const two = { systems: loyal('geonosis', 'rodia', 'naboo') };
    expect(playable('regional-support', two)).toBe(false);
    expect(status(refresh('regional-support', two), 'regional-support')).toMatchObject({ have: 2, need: 3 });
  });

  test('regional-support leaves destroyed systems out, but one marker must be there', () => {
    const destroyed = (...ids: SystemId[]) => Object.fromEntries(ids.map((id) => [id, { destroyed: true }]));
    const some = { systems: { ...loyal('geonosis', 'rodia'), ...destroyed('ryloth') } };
    expect(playable('regional-support', some)).toBe(true);
    expect(playable('regional-support', { systems: destroyed(...region) })).toBe(false);
  });

  test('heart-of-the-empire needs a Rebel unit and no Imperial unit on Coruscant; the card returns to the hand', () => {
    expect(playable('heart-of-the-empire', { units: { coruscant: { 'x-wing': 1, stormtrooper: 1 } } })).toBe(false);
    expect(playable('heart-of-the-empire', {})).toBe(false);
    const s = refresh('heart-of-the-empire', { units: { coruscant: { 'x-wing': 1 } } }).click('heart-of-the-empire');
    expect(s.g.reputation).toBe(12);
    expect(s.view('rebel').objectives).toMatchObject({ hand: ['heart-of-the-empire'], discards: [] });
    // It can be scored again in a later refresh phase.
    s.start(refreshObjective, {}).click('heart-of-the-empire');
    expect(s.g.reputation).toBe(10);
  });

  test('leave-no-one-behind needs that no Rebel leader is captured; one in carbonite is, a lured one is not', () => {
    const units = { coruscant: { stormtrooper: 1 } };
    const leia = (ring: 'captured' | 'carbonite') => ({ 'princess-leia': { captive: 'coruscant' as const, ring } });
    expect(playable('leave-no-one-behind', { units, leaders: leia('captured') })).toBe(false);
    expect(playable('leave-no-one-behind', { units, leaders: leia('carbonite') })).toBe(false);
    const lured = { 'princess-leia': { at: 'coruscant' as const, ring: 'lure-of-the-dark-side' as const } };
    expect(playable('leave-no-one-behind', { units, leaders: lured })).toBe(true);
  });

  test('popular-support needs 6 systems with Rebel loyalty, under subjugation markers too', () => {
    const six: SystemId[] = ['naboo', 'rodia', 'ryloth', 'kashyyyk', 'bothawui', 'mandalore'];
    expect(playable('popular-support', { systems: loyal(...six), units: { naboo: { stormtrooper: 1 } } })).toBe(true);
    expect(playable('popular-support', { systems: loyal(...six.slice(1)) })).toBe(false);
  });

  test('establish-outposts needs Rebel units in 5 systems; the base space is none', () => {
    const five: SystemId[] = ['naboo', 'rodia', 'hoth', 'endor', 'coruscant'];
    expect(playable('establish-outposts', { units: troops(...five) })).toBe(true);
    const base = { ...troops(...five.slice(1)), 'rebel-base-space': { 'rebel-trooper': 1 } };
    expect(playable('establish-outposts', { units: base })).toBe(false);
  });

  test('inspire-sympathy gains 1 reputation for each destroyed system', () => {
    const destroyed = { naboo: { destroyed: true }, rodia: { destroyed: true }, hoth: { destroyed: true } };
    expect(playable('inspire-sympathy', { systems: destroyed }, 3)).toBe(true);
    expect(playable('inspire-sympathy', {})).toBe(false);
  });
});

/** The end or a step of a combat in Naboo with one objective in hand. */
function fought(
  id: ObjectiveId,
  when: 'step' | 'end',
  destroyed: UnitId[],
  how: { current?: Side; position?: Position; combat?: Partial<Combat> } = {},
): Scenario {
  return scenario({ objectives: [id], ...how.position })
    .change(inCombat('naboo', how.current ?? 'rebel', { destroyed, ...how.combat }))
    .start(combatObjectives, { when });
}

/** Whether the objective was offered; it then is played, for `gain` reputation. */
function offered(s: Scenario, id: ObjectiveId, gain: number): boolean {
  const { fulfilled } = status(s, id);
  expect(s.legal.includes(id)).toBe(fulfilled);
  if (!fulfilled) return false;
  s.click(id);
  expect(s.g.reputation).toBe(14 - gain);
  expect(s.g.objectiveDiscards).toEqual([id]);
  return true;
}

describe('combat objectives', () => {
  test('RB-9.2.1 crippling-blow 3 printed health of Imperial ground units, as soon as it is reached', () => {
    const blow = (...destroyed: UnitId[]) => offered(fought('crippling-blow', 'step', destroyed), 'crippling-blow', 1);
    expect(blow('stormtrooper-1', 'at-st-1')).toBe(true);
    expect(blow('at-at-1')).toBe(true);
    expect(blow('stormtrooper-1', 'stormtrooper-2')).toBe(false);
    // Ships and Rebel units do not count.
    expect(blow('stormtrooper-1', 'star-destroyer-1', 'airspeeder-1', 'rebel-trooper-1')).toBe(false);
  });

  test('RB-9.0.3 crippling-blow, major-victory and rebel-assault need a combat the Rebels initiated', () => {
    const cases: [ObjectiveId, UnitId][] = [
      ['crippling-blow', 'at-at-1'],
      ['major-victory', 'star-destroyer-1'],
      ['rebel-assault', 'star-destroyer-1'],
    ];
    for (const [id, unit] of cases) {
      expect(offered(fought(id, 'step', [unit], { current: 'imperial' }), id, 1)).toBe(false);
      expect(offered(fought(id, 'step', [unit], { current: 'rebel' }), id, 1)).toBe(true);
    }
  });

  test('RB-19.18 crippling-blow counts printed health under point-blank-assault', () => {
    const effects: Combat['effects'] = [{ kind: 'less-health', side: 'imperial', until: 99 }];
    const s = fought('crippling-blow', 'step', ['at-at-1'], { combat: { effects } });
    expect(offered(s, 'crippling-blow', 1)).toBe(true);
  });

  test('major-victory 3 printed health of Imperial ships; a Death Star has none', () => {
    const victory = (...destroyed: UnitId[]) => offered(fought('major-victory', 'step', destroyed), 'major-victory', 1);
    expect(victory('tie-fighter-1', 'assault-carrier-1')).toBe(true);
    expect(victory('tie-fighter-1', 'tie-fighter-2')).toBe(false);
    expect(victory('death-star-1', 'stormtrooper-1', 'at-at-1')).toBe(false);
    expect(victory('death-star-under-construction-1')).toBe(true);
  });

  test('rebel-assault a Star Destroyer of either size', () => {
    const assault = (...destroyed: UnitId[]) => offered(fought('rebel-assault', 'step', destroyed), 'rebel-assault', 1);
    expect(assault('star-destroyer-3')).toBe(true);
    expect(assault('super-star-destroyer-1')).toBe(true);
    expect(assault('assault-carrier-1', 'assault-carrier-2')).toBe(false);
  });

  // Naboo: Rebel troopers alone, where Imperial ground units stood when the combat began.
  const won = (units: object, combat: Partial<Combat> = {}) => ({
    position: { units: { naboo: units } },
    combat: { began: { rebel: ['ground'], imperial: ['ground'] }, subjugated: true, ...combat } as Partial<Combat>,
  });

  test('RB-9.2.2 liberation a ground battle won in a system that was subjugated, at the end', () => {
    const id = 'liberation';
    const free = won({ 'rebel-trooper': 1 });
    expect(offered(fought(id, 'end', [], free), id, 1)).toBe(true);
    expect(fought(id, 'step', ['stormtrooper-1'], free).question).not.toBe('ask.combatObjective');
    expect(offered(fought(id, 'end', [], won({ 'rebel-trooper': 1 }, { subjugated: false })), id, 1)).toBe(false);
    expect(offered(fought(id, 'end', [], won({ 'rebel-trooper': 1, 'at-st': 1 })), id, 1)).toBe(false);
    expect(offered(fought(id, 'end', [], won({ 'x-wing': 1 })), id, 1)).toBe(false);
    const space = won({ 'rebel-trooper': 1 }, { began: { rebel: ['ground'], imperial: ['space'] } });
    expect(offered(fought(id, 'end', [], space), id, 1)).toBe(false);
  });

  describe('return-of-the-jedi', () => {
    const id = 'return-of-the-jedi';
    const jedi = (
      leaders: NonNullable<Position['leaders']>,
      combat: Partial<Combat> = {},
      units: object = { 'x-wing': 1 },
    ) =>
      fought(id, 'end', [], {
        position: { units: { naboo: { ...units } }, leaders },
        combat: { began: { rebel: ['space'], imperial: ['space', 'ground'] }, ...combat },
      });

    test('return-of-the-jedi a battle won in the system of Vader or Palpatine', () => {
      expect(offered(jedi({ 'darth-vader': 'naboo' }), id, 2)).toBe(true);
      expect(offered(jedi({ 'emperor-palpatine': 'naboo' }), id, 2)).toBe(true);
      expect(offered(jedi({ 'general-tagge': 'naboo' }), id, 2)).toBe(false);
      expect(offered(jedi({ 'darth-vader': 'naboo' }, {}, { 'x-wing': 1, 'tie-fighter': 1 }), id, 2)).toBe(false);
      // Any battle will do.
      expect(offered(jedi({ 'darth-vader': 'naboo' }, {}, { 'rebel-trooper': 1, 'tie-fighter': 1 }), id, 2)).toBe(true);
    });

    test('return-of-the-jedi counts one who retreated from this combat', () => {
      expect(offered(jedi({ 'darth-vader': 'rodia' }), id, 2)).toBe(false);
      expect(offered(jedi({ 'darth-vader': 'rodia' }, { left: ['darth-vader'] }), id, 2)).toBe(true);
    });

    test('return-of-the-jedi luke-skywalker-jedi there eliminates an Imperial leader of the Rebels’ choice', () => {
      const s = jedi({ 'darth-vader': 'naboo', 'general-tagge': 'naboo', 'luke-skywalker-jedi': 'naboo' });
      s.click(id);
      expect([s.question, s.asked]).toEqual(['ask.jediVictim', ['rebel']]);
      expect(s.legal).toEqual(['darth-vader', 'general-tagge']);
      s.click('darth-vader');
      expect(s.g.leaders['darth-vader'].at).toBe('gone');
      expect(s.g.leaders['general-tagge'].at).toBe('naboo');
    });

    test('return-of-the-jedi without Luke there, or with Luke the farmer, no one is eliminated', () => {
      const away = jedi({ 'darth-vader': 'naboo', 'luke-skywalker-jedi': 'rodia' }, { left: ['luke-skywalker-jedi'] });
      expect(away.click(id).g.leaders['darth-vader'].at).not.toBe('gone');
      const farmer = jedi({ 'darth-vader': 'naboo', 'luke-skywalker': 'naboo' });
      expect(farmer.click(id).g.leaders['darth-vader'].at).not.toBe('gone');
    });

    test('return-of-the-jedi a leader who retreated is safe, the only one left there is not asked for', () => {
      const s = jedi(
        { 'darth-vader': 'rodia', 'admiral-piett': 'naboo', 'luke-skywalker-jedi': 'naboo' },
        { left: ['darth-vader'], returning: ['admiral-piett'] },
      );
      s.click(id);
      expect(s.g.leaders['darth-vader'].at).not.toBe('gone');
      expect(s.g.leaders['admiral-piett'].at).toBe('gone');
      expect(s.g.combat?.returning).toEqual([]);
    });

    test('return-of-the-jedi a ringed, captive or lured Luke works; lured he may be the one eliminated', () => {
      const ground = { 'x-wing': 1, 'rebel-trooper': 1, stormtrooper: 1 };
      const captive = { captive: 'naboo' as const };
      const held = jedi({ 'darth-vader': 'naboo', 'luke-skywalker-jedi': captive }, {}, ground);
      expect(held.click(id).g.leaders['darth-vader'].at).toBe('gone');
      const lured = { at: 'naboo' as const, ring: 'lure-of-the-dark-side' as const };
      const s = jedi({ 'darth-vader': 'naboo', 'luke-skywalker-jedi': lured });
      s.click(id);
      expect(s.legal).toEqual(['darth-vader', 'luke-skywalker-jedi']);
      s.click('luke-skywalker-jedi');
      expect(s.g.leaders['luke-skywalker-jedi']).toMatchObject({ at: 'gone', ring: null });
    });
  });
});

test('the state of every objective is public, one entry for each card', () => {
  const s = scenario({ objectives: ['liberation'] });
  const other = scenario({ objectives: ['crippling-blow', 'major-victory'] });
  expect(objectiveStatus(s.g)).toHaveLength(15);
  expect(objectiveStatus(s.g)).toEqual(objectiveStatus(other.g));
});
