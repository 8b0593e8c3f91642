import type { Browser, Page } from 'playwright-core';
import { MOVING, person } from '../browser.ts';
import type { Place, Staged } from '../staged.ts';
import { withUnits } from './late-map.ts';

/** Milliseconds between frames. */
interface Frames {
  readonly what: string;
  readonly times: readonly number[];
}

/** Records frame times in the page while `run` runs. */
async function measured(page: Page, what: string, run: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const next = (at: number) => {
      frames.push(at);
      if ((window as unknown as { frames: unknown }).frames === frames) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await run();
  const stamps = await page.evaluate(() => {
    const own = window as unknown as { frames: number[] | null };
    const { frames } = own;
    own.frames = null;
    return frames ?? [];
  });
  return { what, times: stamps.slice(1).map((at, index) => at - (stamps[index] ?? at)) };
}

/** Runs a step every 16 ms, as a pointer would; the page may lag behind. */
async function steadily(steps: number, step: (index: number) => Promise<void>): Promise<void> {
  for (let index = 0; index < steps; index++) await Promise.all([step(index), new Promise((go) => setTimeout(go, 16))]);
}

/** Frame times while the map of a late game is panned and zoomed with the wheel, on a slowed processor. */
export async function framesOfMap(
  browser: Browser,
  staged: Staged,
  place: Place,
  { units, slow }: { units: number; slow: number },
): Promise<Frames[]> {
  const { page, context } = await person(browser, MOVING);
  await context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
  await staged.become(context, place, place.seat);
  await withUnits(page, units);
  await page.goto(`${staged.server.url}/m/${place.matchId}`);
  const map = page.locator('#board [data-detail]');
  await map.waitFor();
  await page.waitForTimeout(1_500);
  const box = await page.locator('#board').boundingBox();
  if (!box) throw new Error('no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  const found: Frames[] = [];
  found.push(await measured(page, 'standing still', () => page.waitForTimeout(2_000)));
  await page.mouse.move(x, y);
  found.push(
    await measured(page, 'zooming', () => steadily(120, (index) => page.mouse.wheel(0, index % 60 < 30 ? -60 : 60))),
  );
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(500);
  await page.mouse.down();
  found.push(
    await measured(page, 'panning', () =>
      steadily(150, (index) => page.mouse.move(x + 220 * Math.sin(index / 12), y + 120 * Math.sin(index / 7))),
    ),
  );
  await page.mouse.up();
  await context.close();
  return found;
}
