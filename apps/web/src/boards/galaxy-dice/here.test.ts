import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules } from '../../rules/parse.ts';
import { hereOf } from './here.ts';
import { viewOf } from './testing/part.tsx';

const book = parseRules(readFileSync(new URL('./rules/en.md', import.meta.url), 'utf8'));

test('the guide speaks of a turn to the player whose turn it is, and each step has its hint', () => {
  const stepFor = (viewer: string, step: 'choose-rebel' | 'place' | 'help') =>
    hereOf(viewOf('yavin4', { step, active: 'p1' }), viewer).step;
  expect([stepFor('p1', 'place'), stepFor('p1', 'help')]).toEqual(['place', 'help']);
  expect([stepFor('p2', 'place'), stepFor('p2', 'help')]).toEqual(['waiting', 'waiting']);
  expect(stepFor('p2', 'choose-rebel')).toBe('choose-rebel');
  for (const step of ['choose-rebel', 'place', 'help', 'waiting'])
    expect(book.hints.has(`guide-player-${step}`)).toBe(true);
});
