/**
 * Benchmark of an overload: measures how many valid acts a second the server carries, then offers twice as many, with
 * watchers and newcomers beside them. Prints times from the first attempt to success, and refusals, by class. Every
 * refused request is repeated after the time that the refusal names.
 */
import { loadavg } from 'node:os';
import { percentile, right } from './figures.ts';
import { BusyMatch, enter, Tally, visit, wait } from './overload.ts';
import { type Measured, startOurs } from './processes.ts';
import { Wire } from './wire.ts';

const MATCHES = Number(process.env.MATCHES ?? 400);
const SECONDS = Number(process.env.SECONDS ?? 15);
/** Multiple of the capacity that is offered. */
const LOAD = Number(process.env.LOAD ?? 2);
/** Watchers and newcomers a second. */
const WATCHERS = Number(process.env.WATCHERS ?? 40);
const NEWCOMERS = Number(process.env.NEWCOMERS ?? 40);
const AT_ONCE = 10;

const tallies = { seats: new Tally(), watchers: new Tally(), newcomers: new Tally() };
let isOn = true;
const on = () => isOn;

async function open(url: string): Promise<BusyMatch[]> {
  const made: BusyMatch[] = [];
  let left = MATCHES;
  const one = async () => {
    while (left-- > 0) made.push(await BusyMatch.open(url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return made;
}

/** Calls `job` this often a second, spread evenly. Returns how to stop. */
function repeat(perSecond: number, job: (nth: number) => void): () => void {
  const began = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    while (done < due) job(done++);
  }, 5);
  return () => clearInterval(timer);
}

/** Processor time of the server and of this driver since the last call, in percent of a core. */
function processors(server: Measured): () => string {
  let [at, ours, own] = [performance.now(), server.cpuMs(), process.cpuUsage()];
  return () => {
    const ms = performance.now() - at;
    const used = process.cpuUsage(own);
    const text = `server ${right(((server.cpuMs() - ours) / ms) * 100, 3)} %, driver ${right((used.user + used.system) / ms / 10, 3)} % of a core`;
    [at, ours, own] = [performance.now(), server.cpuMs(), process.cpuUsage()];
    return text;
  };
}

function print(name: string, seconds: number): void {
  console.log(`${name}; ${used()}`);
  for (const [kind, { times, refused, asked }] of Object.entries(tallies)) {
    const of = (share: number) => right(percentile(times, share), 7);
    const codes = [...refused].map(([code, count]) => `${count} ${code}`).join(', ') || 'none';
    console.log(
      `  ${kind.padEnd(10)}${right(asked, 7)} asked ${right(times.length, 7)} done (${right(times.length / seconds, 5)}/s)` +
        `   p50 ${of(0.5)}  p95 ${of(0.95)}  p99 ${of(0.99)} ms   refused: ${codes}`,
    );
  }
}

/** Acts of all matches, each as soon as the last one is acknowledged. Returns acts per second. */
async function capacity(matches: readonly BusyMatch[]): Promise<number> {
  used = processors(server);
  const end = performance.now() + SECONDS * 1_000;
  const play = async (match: BusyMatch) => {
    while (performance.now() < end) {
      await match.act(tallies.seats, on);
      await wait(1);
    }
  };
  await Promise.all(matches.map(play));
  print(`Capacity: ${MATCHES} matches, each act as soon as the one before is acknowledged`, SECONDS);
  return tallies.seats.times.length / SECONDS;
}

async function overload(url: string, matches: readonly BusyMatch[], perSecond: number): Promise<void> {
  const wires = await Promise.all(Array.from({ length: WATCHERS }, () => Wire.open(url)));
  for (const tally of Object.values(tallies)) tally.clear();
  used = processors(server);
  const jobs: Promise<void>[] = [];
  let skipped = 0;
  const stops = [
    repeat(perSecond, (nth) => {
      const before = tallies.seats.asked;
      jobs.push(matches[nth % MATCHES]?.act(tallies.seats, on) ?? Promise.resolve());
      if (tallies.seats.asked === before) skipped += 1;
    }),
    repeat(WATCHERS, (nth) => {
      const [wire, match] = [wires[nth % wires.length], matches[nth % MATCHES]];
      if (wire && match) jobs.push(visit(wire, match.id, tallies.watchers, on));
    }),
    repeat(NEWCOMERS, () => jobs.push(enter(url, tallies.newcomers, on))),
  ];
  await wait(SECONDS * 1_000);
  isOn = false;
  for (const stop of stops) stop();
  print(`Overload: ${LOAD} times as many acts offered (${Math.round(perSecond)}/s)`, SECONDS);
  console.log(`  ${skipped} acts were not sent, because their match was still waiting for the last one`);
  await Promise.all(jobs);
}

async function afterwards(url: string): Promise<void> {
  isOn = true;
  for (const tally of Object.values(tallies)) tally.clear();
  await wait(1_000);
  for (let times = 0; times < 10; times++) await enter(url, tallies.newcomers, on);
  print('Afterwards', 1);
}

console.log(`system load before: ${loadavg()[0]?.toFixed(2)}`);
const server = await startOurs(process.env.PROFILE);
let used = processors(server);
try {
  const matches = await open(server.url);
  const most = await capacity(matches);
  await overload(server.url, matches, most * LOAD);
  await afterwards(server.url);
} finally {
  await server.stop();
}
process.exit(0);
