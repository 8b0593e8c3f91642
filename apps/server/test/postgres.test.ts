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

test('ids that cannot exist are refused alike on both databases, also those of moderators', async () => {
  const token = 'token-of-the-operator';
  const codesOf = async (env: Record<string, string>) => {
    const { url, log } = await testServer({ env: { ...env, OPERATOR_TOKEN: token } });
    const owner = await ProtocolClient.guest(url, 'Ann');
    await owner.api('POST', '/api/session/owner', { token });
    const post = async (path: string) => (await owner.api('POST', path, {})).body.error.code;
    const ids = ['%00', 'a%00b', '%ED%A0%80', '%EF%BF%BF', 'x'.repeat(200)];
    const asked = ids.flatMap((id) => [`players/${id}/ban`, `players/${id}/unmute`, `matches/${id}/close`]);
    const codes = await Promise.all(asked.map((path) => post(`/api/moderation/${path}`)));
    const joined = await Promise.all(ids.map((id) => post(`/api/matches/${id}/join`)));
    expect(log.filter((line) => line.includes('failed"'))).toEqual([]);
    return [...codes, ...joined];
  };
  const codes = await codesOf(database.env);
  expect(new Set(codes)).toEqual(new Set(['no_such_person', 'no_such_match']));
  expect(await codesOf({})).toEqual(codes);
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
