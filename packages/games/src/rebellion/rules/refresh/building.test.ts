import { expect, test } from 'vitest';
import { text } from '../../../engine/text.ts';
import { BUILD_BOXES } from '../../data/track.ts';
import { FOUR } from '../../testing/begin.ts';
import { refusedWith } from '../../testing/moves.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { refresh } from '../refresh.ts';
import { build } from './building.ts';

/** A build step of one side on its own. */
function building(side: 'rebel' | 'imperial', position: Position): Scenario {
  return scenario(position).start(build, { side });
}

test('RB-14.0.16 building happens when the time marker enters an even box from 2 to 14 (bug class 10)', () => {
  for (let time = 5; time <= 12; time++) {
    const s = scenario({ phase: 'refresh', time, systems: { kessel: { loyalty: 'imperial' } } });
    expect([time, s.question === 'ask.buildAll']).toEqual([time, BUILD_BOXES.includes(time + 1)]);
  }
});

test('RB-14.0.24 RB-14.0.26 RB-14.0.39 one unit per icon of every loyal system, in the box of its system, automatically', () => {
  const s = building('imperial', {
    systems: {
      sullust: { loyalty: 'imperial' },
      corellia: { loyalty: 'imperial' },
      mandalore: { loyalty: 'rebel' },
      rodia: {},
    },
  });
  // Sullust: ground triangle and square in box 2; Corellia: space triangle and square in 3; Coruscant: 1.
  expect(s.units('queue-1')).toEqual({ stormtrooper: 1 });
  expect(s.units('queue-2')).toEqual({ stormtrooper: 1, 'at-at': 1 });
  expect(s.units('queue-3')).toEqual({ 'tie-fighter': 1, 'star-destroyer': 1 });
  expect(s.question).toBe('ask.turn');
});

test('RB-14.0.25 a subjugated system builds its left-most icon for the Empire and nothing for the Rebels', () => {
  const position: Position = {
    systems: { mandalore: { loyalty: 'rebel' }, geonosis: {} },
    units: { mandalore: { stormtrooper: 1 }, geonosis: { stormtrooper: 1 } },
  };
  const s = building('imperial', position);
  expect(s.g.systems.mandalore).toMatchObject({ loyalty: 'rebel', subjugated: true });
  expect(s.units('queue-1')).toEqual({ stormtrooper: 2 });
  expect(s.units('queue-2')).toEqual({ 'tie-fighter': 1 });
  const rebel = building('rebel', {
    ...position,
    revealed: true,
    base: 'hoth',
    units: { hoth: { 'tie-fighter': 1, 'x-wing': 1 }, ...position.units },
  });
  expect(rebel.units('queue-1')).toEqual({});
});

test('RB-14.0.27 RB-12.14 sabotage and any enemy unit stop a system from building', () => {
  const s = building('imperial', {
    systems: { sullust: { loyalty: 'imperial', sabotaged: true }, bespin: { loyalty: 'imperial' } },
    units: { bespin: { 'rebel-transport': 1 } },
  });
  expect(s.units('queue-1')).toEqual({ stormtrooper: 1 });
  expect(s.units('queue-2')).toEqual({});
  const rebel = building('rebel', {
    systems: {
      kashyyyk: { loyalty: 'rebel', sabotaged: true },
      bothawui: { loyalty: 'rebel' },
      ryloth: { loyalty: 'rebel' },
    },
    units: { bothawui: { 'tie-fighter': 1 } },
  });
  rebel.click(['x-wing:rebel-base-space:1']);
  expect(rebel.units('queue-1')).toEqual({ 'rebel-trooper': 2, 'x-wing': 1 });
});

