import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

// Chromium's headless shell comes first: without a window it needs a tenth less processor time.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/**
 * Path of a Chromium: the one configured, the system's, or Playwright's download. Throws a one-line error otherwise.
 */
export function findChromium(): string {
  const own = chromium.executablePath();
  const found = [process.env.CHROMIUM, ...SYSTEM, own].find((path) => path && existsSync(path));
  if (!found) throw new Error('Chromium is not installed');
  return found;
}

/** Launches a headless browser without background requests to the internet; `more` are further switches. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Hints would round the width of spaces, also at two device pixels a CSS pixel, where no screen shows them.
      '--font-render-hinting=none',
      ...more,
    ],
  });
}

/** Desktop with reduced motion: its frames cost a fifth of the processor time, and the behaviour is the same. */
export const DESKTOP: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
};
/** The same with animations, as most people have it. */
export const MOVING: BrowserContextOptions = { ...DESKTOP, reducedMotion: 'no-preference' };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

/** What Chromium itself says of a server that is away; the last of a service worker. */
const AWAY = /WebSocket|ERR_|Failed to load resource|unknown error occurred when fetching the script/;

/** A person at a browser, and the errors of its pages. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: string[];
}

/** Decides about sounds before the page asks, as people who have played before. */
const HAS_DECIDED = `try {
  localStorage['echo-base.alerts'] ??= '{"sound":false,"volume":60,"muted":[],"soundDecided":true,"notices":false}';
} catch {}`;

/**
 * Opens a browser context for a person and collects its errors. Moments are not played, so that no test waits for them
 * but those that are about them.
 */
export async function person(browser: Browser, options: BrowserContextOptions = DESKTOP): Promise<Person> {
  const context = await browser.newContext(options);
  await context.addInitScript(HAS_DECIDED);
  await setSpeed(context, 'off');
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !AWAY.test(message.text())) errors.push(message.text());
  });
  return { context, page, errors };
}

/** Sets the speed of moments in pages that are opened from now on. */
export async function setSpeed(context: BrowserContext, speed: 'normal' | 'quick' | 'off'): Promise<void> {
  await context.addInitScript((value) => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('echo-base.moments', JSON.stringify(value));
  }, speed);
}

const SHOTS = new URL('../screenshots/', import.meta.url).pathname;

/** Saves a screenshot. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await mkdir(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}${name}.png` });
}

/**
 * Saves a screenshot for people to look at, if `PICTURES` is set: no test compares it. `settleMs`: milliseconds before
 * it, for what still moves.
 */
export async function picture(page: Page, name: string, settleMs = 0): Promise<void> {
  if (!process.env.PICTURES) return;
  await page.waitForTimeout(settleMs);
  await screenshot(page, name);
}
