import { expect, test } from 'vitest';
import { z } from 'zod';
import * as protocol from './index.ts';

const { act, watch, ping } = protocol.clientEvents;
const right = { matchId: 'm1', seat: 'p1', decision: 'p1:0.x', choice: 'roll', id: '1' };

test('an act may choose a key, several keys or a whole number', () => {
  for (const choice of ['roll', ['a', 'b'], [], 3]) expect(act.safeParse({ ...right, choice }).success).toBe(true);
  for (const choice of [1.5, null, {}, [1], undefined, 'x'.repeat(201), new Uint8Array([1]), Buffer.from('x')])
    expect(act.safeParse({ ...right, choice }).success).toBe(false);
});

test.each([
  { ...right, more: 1 },
  { ...right, seat: '__proto__' },
  { ...right, matchId: '../secret' },
  { ...right, id: '' },
  JSON.parse('{"matchId":"m1","seat":"p1","decision":"d","choice":"c","id":"1","__proto__":{"evil":1}}'),
  null,
  [],
  'act',
])('an act of another shape is refused (%#)', (message) => {
  expect(act.safeParse(message).success).toBe(false);
});

test('since maps viewers to versions and does not allow prototype pollution', () => {
  expect(watch.parse({ matchId: 'm', since: { p1: 3, spectator: 0 } }).since).toEqual({ p1: 3, spectator: 0 });
  for (const since of [{ p1: -1 }, { p1: '1' }, { 'P 1': 1 }, 5])
    expect(watch.safeParse({ matchId: 'm', since }).success).toBe(false);
  watch.safeParse(JSON.parse('{"matchId":"m","since":{"__proto__":{"evil":1}}}'));
  expect(({} as Record<string, unknown>).evil).toBeUndefined();
});

test('ping needs no payload', () => {
  for (const nothing of [undefined, null, {}]) expect(ping.safeParse(nothing).success).toBe(true);
});

test('names are trimmed, limited in length and free of control characters', () => {
  expect(protocol.sessionBody.parse({ name: '  Wedge  ' })).toEqual({ name: 'Wedge' });
  for (const name of ['', '   ', 'x'.repeat(41), 'a\nb', 'a\u202eb', 5])
    expect(protocol.sessionBody.safeParse({ name }).success).toBe(false);
});

test('every schema can be described as JSON Schema', () => {
  for (const [name, schema] of Object.entries(protocol)) {
    if (schema instanceof z.ZodType) expect(() => z.toJSONSchema(schema, { io: 'input' }), name).not.toThrow();
  }
});

test('standing orders name each kind once, at most fifty', () => {
  const order = (kind: string, until = 'match') => ({ kind, until });
  const parsed = (orders: unknown) =>
    protocol.clientEvents.standing.safeParse({ matchId: 'm1', seat: 'p1', orders }).success;
  const many = (count: number) => Array.from({ length: count }, (_one, index) => order(`kind-${index}`));
  for (const orders of [[], [order('block')], [order('block', 'turn'), order('captured')], many(50)])
    expect([orders, parsed(orders)]).toEqual([orders, true]);
  for (const orders of [
    null,
    many(51),
    [order('block'), order('block', 'turn')],
    [order('block', 'forever')],
    [order('__proto__')],
    [order('Block')],
    [{ ...order('block'), mark: '1' }],
  ])
    expect([orders, parsed(orders)]).toEqual([orders, false]);
});
