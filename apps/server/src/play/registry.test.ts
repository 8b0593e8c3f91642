import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { act } from '../../test/support/rows.ts';

const MATCH = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };
const HOUR_MS = 3_600_000;

async function server() {
  const running = await testServer();
  const [han, leia] = [await ProtocolClient.join(running.url, 'Han'), await ProtocolClient.join(running.url, 'Leia')];
  return { running, registry: running.registry, han, leia };
}

test('a finished match leaves memory while it is watched; later chat messages still arrive', async () => {
  const { registry, han, leia } = await server();
  const over = await openMatch([han, leia], MATCH);
  const inPlay = await openMatch([han, leia], MATCH);
  await leia.api('POST', `/api/matches/${over}/concede`, {});
  registry.evictIdle(Date.now() + HOUR_MS);
  expect([...registry.loaded].map(({ id }) => id)).toEqual([inPlay]);
  const received: object[] = [];
  leia.socket?.on('said', (said) => received.push(said));
  expect(await han.emit('say', { matchId: over, text: 'well played' })).toMatchObject({ ok: true });
  await expect.poll(() => received).toMatchObject([{ matchId: over, text: 'well played' }]);
  const next = (await han.api('POST', `/api/matches/${over}/rematch`, {})).body.matchId;
  await leia.until(() => leia.tables.some(({ match }) => match.rematch === next), 'the next table');
});

test('an evicted match emits nothing about the one that replaced it', async () => {
  const { running, registry, han, leia } = await server();
  const matchId = await openMatch([han, leia], MATCH);
  const before = await registry.host(matchId);
  registry.evict(matchId);
  const now = await registry.host(matchId);
  // The server itself compares watched matches with their record.
  for (const one of [han, leia]) one.close();
  await running.store.appendActs([{ matchId, entries: [], act: act(0, { versions: { p1: 99 } }) }]);
  await expect(before.follower.refresh()).rejects.toThrow('does not follow');
  expect(registry.peek(matchId)).toBe(now);
});
