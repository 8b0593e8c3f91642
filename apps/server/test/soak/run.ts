/**
 * Soak test: `npm run tool -- test:soak [hours] [matches] [speed] [seed]`. Two days of 200 matches on the built server,
 * simulated in an hour by a clock that runs 48 times as fast; memory is judged on the second. People act by random choice
 * at their pace, come and go; an operator makes a backup and prunes every hour. Prints a line for every simulated hour,
 * then a verdict: memory that does not grow, records that replay, no error. `SOAK_SNAPSHOTS=<directory>` writes heap
 * snapshots after half of the hours and at the end. With `TMPDIR=/dev/shm` a slow disk does not matter.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seededRandom } from '../chaos/seeded-random.ts';
import { Crowd } from './crowd.ts';
import { checkSessions, storeSessions, useSession } from './expiring-sessions.ts';
import { Http } from './http.ts';
import type { SoakMatch, World } from './match.ts';
import { databaseMb, Operations } from './operations.ts';
import { heading, judge, lineOf, listed, type Row } from './report.ts';
import { type Gauges, SoakServer } from './server.ts';
import { SimulatedTime } from './simulated-time.ts';
import { Tally } from './tally.ts';
import { verifyMatches } from './verification.ts';

const [hours = 48, matches = 200, speed = 48, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const snapshots = process.env.SOAK_SNAPSHOTS ? resolve(process.env.SOAK_SNAPSHOTS) : null;
/** Matches that are verified at the end. */
const VERIFIED = 150;
/** Hours in which no finished match is pruned. */
const YOUNG_HOURS = 5;

const directory = mkdtempSync(join(tmpdir(), 'echo-base-soak-'));
const dataDir = join(directory, 'data');

/** Runs the hours; one line each. */
async function runHours(server: SoakServer, world: World, crowd: Crowd): Promise<Row[]> {
  const operations = new Operations(server, world.tally);
  const rows: Row[] = [];
  let cpuMs = (await server.gauges()).cpuMs;
  console.log(heading());
  for (let hour = 1; hour <= hours && !server.hasExited; hour++) {
    const began = Date.now();
    await useSession(world, hour - 1);
    await sleepUntil(hour, server, world);
    await checkSessions(world, hour - 1);
    const gauges = await server.gauges();
    rows.push(rowOf({ hour, gauges, cpu: (gauges.cpuMs - cpuMs) / (Date.now() - began) }, server, world, crowd));
    cpuMs = gauges.cpuMs;
    console.log([lineOf(rows.at(-1) as Row), ...listed(rows.at(-1)?.failures ?? new Map())].join('\n'));
    if (snapshots && (hour === Math.ceil(hours / 2) || hour === hours)) {
      mkdirSync(snapshots, { recursive: true });
      await server.snapshot(join(snapshots, `hour-${hour}.heapsnapshot`));
    }
    operations.start();
  }
  await operations.idle();
  return rows;
}

/** Waits until the server's clock shows this hour. */
async function sleepUntil(hour: number, server: SoakServer, { time }: World): Promise<void> {
  while (time.hours < hour) {
    await time.sleep(Math.min(600, 3_600 * (hour - time.hours)));
    await server.followClock();
  }
}

function rowOf(
  measured: { hour: number; gauges: Gauges; cpu: number },
  { problems }: SoakServer,
  { tally }: World,
  { live }: Crowd,
): Row {
  const logged = [...problems.values()].reduce((sum, count) => sum + count, 0);
  return { ...measured, ...tally.takeHour(), live, logged, databaseMb: databaseMb(dataDir) };
}

/** Matches to verify: in play, left, or ended so late that they have not been pruned. */
function sample({ random, time }: World, all: readonly SoakMatch[]): SoakMatch[] {
  const since = time.hours - YOUNG_HOURS;
  const candidates = all.filter(({ endedAt }) => endedAt === null || endedAt > since);
  const drawn: SoakMatch[] = [];
  while (candidates.length > 0 && drawn.length < VERIFIED)
    drawn.push(...candidates.splice(Math.floor(random.upTo(candidates.length)), 1));
  return drawn;
}

async function main(): Promise<boolean> {
  console.log(`${hours} hours, ${matches} matches, ${speed} times as fast, seed ${seed}; data in ${directory}`);
  mkdirSync(dataDir);
  const time = new SimulatedTime(speed);
  await storeSessions(dataDir, time.begin, hours);
  const server = await SoakServer.start(dataDir, time);
  const tally = new Tally();
  const world = { http: new Http(server.url, tally, time), tally, time, random: seededRandom(seed) };
  const crowd = new Crowd(world);
  try {
    crowd.start(matches);
    const rows = await runHours(server, world, crowd);
    const drawn = sample(world, crowd.matches);
    await crowd.stop();
    const exitCode = await server.stop();
    const verified = await verifyMatches(dataDir, drawn);
    const { problems } = server;
    const { lines, isGood } = judge({ rows, failures: tally.failures, problems, verified, exitCode });
    console.log(['in all', ...listed(tally.counts), 'refused, as play goes on', ...listed(tally.refusals)].join('\n'));
    console.log(['failures', ...listed(tally.failures), 'log', ...listed(problems), ...lines].join('\n'));
    return isGood;
  } finally {
    await server.stop();
  }
}

const isGood = await main();
console.log(isGood ? 'The soak has passed.' : `The soak has failed. The log is ${join(directory, 'server.log')}.`);
if (isGood) rmSync(directory, { recursive: true });
process.exit(isGood ? 0 : 1);
