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
  const dispatch = createDispatch({ handlers, buckets, log: createLog('silent'), metrics: createMetrics() });
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
