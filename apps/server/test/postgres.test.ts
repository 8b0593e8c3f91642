import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, playAtRandom, randomChoice } from './kit/play.ts';
import { type TestServer, testServer } from './kit/setup.ts';
import { newDatabase, onServer, type TestDatabase } from './support/databases.ts';

const SEATS = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };

let database: TestDatabase;
let server: TestServer;

beforeEach(async () => {
  database = await newDatabase('postgres');
  // Hooks run in reverse order: the server closes before its database is removed.
  onTestFinished(database.remove);
  server = await testServer({ env: database.env });
});

test('text that PostgreSQL cannot store is refused before it gets there', async () => {
  const ann = await ProtocolClient.join(server.url, 'Ann');
  const bob = await ProtocolClient.join(server.url, 'Bob');
  const matchId = await openMatch([ann, bob], SEATS);
  await playAtRandom([ann, bob], matchId, { most: 3 });
  const asked = [ann, bob].find((one) => one.framesOf(matchId)[0]?.decisions.length)!;
  const decision = asked.framesOf(matchId)[0]!.decisions[0]!;
  const act = await asked.act(matchId, decision, randomChoice(decision), 'a\u0000b');
  expect(act).toMatchObject({ ok: false, error: { code: 'invalid_body' } });
  const status = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  expect(await status('/api/matches/%00')).toBe(404);
  expect(await status('/api/matches/a%00b/record')).toBe(404);
  expect(await status('/api/matches?title=%00')).toBe(200);
});

test('a match survives the loss of its database connections', async () => {
  const ann = await ProtocolClient.join(server.url, 'Ann');
  const bob = await ProtocolClient.join(server.url, 'Bob');
  const matchId = await openMatch([ann, bob], SEATS);
  await playAtRandom([ann, bob], matchId, { most: 5 });
  await onServer(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    database.env.DATABASE_URL,
  );
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  await playAtRandom([ann, bob], matchId, { most: 5 });
  expect(await server.store.acts(matchId)).toHaveLength(10);
});
