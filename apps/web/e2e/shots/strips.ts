/**
 * Film strips: six frames of one moment with dice of each title, as its watcher sees it, in `apps/web/screenshots/strips`:
 * `npm run tool -- strips [title ...]`.
 */
import { mkdir } from 'node:fs/promises';
import { testRng } from '@echo-base/games/engine/testing';
import type { Browser, Page } from 'playwright-core';
import { STAGED_MATCHES, type StagedMatchName } from '../../staged-matches.ts';
import { launch, MOVING, PHONE, person, setSpeed } from '../browser.ts';
import { BRISK } from '../robots/chooser.ts';
import { Robot } from '../robots/robot.ts';
import { type Place, type Staged, stage } from '../staged.ts';

const DIRECTORY = new URL('../../screenshots/strips/', import.meta.url).pathname;
const MATCHES: readonly StagedMatchName[] = [
  'galaxy-dice/middle',
  'rebellion/mission',
  'battle-of-hoth/attack',
  'imperial-assault/surges',
];
const WINDOWS = { desk: MOVING, phone: PHONE } as const;

/** Where in the moment the frames are: a phase, and the share of it that is over. */
const FRAMES = [
  ['opening', 0.6],
  ['dice', 0.15],
  ['dice', 0.5],
  ['dice', 0.95],
  ['result', 0.15],
  ['result', 0.7],
] as const;
/** Presses after which a title has had its chance. */
const MOST_PRESSES = 150;

/** In the page: notes the phases of the stage, with their seconds since the epoch. */
function notePhases(): void {
  const phases: [string, number][] = [];
  Object.assign(window, { phases });
  let last = '';
  new MutationObserver(() => {
    const now = document.querySelector<HTMLElement>('[data-stage]')?.dataset.stage ?? '';
    if (now !== last) phases.push([now, Date.now() / 1_000]);
    last = now;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-stage'] });
}

type Phases = readonly (readonly [phase: string, at: number])[];
const phasesOf = (page: Page): Promise<Phases> => page.evaluate(() => (window as unknown as { phases: Phases }).phases);

/** The phases of the newest moment with dice that is over; null for none yet. */
function lastWithDice(phases: Phases): Phases | null {
  const dice = phases.findLastIndex(([phase]) => phase === 'dice');
  const moment = phases.slice(dice - 1, dice + 3);
  return dice > 0 &&
    moment
      .map(([phase]) => phase)
      .slice(0, 3)
      .join() === 'opening,dice,result' &&
    moment.length > 3
    ? moment
    : null;
}

/** The time of each frame of a moment. */
function timesIn(moment: Phases): readonly number[] {
  return FRAMES.map(([phase, share]) => {
    const index = moment.findIndex(([one]) => one === phase);
    const [from = 0, to = 0] = [moment[index]?.[1], moment[index + 1]?.[1]];
    return from + share * (to - from);
  });
}

interface Shot {
  readonly at: number;
  readonly data: string;
}

/** Films a page, the newest frames last. */
async function film(page: Page): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ at: metadata.timestamp ?? 0, data });
    if (shots.length > 400) shots.shift();
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 85, maxWidth: 960, maxHeight: 960 });
  return shots;
}

/** One picture of all frames beside one another. */
async function montage(browser: Browser, shots: readonly Shot[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1_500, height: 100 } });
  const images = shots.map(({ data }) => `<img src="data:image/jpeg;base64,${data}">`).join('');
  await page.setContent(
    `<style>body { margin: 0; display: grid; grid-template-columns: repeat(3, 1fr); gap: 6px; width: 1500px; align-content: start }
    img { width: 100%; display: block }</style>${images}`,
  );
  await page.locator('body').screenshot({ path });
  await page.close();
}

/** Plays until a moment with dice has been shown to the seat that was not asked first. */
async function strip(browser: Browser, staged: Staged, place: Place, by: keyof typeof WINDOWS): Promise<string> {
  const watcher = place.seats.find((seat) => seat !== place.seat) ?? '';
  const robots = await Promise.all(
    [place.seat, watcher].map(async (seat, index) => {
      const one = await person(browser, seat === watcher ? WINDOWS[by] : MOVING);
      await one.context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
      await one.context.addInitScript(notePhases);
      await setSpeed(one.context, seat === watcher ? 'normal' : 'off');
      await staged.become(one.context, place, seat);
      await one.page.goto(`${staged.server.url}/m/${place.matchId}`);
      await one.page.locator('#prompt').waitFor();
      return new Robot(seat, one, 'mouse', testRng(index + 1), BRISK);
    }),
  );
  const [, seen] = robots;
  if (!seen) throw new Error('there is no watcher');
  const shots = await film(seen.page);
  for (let presses = 0; presses < MOST_PRESSES; ) {
    const moment = lastWithDice(await phasesOf(seen.page));
    if (moment) {
      const nearest = timesIn(moment).map(
        (at) => shots.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0],
      );
      const path = `${DIRECTORY}${place.name.replaceAll('/', '-')}.png`;
      await montage(
        browser,
        nearest.filter((one) => one !== undefined),
        path,
      );
      await Promise.all(robots.map(({ person: one }) => one.context.close()));
      return path;
    }
    // What is filmed is not disturbed.
    const isPlaying = (await seen.page.locator('[data-stage]').count()) > 0;
    for (const robot of isPlaying ? [] : robots) {
      const now = await robot.look();
      if (now.state === 'waiting' || now.busy) continue;
      presses += 1;
      await robot.press(now);
    }
    await seen.page.waitForTimeout(50);
  }
  throw new Error(`${place.name}: no moment with dice`);
}

const wanted = process.argv.slice(2);
const names = MATCHES.filter((name) => wanted.length === 0 || wanted.some((one) => name.includes(one)));
await mkdir(DIRECTORY, { recursive: true });
const staged = await stage(
  names.flatMap((name) => Object.keys(WINDOWS).map((by) => ({ ...STAGED_MATCHES[name], name: `${name}/${by}` }))),
);
const browser = await launch();
try {
  for (const place of staged.places)
    console.log(await strip(browser, staged, place, place.name.endsWith('phone') ? 'phone' : 'desk').catch(String));
} finally {
  await browser.close();
  await staged.remove();
}
