import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules, placeOf } from '../../rules/parse.ts';
import { hereOf } from './here.ts';
import { skirmish } from './testing/match.tsx';

const book = parseRules(readFileSync(new URL('./rules/en.md', import.meta.url), 'utf8'));

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

test('every step has its chapter in the rules, and its hint in the guide of each affiliation', () => {
  for (const chapter of ['army', 'setup', 'round', 'activation', 'attack'])
    expect(placeOf(book, chapter)).not.toBeNull();
  const wanted = ['imperial', 'rebel', 'mercenary'].flatMap((player) =>
    ['setup', 'turn', 'act', 'attack', 'waiting'].map((step) => `guide-${player}-${step}`),
  );
  expect(wanted.filter((hint) => !book.hints.has(hint))).toEqual([]);
});
