import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { RECOVERY_MS } from '../auth/sessions.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const codeOf = (url: string) => new URL(url).hash.slice(1);
const refused = { status: 403, body: { error: { code: 'bad_code' } } };

/** Opens a link on another device. */
function recover(base: string, code: string) {
  return new ProtocolClient(base, '').api('POST', '/api/session/recover', { code });
}

test('a link signs another device in as the same player with its seats; both play on', async () => {
  const { url } = await testServer();
  const ann = await ProtocolClient.join(url, 'Ann');
  const bob = await ProtocolClient.join(url, 'Bob');
  const matchId = await openMatch([ann, bob], { title: 'galaxy-dice', seats: SEATS });
  const link = await ann.api('POST', '/api/session/recovery', {});
  expect(link).toMatchObject({ status: 200, body: { url: `${url}/recover#${link.body.code}` } });
  expect(Date.parse(link.body.expiresAt)).toBeGreaterThan(Date.now());
  const { status, headers, body } = await recover(url, codeOf(link.body.url));
  expect([status, body]).toEqual([201, { playerId: ann.playerId, name: 'Ann', token: expect.any(String) }]);
  expect(headers.get('set-cookie')).toMatch(/^echo-base-[\da-f]{8}=[\w-]+; .*HttpOnly/);
  expect(body.token).not.toBe(ann.token);
  const phone = ann.at(url);
  phone.token = body.token;
  await phone.connect();
  expect((await phone.watch(matchId)).viewers).toEqual(['p1']);
  expect((await ann.api('GET', '/api/session')).status).toBe(200);
});

test('a code tells whom it signs in, as often as asked and only while it is valid', async () => {
  const { url } = await testServer();
  const ann = await ProtocolClient.guest(url, 'Ann');
  const { code } = (await ann.api('POST', '/api/session/recovery', {})).body;
  const whose = () => new ProtocolClient(url, '').api('POST', '/api/session/recovery/player', { code });
  for (let asked = 0; asked < 2; asked++) expect((await whose()).body).toEqual({ name: 'Ann' });
  await recover(url, code);
  expect(await whose()).toMatchObject(refused);
});

test('a code is valid once, and only the latest of a player', async () => {
  const { url } = await testServer();
  const ann = await ProtocolClient.guest(url, 'Ann');
  const link = async () => (await ann.api('POST', '/api/session/recovery', {})).body.code as string;
  const [older, newer] = [await link(), await link()];
  expect(await recover(url, older)).toMatchObject(refused);
  const answers = await Promise.all([recover(url, newer), recover(url, newer), recover(url, newer)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 403, 403]);
  expect(await recover(url, newer)).toMatchObject(refused);
});

test('a lasting code is valid for a year, until another lasting one is created', async () => {
  const { url } = await testServer();
  const ann = await ProtocolClient.guest(url, 'Ann');
  const link = async (lasting: boolean) => (await ann.api('POST', '/api/session/recovery', { lasting })).body;
  const [first, kept, short] = [await link(true), await link(true), await link(false)];
  expect(Date.parse(kept.expiresAt) - Date.now()).toBeGreaterThan(360 * 86_400_000);
  expect(await recover(url, first.code)).toMatchObject(refused);
  expect((await recover(url, kept.code)).status).toBe(201);
  expect(await recover(url, kept.code)).toMatchObject(refused);
  expect((await recover(url, short.code)).status).toBe(201);
  expect((await ann.api('POST', '/api/session/recovery', { lasting: 'yes' })).status).toBe(400);
});

test('a code is valid for a quarter of an hour', async () => {
  const { url } = await testServer();
  const ann = await ProtocolClient.guest(url, 'Ann');
  const { code } = (await ann.api('POST', '/api/session/recovery', {})).body;
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + RECOVERY_MS + 1_000);
  try {
    expect(await recover(url, code)).toMatchObject(refused);
    clock.mockReturnValue(now);
    expect((await recover(url, code)).status).toBe(201);
  } finally {
    clock.mockRestore();
  }
});

test('nothing but a code recovers a session, and a link needs a session', async () => {
  const { url } = await testServer();
  const ann = await ProtocolClient.guest(url, 'Ann');
  await ann.api('POST', '/api/session/recovery', {});
  for (const code of ['x', 'x'.repeat(43), ann.token, ann.playerId, "' OR 1=1 --"])
    expect(await recover(url, code)).toMatchObject(refused);
  const at = (body: unknown) => ann.api('POST', '/api/session/recover', body);
  for (const body of [{}, { code: '' }, { code: 7 }, { code: 'x'.repeat(101) }, { code: 'x', more: 1 }])
    expect(await at(body)).toMatchObject({ status: 400, body: { error: { code: 'invalid_body' } } });
  const visitor = await new ProtocolClient(url, '').api('POST', '/api/session/recovery', {});
  expect([visitor.status, visitor.body.error.code]).toEqual([401, 'no_session']);
});

test('the link has the address that players use', async () => {
  const { url } = await testServer({ env: { PUBLIC_URL: 'https://play.example' } });
  const ann = await ProtocolClient.guest(url, 'Ann');
  const { body } = await ann.api('POST', '/api/session/recovery', {});
  expect(body.url).toBe(`https://play.example/recover#${body.code}`);
});

test('neither log nor database contains a code or a token', async () => {
  const dataDir = tempDir();
  const { url, log, close } = await testServer({ dataDir });
  const ann = await ProtocolClient.guest(url, 'Ann');
  const used = (await ann.api('POST', '/api/session/recovery', {})).body.code;
  const { token } = (await recover(url, used)).body;
  await recover(url, used);
  const open = (await ann.api('POST', '/api/session/recovery', {})).body.code;
  await close();
  const kept = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
  expect(log.length).toBeGreaterThan(0);
  for (const secret of [used, open, token]) expect([...log, ...kept].join('')).not.toContain(secret);
});
