/**
 * Benchmark of a crowd: how many live matches one server carries before other screens lag, then one match before a
 * large audience. This process is the driver: it parses what players need to act, and of spectators' messages only the
 * time of arrival.
 */
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { CrowdMatch, type Times } from './crowd.ts';
import { percentile, right } from './figures.ts';
import { type Measured, startOurs } from './processes.ts';

const STEPS = (process.env.MATCHES ?? '100,250,500,1000,1500').split(',').map(Number);
const AUDIENCE = Number(process.env.AUDIENCE ?? 1_000);
const SECONDS = Number(process.env.SECONDS ?? 10);
/** Milliseconds between two acts of a match. */
const PACE_MS = 2_000;
const AUDIENCE_PACE_MS = 500;
/** Matches created concurrently. */
const AT_ONCE = 10;

/** Lag of this process: part of every latency here, as players' browsers have processors of their own. */
const lag = monitorEventLoopDelay({ resolution: 1 });
lag.enable();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(url: string, count: number, times: Times): Promise<CrowdMatch[]> {
  const made: CrowdMatch[] = [];
  let left = count;
  const one = async () => {
    while (left-- > 0) made.push(await CrowdMatch.open(url, 1, times));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return made;
}

async function figures(server: Measured, times: Times, name: string): Promise<void> {
  const before = server.cpuMs();
  times.screens.length = 0;
  times.acts = 0;
  lag.reset();
  await wait(SECONDS * 1_000);
  const of = (share: number) => right(percentile(times.screens, share), 6, 1);
  console.log(
    `${name.padEnd(37)}${right(times.acts / SECONDS, 5)} acts/s   other screen p50 ${of(0.5)} p95 ${of(0.95)} ` +
      `p99 ${of(0.99)} ms   server ${right((server.cpuMs() - before) / SECONDS / 10, 3)} % of a core   ` +
      `${right(server.rssMb(), 4)} MB   ${times.refused} refused   driver's lag p99 ${right(lag.percentile(99) / 1e6, 4, 1)} ms`,
  );
}

async function ramp(server: Measured): Promise<void> {
  const times: Times = { screens: [], acts: 0, refused: 0 };
  let matches = 0;
  const empty = server.rssMb();
  for (const step of STEPS) {
    for (const match of await open(server.url, step - matches, times)) {
      setTimeout(() => setInterval(() => match.act(), PACE_MS), Math.random() * PACE_MS);
    }
    matches = step;
    await wait(3_000);
    await figures(server, times, `${step} matches of 2 and 1 spectator`);
  }
  console.log(
    `${right(((server.rssMb() - empty) * 1_024) / matches, 0)} kB of memory per match with its three sockets`,
  );
}

async function audience(server: Measured): Promise<void> {
  const times: Times = { screens: [], acts: 0, refused: 0 };
  const began = performance.now();
  const match = await CrowdMatch.open(server.url, AUDIENCE, times);
  console.log(`${AUDIENCE} spectators joined in ${right((performance.now() - began) / 1_000, 0, 1)} s`);
  const timer = setInterval(() => match.act(), AUDIENCE_PACE_MS);
  await wait(1_000);
  await figures(server, times, `1 match, ${AUDIENCE} spectators`);
  clearInterval(timer);
}

console.log(`${process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'}; system load before: ${loadavg()[0]?.toFixed(2)}`);
for (const part of STEPS.length > 0 && STEPS[0] ? [audience, ramp] : [audience]) {
  const server = await startOurs(process.env.PROFILE);
  try {
    await part(server);
  } finally {
    await server.stop();
  }
}
process.exit(0);
