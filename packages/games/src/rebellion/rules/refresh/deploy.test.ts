import { expect, test } from 'vitest';
import { blockedBy } from '../../../engine/budgets.ts';
import { FOUR } from '../../testing/begin.ts';
import { refusedWith } from '../../testing/moves.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { deploy } from './deploy.ts';

function deploying(side: 'rebel' | 'imperial', position: Position): Scenario {
  return scenario(position).start(deploy, { side });
}

/** Places that one more unit of a type may be deployed to, beside those picked. */
const open = (s: Scenario, type: string, picked: readonly string[] = []) => {
  const free = s.legalFor(`${type}:`).filter((key) => !picked.includes(key) && !blockedBy(s.decision, picked, key));
  return [...new Set(free.map((key) => key.split(':')[1] as string))];
};

test('RB-14.0.31 the Rebels deploy completely before the Empire does', () => {
  const s = scenario({
    phase: 'refresh',
    time: 6,
    units: { 'queue-1': { 'x-wing': 1, 'y-wing': 1, stormtrooper: 1 }, 'queue-2': { 'at-at': 1 } },
  });
  expect([s.asked, s.question]).toEqual([['rebel'], 'ask.deploy']);
  expect(s.units('queue-2')).toEqual({ 'at-at': 1 });
  s.click(['x-wing:rebel-base-space:1', 'y-wing:rebel-base-space:1']);
  expect([s.asked, s.question]).toEqual([['imperial'], 'ask.deploy']);
  s.click(['stormtrooper:coruscant:1']);
  expect([s.units('coruscant'), s.units('queue-1')]).toEqual([{ stormtrooper: 1 }, { 'at-at': 1 }]);
  expect(s.g.round).toBe(2);
});

test('RB-14.0.32 every unit slides one box, and those of box 1 are deployed', () => {
  const s = deploying('rebel', {
    units: { 'queue-1': { 'x-wing': 1 }, 'queue-2': { 'y-wing': 1 }, 'queue-3': { airspeeder: 2, 'tie-fighter': 1 } },
  });
  expect([s.units('queue-1'), s.units('queue-2'), s.units('queue-3')]).toEqual([
    { 'y-wing': 1 },
    { airspeeder: 2 },
    { 'tie-fighter': 1 },
  ]);
  expect(open(s, 'x-wing')).toEqual(['rebel-base-space']);
});

test('RB-14.0.33 RB-2.4 RB-2.9 the Empire deploys to systems with its loyalty or subjugation marker', () => {
  const s = deploying('imperial', {
    systems: { sullust: { loyalty: 'imperial' }, mandalore: { loyalty: 'rebel' }, kashyyyk: { loyalty: 'rebel' } },
    units: {
      mandalore: { stormtrooper: 1 },
      rodia: { stormtrooper: 1 },
      hoth: { stormtrooper: 1 },
      'queue-1': { 'at-st': 1 },
    },
  });
  expect(open(s, 'at-st').sort()).toEqual(['coruscant', 'mandalore', 'rodia', 'sullust']);
});

test('RB-14.0.34 RB-2.4 RB-2.8 the Rebels deploy to loyal systems not subjugated, or to the base space', () => {
  const s = deploying('rebel', {
    systems: { mandalore: { loyalty: 'rebel' }, kashyyyk: { loyalty: 'rebel' } },
    units: { mandalore: { stormtrooper: 1 }, hoth: { 'x-wing': 1 }, 'queue-1': { airspeeder: 1 } },
  });
  expect(open(s, 'airspeeder').sort()).toEqual(['kashyyyk', 'rebel-base-space']);
});

test('RB-14.0.35 at most 2 units to a place in one refresh', () => {
  const s = deploying('rebel', {
    systems: { naboo: { loyalty: 'rebel' } },
    units: { 'queue-1': { 'x-wing': 3, 'y-wing': 1 }, naboo: { 'rebel-trooper': 3 } },
  });
  const two = ['x-wing:naboo:1', 'x-wing:naboo:2'];
  expect(open(s, 'x-wing', two)).toEqual(['rebel-base-space']);
  expect(refusedWith(s, [...two, 'y-wing:naboo:1'])).toBe('over_budget place:naboo RB-14.0.35');
  s.click([...two, 'x-wing:rebel-base-space:1', 'y-wing:rebel-base-space:1']);
  expect(s.units('rebel-base-space')).toEqual({ 'x-wing': 1, 'y-wing': 1 });
});

