import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type Server, startServer } from './server.ts';

/** What the tests of a file share; there once the first of them runs. */
export interface Shared {
  readonly server: Server;
  readonly browser: Browser;
}

/** One server and one browser for the tests of a file; `settings` are environment variables of the server. */
export function serverAndBrowser(settings: Record<string, string> = {}): Shared {
  const shared = {} as { server: Server; browser: Browser };
  beforeAll(async () => {
    shared.server = await startServer(settings);
    shared.browser = await launch();
  });
  afterAll(async () => {
    await shared.browser?.close();
    await shared.server?.remove();
  });
  return shared;
}
