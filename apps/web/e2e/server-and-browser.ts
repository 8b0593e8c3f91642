import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type Server, startServer } from './server.ts';
import type { Staged } from './staged.ts';

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

/** Staged matches and one browser for the tests of a file. */
export function stagedAndBrowser(stage: () => Promise<Staged>): { readonly staged: Staged; readonly browser: Browser } {
  const shared = {} as { staged: Staged; browser: Browser };
  beforeAll(async () => {
    [shared.staged, shared.browser] = await Promise.all([stage(), launch()]);
  }, 300_000);
  afterAll(async () => {
    await shared.browser?.close();
    await shared.staged?.remove();
  });
  return shared;
}
