import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { titles } from '@echo-base/games/titles';
import { tellOperatorToken, withOperatorToken } from './auth/operator-token.ts';
import { WorkerBotRunner } from './bots/worker-bot-runner.ts';
import { type Config, readConfig, StartupError } from './config.ts';
import { addressLines } from './network-addresses.ts';
import { createLog, type Logger } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { plainLine } from './observability/plain-line.ts';
import { LogSink } from './observability/sink.ts';
import { pathsOf } from './paths.ts';
import { startServer } from './server.ts';
import { lockDataDir } from './storage/data-lock.ts';
import { openStore } from './storage/open.ts';
import { withTitleFiles } from './title-files.ts';

/** Logs that the server listens; a person at a terminal reads all its addresses, and those of the network are not for logs. */
function tellAddresses(config: Config, log: Logger): void {
  log.info({ port: config.port }, `Echo Base is listening on http://localhost:${config.port}`);
  if (process.stdout.isTTY) process.stdout.write(`\n  ${addressLines(config).join('\n  ')}\n\n`);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const places = pathsOf(import.meta.url);
  if (config.webDir !== undefined && !existsSync(join(config.webDir, 'index.html')))
    throw new StartupError(`WEB_DIR=${config.webDir} holds no built web client: no index.html`);
  const metrics = createMetrics({ eventLoop: true });
  const sink = new LogSink({
    lost: () => metrics.logLinesLost.inc(),
    ...(process.stdout.isTTY && { format: plainLine }),
  });
  const log = createLog(config.logLevel, sink);
  const lock = config.databaseUrl === undefined ? lockDataDir(config.dataDir) : null;
  const offered = withTitleFiles(titles, config.dataDir);
  const store = await openStore(config, (reason) =>
    log.fatal(`${reason}: stop the server, and restore the last backup`),
  );
  const server = await startServer({
    config: withOperatorToken(config),
    titles: offered,
    store,
    botRunner: new WorkerBotRunner(places.botWorker, config.botBudgetMs),
    log,
    metrics,
    webDir: config.webDir ?? places.web,
  });
  tellOperatorToken(config, log);
  tellAddresses({ ...config, port: server.port }, log);
  let isLeaving = false;
  const leave = (signal: string) => {
    if (isLeaving) return;
    isLeaving = true;
    const exit = (code: number) => {
      lock?.release();
      return sink.end().then(() => process.exit(code));
    };
    server.close().then(
      () => {
        log.info({ signal }, 'Echo Base has stopped');
        return exit(0);
      },
      (error: unknown) => {
        log.error({ signal, problem: String(error) }, 'Echo Base could not stop cleanly');
        return exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave);
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error)?.stack ?? error}\n`);
  process.exit(1);
});
