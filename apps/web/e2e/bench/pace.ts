/**
 * Acts a minute of two quick people at speed "quick" against the same match without moments, in each title: `npm run tool --
 * bench:pace [dice|first|hoth|assault]`. Two robots press as soon as their question can be answered. `ROUNDS` matches
 * of `ACTS` acts are played; both speeds at the same time, so that a busy machine slows both.
 */
import { loadavg } from 'node:os';
import { testRng } from '@echo-base/games/engine/testing';
import type { Browser } from 'playwright-core';
import { launch, MOVING, person, setSpeed } from '../browser.ts';
import { BRISK } from '../robots/chooser.ts';
import { type Game, type Mode, seatsOf, stageOf, variantsOf } from '../robots/match.ts';
import { Robot } from '../robots/robot.ts';
import { type Place, type Stage, type Staged, stage } from '../staged.ts';

/** A mode of play of each title. */
const MODES = ['dice', 'first', 'hoth', 'assault'] as const satisfies readonly Mode[];
const SPEEDS = ['quick', 'off'] as const;
type PacedSpeed = (typeof SPEEDS)[number];

const nameOf = (mode: Mode, speed: PacedSpeed, round: number) => `${mode} ${speed} ${round}`;

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const ACTS = Number(process.env.ACTS ?? 60);

/** The same matches for each speed. */
function stagesOf(mode: Mode): readonly Stage[] {
  const devices: Game['devices'] = Array.from({ length: seatsOf(mode) }, () => 'mouse');
  const variants = variantsOf(mode);
  const rounds = Array.from({ length: ROUNDS }, (_one, round) => round);
  return rounds.flatMap((round) =>
    SPEEDS.map((speed) =>
      stageOf(
        { mode, variant: variants[round % variants.length] ?? '', name: nameOf(mode, speed, round), devices },
        round + 1,
      ),
    ),
  );
}

/** How fast two robots played: acts, and the milliseconds that they took. */
interface Pace {
  readonly acts: number;
  readonly ms: number;
}

async function seatsAt(browser: Browser, staged: Staged, place: Place, speed: PacedSpeed, seed: number) {
  const opened = place.seats.map(async (seat, index) => {
    const one = await person(browser, MOVING);
    await one.context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
    await setSpeed(one.context, speed);
    await staged.become(one.context, place, seat);
    const robot = new Robot(seat, one, 'mouse', testRng(seed * 10 + index), BRISK);
    await one.page.goto(`${staged.server.url}/m/${place.matchId}`);
    await one.page.locator('#prompt').waitFor();
    return robot;
  });
  return Promise.all(opened);
}

/** Plays so many acts, each page by itself, which presses as soon as its question can be answered. */
async function play(robots: readonly Robot[], acts: number): Promise<Pace> {
  const began = performance.now();
  const sum = () => robots.reduce((all, { wire }) => all + wire.acts, 0);
  const state = { isOver: false };
  const run = async (robot: Robot) => {
    while (!state.isOver && sum() < acts) {
      const seen = await robot.look();
      if (seen.state === 'over') state.isOver = true;
      else if (seen.state === 'waiting' || seen.busy) await robot.page.waitForTimeout(10);
      else await robot.press(seen);
    }
  };
  await Promise.all(robots.map(run));
  return { acts: sum(), ms: performance.now() - began };
}

const sumOf = (paces: readonly Pace[]): Pace => ({
  acts: paces.reduce((all, { acts }) => all + acts, 0),
  ms: paces.reduce((all, { ms }) => all + ms, 0),
});

/** Plays a match at each speed. */
async function playRound(browser: Browser, staged: Staged, mode: Mode, round: number) {
  const tables = await Promise.all(
    SPEEDS.map((speed) => {
      const place = staged.places.find(({ name }) => name === nameOf(mode, speed, round));
      if (!place) throw new Error(`${mode} was not staged`);
      return seatsAt(browser, staged, place, speed, round);
    }),
  );
  const paces = await Promise.all(tables.map((robots) => play(robots, ACTS)));
  await Promise.all(tables.flat().map(({ person: one }) => one.context.close()));
  return paces;
}

async function measure(browser: Browser, mode: Mode): Promise<void> {
  const staged = await stage(stagesOf(mode));
  const played: Pace[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const paces = await playRound(browser, staged, mode, round);
    played.push(paces);
    console.log(
      `  ${paces.map(({ acts, ms }, n) => `${SPEEDS[n]}: ${acts} acts in ${(ms / 1_000).toFixed(1)} s`).join(', ')}`,
    );
  }
  await staged.remove();
  const [quick = 0, off = 0] = SPEEDS.map((_speed, n) => {
    const { acts, ms } = sumOf(played.flatMap((paces) => paces.slice(n, n + 1)));
    return (60_000 * acts) / ms;
  });
  const share = (100 * (quick / off - 1)).toFixed(1);
  console.log(`${mode.padEnd(8)} quick ${quick.toFixed(1)}, off ${off.toFixed(1)} acts a minute: ${share} %`);
}

console.log(`load ${loadavg()[0]?.toFixed(1)}, node ${process.version}`);
const browser = await launch();
try {
  const [only = ''] = process.argv.slice(2);
  for (const mode of MODES) if (mode.startsWith(only)) await measure(browser, mode);
} finally {
  await browser.close();
}
