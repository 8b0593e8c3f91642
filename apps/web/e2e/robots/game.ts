import type { Browser } from 'playwright-core';
import { screenshot } from '../browser.ts';
import type { Place, Staged } from '../staged.ts';
import { BRISK, CURIOUS } from './chooser.ts';
import { axeFindings } from './health.ts';
import { actsOf, type Game, seated } from './match.ts';
import { Robot } from './robot.ts';

/** Result of a game. */
export interface Played {
  /** The result shown to the first player; null if the game did not end. */
  readonly result: string | null;
  readonly rounds: number;
  readonly presses: number;
  /** Acts sent to the server, over all pages. */
  readonly acts: number;
  readonly seconds: number;
  readonly problems: readonly string[];
  /** Lit pieces that were covered by something, with counts. */
  readonly covered: ReadonlyMap<string, number>;
}

/** Presses of a robot between two checks with axe. */
const AXE_EVERY = 60;
/** Milliseconds without a decision after which the game counts as stuck. */
const STUCK_MS = 60_000;

/** Plays until every page shows the end, or has sent so many acts. Throws at a dead end. */
async function play(robots: readonly Robot[], { limitMs, acts = null }: HowToPlay): Promise<string> {
  const began = Date.now();
  let lastAsked = Date.now();
  for (;;) {
    if (Date.now() - began > limitMs) throw new Error(`no end after ${limitMs / 1_000} s`);
    if (acts !== null && robots.every(({ wire }) => wire.acts >= acts)) return `stopped after ${acts} acts each`;
    let isAsked = false;
    for (const robot of robots) {
      const seen = await robot.look();
      if (seen.state === 'over') return seen.question;
      if (seen.state === 'waiting' || seen.busy) continue;
      isAsked = true;
      // Before the press: a page that asks its reader stays as it is.
      if (robot.presses % AXE_EVERY === 0) await lookWithAxe(robot);
      await robot.press(seen);
    }
    if (isAsked) lastAsked = Date.now();
    else if (Date.now() - lastAsked > STUCK_MS) throw new Error('no decision for a minute');
    else await robots[0]?.page.waitForTimeout(20);
  }
}

function progressOf(robots: readonly Robot[]): string {
  const round = Math.max(...robots.map(({ wire }) => wire.round));
  return `round ${round}, ${robots.map(({ seat, presses, wire }) => `${seat} ${presses} presses, ${wire.acts} acts`).join('; ')}`;
}

async function lookWithAxe(robot: Robot): Promise<void> {
  for (const finding of await axeFindings(robot.page)) robot.note(finding);
}

interface HowToPlay {
  readonly limitMs: number;
  /** Acts of each page after which the game stops; null, the default: it is played to its end. */
  readonly acts?: number | null;
  /** Called twice a minute with the progress of the game. */
  progress?(text: string): void;
}

/** Plays a whole game whose pages are open. Collects problems, if any with screenshots of every page (`name`). */
export async function playOut(robots: readonly Robot[], name: string, how: HowToPlay): Promise<Played> {
  const began = Date.now();
  let result: string | null = null;
  const problems: string[] = [];
  const clock = setInterval(() => how.progress?.(progressOf(robots)), 30_000);
  try {
    result = await play(robots, how);
    if ((how.acts ?? null) === null)
      for (const { page } of robots) await page.locator('#prompt[data-asks="over"]').waitFor({ timeout: 10_000 });
    for (const robot of robots) await lookWithAxe(robot);
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  clearInterval(clock);
  for (const robot of robots) problems.push(...robot.allProblems());
  if (problems.length > 0) for (const { page, seat } of robots) await screenshot(page, `robots-${name}-${seat}`);
  const sum = (of: (robot: Robot) => number) => robots.reduce((all, robot) => all + of(robot), 0);
  const covered = new Map<string, number>();
  for (const robot of robots)
    for (const [piece, count] of robot.covered) covered.set(piece, (covered.get(piece) ?? 0) + count);
  return {
    result,
    rounds: Math.max(0, ...robots.map(({ wire }) => wire.round)),
    presses: sum((robot) => robot.presses),
    acts: sum(({ wire }) => wire.acts),
    seconds: (Date.now() - began) / 1_000,
    problems,
    covered,
  };
}

/** Plays one whole game of robots in a match prepared for them. */
export async function playGame(
  browser: Browser,
  staged: Staged,
  place: Place,
  { devices, name, mode, isHasty = false }: Game,
  { rng, ...how }: HowToPlay & { readonly rng: () => number },
): Promise<Played> {
  const people = await seated(browser, staged, place, devices);
  const robots = [...people].map(
    ([seat, { person, device }]) => new Robot(seat, person, device, rng, isHasty ? BRISK : CURIOUS, isHasty),
  );
  await Promise.all(robots.map(({ page }) => page.goto(`${staged.server.url}/m/${place.matchId}`)));
  await Promise.all(robots.map(({ page }) => page.locator('#prompt').waitFor()));
  const played = await playOut(robots, name, { ...how, acts: actsOf(mode) });
  await Promise.all(robots.map(({ person }) => person.context.close()));
  return played;
}
