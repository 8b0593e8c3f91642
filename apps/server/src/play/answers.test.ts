import { expect, test } from 'vitest';
import { Answers } from './answers.ts';

const act = (seat: string, clientId: string | null) =>
  ({ kind: 'act', seat, clientId, decision: 'p1:0.roll', choice: 'go' }) as const;

test('every answer is found by seat and client id, however many there are; the last one counts', () => {
  const answers = new Answers();
  for (let n = 0; n < 1_000; n++) answers.note(act(n % 2 ? 'p1' : 'p2', `id-${n}`), n);
  answers.note(act('p1', 'id-1'), 5_000);
  answers.note(act('p1', null), 6_000);
  const of = (seat: string, id: string | null) => answers.of(seat, id).act;
  expect([of('p2', 'id-0'), of('p1', 'id-999'), of('p1', 'id-1')]).toEqual([0, 999, 5_000]);
  expect([of('p1', 'id-0'), of('p2', 'id-1000'), of('p1', null)]).toEqual([undefined, undefined, undefined]);
});

test('the ids of acts and undos are kept apart', () => {
  const answers = new Answers();
  for (let n = 0; n < 100; n++)
    answers.note(n % 2 ? { kind: 'undo', seat: 'p1', clientId: `id-${n}` } : act('p1', `id-${n}`), n);
  for (let n = 0; n < 100; n++) {
    const found = n % 2 ? { act: undefined, undo: n } : { act: n, undo: undefined };
    expect(answers.of('p1', `id-${n}`)).toEqual(found);
  }
});