test('RB-14.0.28 an icon builds exactly its unit; where several share it the builder picks, all in one answer (bug class 3)', () => {
  const s = building('rebel', { systems: { geonosis: { loyalty: 'rebel' }, 'mon-calamari': { loyalty: 'rebel' } } });
  const ships = (place: string) => ['x-wing', 'y-wing', 'rebel-transport'].map((type) => `${type}:${place}:1`);
  const structures = ['shield-generator:geonosis:1', 'ion-cannon:geonosis:1'];
  expect(s.question).toBe('ask.buildAll');
  expect(s.legal).toEqual([
    ...ships('mon-calamari'),
    ...ships('geonosis'),
    ...structures,
    ...ships('rebel-base-space'),
  ]);
  expect(refusedWith(s, ['x-wing:geonosis:1', 'y-wing:geonosis:1'])).toBe(
    'over_budget space-triangle:geonosis RB-14.0.28',
  );
  s.click([
    'rebel-transport:mon-calamari:1',
    'rebel-transport:geonosis:1',
    'ion-cannon:geonosis:1',
    'rebel-transport:rebel-base-space:1',
  ]);
  expect(s.units('queue-3')).toEqual({ 'rebel-transport': 1, 'mon-calamari-cruiser': 1 });
  expect(s.units('queue-2')).toEqual({ 'rebel-transport': 1, 'ion-cannon': 1 });
  expect(s.units('queue-1')).toEqual({ 'rebel-trooper': 1, 'rebel-transport': 1 });
});

test('RB-14.0.28 an icon that the builder leaves open builds the type of which most are left', () => {
  const s = building('rebel', { systems: { geonosis: { loyalty: 'rebel' } }, units: { hoth: { 'y-wing': 5 } } });
  s.click(['ion-cannon:geonosis:1', 'rebel-transport:rebel-base-space:1']);
  expect(s.units('queue-2')).toEqual({ 'x-wing': 1, 'ion-cannon': 1 });
  expect(s.units('queue-1')).toEqual({ 'rebel-trooper': 1, 'rebel-transport': 1 });
});

test('RB-14.0.26 the log has one sentence for each place that builds', () => {
  const s = building('rebel', { systems: { kashyyyk: { loyalty: 'rebel' } } }).click(['y-wing:rebel-base-space:1']);
  const built = s.read('imperial').filter(({ key }) => key === 'log.builtUnits');
  expect(built.map(({ at }) => at)).toEqual(['place:kashyyyk', 'place:rebel-base-space']);
  expect(built[0]?.params.units).toEqual(text('units.rebel-trooper', { n: 2 }));
});

test('RB-11.1.1 a hidden base builds a trooper and a ship of choice into box 1, ships over its system or not', () => {
  const s = building('rebel', { base: 'hoth', units: { hoth: { 'star-destroyer': 1 } } });
  s.click(['y-wing:rebel-base-space:1']);
  expect(s.units('queue-1')).toEqual({ 'rebel-trooper': 1, 'y-wing': 1 });
});

test('RB-11.3.8 a revealed base builds with the base space icons unless the Empire has a unit or loyalty there', () => {
  const free = building('rebel', { base: 'hoth', revealed: true, units: { hoth: { 'x-wing': 1 } } });
  free.click(['x-wing:rebel-base-space:1']);
  expect(free.units('queue-1')).toEqual({ 'rebel-trooper': 1, 'x-wing': 1 });
  const held = building('rebel', { base: 'hoth', revealed: true, units: { hoth: { 'x-wing': 1, 'tie-fighter': 1 } } });
  expect(held.units('queue-1')).toEqual({});
  const loyal = building('rebel', {
    base: 'bespin',
    revealed: true,
    systems: { bespin: { loyalty: 'imperial' } },
    units: { bespin: { 'x-wing': 1 } },
  });
  expect(loyal.units('queue-1')).toEqual({});
});

test('RB-2.10 a destroyed system yields no icons', () => {
  const s = building('imperial', {
    systems: { sullust: { destroyed: true } },
    units: { sullust: { 'star-destroyer': 1 } },
  });
  expect([s.units('queue-1'), s.units('queue-2')]).toEqual([{ stormtrooper: 1 }, {}]);
});

