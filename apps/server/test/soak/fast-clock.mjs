/**
 * Preload of the soak: clocks and timers of the process run `SOAK_SPEED` times as fast, from `SOAK_SIMULATED_MS` at the
 * real time `SOAK_REAL_MS`. Wall clock, monotonic clock, timeouts and intervals; real remain `process.hrtime`, the
 * monitor of the event loop, the timers inside Node (such as those of HTTP requests) and those of the module `timers`, by
 * which engine.io measures connections. Worker threads keep real time: they compute only.
 *
 * Where the event loop stands still for longer than `MOST_STEP_MS`, the clocks do, too: a machine that is busy with
 * other things makes the soak slower, and 48 times as many seconds of silence would count as an outage.
 */
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { isMainThread } from 'node:worker_threads';

const MOST_STEP_MS = 100;
const speed = Number(process.env.SOAK_SPEED);
const real = performance.now.bind(performance);
/** Simulated time at which the monotonic clock was 0, and its value at the real time `readAt`, in milliseconds. */
const base =
  Number(process.env.SOAK_SIMULATED_MS) + (performance.timeOrigin - Number(process.env.SOAK_REAL_MS)) * speed;
let passed = 0;
let readAt = 0;

function monotonic() {
  const now = real();
  passed += Math.min(now - readAt, MOST_STEP_MS) * speed;
  readAt = now;
  return passed;
}

const wall = () => Math.floor(base + monotonic());

/** Runs a job of the measurement, which takes no time on the clocks of the process. */
export function withClocksStopped(job) {
  monotonic();
  const result = job();
  readAt = real();
  return result;
}

function faster(name) {
  const slow = globalThis[name];
  const fast = (call, ms = 0, ...args) => slow(call, ms / speed, ...args);
  const sleep = slow[promisify.custom];
  if (sleep) fast[promisify.custom] = (ms = 0, ...args) => sleep(ms / speed, ...args);
  globalThis[name] = fast;
}

if (isMainThread) {
  setInterval(monotonic, MOST_STEP_MS / 10).unref();
  faster('setTimeout');
  faster('setInterval');
  performance.now = monotonic;
  Date.now = wall;
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, target) => Reflect.construct(date, args.length === 0 ? [wall()] : args, target),
    apply: (date) => new date(wall()).toString(),
  });
}
