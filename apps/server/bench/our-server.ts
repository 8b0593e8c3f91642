/** Our server with the synthetic title added; otherwise as started by `main.ts`. */
import { titles } from '@echo-base/games/titles';
import { readConfig } from '../src/config.ts';
import { createLog } from '../src/observability/log.ts';
import { createMetrics } from '../src/observability/metrics.ts';
import { startServer } from '../src/server.ts';
import { openStore } from '../src/storage/open.ts';
import { synthetic } from './synthetic.ts';

const config = readConfig(process.env);
const server = await startServer({
  config,
  titles: [...titles, synthetic],
  store: await openStore(config),
  botRunner: { choose: () => Promise.reject(new Error('no bots here')), close: async () => undefined },
  log: createLog(config.logLevel),
  metrics: createMetrics({ eventLoop: true }),
  webDir: config.dataDir,
});
console.log(JSON.stringify({ port: server.port }));
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
