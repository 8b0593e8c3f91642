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
  for (const name of ['', '   ', 'x'.repeat(33), 'a\nb', 'a\u202eb', 5])
    expect(protocol.sessionBody.safeParse({ name }).success).toBe(false);
});

const problemIn = (name: string) => {
  const { error } = protocol.sessionBody.safeParse({ name });
  const [issue] = error?.issues ?? [];
  return issue?.code === 'custom' ? issue.params?.problem : issue?.code;
};

test.each([
  ['U+200B alone', '\u200b'],
  ['U+200B within', 'Le\u200bia'],
  ['U+2060', 'Leia\u2060'],
  ['U+FEFF within', 'Le\ufeffia'],
  ['the Hangul filler', '\u3164'],
  ['the halfwidth Hangul filler', '\uffa0'],
  ['blank Braille', '\u2800'],
  ['tag characters', 'Leia\u{e0061}\u{e0062}'],
  ['a soft hyphen', 'Le\u00adia'],
  ['a joiner between Latin letters', 'Le\u200dia'],
  ['a variation selector', 'Leia\ufe0f'],
  ['30 combining marks', `Leia${'\u0301\u0300'.repeat(15)}`],
  ['a combining mark alone', '\u0301'],
  ['an unpaired surrogate', 'Leia\ud800'],
])('a name with %s is unreadable', (_what, name) => {
  expect(problemIn(name)).toBe('unreadable');
});

test.each([
  'Leia Organa',
  'José',
  '李莱娅',
  'Нэ́о',
  'ليا',
  'می\u200cخواهم',
  'श्री',
  'क्\u200dष',
  'Việt Nguyễn',
  'שָׁלוֹם',
  'เล่น',
  '한글',
  "R2-D2 & C-3PO's",
  '👩🏽‍🚀',
  '👨‍👩‍👧',
  '❤️',
  'Max ⚔️',
  '🇮🇹',
])('the name %s is readable', (name) => {
  expect(problemIn(name)).toBeUndefined();
});

test('names are composed, have single spaces, and are counted as people count', () => {
  expect(protocol.sessionBody.parse({ name: 'Ｌｅｉａ  Orga\u00a0na Jose\u0301' })).toEqual({
    name: 'Leia Orga na José',
  });
  expect(problemIn('👨‍👩‍👧'.repeat(32))).toBeUndefined();
  for (const name of ['👨‍👩‍👧'.repeat(33), 'x'.repeat(33), 'x'.repeat(100_000)])
    expect(problemIn(name)).toBe('too_long');
  expect(problemIn('  \u3000 ')).toBe('empty');
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
