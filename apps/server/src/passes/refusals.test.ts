import { smugglers } from '@echo-base/games/engine/testing/smugglers';
import { titleById } from '@echo-base/games/titles';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { smugglersTable } from '../../test/support/smugglers.ts';

const order = (kind: string, until = 'match') => ({ kind, until });
const refusal = (code: string, params?: object) => ({ ok: false, error: { code, ...(params && { params }) } });

test('RB-16.2.4 only the owner of a seat gives its orders, in a match in play', async () => {
  const table = await smugglersTable();
  const { matchId } = table;
  const [ann, bob] = [table.at('a'), table.at('b')];
  const orders = [order('delivery')];
  const stranger = await ProtocolClient.join(table.server.url, 'Stranger');
  for (const [who, seat] of [
    [ann, 'b'],
    [stranger, 'b'],
    [bob, 'p9'],
    [bob, 'spectator'],
  ] as const)
    expect(await who.order(matchId, seat, orders)).toEqual(refusal('not_seated'));
  expect(await bob.order('nowhere', 'b', orders)).toEqual(refusal('no_such_match'));
  const signedOut = new ProtocolClient(table.server.url, 'Signed out');
  await signedOut.connect();
  expect(await signedOut.order(matchId, 'b', orders)).toEqual(refusal('no_session'));
  signedOut.close();

  const made = await ann.api('POST', '/api/matches', { title: 'smugglers', visibility: 'public', spectators: 'open' });
  await ann.api('POST', `/api/matches/${made.body.matchId}/join`, { seat: 'a' });
  expect(await ann.order(made.body.matchId, 'a', orders)).toEqual(refusal('not_started'));
  await ann.api('POST', `/api/matches/${matchId}/concede`);
  expect(await bob.order(matchId, 'b', orders)).toEqual(refusal('match_over'));
});

test('a finished match has no orders', async () => {
  const table = await smugglersTable();
  await table.order('b');
  await table.at('a').api('POST', `/api/matches/${table.matchId}/concede`);
  await table.caughtUp();
  expect(table.at('b').standing.at(-1)).toMatchObject({ seat: 'b', orders: [] });
  expect(await table.at('b').watch(table.matchId)).not.toHaveProperty('standing');
});

test('unknown kinds are refused by name, and a title without kinds refuses all', async () => {
  const server = await testServer({ titles: [smugglers, titleById('galaxy-dice')!] });
  const people = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const seats = (ids: string[]) => ids.map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch(people, { title: 'smugglers', seats: seats(['a', 'b']) });
  const dice = await openMatch(people, { title: 'galaxy-dice', seats: seats(['p1', 'p2']) });
  expect(await people[0]!.order(matchId, 'a', [order('delivery'), order('block')])).toEqual(
    refusal('not_declinable', { kind: 'block' }),
  );
  expect(await people[0]!.order(matchId, 'a', [order('constructor')])).toEqual(
    refusal('not_declinable', { kind: 'constructor' }),
  );
  for (const orders of [[order('delivery')], []])
    expect(await people[0]!.order(dice, 'p1', orders)).toEqual(refusal('no_standing_orders'));
  expect(await server.store.standing(matchId)).toEqual(new Map());
});

test('malformed requests are refused and change nothing', async () => {
  const table = await smugglersTable();
  const bob = table.at('b');
  await table.order('b');
  const many = Array.from({ length: 51 }, (_one, index) => order(`kind-${index}`));
  const malformed = [
    undefined,
    null,
    'delivery',
    {},
    [null],
    ['delivery'],
    [order('delivery', 'forever')],
    [{ kind: 'delivery' }],
    [{ kind: 7, until: 'match' }],
    [order('__proto__')],
    [order('')],
    [order('x'.repeat(61))],
    [order('delivery'), order('delivery', 'turn')],
    [{ ...order('delivery'), mark: '7' }],
    many,
  ];
  for (const orders of malformed) {
    const answer = await bob.emit('standing', { matchId: table.matchId, seat: 'b', orders });
    expect([orders, answer.error?.code]).toEqual([orders, 'invalid_body']);
  }
  const proto = JSON.parse('{"__proto__":{"orders":[]},"seat":"b","orders":[]}');
  expect((await bob.emit('standing', { ...proto, matchId: table.matchId, more: 1 })).error.code).toBe('invalid_body');
  expect((await bob.emit('standing', { matchId: table.matchId, seat: '__proto__', orders: [] })).error.code).toBe(
    'invalid_body',
  );
  const { standing } = await bob.watch(table.matchId);
  expect(standing[0].orders).toEqual([order('delivery')]);
  expect(await table.server.store.standing(table.matchId)).toEqual(new Map([['b', [order('delivery')]]]));
});
