import { readFileSync } from 'node:fs';
import { battle, type Scenario } from '@echo-base/games/battle-of-hoth/testing';
import { expect, test } from 'vitest';
import { parseRules, placeOf } from '../../rules/parse.ts';
import { hereOf } from './here.ts';

const book = parseRules(readFileSync(new URL('./rules/en.md', import.meta.url), 'utf8'));
const hereFor = (s: Scenario, viewer: string) => hereOf(s.view(viewer), viewer);

test('the guide follows the steps of a turn, and each step has its hint and its chapter', () => {
  const s = battle({ units: ['echoTrooper 4,4', 'snowtrooper 4,3'], hands: { rebels: ['rebels-direct-from-hq'] } });
  const steps = [hereFor(s, 'rebels')];
  s.play('rebels-direct-from-hq');
  steps.push(hereFor(s, 'rebels'));
  s.order('echoTrooper-1');
  steps.push(hereFor(s, 'rebels'));
  s.click('done');
  steps.push(hereFor(s, 'rebels'), hereFor(s, 'empire'));
  expect(steps.map(({ player, step }) => `${player} ${step}`)).toEqual([
    'rebels card',
    'rebels orders',
    'rebels moves',
    'rebels attacks',
    'empire waiting',
  ]);
  for (const { chapter, step } of steps) {
    expect(placeOf(book, chapter)).not.toBeNull();
    for (const side of ['rebels', 'empire']) expect(book.hints.has(`guide-${side}-${step}`)).toBe(true);
  }
});

test('the guide speaks of attacks while they are asked for, also with no enemy in range', () => {
  const s = battle({ units: ['echoTrooper 4,6', 'snowtrooper 4,0'], hands: { rebels: ['rebels-direct-from-hq'] } });
  s.play('rebels-direct-from-hq').order('echoTrooper-1');
  const view = s.view('rebels');
  expect(view.aims).toEqual([]);
  expect(hereOf(view, 'rebels', 'step.moves').step).toBe('moves');
  expect(hereOf(view, 'rebels', 'step.attacks').step).toBe('attacks');
  expect(hereOf(view, 'empire', 'step.attacks').step).toBe('waiting');
});

test('the guide is for the first turns of players, not for spectators or later turns', () => {
  const s = battle({ units: ['echoTrooper 4,4', 'snowtrooper 4,3'], hands: { rebels: ['rebels-direct-from-hq'] } });
  expect(hereFor(s, 'spectator')).toMatchObject({ player: null, step: 'card', isEarly: true });
  s.change((g) => {
    g.turns = { rebels: 3, empire: 2 };
  });
  expect(hereFor(s, 'rebels').isEarly).toBe(false);
});