test('RB-1.5 RB-14.0.30 with an empty supply a unit elsewhere may be destroyed to build it', () => {
  const s = building('imperial', {
    systems: { sullust: { loyalty: 'imperial' } },
    units: { naboo: { 'at-at': 3 }, coruscant: { 'at-at': 1 } },
  });
  expect([s.asked, s.question]).toEqual([['imperial'], 'ask.buildAll']);
  const [naboo, coruscant] = [s.unit('at-at', 'naboo'), s.unit('at-at', 'coruscant')];
  expect(s.legal).toEqual(['at-at:sullust:1', naboo, coruscant]);
  expect(refusedWith(s, ['at-at:sullust:1'])).toBe('over_budget type:at-at RB-14.0.30');
  s.click([coruscant, 'at-at:sullust:1']);
  expect(s.units('coruscant')).toEqual({});
  expect(s.units('queue-2')).toEqual({ stormtrooper: 1, 'at-at': 1 });
});

test('RB-14.0.29 RB-14.0.30 doing without is allowed where the supply is short, and then the icon is wasted', () => {
  const s = building('imperial', { systems: { sullust: { loyalty: 'imperial' } }, units: { naboo: { 'at-at': 4 } } });
  s.click([]);
  expect(s.units('queue-2')).toEqual({ stormtrooper: 1 });
  expect(s.units('naboo')).toEqual({ 'at-at': 4 });
  expect(s.log()).toContain('log.noneLeft');
});

test('RB-14.0.30 a unit given up without need stays: none is destroyed while the supply has one, or for nothing', () => {
  const position: Position = {
    systems: { sullust: { loyalty: 'imperial' }, mygeeto: { loyalty: 'imperial' } },
    units: { naboo: { 'at-at': 3 } },
  };
  const s = building('imperial', position).click(['at-at-1', 'at-at:sullust:1']);
  expect([s.units('naboo'), s.units('queue-2')['at-at']]).toEqual([{ 'at-at': 3 }, 1]);
  const one = building('imperial', position).click(['at-at-1', 'at-at-2', 'at-at:sullust:1', 'at-at:mygeeto:1']);
  expect([one.units('naboo'), one.units('queue-2')['at-at']]).toEqual([{ 'at-at': 2 }, 2]);
});

test('RB-14.0.30 each unit given up builds one: what it built is not given up for the next', () => {
  const s = building('imperial', {
    systems: { sullust: { loyalty: 'imperial' }, mygeeto: { loyalty: 'imperial' } },
    units: { naboo: { 'at-at': 4 } },
  });
  s.click(['at-at-1', 'at-at-2', 'at-at:sullust:1', 'at-at:mygeeto:1']);
  expect([s.units('naboo'), s.units('queue-2')['at-at']]).toEqual([{ 'at-at': 2 }, 2]);
});

test('RB-14.0.30 with the supply empty and all of them in the queue the icon is wasted without a question', () => {
  const s = building('imperial', {
    systems: { sullust: { loyalty: 'imperial' } },
    units: { 'queue-3': { 'at-at': 4 } },
  });
  expect(s.question).toBe('ask.turn');
  expect(s.units('queue-2')).toEqual({ stormtrooper: 1 });
  expect(s.log()).toContain('log.noneLeft');
});

/** Two subjugated systems with one guard each; no Stormtrooper is left in the supply. */
const GUARDED: Position = {
  systems: { coruscant: { sabotaged: true } },
  units: { sullust: { stormtrooper: 1 }, naboo: { stormtrooper: 1 }, hoth: { stormtrooper: 28 } },
};

test('RB-14.0.30 the last guard may be destroyed: its system is free and builds no more', () => {
  const s = building('imperial', GUARDED);
  s.click([s.unit('stormtrooper', 'sullust'), 'stormtrooper:naboo:1']);
  expect(s.g.systems.sullust.subjugated).toBe(false);
  expect(s.units('queue-1')).toEqual({ stormtrooper: 1 });
  expect(s.units('queue-2')).toEqual({});
});

test('RB-14.0.30 a system whose guard is given up still builds in the same answer', () => {
  const s = building('imperial', GUARDED);
  s.click([
    s.unit('stormtrooper', 'sullust'),
    s.unit('stormtrooper', 'hoth'),
    'stormtrooper:naboo:1',
    'stormtrooper:sullust:1',
  ]);
  expect([s.units('queue-1'), s.units('queue-2')]).toEqual([{ stormtrooper: 1 }, { stormtrooper: 1 }]);
  expect([s.units('hoth'), s.units('sullust')]).toEqual([{ stormtrooper: 27 }, {}]);
});

