import { expect, test } from 'vitest';
import { TokenBuckets } from '../auth/token-buckets.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { createDispatch, type Handlers, type Peer } from './dispatch.ts';

const peer: Peer = { actor: 'ann', refuse: () => undefined, disconnect: () => undefined };

/** All answers of a dispatcher to a ping. */
async function answersTo(ping: Handlers<Peer>['ping']): Promise<unknown[]> {
  const answers: unknown[] = [];
  const handlers = { ping } as Handlers<Peer>;
  const buckets = new TokenBuckets({ capacity: 10, perSecond: 10 });
  const dispatch = createDispatch({
    handlers,
    buckets,
    addressBuckets: buckets,
    log: createLog('silent'),
    metrics: createMetrics(),
  });
  await dispatch(peer, 'ping', [{}, (answer: unknown) => answers.push(answer)]);
  return answers;
}

test('a handler replies once, even if it fails after its reply', async () => {
  expect(await answersTo((_peer, _message, reply) => reply({ at: 1 }))).toEqual([{ ok: true, at: 1 }]);
  const failing = await answersTo((_peer, _message, reply) => {
    reply({ at: 2 });
    throw new Error('the fan-out has failed');
  });
  expect(failing).toEqual([{ ok: true, at: 2 }]);
});

test('a message is answered even if its handler does not reply', async () => {
  expect(await answersTo(() => undefined)).toMatchObject([{ ok: false, error: { code: 'internal' } }]);
});

/** Sockets without a session at one address, with 3 messages each and 5 together. */
function nobodies() {
  const handlers = { ping: (_peer, _message, reply) => reply({ at: 1 }) } as Handlers<Peer>;
  const buckets = new TokenBuckets({ capacity: 3, perSecond: 1 }, () => 0);
  const addressBuckets = new TokenBuckets({ capacity: 5, perSecond: 1 }, () => 0);
  const needs = { handlers, buckets, addressBuckets, log: createLog('silent'), metrics: createMetrics() };
  const dispatch = createDispatch(needs);
  const disconnected: string[] = [];
  const ping = async (actor: string, address = 'home') => {
    const who: Peer = { actor, address, refuse: () => undefined, disconnect: () => void disconnected.push(actor) };
    let code = 'ok';
    await dispatch(who, 'ping', [{}, (answer: { error?: { code: string } }) => (code = answer.error?.code ?? 'ok')]);
    return code;
  };
  return { ping, disconnected };
}

test('W1 a socket that floods pays first itself: it leaves the address to the quiet ones there', async () => {
  const { ping, disconnected } = nobodies();
  const flood = [];
  for (let times = 0; times < 200; times++) flood.push(await ping('flood'));
  expect(flood.filter((code) => code === 'ok')).toHaveLength(3);
  expect([await ping('quiet'), await ping('other')]).toEqual(['ok', 'ok']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(new Set(disconnected)).toEqual(new Set(['flood']));
});

test('W1 sockets of a busy address are told to wait, but none is disconnected for the others', async () => {
  const { ping, disconnected } = nobodies();
  for (const one of ['a', 'b', 'c', 'd', 'e']) expect(await ping(one)).toBe('ok');
  for (let times = 0; times < 200; times++) expect(await ping(`new ${times}`)).toBe('slow_down');
  expect(await ping('f', 'elsewhere')).toBe('ok');
  expect(disconnected).toEqual([]);
});
