/**
 * Benchmark of several servers on one PostgreSQL and one Redis. Each server is limited to a share of a core, which
 * stands for a machine of its own; database, Redis and this driver use the rest. Every match plays its next act as soon
 * as the last one is on both screens; then half of these acts a second are offered, for latencies of a server that is
 * not full. `same`: both players of a match on one server; `timed`: the same, with a clock, which a server must run;
 * `apart`: on two servers.
 */
import { loadavg } from 'node:os';
import { percentile, right } from './figures.ts';
import { type Machine, newMachine } from './machines.ts';
import { type Measured, startOurs } from './processes.ts';
import { ServedMatch, type ServedTimes } from './served-match.ts';
import { openShared, type SharedDatabase, type SharedFigures } from './shared-database.ts';

const COUNTS = (process.env.SERVERS ?? '1,2,3').split(',').map(Number);
const PLACES = (process.env.PLACES ?? 'same,timed,apart').split(',');
/** Share of a core that a server has, in percent. */
const SHARE = Number(process.env.SHARE ?? 25);
/** Matches per server. */
const MATCHES = Number(process.env.MATCHES ?? 24);
const SECONDS = Number(process.env.SECONDS ?? 15);
/** Acts per server before the limit, so that code is not measured while it is compiled. */
const WARM_ACTS = Number(process.env.WARM_ACTS ?? 3_000);
const AT_ONCE = 6;

interface Site {
  readonly servers: readonly Measured[];
  readonly machines: readonly Machine[];
  readonly matches: ServedMatch[];
  readonly times: ServedTimes;
  /** Opens the match of this number. */
  open(nth: number): Promise<ServedMatch>;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const of = (share: number, numbers: readonly number[]) => right(percentile(numbers, share), 4);

/** Plays a match until `end`, each act when `next` resolves; a match that is over is replaced. */
async function play(site: Site, nth: number, end: number, next: () => Promise<unknown>): Promise<void> {
  for (await next(); performance.now() < end; await next()) {
    const match = site.matches[nth]!;
    if (match.isOver) {
      match.close();
      site.matches[nth] = await site.open(nth);
    } else await match.act();
  }
}

/** Plays all matches, with this many acts a second or as many as are possible. */
async function playAll(site: Site, seconds: number, perSecond = Number.POSITIVE_INFINITY): Promise<void> {
  const end = performance.now() + seconds * 1_000;
  const pace = (site.matches.length / perSecond) * 1_000;
  const job = (nth: number) => {
    let due = performance.now() + Math.random() * pace;
    const next = async () => {
      const ms = due - performance.now();
      due = Math.max(due + pace, performance.now());
      if (ms > 0) await wait(ms);
    };
    return play(site, nth, end, pace > 0 ? next : async () => undefined);
  };
  await Promise.all(site.matches.map((_match, nth) => job(nth)));
}

interface Sample extends SharedFigures {
  readonly at: number;
  readonly serversMs: number;
  readonly driverMs: number;
}

async function sample({ servers }: Site, shared: SharedDatabase): Promise<Sample> {
  const { user, system } = process.cpuUsage();
  const serversMs = servers.reduce((sum, server) => sum + server.cpuMs(), 0);
  return { ...(await shared.figures()), at: performance.now(), serversMs, driverMs: (user + system) / 1_000 };
}

/** Prints the figures of a phase. Returns acts per second. */
async function measured(site: Site, shared: SharedDatabase, name: string, perSecond?: number): Promise<number> {
  const { times, servers } = site;
  const before = await sample(site, shared);
  Object.assign(times, { refused: 0 });
  times.acks.length = times.screens.length = 0;
  await playAll(site, SECONDS, perSecond);
  const after = await sample(site, shared);
  const acts = times.acks.length - times.refused;
  const per = (figure: keyof Sample) => right((after[figure] - before[figure]) / acts, 5, 2);
  const ms = after.at - before.at;
  const full = ((after.serversMs - before.serversMs) / ms / servers.length / SHARE) * 10_000;
  const [acks, screens] = [times.acks, times.screens];
  console.log(
    `${name.padEnd(20)}${right((acts * 1_000) / ms, 5)} acts/s   acknowledged p50 ${of(0.5, acks)} p95 ${of(0.95, acks)} ` +
      `p99 ${of(0.99, acks)} ms   other screen p50 ${of(0.5, screens)} p95 ${of(0.95, screens)} ` +
      `p99 ${of(0.99, screens)} ms   ${times.refused} refused`,
  );
  console.log(
    `${''.padEnd(20)}per act: servers ${per('serversMs')}, PostgreSQL ${per('postgresMs')}, Redis ${per('redisMs')}, ` +
      `driver ${per('driverMs')} ms of processor; ${per('statements')} statements, ${per('notices')} notices; ` +
      `servers use ${right(full, 3)} % of their share`,
  );
  return (acts * 1_000) / ms;
}

async function openSite(shared: SharedDatabase, count: number, place: string): Promise<Site> {
  const env = await shared.fresh();
  const servers: Measured[] = [];
  const machines: Machine[] = [];
  for (let nth = 0; nth < count; nth++) {
    const server = await startOurs(process.env.PROFILE, env);
    servers.push(server);
    machines.push(newMachine(`server-${nth}`));
    machines.at(-1)!.add(server.pid);
  }
  const times: ServedTimes = { acks: [], screens: [], refused: 0 };
  const at = (nth: number) => servers[nth % count]!.url;
  const clock = place === 'timed' ? { clock: { kind: 'bank', bank: 3_600, increment: 0, atZero: 'claim' } } : {};
  const site: Site = {
    servers,
    machines,
    matches: [],
    times,
    open: (nth) => ServedMatch.open([at(nth), at(place === 'apart' ? nth + 1 : nth)], times, clock),
  };
  let opened = 0;
  const open = async () => {
    for (let nth = opened++; nth < MATCHES * count; nth = opened++) site.matches[nth] = await site.open(nth);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return site;
}

async function close({ servers, machines, matches }: Site): Promise<void> {
  for (const match of matches) match.close();
  await Promise.all(servers.map((server) => server.stop()));
  for (const machine of machines) machine.remove();
}

async function step(shared: SharedDatabase, count: number, place: string): Promise<number> {
  const site = await openSite(shared, count, place);
  try {
    while (site.times.acks.length < WARM_ACTS * count) await playAll(site, 1);
    for (const machine of site.machines) machine.limit(SHARE / 100);
    await playAll(site, 2);
    const name = `${count} ${count === 1 ? 'server' : 'servers'}, ${place}`;
    const most = await measured(site, shared, name);
    await measured(site, shared, '  half of that', most / 2);
    return most;
  } finally {
    for (const machine of site.machines) machine.limit(2);
    await close(site);
  }
}

console.log(
  `each server ${SHARE} % of a core, ${MATCHES} matches per server; system load before: ${loadavg()[0]?.toFixed(2)}`,
);
const shared = await openShared();
try {
  for (const place of PLACES) {
    const rates: number[] = [];
    for (const count of COUNTS.filter((one) => place !== 'apart' || one > 1)) {
      rates.push(await step(shared, count, place));
      if (process.env.STATEMENTS) for (const line of await shared.statements()) console.log(`  ${line}`);
    }
    const gains = rates.map((rate) => `x${right(rate / rates[0]!, 0, 2)}`);
    console.log(`  ${place}: ${gains.join(', ')} of the first\n`);
  }
} finally {
  await shared.stop();
}
process.exit(0);
