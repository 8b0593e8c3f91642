import { expect, test } from 'vitest';
import { MatchChanges } from './changes.ts';
import type { Host } from './host.ts';

test('a subscriber that throws is reported, and stops neither the others nor the publisher', () => {
  const failed: unknown[][] = [];
  const told: string[] = [];
  const changes = new MatchChanges((...problem) => failed.push(problem));
  const broken = new Error('the clock is broken');
  changes.subscribe({
    turn: () => {
      throw broken;
    },
  });
  changes.subscribe({ turn: (host) => told.push(host.id), seats: () => told.push('seats') });
  changes.publish('turn', { id: 'm1' } as Host);
  expect(told).toEqual(['m1']);
  expect(failed).toEqual([['turn', broken]]);
});
