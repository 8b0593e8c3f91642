import type { UnitId } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import { COMBAT_NOW } from '../testing/log.ts';
import { viewOf } from '../testing/part.tsx';
import { layoutOf, squadsOf, surplusOf } from './forces.ts';

const view = viewOf({ units: { sullust: { 'star-destroyer': 1, 'death-star': 1 } } });

function healthOf(health: typeof COMBAT_NOW.health) {
  const squads = squadsOf(view, { ...COMBAT_NOW, health }, ['star-destroyer-1', 'death-star-1'], 'imperial', 'space');
  return Object.fromEntries(squads.map((squad) => [squad.type, squad.health]));
}

test('squads have the health of the round, and the printed one if the view has none', () => {
  expect(healthOf({})).toEqual({ 'star-destroyer': 4, 'death-star': null });
  expect(healthOf({ 'star-destroyer': 3, 'death-star': null })).toEqual({ 'star-destroyer': 3, 'death-star': null });
});

test('a force on the ground that is too wide for one row has numbers instead of units side by side', () => {
  const base = { 'ion-cannon': 1, 'shield-generator': 1, airspeeder: 3, 'rebel-trooper': 4 };
  const ground = viewOf({ units: { sullust: base } });
  const squads = squadsOf(ground, COMBAT_NOW, Object.keys(ground.units) as UnitId[], 'rebel', 'ground');
  expect(layoutOf(squads, 'ground', 'ground').most).toBeLessThan(4);
  expect(layoutOf(squads.slice(0, 2), 'ground', 'ground').most).toBe(4);
});

test('RB-9.1.19 damage beyond the health of a unit is counted while it can be blocked', () => {
  const squad = { key: 'one', type: 'stormtrooper', ids: [], damage: 0, health: 1, doomed: false } as const;
  expect([0, 1, 4].map((hits) => surplusOf({ ...squad, hits }))).toEqual([0, 0, 3]);
});
