import type { Browser, CDPSession, Page } from 'playwright-core';
import { MOVING, person } from '../browser.ts';
import { settled, survey } from '../robots/lit.ts';
import type { Place, Staged } from '../staged.ts';

/** In the page: notes the long tasks, and the acts that are sent. */
function watch(): void {
  const noted = { tasks: [] as number[], sent: 0 };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (/^42\d+\["act"/.test(String(data))) noted.sent++;
    return send.call(this, data);
  };
}

interface Noted {
  readonly noted: { tasks: number[]; sent: number };
}

/** What a press that sent an act took until the page was quiet, in milliseconds. */
export interface Pressed {
  readonly what: string;
  /** Each long task. */
  readonly tasks: readonly number[];
  /** Processor time of the page, which other programs do not lengthen. */
  readonly own: { readonly script: number; readonly style: number; readonly layout: number };
}

/** Milliseconds without a change after which a page is quiet. */
const QUIET_MS = 1_500;
/** Presses at most until one sends an act. */
const TRIES = 10;

async function timesOf(devtools: CDPSession): Promise<Pressed['own']> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const ms = (name: string) => 1_000 * (metrics.find((one) => one.name === name)?.value ?? 0);
  return { script: ms('ScriptDuration'), style: ms('RecalcStyleDuration'), layout: ms('LayoutDuration') };
}

/** Presses the first thing that is lit; null if that sends nothing. */
async function pressOne(page: Page, devtools: CDPSession): Promise<Pressed | null> {
  const seen = await survey(page);
  const lit = seen.lit.find(({ where, point, chosen }) => point && !chosen && where !== 'over');
  if (!lit?.point) return null;
  await page.evaluate(() => Object.assign((window as unknown as Noted).noted, { tasks: [], sent: 0 }));
  const before = await timesOf(devtools);
  await page.mouse.click(lit.point.x, lit.point.y);
  await settled(page, seen, QUIET_MS);
  await page.waitForTimeout(QUIET_MS);
  const after = await timesOf(devtools);
  const { tasks, sent } = await page.evaluate(() => (window as unknown as Noted).noted);
  if (sent === 0) return null;
  const own = {
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
  return { what: lit.name.slice(0, 40), tasks, own };
}

/** Presses of a late map, on a slowed processor, until one sends an act; null if none does. */
export async function actOfMap(browser: Browser, staged: Staged, place: Place, slow: number): Promise<Pressed | null> {
  const { page, context } = await person(browser, MOVING);
  await context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
  await context.addInitScript(watch);
  await staged.become(context, place, place.seat);
  await page.goto(`${staged.server.url}/m/${place.matchId}`);
  await page.locator('#board [data-detail]').waitFor();
  await page.locator('#prompt').waitFor();
  await page.waitForTimeout(QUIET_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  let pressed: Pressed | null = null;
  for (let tries = 0; pressed === null && tries < TRIES; tries++) pressed = await pressOne(page, devtools);
  await context.close();
  return pressed;
}
