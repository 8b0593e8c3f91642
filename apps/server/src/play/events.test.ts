import { expect, test } from 'vitest';
import { MatchEmitter } from './events.ts';

test('a throwing listener is reported, and stops neither the other listeners nor the emitter', () => {
  const failed: unknown[][] = [];
  const told: string[] = [];
  const events = new MatchEmitter<string>((...problem) => failed.push(problem));
  const broken = new Error('the clock is broken');
  events.on('turnChanged', () => {
    throw broken;
  });
  events.on('turnChanged', (match) => told.push(match));
  events.on('seatsChanged', () => told.push('seats'));
  events.emit('turnChanged', 'm1');
  expect(told).toEqual(['m1']);
  expect(failed).toEqual([['turnChanged', broken]]);
});
