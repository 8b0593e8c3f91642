import { testRng } from '@echo-base/games/engine/testing';
import type { Browser, Page } from 'playwright-core';
import { MOVING, person, setSpeed } from '../browser.ts';
import { BRISK } from '../robots/chooser.ts';
import { Robot } from '../robots/robot.ts';
import type { Place, Staged } from '../staged.ts';

/** Frames of a page while moments were played on it. */
interface MomentFrames {
  /** Milliseconds between frames. */
  readonly times: readonly number[];
  /** Processor time of the page's main thread a frame, in milliseconds: other programs do not lengthen it. */
  readonly own: number;
}

/** In the page: notes the time of each frame while a moment is played. */
function note(): void {
  const noted = { times: [] as number[] };
  Object.assign(window, { noted });
  let before: number | null = null;
  const next = (at: number) => {
    const isPlaying = document.querySelector('[data-stage]') !== null;
    if (isPlaying && before !== null) noted.times.push(at - before);
    before = isPlaying ? at : null;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

const notedOf = (page: Page) => page.evaluate(() => (window as unknown as { noted: { times: number[] } }).noted.times);

/** Frames of the moments of so many acts on a late map, as the other seat sees them on a slowed processor. */
export async function framesOfMoments(
  browser: Browser,
  staged: Staged,
  place: Place,
  { slow, acts }: { slow: number; acts: number },
): Promise<MomentFrames> {
  const open = async (seat: string, speed: 'normal' | 'off') => {
    const one = await person(browser, MOVING);
    await one.context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
    await setSpeed(one.context, speed);
    await staged.become(one.context, place, seat);
    await one.page.goto(`${staged.server.url}/m/${place.matchId}`);
    await one.page.locator('#board [data-detail]').waitFor();
    await one.page.locator('#prompt').waitFor();
    return new Robot(seat, one, 'mouse', testRng(1), BRISK);
  };
  const acting = await open(place.seat, 'off');
  const watching = await open(place.seats.find((seat) => seat !== place.seat) ?? '', 'normal');
  const { page } = watching;
  await page.waitForTimeout(1_500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.evaluate(note);
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  let own = 0;
  for (let tries = 0; acting.wire.acts < acts && tries < acts * 20; tries++) {
    for (const robot of [acting, watching]) {
      const seen = await robot.look();
      if (seen.state === 'waiting' || seen.busy) continue;
      const before = await busy();
      await robot.press(seen);
      await page.locator('[data-stage]').waitFor({ state: 'detached' });
      own += (await busy()) - before;
    }
  }
  const times = await notedOf(page);
  await Promise.all([acting, watching].map(({ person: one }) => one.context.close()));
  return { times, own: own / Math.max(1, times.length) };
}
