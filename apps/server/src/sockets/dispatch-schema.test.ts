import { clientEvents } from '@echo-base/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TokenBuckets } from '../auth/token-buckets.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { createDispatch, type Handlers, type Peer } from './dispatch.ts';

test('a schema that throws leads to a typed refusal and one short line in the log', async () => {
  const lines: string[] = [];
  const dispatch = createDispatch<Peer>({
    handlers: {} as Handlers<Peer>,
    buckets: new TokenBuckets({ capacity: 10, perSecond: 1 }),
    addressBuckets: new TokenBuckets({ capacity: 10, perSecond: 1 }),
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    metrics: createMetrics(),
  });
  const who: Peer = { actor: 'ann', refuse: () => undefined, disconnect: () => undefined };
  vi.spyOn(clientEvents.watch, 'safeParse').mockImplementation(() => {
    throw new TypeError('Cannot freeze array buffer views with elements');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const answers: unknown[] = [];
  await dispatch(who, 'watch', [{ matchId: 'm1' }, (answer: unknown) => answers.push(answer)]);
  expect(answers).toEqual([{ ok: false, error: { code: 'invalid_body', params: { path: '', problem: 'custom' } } }]);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(300);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    event: 'watch',
    msg: 'a message was refused',
    code: 'invalid_body',
  });
});
