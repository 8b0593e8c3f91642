import { actOf } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { EffectiveHistory } from './effective-history.ts';

function history(...acts: [seat: string, decision: string, choice?: number][]): EffectiveHistory {
  const built = new EffectiveHistory();
  for (const [seq, [seat, decision, last]] of acts.entries()) {
    const choice = last ?? (decision === 'undo' || decision === 'concede' ? null : 'go');
    built.add({ ...actOf({ seat, decision, choice }), seq });
  }
  return built;
}

test('a seat’s last act in effect is the one before those undone', () => {
  expect(history().lastOf('a')).toBeNull();
  expect(history(['a', 'x'], ['b', 'y']).lastOf('a')).toBe(0);
  expect(history(['a', 'x'], ['a', 'y'], ['a', 'undo']).lastOf('a')).toBe(0);
  expect(history(['a', 'x'], ['b', 'y'], ['a', 'undo', 0]).lastOf('b')).toBeNull();
  expect(history(['a', 'x'], ['b', 'y'], ['a', 'z'], ['b', 'undo', 1], ['b', 'w']).lastOf('b')).toBe(4);
  expect(history(['a', 'x'], ['b', 'y'], ['a', 'z'], ['b', 'undo', 1]).lastOf('a')).toBe(0);
});

test('an undo cannot pass a concession', () => {
  const built = history(['a', 'x'], ['b', 'concede'], ['c', 'y']);
  expect([built.lastOf('a'), built.lastOf('b'), built.lastOf('c')]).toEqual([null, null, 2]);
});
