import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { hookNetwork, hookReceiver, withStatus } from '../../test/support/hook-receiver.ts';

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
const WAYS = '/api/alerts/ways';
const given = { kind: 'hook', name: 'My phone', language: 'en' };

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  const open = async (hooks: object = hookNetwork()) => {
    const server = await testServer({ env: { ...database.env }, hooks });
    const ann = await ProtocolClient.guest(server.url, 'Ann');
    const listed = async () => (await ann.api('GET', '/api/alerts')).body;
    return { server, ann, listed };
  };

  test('a player adds a hook, tries, changes and removes it; its address is told to no one', async () => {
    const { received, url } = await hookReceiver();
    const { server, ann, listed } = await open();
    expect(await listed()).toEqual({
      kinds: ['hook', 'push'],
      pushKey: expect.stringMatching(/^[\w-]{87}$/),
      off: [],
      often: 'turn',
      matches: [],
      ways: [],
    });
    const address = url('/very/secret-9876');
    const added = await ann.api('POST', WAYS, { ...given, address });
    expect(added.status).toBe(201);
    const { way, secret } = added.body;
    expect(way).toEqual({
      ...{ ...given, id: way.id, format: 'json', wait: 2, isOn: true, quiet: null },
      shown: `${new URL(address).host} …9876`,
    });
    expect(secret).toMatch(/^[\w-]{43}$/);
    const tested = await ann.api('POST', `${WAYS}/${way.id}/test`, {});
    expect(tested.body).toEqual({
      answer: { code: 'accepted', status: 200 },
      way: { ...way, reachedAt: expect.any(String) },
    });
    expect(received.map(({ path }) => path)).toEqual(['/very/secret-9876']);
    expect(JSON.parse(received[0]?.text ?? '')).toMatchObject({
      news: [{ kind: 'test', text: 'Ann, Echo Base reaches you here.', url: null }],
    });
    const quiet = { from: '22:30', to: '07:00', zone: 'Europe/Rome' };
    const changed = await ann.api('PATCH', `${WAYS}/${way.id}`, { quiet, wait: 60, isOn: false, language: 'it' });
    expect(changed.body).toEqual({ ...tested.body.way, quiet, wait: 60, isOn: false, language: 'it' });
    expect((await listed()).ways).toEqual([changed.body]);
    const answers = [added, tested, changed, await ann.api('GET', '/api/alerts')].map(({ body }) => body);
    expect(JSON.stringify([answers, server.log])).not.toMatch(/secret-|very/);
    expect(JSON.stringify([answers.slice(1), server.log])).not.toContain(secret);
    expect((await ann.api('DELETE', `${WAYS}/${way.id}`)).status).toBe(204);
    expect((await listed()).ways).toEqual([]);
    expect(await ann.api('DELETE', `${WAYS}/${way.id}`)).toMatchObject(refused(404, 'no_such_way'));
  });

  test('a hook mentions its player by a name that its service has for one person, and no one else', async () => {
    const { received, url } = await hookReceiver();
    const { ann, listed } = await open();
    const discord = { ...given, format: 'discord', address: url('/hook') };
    for (const mention of ['everyone', '<@&80351110224678912>', '', '80351110224678912\n@here'])
      expect(await ann.api('POST', WAYS, { ...discord, mention })).toMatchObject(refused(400, 'bad_mention'));
    expect((await ann.api('POST', WAYS, { ...discord, format: 'ntfy', mention: 'ann' })).body.error.code).toBe(
      'bad_mention',
    );
    expect((await listed()).ways).toEqual([]);
    const { way } = (await ann.api('POST', WAYS, { ...discord, mention: '80351110224678912' })).body;
    expect(way.mention).toBe('80351110224678912');
    const change = (mention: unknown) => ann.api('PATCH', `${WAYS}/${way.id}`, { mention });
    expect(await change('@everyone')).toMatchObject(refused(400, 'bad_mention'));
    expect(await change('1'.repeat(101))).toMatchObject(refused(400, 'invalid_body'));
    expect((await change('80351110224678913')).body.mention).toBe('80351110224678913');
    await ann.api('POST', `${WAYS}/${way.id}/test`, {});
    expect((await change(null)).body).not.toHaveProperty('mention');
    await ann.api('POST', `${WAYS}/${way.id}/test`, {});
    const told = 'Ann, Echo Base reaches you here.';
    expect(received.map(({ text }) => JSON.parse(text).content)).toEqual([`<@80351110224678913> ${told}`, told]);
    expect((await listed()).ways[0]).not.toHaveProperty('mention');
  });

  test('a way is its player’s alone', async () => {
    const { url } = await hookReceiver();
    const { server, ann, listed } = await open();
    const { way } = (await ann.api('POST', WAYS, { ...given, address: url() })).body;
    const bob = await ProtocolClient.guest(server.url, 'Bob');
    expect((await bob.api('GET', '/api/alerts')).body.ways).toEqual([]);
    for (const [method, path, body] of [
      ['PATCH', '', { isOn: false }],
      ['DELETE', '', undefined],
      ['POST', '/test', {}],
    ] as const)
      expect(await bob.api(method, `${WAYS}/${way.id}${path}`, body)).toMatchObject(refused(404, 'no_such_way'));
    expect((await listed()).ways).toEqual([way]);
  });
});

const open = async (hooks?: object) => {
  const server = await testServer(hooks ? { hooks } : {});
  return ProtocolClient.guest(server.url, 'Ann');
};

test.each([
  ...['http://example.org/', 'https://user:pw@example.org/', 'https://127.0.0.1/', 'https://[::ffff:10.0.0.1]/'],
  ...['https://2130706433/', 'javascript:1', 'hook', ''],
])('the address %j is refused', async (address) => {
  const ann = await open();
  expect(await ann.api('POST', WAYS, { ...given, address })).toMatchObject(refused(400, 'bad_hook'));
});

test('settings that mean nothing are refused', async () => {
  const ann = await open();
  const address = 'https://example.org/';
  const quiet = { from: '22:00', to: '07:00', zone: 'Europe/Rome' };
  for (const wrong of [{ wait: 3 }, { quiet: { ...quiet, zone: 'Hoth/Base' } }, { quiet: { ...quiet, from: '22:10' } }])
    expect(await ann.api('POST', WAYS, { ...given, address, ...wrong })).toMatchObject(refused(400, 'invalid_body'));
});

test('a player has ten ways at most, and few tests', async () => {
  const ann = await open();
  const add = () => ann.api('POST', WAYS, { ...given, address: 'https://example.org/' });
  for (let added = 0; added < 10; added++) expect((await add()).status).toBe(201);
  expect(await add()).toMatchObject({ status: 409, body: { error: { code: 'too_many_ways', params: { most: 10 } } } });
  for (let tried = 11; tried < 20; tried++) await add();
  expect(await add()).toMatchObject(refused(429, 'slow_down'));
});

test('a test tells what a dead hook answers, and calls no private address', async () => {
  const { url } = await hookReceiver(withStatus(410));
  const ann = await open(hookNetwork());
  const { way } = (await ann.api('POST', WAYS, { ...given, address: url() })).body;
  expect((await ann.api('POST', `${WAYS}/${way.id}/test`, {})).body.answer).toEqual({ code: 'status', status: 410 });
  const careful = await open({ ...hookNetwork(), isPrivateAllowed: false });
  const other = (await careful.api('POST', WAYS, { ...given, address: url() })).body.way;
  const tested = await careful.api('POST', `${WAYS}/${other.id}/test`, {});
  expect(tested.body.answer).toEqual({ code: 'private_address' });
});
