import type { Browser, BrowserContext } from 'playwright-core';
import { DESKTOP, person } from '../browser.ts';
import type { Stage, Staged } from '../staged.ts';
import { bytesSent } from './board-files.ts';
import { settling } from './settled.ts';

const match = (title: string, seats: readonly string[], options: object, moment = 'start'): Stage => ({
  ...{ name: title, title, seats, options, moment, from: 1 },
});

/** A match of each title, which a first visit opens. */
export const MATCHES: readonly Stage[] = [
  match('galaxy-dice', ['p1', 'p2'], {}),
  match('rebellion', ['rebel', 'imperial'], { setup: 'first' }),
  match('battle-of-hoth', ['rebels', 'empire'], { scenario: 'successful-landings', leaders: true }),
  match('imperial-assault', ['p1', 'p2'], { mission: 'mos-eisley-outskirts-a' }, 'assaultAct'),
];

/** The pages whose first visit is measured: that for the name, the lobby, and a match of each title. */
export const VISITS: readonly string[] = ['name', 'lobby', ...MATCHES.map(({ title }) => title)];

/** A request of a page: times in ms after the address was entered. */
interface Request {
  readonly path: string;
  readonly asked: number;
  readonly answered: number;
  readonly done: number;
}

/** A first visit with an empty cache: files in bytes as sent (brotli), times in ms after the address was entered. */
export interface Visited {
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** First contentful paint. */
  readonly painted: number;
  /**
   * The first control of the page can be used: it is drawn, and React, which renders it, handles its events. Fonts,
   * drawings and lists of matches may still be on their way.
   */
  readonly usable: number;
  readonly requests: readonly Request[];
  /** Scripts that the document itself names, without their hashes. */
  readonly named: readonly string[];
  readonly errors: readonly string[];
}

/** A line of 1.6 Mbit/s down, 0.75 Mbit/s up, with 150 ms from question to answer. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A selector of the control a visitor uses first; in a match it is that of the question. */
const FIRST_CONTROL: Readonly<Record<string, string>> = {
  name: 'input:not([type="hidden"])',
  lobby: 'main a[href^="/new/"], main button',
};
const QUESTION = '#prompt';

/**
 * Runs in the page: resolves `firstControl` with the time when the first frame with this control has been drawn.
 * Playwright's own waiting polls, in the end twice a second only.
 */
function watchForControl(selector: string): void {
  const control = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      requestAnimationFrame(() => {
        if (![...document.querySelectorAll(selector)].some((found) => found.checkVisibility())) return;
        observer.disconnect();
        // The first task after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
  Object.assign(globalThis, { firstControl: control });
}

async function enter(context: BrowserContext, staged: Staged, visit: string): Promise<string> {
  const { url } = staged.server;
  const place = staged.places.find(({ name }) => name === visit) ?? staged.places[0];
  if (!place) throw new Error('no match was staged');
  if (visit !== 'name') await staged.become(context, place, place.seat);
  return place.name === visit ? `${url}/m/${place.matchId}` : url;
}

/** Opens a page for the first time, on a slow line if asked. */
export async function visit(browser: Browser, staged: Staged, which: string, slow = false): Promise<Visited> {
  const { page, context, errors } = await person(browser, DESKTOP);
  const red: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') red.push(message.text());
  });
  const url = await enter(context, staged, which);
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  }
  await page.addInitScript(watchForControl, FIRST_CONTROL[which] ?? QUESTION);
  const settled = settling(page);
  const answer = await page.goto(url, { waitUntil: 'commit' });
  const html = (await answer?.text()) ?? '';
  const usable = await page.evaluate(() => (globalThis as unknown as { firstControl: Promise<number> }).firstControl);
  await settled();
  const {
    page: document,
    requests,
    painted,
  } = await page.evaluate(() => ({
    page:
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.encodedBodySize ?? Number.NaN,
    requests: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((one) => ({
      path: new URL(one.name).pathname,
      asked: one.startTime,
      answered: one.responseStart,
      done: one.responseEnd,
    })),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  const named = [...html.matchAll(/"\/assets\/([^"]+)-[\w-]{8}\.js"/g)].map(([, name = '']) => name);
  const paths = new Set(requests.map(({ path }) => path).filter((path) => !path.startsWith('/api/')));
  const names = [...paths].filter((path) => !path.startsWith('/socket.io'));
  const loaded = await Promise.all(names.map(async (name) => ({ name, bytes: await bytesSent(name) })));
  const files = [{ name: 'the page', bytes: document }, ...loaded];
  return { files, painted, usable, requests, named, errors: [...errors, ...red] };
}
