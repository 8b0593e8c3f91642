import { expect, test } from 'vitest';
import { hereOf } from './here.ts';
import { skirmish } from './testing/match.tsx';

const match = () => skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gideon-argus n18'] });
const here = (one: ReturnType<typeof match>, viewer: string) => hereOf(one.view(viewer), viewer);

test('the rules open at the step of the match, and the guide is that of the own affiliation', () => {
  const one = match();
  expect(here(one, 'p1')).toEqual({ chapter: 'round', step: 'turn', player: 'imperial', isEarly: true });
  expect(here(one, 'p2')).toMatchObject({ step: 'waiting', player: 'rebel' });
  one.activate('p1-darth-vader-1-1');
  expect(here(one, 'p1')).toMatchObject({ chapter: 'activation', step: 'act' });
  one.aim('p2-chewbacca-1-1');
  for (const viewer of ['p1', 'p2']) expect(here(one, viewer)).toMatchObject({ chapter: 'attack', step: 'attack' });
  expect(here(one, 'spectator').player).toBeNull();
});
