/**
 * Benchmark of the page of Rebellion: `npm run tool -- bench:page`. Frames per second while a late map with 150 units is panned
 * and zoomed, and while moments are played on it, on a processor slowed to a quarter; latency from an act to the painted board on the other screen; size of
 * the board's own files as served (brotli); long tasks after a press that sends an act on a late map, slowed too (`AGAINST`
 * names the directory of another build, which is measured with the same presses); bytes and times of first visits on a slow line. `UNITS`, `ACTS` and `SLOW` change the numbers; `WATERFALL=1` lists the requests of the
 * first visits with the times when they were sent, answered and done.
 */
import { loadavg } from 'node:os';
import { launch } from '../browser.ts';
import { placeNamed, stage } from '../staged.ts';
import { actsToPaint } from './act-to-paint.ts';
import { boardFiles } from './board-files.ts';
import { percentile } from './figures.ts';
import { MATCHES, VISITS, visit } from './first-visit.ts';
import { framesOfMap } from './frames.ts';
import { framesOfMoments } from './moment-frames.ts';
import { actOfMap } from './presses.ts';

const UNITS = Number(process.env.UNITS ?? 150);
const ACTS = Number(process.env.ACTS ?? 40);
const SLOW = Number(process.env.SLOW ?? 4);
const PRESSES = Number(process.env.PRESSES ?? 4);
const { AGAINST } = process.env;
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

const seats = ['rebel', 'imperial'];
const rebellion = { title: 'rebellion', seats, options: { setup: 'advanced' } };
const late = { ...rebellion, moment: 'late', from: 1 };
const staged = await stage([
  { ...late, name: 'late' },
  { ...rebellion, name: 'acts', options: { setup: 'first' }, moment: 'start', from: 1 },
  ...MATCHES,
]);
const placeOf = (name: string) => placeNamed(staged, name);
const [map, acts] = [placeOf('late'), placeOf('acts')];
const [dice, assault] = [placeOf('galaxy-dice'), placeOf('imperial-assault')];
const browser = await launch();
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}, node ${process.version}, ${browser.version()}`);
  const only = process.argv[2];
  if (!only || only === 'frames')
    for (const { what, times } of await framesOfMap(browser, staged, map, { units: UNITS, slow: SLOW })) {
      const fps = (1_000 * times.length) / times.reduce((sum, ms) => sum + ms, 0);
      console.log(
        `${what.padEnd(24)} ${fps.toFixed(1)} frames a second, frame p50 ${percentile(times, 0.5).toFixed(1)} ms, ` +
          `p95 ${percentile(times, 0.95).toFixed(1)} ms (${UNITS} units, ${SLOW}x slower)`,
      );
    }
  if (!only || only === 'moments') {
    const { times, own } = await framesOfMoments(browser, staged, map, { slow: SLOW, acts: Math.ceil(ACTS / 4) });
    const fps = (1_000 * times.length) / times.reduce((sum, ms) => sum + ms, 0);
    console.log(
      `while moments play       ${fps.toFixed(1)} frames a second, frame p50 ${percentile(times, 0.5).toFixed(1)} ms, ` +
        `p95 ${percentile(times, 0.95).toFixed(1)} ms, ${own.toFixed(1)} ms of the processor a frame (${times.length} frames, ${SLOW}x slower)`,
    );
  }
  if (!only || only === 'acts') {
    const times = await actsToPaint(browser, staged, acts, ACTS);
    console.log(
      `act to the other screen   p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms ` +
        `(${times.length} acts)`,
    );
  }
  if (!only || only === 'presses')
    for (const build of AGAINST ? [undefined, AGAINST] : [undefined]) {
      const stages = Array.from({ length: PRESSES }, (_one, index) => ({
        ...late,
        name: `act ${index}`,
        from: index + 1,
      }));
      const own = await stage(stages, build === undefined ? {} : { WEB_DIR: build });
      const sums: number[] = [];
      for (const place of own.places) {
        const pressed = await actOfMap(browser, own, place, SLOW);
        if (!pressed) throw new Error(`nothing is sent from ${place.name}`);
        const { what, tasks, own: used } = pressed;
        const sum = tasks.reduce((total, ms) => total + ms, 0);
        sums.push(sum);
        console.log(
          `  ${sum.toFixed(0).padStart(6)} ms in ${tasks.length} long tasks; of the processor ${used.script.toFixed(0)} ms ` +
            `scripts, ${used.style.toFixed(0)} ms style, ${used.layout.toFixed(0)} ms layout: ${what}`,
        );
      }
      await own.remove();
      console.log(
        `press on a late map       p50 ${percentile(sums, 0.5).toFixed(0)} ms of long tasks (${sums.length} presses, ` +
          `${SLOW}x slower, ${build ?? 'this build'})`,
      );
    }
  if (!only || only === 'size') {
    for (const [title, place] of [['Rebellion', map] as const, ['Imperial Assault', assault] as const]) {
      const files = await boardFiles(browser, staged, place, dice);
      for (const { name, bytes } of files) console.log(`  ${kilobytes(bytes).padStart(9)}  ${name}`);
      const total = kilobytes(files.reduce((sum, { bytes }) => sum + bytes, 0));
      console.log(`board of ${title.padEnd(16)} ${total} as brotli`);
    }
  }
  if (!only || only === 'visits') {
    for (const which of VISITS) {
      const { files, painted, usable, requests } = await visit(browser, staged, which, true);
      console.log(
        `first visit, ${which.padEnd(12)} ${kilobytes(files.reduce((sum, { bytes }) => sum + bytes, 0))} in ${files.length} files, ` +
          `painted after ${painted.toFixed(0)} ms, usable after ${usable.toFixed(0)} ms (1.6 Mbit/s, 150 ms)`,
      );
      for (const { path, asked, answered, done } of process.env.WATERFALL ? requests : [])
        console.log(`  ${[asked, answered, done].map((ms) => ms.toFixed(0).padStart(6)).join('')}  ${path}`);
    }
  }
} finally {
  await browser.close();
  await staged.remove();
}
