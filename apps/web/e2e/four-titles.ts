import { testRng } from '@echo-base/games/engine/testing';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { DESKTOP, type Person, person } from './browser.ts';
import { BRISK } from './robots/chooser.ts';
import { type Mode, stageOf, variantsOf } from './robots/match.ts';
import { Robot } from './robots/robot.ts';
import { placeNamed, type Staged, stage } from './staged.ts';

/** A mode of play of each title. */
export const TITLES = ['dice', 'first', 'hoth', 'assault'] as const satisfies readonly Mode[];

/** Milliseconds for the acts of one match on a busy computer. */
const LIMIT_MS = 120_000;

/** A match of each title before its first act: a person against the computer. */
export function stageTitles(settings: Record<string, string> = {}): Promise<Staged> {
  const stages = TITLES.map((mode) =>
    stageOf({ mode, variant: variantsOf(mode)[0] ?? '', name: mode, devices: ['mouse', null] }, 1),
  );
  return stage(stages, settings);
}

/** Opens the staged match of a title as its player; `prepare` changes the browser before. */
export async function openTitle(
  staged: Staged,
  browser: Browser,
  mode: (typeof TITLES)[number],
  { prepare, options = DESKTOP }: { prepare?(one: Person): Promise<void>; options?: BrowserContextOptions } = {},
): Promise<Robot> {
  const place = placeNamed(staged, mode);
  const one = await person(browser, options);
  await one.context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
  await prepare?.(one);
  const [seat = ''] = place.seats;
  await staged.become(one.context, place, seat);
  const robot = new Robot(seat, one, 'mouse', testRng(Number(process.env.TEST_SEED)), BRISK);
  await one.page.goto(`${staged.server.url}/m/${place.matchId}`);
  await one.page.locator('#prompt').waitFor();
  return robot;
}

/** Presses what is lit until so many acts are sent or the match is over; `look` is called before each press. */
export async function playActs(robot: Robot, acts: number, look?: () => Promise<void>): Promise<void> {
  const latest = Date.now() + LIMIT_MS;
  while (robot.wire.acts < acts) {
    if (Date.now() > latest) throw new Error(`${robot.wire.acts} of ${acts} acts in time`);
    await look?.();
    const seen = await robot.look();
    if (seen.state === 'over') return;
    if (seen.state === 'waiting' || seen.busy) await robot.page.waitForTimeout(50);
    else await robot.press(seen);
  }
}