test('RB-11.1.2 two units to the base space and two more to the loyal base system', () => {
  const s = deploying('rebel', {
    base: 'naboo',
    systems: { naboo: { loyalty: 'rebel' } },
    units: { 'queue-1': { 'x-wing': 4 } },
  });
  s.click(['x-wing:rebel-base-space:1', 'x-wing:rebel-base-space:2', 'x-wing:naboo:1', 'x-wing:naboo:2']);
  expect([s.units('rebel-base-space'), s.units('naboo')]).toEqual([{ 'x-wing': 2 }, { 'x-wing': 2 }]);
});

test('RB-11.3.6 RB-11.3.10 nothing is deployed to the base space once the base is revealed', () => {
  const s = deploying('rebel', {
    base: 'hoth',
    revealed: true,
    systems: { naboo: { loyalty: 'rebel' } },
    units: { 'queue-1': { 'x-wing': 1 }, hoth: { 'rebel-trooper': 1 } },
  });
  expect(open(s, 'x-wing')).toEqual(['naboo']);
});

test('RB-14.0.36 RB-12.15 neither sabotaged systems nor those with enemy units take deployments', () => {
  const s = deploying('imperial', {
    systems: { sullust: { loyalty: 'imperial', sabotaged: true }, bespin: { loyalty: 'imperial' } },
    units: { bespin: { 'x-wing': 1, stormtrooper: 1 }, 'queue-1': { 'at-st': 1 } },
  });
  expect(s.refusal('sullust')).toBe('sabotaged RB-14.0.36');
  expect(s.refusal('bespin')).toBe('enemy_there RB-14.0.36');
  expect(open(s, 'at-st')).toEqual(['coruscant']);
  const rebel = deploying('rebel', {
    systems: { naboo: { loyalty: 'rebel', sabotaged: true } },
    units: { 'queue-1': { airspeeder: 1 } },
  });
  expect(rebel.refusal('naboo')).toBe('sabotaged RB-14.0.36');
});

test('RB-14.0.37 RB-14.0.39 what will not or cannot be deployed returns to box 1', () => {
  const s = deploying('imperial', { units: { 'queue-1': { stormtrooper: 3 }, 'queue-2': { 'at-at': 1 } } });
  s.click(['stormtrooper:coruscant:1']);
  expect([s.units('coruscant'), s.units('queue-1')]).toEqual([{ stormtrooper: 1 }, { stormtrooper: 2, 'at-at': 1 }]);
  const full = deploying('imperial', {
    systems: { coruscant: { sabotaged: true } },
    units: { 'queue-1': { stormtrooper: 1 } },
  });
  expect(full.question).toBe('ask.turn');
  expect(full.units('queue-1')).toEqual({ stormtrooper: 1 });
  expect(full.log()).toContain('log.undeployed');
});

test('RB-14.0.37 units that find no place after the limit return to box 1', () => {
  const s = deploying('imperial', { units: { 'queue-1': { stormtrooper: 3 } } });
  s.click(['stormtrooper:coruscant:1', 'stormtrooper:coruscant:2']);
  expect(s.question).toBe('ask.turn');
  expect(s.units('queue-1')).toEqual({ stormtrooper: 1 });
});

test('RB-14.0.38 the queued Death Star replaces the one under construction, Rebel units or not', () => {
  const s = deploying('imperial', {
    units: { dagobah: { 'death-star-under-construction': 1, 'x-wing': 2 }, 'queue-1': { 'death-star': 1 } },
  });
  expect(s.units('dagobah')).toEqual({ 'death-star': 1, 'x-wing': 2 });
  expect(s.units('queue-1')).toEqual({});
  expect(s.question).toBe('ask.turn');
  expect(s.g.combat).toBe(null);
});

