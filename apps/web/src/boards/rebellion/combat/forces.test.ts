import { expect, test } from 'vitest';
import { COMBAT_NOW } from '../testing/log.ts';
import { viewOf } from '../testing/part.tsx';
import { squadsOf } from './forces.ts';

const view = viewOf({ units: { sullust: { 'star-destroyer': 1, 'death-star': 1 } } });

function healthOf(health: typeof COMBAT_NOW.health) {
  const squads = squadsOf(view, { ...COMBAT_NOW, health }, ['star-destroyer-1', 'death-star-1'], 'imperial', 'space');
  return Object.fromEntries(squads.map((squad) => [squad.type, squad.health]));
}

test('squads have the health of the round, and the printed one if the view has none', () => {
  expect(healthOf({})).toEqual({ 'star-destroyer': 4, 'death-star': null });
  expect(healthOf({ 'star-destroyer': 3, 'death-star': null })).toEqual({ 'star-destroyer': 3, 'death-star': null });
});
