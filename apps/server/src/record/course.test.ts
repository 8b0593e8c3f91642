import { expect, test } from 'vitest';
import { Course } from './course.ts';

function course(...acts: [seat: string, decision: string, choice?: number][]): Course {
  const made = new Course();
  for (const [seq, [seat, decision, choice = null]] of acts.entries()) made.follow({ seq, seat, decision, choice });
  return made;
}

test('a seat’s last act that stands is the one before what was undone', () => {
  expect(course().lastOf('a')).toBeNull();
  expect(course(['a', 'x'], ['b', 'y']).lastOf('a')).toBe(0);
  expect(course(['a', 'x'], ['a', 'y'], ['a', 'undo']).lastOf('a')).toBe(0);
  expect(course(['a', 'x'], ['b', 'y'], ['a', 'undo', 0]).lastOf('b')).toBeNull();
  expect(course(['a', 'x'], ['b', 'y'], ['a', 'z'], ['b', 'undo', 1], ['b', 'w']).lastOf('b')).toBe(4);
  expect(course(['a', 'x'], ['b', 'y'], ['a', 'z'], ['b', 'undo', 1]).lastOf('a')).toBe(0);
});

test('nothing reaches behind a concession', () => {
  const made = course(['a', 'x'], ['b', 'concede'], ['c', 'y']);
  expect([made.lastOf('a'), made.lastOf('b'), made.lastOf('c')]).toEqual([null, null, 2]);
});
