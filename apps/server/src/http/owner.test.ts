import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { operate } from '../../test/support/operator.ts';

const TOKEN = 'token-of-the-operator';

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  async function open() {
    const server = await testServer({ env: { ...database.env, OPERATOR_TOKEN: TOKEN } });
    const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
    expect((await ann.api('POST', '/api/session/owner', { token: TOKEN })).status).toBeLessThan(300);
    return { server, ann, bob };
  }

  test('only the owner sees the facts of the server', async () => {
    const { server, ann, bob } = await open();
    await openMatch([ann, bob], { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) });
    const eve = await ProtocolClient.guest(server.url, 'Eve');
    expect((await ann.api('POST', `/api/moderation/players/${eve.playerId}/ban`, {})).status).toBeLessThan(300);
    const { status, body } = await ann.api('GET', '/api/owner');
    expect([status, body]).toEqual([
      200,
      {
        version: expect.stringMatching(/^\d/),
        games: { waiting: 0, playing: 1, finished: 0, frozen: 0 },
        ...{ people: 3, today: 3, bans: 1, database: kind, bytes: expect.any(Number), message: null, unsaved: 1 },
      },
    ]);
    expect(body.bytes).toBeGreaterThan(10_000);
    const before = Date.now();
    expect(await operate(database.env, ['backup', join(tempDir(), 'b.gz')])).toMatchObject({ code: 0, err: '' });
    const { backup } = (await ann.api('GET', '/api/owner')).body;
    expect(Date.parse(backup)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(backup)).toBeLessThanOrEqual(Date.now());
    expect(await bob.api('GET', '/api/owner')).toMatchObject({ status: 403, body: { error: { code: 'owner_only' } } });
    expect((await fetch(`${server.url}/api/owner`)).status).toBe(401);
    expect(JSON.stringify(body)).not.toContain(TOKEN);
  });

  test('the games played since the last backup are counted: begun, gone on, or ended', async () => {
    const { ann, bob } = await open();
    const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
    const begin = () => openMatch([ann, bob], { title: 'galaxy-dice', seats });
    const unsaved = async () => (await ann.api('GET', '/api/owner')).body.unsaved;
    const backup = async () => {
      expect(await operate(database.env, ['backup', join(tempDir(), 'b.gz')])).toMatchObject({ code: 0 });
    };
    expect(await unsaved()).toBe(0);
    const [first, second] = [await begin(), await begin()];
    await begin();
    expect(await unsaved(), 'without a backup').toBe(3);
    await ann.api('POST', '/api/matches', { title: 'galaxy-dice', seats });
    expect(await unsaved(), 'a room is no game yet').toBe(3);
    await backup();
    expect(await unsaved()).toBe(0);
    const [mine] = [ann, bob].flatMap((one) => one.framesOf(first).flatMap(({ decisions }) => decisions));
    const player = ann.framesOf(first).some(({ decisions }) => decisions.length > 0) ? ann : bob;
    if (!mine) throw new Error('no decision');
    expect((await player.act(first, mine, randomChoice(mine))).ok).toBe(true);
    expect(await unsaved(), 'one went on').toBe(1);
    await bob.api('POST', `/api/matches/${second}/concede`, {});
    expect(await unsaved(), 'one has ended').toBe(2);
    await begin();
    expect(await unsaved(), 'one has begun').toBe(3);
    await backup();
    expect(await unsaved()).toBe(0);
  });

  test('a message of the owner reaches everybody, outlives a restart, and is ended', async () => {
    const { server, ann, bob } = await open();
    const text = 'Restart at eight. <b>Grüße</b>';
    expect((await bob.api('POST', '/api/owner/message', { text })).status).toBe(403);
    expect((await ann.api('POST', '/api/owner/message', { text: 'x'.repeat(301) })).status).toBe(400);
    expect((await ann.api('POST', '/api/owner/message', { text: '' })).status).toBe(400);
    expect((await ann.api('POST', '/api/owner/message', { text })).body.message.text).toBe(text);
    const asked = async (url: string) => (await new ProtocolClient(url, 'Eve').api('GET', '/api/message')).body.message;
    const shown = await asked(server.url);
    expect(shown).toMatchObject({ text, id: expect.any(String) });
    await server.close();
    const again = await testServer({ env: { ...database.env, OPERATOR_TOKEN: TOKEN } });
    expect(await asked(again.url)).toEqual(shown);
    expect((await ann.at(again.url).api('DELETE', '/api/owner/message')).status).toBe(204);
    expect(await asked(again.url)).toBeNull();
  });

  // A database in a file has one server.
  if (kind === 'postgres')
    test('what one server is told, another one tells', async () => {
      const { ann } = await open();
      const other = await testServer({ env: { ...database.env, OPERATOR_TOKEN: TOKEN } });
      await ann.api('POST', '/api/owner/message', { text: 'Restart at eight.' });
      const { body } = await new ProtocolClient(other.url, 'Eve').api('GET', '/api/message');
      expect(body.message.text).toBe('Restart at eight.');
    });
});

test('the page names the file of the token, where the server has made one', async () => {
  const dataDir = tempDir();
  const { withOperatorToken } = await import('../auth/operator-token.ts');
  const { readConfig } = await import('../config.ts');
  const { operatorToken = '' } = withOperatorToken(readConfig({ DATA_DIR: dataDir }));
  const server = await testServer({ dataDir, env: { OPERATOR_TOKEN: operatorToken } });
  const ann = await ProtocolClient.guest(server.url, 'Ann');
  await ann.api('POST', '/api/session/owner', { token: operatorToken });
  expect((await ann.api('GET', '/api/owner')).body.tokenFile).toBe(`${dataDir}/operator-token`);
});
