/**
 * Preload of the soak's server: measures the process when its parent asks, so that the product needs no code for it.
 * Needs `--expose-gc`. The forced collections and snapshots take no time on the clocks of the process.
 */
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapCodeStatistics, writeHeapSnapshot } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { withClocksStopped } from './fast-clock.mjs';

/** Interval at which the delay of the event loop is sampled; every sample includes it. */
const RESOLUTION_MS = 10;
const MB = 2 ** 20;

function counted(names) {
  const counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function measure(delay) {
  const loopP99Ms = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
  const loopMostMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
  delay.disable();
  // What only finalizers hold is free after the second collection.
  for (let count = 0; count < 2; count++) withClocksStopped(() => globalThis.gc());
  const { heapUsed, heapTotal, external, rss } = process.memoryUsage();
  const code = getHeapCodeStatistics();
  const { user, system } = process.cpuUsage();
  delay.reset();
  delay.enable();
  return {
    heapMb: heapUsed / MB,
    codeMb: (code.code_and_metadata_size + code.bytecode_and_metadata_size) / MB,
    committedMb: heapTotal / MB,
    externalMb: external / MB,
    rssMb: rss / MB,
    loopP99Ms,
    loopMostMs,
    cpuMs: (user + system) / 1_000,
    handles: counted(process.getActiveResourcesInfo()),
    openFiles: readdirSync('/proc/self/fd').length,
  };
}

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const answers = {
    time: () => ({ simulatedMs: Date.now() }),
    measure: () => measure(delay),
    snapshot: ({ file }) => ({ file: withClocksStopped(() => writeHeapSnapshot(file)) }),
  };
  process.on('message', (question) => process.send({ id: question.id, ...answers[question.about](question) }));
  // Its parent's questions do not keep the server running.
  process.channel.unref();
}