test('RB-14.0.30 the builder chooses which system gets the last unit of the supply (bug class 3)', () => {
  const s = building('imperial', {
    systems: { corellia: { loyalty: 'imperial' }, mandalore: { loyalty: 'imperial' } },
    units: { 'queue-2': { 'tie-fighter': 23 } },
  });
  expect([s.asked, s.legal]).toEqual([['imperial'], ['tie-fighter:corellia:1', 'tie-fighter:mandalore:1']]);
  s.click(['tie-fighter:corellia:1']);
  expect(s.units('queue-3')).toEqual({ 'tie-fighter': 1, 'star-destroyer': 1 });
  expect(s.units('queue-1')).toEqual({ stormtrooper: 2 });
});

test('RB-14.0.39 nothing is asked while the supply reaches, or where all icons of a kind build into one box', () => {
  const shared: Position = { systems: { corellia: { loyalty: 'imperial' }, mandalore: { loyalty: 'imperial' } } };
  const plenty = building('imperial', { ...shared, units: { hoth: { 'tie-fighter': 22 } } });
  expect(plenty.question).toBe('ask.turn');
  const same = building('imperial', {
    systems: { mandalore: { loyalty: 'imperial' }, naboo: { loyalty: 'imperial' } },
    units: { 'queue-2': { 'tie-fighter': 23 } },
  });
  expect([same.question, same.units('queue-1')]).toEqual(['ask.turn', { stormtrooper: 3, 'tie-fighter': 1 }]);
});

test('RB-14.0.39 only icons whose supply is short are asked about', () => {
  const s = building('imperial', {
    systems: {
      corellia: { loyalty: 'imperial' },
      mandalore: { loyalty: 'imperial' },
      rodia: { loyalty: 'imperial' },
      toydaria: { loyalty: 'imperial' },
    },
    units: { 'queue-2': { 'tie-fighter': 23 } },
  });
  expect(s.legal).toEqual(['tie-fighter:corellia:1', 'tie-fighter:mandalore:1']);
});

test('RB-14.0.28 a type that is used up is built again only for a unit given up', () => {
  const s = building('rebel', { units: { hoth: { 'rebel-transport': 4 } } });
  const transport = s.unit('rebel-transport', 'hoth');
  expect(s.legal).toEqual([
    'x-wing:rebel-base-space:1',
    'y-wing:rebel-base-space:1',
    'rebel-transport:rebel-base-space:1',
    transport,
  ]);
  expect(refusedWith(s, ['rebel-transport:rebel-base-space:1'])).toBe('over_budget type:rebel-transport RB-14.0.30');
  s.click([transport, 'rebel-transport:rebel-base-space:1']);
  expect([s.units('hoth'), s.units('queue-1')]).toEqual([
    { 'rebel-transport': 3 },
    { 'rebel-trooper': 1, 'rebel-transport': 1 },
  ]);
});

test('RB-18.9 admirals build', () => {
  const s = building('rebel', { seats: FOUR });
  expect([s.asked, s.question]).toEqual([['rebel-admiral'], 'ask.buildAll']);
  expect(s.concede('rebel-admiral').asked).toEqual(['rebel-general']);
});

test('RB-14.0.32 RB-14.0.26 the example of the rulebook: Ryloth builds a trooper, which is deployed there with the X-wing of box 1', () => {
  const s = scenario({
    time: 5,
    base: 'hoth',
    revealed: true,
    systems: { ryloth: { loyalty: 'rebel' }, coruscant: { sabotaged: true } },
    units: { 'queue-1': { 'x-wing': 1 }, hoth: { 'x-wing': 1, 'tie-fighter': 1 } },
  }).start(refresh, {});
  expect([s.asked, s.question]).toEqual([['rebel'], 'ask.deploy']);
  expect(s.legal).toEqual(['x-wing:ryloth:1', 'rebel-trooper:ryloth:1']);
  s.click(['rebel-trooper:ryloth:1', 'x-wing:ryloth:1']);
  expect(s.units('ryloth')).toEqual({ 'x-wing': 1, 'rebel-trooper': 1 });
  expect(s.units('queue-1')).toEqual({});
});
