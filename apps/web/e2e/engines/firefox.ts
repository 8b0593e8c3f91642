import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Engine, type Tab, WINDOW } from './tab.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const MISSING =
  'No Firefox found. Install one (Debian: "apt install firefox-esr") or name it with FIREFOX=/path/to/firefox.';

/** Milliseconds of a movement, in which the page follows the pointer. */
const MOVE_MS = 30;

/** Loads a page, again where Firefox reports that an older load, which this one has ended, was aborted. */
async function load(run: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await run();
      return;
    } catch (error) {
      if (tries === 3 || !(error instanceof Error) || !error.message.includes('NS_BINDING_ABORTED')) throw error;
    }
  }
}

/** Starts Firefox without a window; it is driven by WebDriver BiDi, which it has built in. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = [process.env.FIREFOX, ...PLACES].find((path) => path && existsSync(path));
  if (!executablePath) throw new Error(MISSING);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  const tab: Tab = {
    open: (url) => load(() => page.goto(url)),
    reload: () => load(() => page.reload()),
    back: () => load(() => page.goBack()),
    evaluate: (expression) => page.evaluate(expression),
    async press([first, ...path]) {
      if (!first) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of path) {
        await page.mouse.move(x, y);
        await new Promise((resolve) => setTimeout(resolve, MOVE_MS));
      }
      await page.mouse.up();
    },
    async type(text) {
      for (const letter of text) await page.keyboard.press(letter === '\n' ? 'Enter' : (letter as 'a'));
    },
    async give(selector, file) {
      const field = await page.$(`${selector}`);
      await (field as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file);
    },
    picture: () => page.screenshot(),
  };
  return { version: await browser.version(), tab, close: () => browser.close() };
}
