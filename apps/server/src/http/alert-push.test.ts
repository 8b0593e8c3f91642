import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { hookNetwork, hookReceiver, withStatus } from '../../test/support/hook-receiver.ts';
import { pushReceiver } from '../../test/support/push-receiver.ts';

const WAYS = '/api/alerts/ways';
const given = { kind: 'push', name: 'Phone', language: 'en' };

const open = async (hooks: object = hookNetwork()) => {
  const server = await testServer({ hooks, env: { PUBLIC_URL: 'https://play.example.org' } });
  return { server, ann: await ProtocolClient.guest(server.url, 'Ann') };
};

test('a browser gets a notification that only it can read, and its way never shows the endpoint', async () => {
  const { subscription, messages, received } = await pushReceiver();
  const { server, ann } = await open();
  const added = await ann.api('POST', WAYS, { ...given, subscription });
  expect(added.status).toBe(201);
  const { way } = added.body;
  expect(way).toMatchObject({ kind: 'push', name: 'Phone', shown: new URL(subscription.endpoint).host });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  expect(way.device).toBe(Buffer.from(digest).toString('base64url'));
  const tested = await ann.api('POST', `${WAYS}/${way.id}/test`, {});
  expect(tested.body.answer).toEqual({ code: 'accepted', status: 201 });
  expect(messages()).toEqual([
    {
      title: 'Echo Base reaches you',
      text: 'Ann, Echo Base reaches you here.',
      language: 'en',
      tag: 'test',
      url: 'https://play.example.org',
      key: expect.any(String),
      waiting: [],
    },
  ]);
  const [first] = received;
  expect(first?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
  const { pushKey } = (await ann.api('GET', '/api/alerts')).body;
  expect(first?.headers.authorization).toContain(`k=${pushKey}`);
  const answers = [added.body, tested.body, (await ann.api('GET', '/api/alerts')).body];
  expect(JSON.stringify([answers, server.log])).not.toMatch(/very-secret|privateKey/);
  expect(JSON.stringify([answers, server.log])).not.toContain(subscription.keys.auth);
});

test('a subscription that has ended is told in words, and nothing more is sent to it', async () => {
  const { subscription, behaviour } = await pushReceiver();
  const { ann } = await open();
  const { way } = (await ann.api('POST', WAYS, { ...given, subscription })).body;
  behaviour.answer = withStatus(410);
  const tested = await ann.api('POST', `${WAYS}/${way.id}/test`, {});
  expect(tested.body).toMatchObject({
    answer: { code: 'gone', status: 410 },
    way: { stopped: { answer: { code: 'gone', status: 410 } } },
  });
  // The browser subscribes anew: what is gone makes room.
  const again = await pushReceiver();
  await ann.api('POST', WAYS, { ...given, subscription: again.subscription });
  expect((await ann.api('GET', '/api/alerts')).body.ways).toMatchObject([{ kind: 'push', isOn: true }]);
});

test('a browser is one way: subscribing again renews it, and with another player it leaves the first', async () => {
  const { subscription } = await pushReceiver();
  const { server, ann } = await open();
  const { way } = (await ann.api('POST', WAYS, { ...given, subscription })).body;
  const renewed = await ann.api('POST', WAYS, { ...given, name: 'Old phone', subscription });
  expect(renewed.body.way).toMatchObject({ id: way.id, name: 'Old phone' });
  const bob = await ProtocolClient.guest(server.url, 'Bob');
  expect((await bob.api('POST', WAYS, { ...given, subscription })).status).toBe(201);
  expect((await ann.api('GET', '/api/alerts')).body.ways).toEqual([]);
});

test('the keys of the server outlive it', async () => {
  const server = await testServer();
  const { store } = server;
  const made = await store.serverKey('push', 'other');
  expect(made).toContain('privateKey');
  expect(await store.serverKey('push', 'another')).toBe(made);
});

const ENDPOINTS = [
  ...['http://push.example/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://169.254.169.254/x', 'push', ''],
  ...['https://user:pw@push.example/x', 'https://2130706433/x', 'https://[::ffff:10.0.0.1]/x'],
];

test.each(ENDPOINTS)('the endpoint %j is refused', async (endpoint) => {
  const { subscription } = await pushReceiver();
  const { ann } = await open({});
  const answer = await ann.api('POST', WAYS, { ...given, subscription: { ...subscription, endpoint } });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad_push' } } });
});

test('a push service in a private network is never called, and keys that fit nothing are refused', async () => {
  const { subscription, received } = await pushReceiver();
  const inside = await hookReceiver();
  const { ann } = await open({ ...hookNetwork(), isPrivateAllowed: false });
  const { way } = (await ann.api('POST', WAYS, { ...given, subscription })).body;
  expect((await ann.api('POST', `${WAYS}/${way.id}/test`, {})).body.answer).toEqual({ code: 'private_address' });
  expect([received, inside.received]).toEqual([[], []]);
  const off = Buffer.alloc(65, 4).toString('base64url');
  const keys = { ...subscription.keys, p256dh: off };
  expect(await ann.api('POST', WAYS, { ...given, subscription: { ...subscription, keys } })).toMatchObject({
    body: { error: { code: 'bad_push' } },
  });
});
