import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, type Person, person } from './browser.ts';
import { enterName } from './play.ts';
import { type Server, startServer } from './server.ts';

/** A server and a browser for the tests of a file. */
interface Visiting {
  /** The server's address, while a test runs. */
  url(): string;
  /** A person who has entered a name in the lobby, and then opened a page by its path. */
  visit(name: string, path: string, options?: BrowserContextOptions): Promise<Person>;
}

/** Starts a server and a browser before the tests of this file, and ends both after them. */
export function visiting(settings: Record<string, string> = {}): Visiting {
  let server: Server | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startServer(settings);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  const started = () => {
    if (!server || !browser) throw new Error('only while a test runs');
    return { server, browser };
  };
  return {
    url: () => started().server.url,
    async visit(name, path, options) {
      const one = await person(started().browser, options);
      const { page } = one;
      await page.goto(started().server.url);
      await enterName(page, name);
      await page.getByRole('heading', { name: 'New game' }).waitFor();
      await page.goto(started().server.url + path);
      return one;
    },
  };
}
