/**
 * Benchmark of the page of Rebellion: `npm run bench:page`. Frames per second while a late map with 150 units is panned
 * and zoomed on a processor slowed to a quarter; latency from an act to the painted board on the other screen; size of
 * the board's own files as served (brotli); bytes and times of first visits on a slow line. `UNITS`, `ACTS` and `SLOW` change the numbers; `WATERFALL=1` lists the requests of the
 * first visits with the times when they were sent, answered and done.
 */
import { loadavg } from 'node:os';
import { launch } from '../browser.ts';
import { stage } from '../staged.ts';
import { actsToPaint } from './act-to-paint.ts';
import { boardFiles } from './board-files.ts';
import { percentile } from './figures.ts';
import { VISITS, visit } from './first-visit.ts';
import { framesOfMap } from './frames.ts';

const UNITS = Number(process.env.UNITS ?? 150);
const ACTS = Number(process.env.ACTS ?? 40);
const SLOW = Number(process.env.SLOW ?? 4);
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

const seats = ['rebel', 'imperial'];
const rebellion = { title: 'rebellion', seats, options: { setup: 'advanced' } };
const staged = await stage([
  { ...rebellion, name: 'late', moment: 'late', from: 1 },
  { ...rebellion, name: 'acts', options: { setup: 'first' }, moment: 'start', from: 1 },
  { name: 'dice', title: 'galaxy-dice', seats: ['p1', 'p2'], options: {}, moment: 'start', from: 1 },
  { name: 'assault', title: 'imperial-assault', seats: ['p1', 'p2'], options: {}, moment: 'assaultAct', from: 1 },
]);
const [late, acts, dice, assault] = staged.places;
if (!late || !acts || !dice || !assault) throw new Error('the matches were not staged');
const browser = await launch();
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}, node ${process.version}, ${browser.version()}`);
  const only = process.argv[2];
  if (!only || only === 'frames')
    for (const { what, times } of await framesOfMap(browser, staged, late, { units: UNITS, slow: SLOW })) {
      const fps = (1_000 * times.length) / times.reduce((sum, ms) => sum + ms, 0);
      console.log(
        `${what.padEnd(24)} ${fps.toFixed(1)} frames a second, frame p50 ${percentile(times, 0.5).toFixed(1)} ms, ` +
          `p95 ${percentile(times, 0.95).toFixed(1)} ms (${UNITS} units, ${SLOW}x slower)`,
      );
    }
  if (!only || only === 'acts') {
    const times = await actsToPaint(browser, staged, acts, ACTS);
    console.log(
      `act to the other screen   p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms ` +
        `(${times.length} acts)`,
    );
  }
  if (!only || only === 'size') {
    for (const [title, place] of [['Rebellion', late] as const, ['Imperial Assault', assault] as const]) {
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