test('RB-14.0.38 a Death Star still in box 2 only slides', () => {
  const s = deploying('imperial', {
    units: { dagobah: { 'death-star-under-construction': 1 }, 'queue-2': { 'death-star': 1 } },
  });
  expect(s.units('dagobah')).toEqual({ 'death-star-under-construction': 1 });
  expect(s.units('queue-1')).toEqual({ 'death-star': 1 });
});

test('RB-18.9 admirals deploy', () => {
  const position: Position = { seats: FOUR, units: { 'queue-1': { stormtrooper: 1, 'x-wing': 1 } } };
  expect(deploying('imperial', position).asked).toEqual(['imperial-admiral']);
  expect(deploying('rebel', position).asked).toEqual(['rebel-admiral']);
});

test('RB-15.8 a unit deployed into the empty revealed base system wins', () => {
  const s = deploying('imperial', {
    base: 'sullust',
    revealed: true,
    systems: { sullust: { loyalty: 'imperial' } },
    units: { 'queue-1': { stormtrooper: 2 } },
  });
  s.click(['stormtrooper:sullust:1']);
  expect(s.g.outcome).toMatchObject({ winners: ['imperial'] });
});

test('RB-14.0.33 RB-14.0.34 systems with own units that take no deployment are listed with the reason', () => {
  const s = scenario({
    systems: { naboo: { loyalty: 'rebel' }, ryloth: { loyalty: 'rebel' } },
    units: { ryloth: { stormtrooper: 1 }, yavin: { 'x-wing': 1 }, kessel: { 'x-wing': 1 }, 'queue-1': { 'y-wing': 1 } },
  }).start(deploy, { side: 'rebel' });
  expect(s.legal).toEqual(['y-wing:rebel-base-space:1', 'y-wing:naboo:1']);
  expect(s.refusal('yavin')).toBe('deploy_remote RB-14.0.34');
  expect(s.refusal('kessel')).toBe('deploy_not_rebel RB-14.0.33');
  // Loyal and subjugated: it is a system of the Empire.
  expect(s.refusal('ryloth')).toBe('deploy_not_rebel RB-14.0.33');
  expect(s.decision.options.map((option) => option.key)).not.toContain('hoth');
});

test('RB-11.3.6 after the reveal the base space takes no deployment, and the list says so', () => {
  const s = scenario({
    base: 'hoth',
    revealed: true,
    systems: { naboo: { loyalty: 'rebel' } },
    units: { hoth: { 'x-wing': 1 }, 'queue-1': { 'y-wing': 1 } },
  }).start(deploy, { side: 'rebel' });
  expect(s.refusal('rebel-base-space')).toBe('base_space_closed RB-11.3.6');
});

test('RB-14.0.35 no more units of a type are deployed than wait', () => {
  const s = deploying('rebel', { systems: { naboo: { loyalty: 'rebel' } }, units: { 'queue-1': { 'x-wing': 2 } } });
  const three = ['x-wing:naboo:1', 'x-wing:naboo:2', 'x-wing:rebel-base-space:1'];
  expect(refusedWith(s, three)).toBe('bad_choice');
  const mixed = deploying('rebel', {
    systems: { naboo: { loyalty: 'rebel' } },
    units: { 'queue-1': { 'x-wing': 1, 'y-wing': 1 } },
  });
  expect(refusedWith(mixed, ['x-wing:naboo:1', 'x-wing:rebel-base-space:1'])).toBe('over_budget type:x-wing');
});

test('RB-16.1 the log names the units of a place in one sentence', () => {
  const s = deploying('imperial', { units: { 'queue-1': { stormtrooper: 2 } } });
  s.click(['stormtrooper:coruscant:2', 'stormtrooper:coruscant:1']);
  const deployed = s.read('rebel').filter(({ key }) => key === 'log.deployed');
  expect(deployed.map(({ params }) => params)).toEqual([
    {
      side: { key: 'side.imperial' },
      units: { key: 'units.stormtrooper', params: { n: 2 } },
      place: { key: 'system.coruscant' },
    },
  ]);
});
