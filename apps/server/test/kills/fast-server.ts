/** A server whose clock is fast, as a program that can be killed: what is put off for minutes is due within a second. */
import { titles } from '@echo-base/games/titles';
import { readConfig } from '../../src/config.ts';
import { createLog } from '../../src/observability/log.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { startServer } from '../../src/server.ts';
import { openStore } from '../../src/storage/open.ts';

const { FAST_SPEED = '1', FAST_SINCE = '0', ...env } = process.env;
const [speed, since] = [Number(FAST_SPEED), Number(FAST_SINCE)];

const config = readConfig(env);
const server = await startServer({
  config,
  titles,
  store: await openStore(config),
  botRunner: { choose: () => Promise.reject(new Error('no bots')), close: async () => undefined },
  log: createLog('warn', process.stderr),
  metrics: createMetrics(),
  webDir: 'no-web',
  clock: {
    now: () => since + (Date.now() - since) * speed,
    after: (ms, call) => {
      const timer = setTimeout(call, ms / speed).unref();
      return () => clearTimeout(timer);
    },
  },
  heartbeats: () => () => undefined,
});
process.stdout.write(`{"port":${server.port}}\n`);
