/**
 * Benchmark of the server against the stock server of boardgame.io: acts per second and bytes sent, with the same state
 * in the same run. Ours writes every act to disk; the stock server works in memory.
 */
import { loadavg } from 'node:os';
import { median, right } from './figures.ts';
import { built, drive, here, type Measured, startOurs, startStock } from './processes.ts';
import { firstLoad, measureReplay, measureSizes } from './sizes.ts';
import type { TableFigures, TableJob } from './table-driver.ts';

// Otherwise boardgame.io searches the whole state at every move, here as in the child processes.
process.env.NODE_ENV = 'production';
const list = (value: string | undefined, fallback: number[]) => value?.split(',').map(Number) ?? fallback;
const SIZES = list(process.env.KILOBYTES, [20, 60, 100]);
const VIEWERS = list(process.env.VIEWERS, [3, 12]);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const TABLES = 8;
/** Warm-up in milliseconds, so that neither server is measured while its code is compiled. */
const WARM_MS = Number(process.env.WARM_MS ?? 3_000);
const MS = Number(process.env.MS ?? 2_000);

interface Round extends TableFigures {
  readonly rssMb: number;
  readonly cpu: number;
}

async function measured(kind: TableJob['kind'], driver: string, kilobytes: number, viewers: number): Promise<Round> {
  const server: Measured = kind === 'ours' ? await startOurs(process.env.PROFILE) : await startStock(kilobytes);
  try {
    const job = { kind, url: server.url, tables: TABLES, viewers, kilobytes, warmMs: WARM_MS, ms: MS };
    const before = server.cpuMs();
    const figures = await drive<TableFigures>(driver, job satisfies TableJob);
    const total = figures.acts * (1 + WARM_MS / MS);
    return { ...figures, rssMb: server.rssMb(), cpu: (server.cpuMs() - before) / total };
  } finally {
    await server.stop();
  }
}

function line(name: string, rounds: readonly Round[]): Record<keyof Round, number> {
  const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
  console.log(
    `${name.padEnd(34)}${right(of('actsPerSecond'), 6)} acts/s   other screen p50 ${right(of('p50'), 6, 1)} p99 ` +
      `${right(of('p99'), 6, 1)} ms   ${right(of('bytesPerActAndViewer'), 7)} bytes per act and viewer   ` +
      `${right(of('cpu'), 5, 1)} ms of processor per act   ${right(of('rssMb'), 4)} MB`,
  );
  const [acts, cpu] = [of('actsPerSecond'), of('cpu')];
  const [p50, p99, rssMb] = [of('p50'), of('p99'), of('rssMb')];
  return { actsPerSecond: acts, acts, p50, p99, rssMb, cpu, bytesPerActAndViewer: of('bytesPerActAndViewer') };
}

async function compare(driver: string, kilobytes: number, viewers: number): Promise<void> {
  const [ours, stock]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measured('ours', driver, kilobytes, viewers));
    stock.push(await measured('stock', driver, kilobytes, viewers));
  }
  const what = `${kilobytes} kB, ${TABLES} matches, ${viewers} viewers`;
  const [own, theirs] = [line(`ours   ${what}`, ours), line(`stock  ${what}`, stock)];
  const ratio = (figure: keyof Round) => right(own[figure] / theirs[figure], 0, 2);
  const bytes = theirs.bytesPerActAndViewer / own.bytesPerActAndViewer;
  console.log(
    `  ours to stock: acts/s x${ratio('actsPerSecond')}   p50 x${ratio('p50')}   p99 x${ratio('p99')}   ` +
      `processor x${ratio('cpu')}   bytes 1/${right(bytes, 0)}   memory x${ratio('rssMb')}\n`,
  );
}

console.log(`ours: durable, ${process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'}; stock: in memory, full updates`);
console.log(`medians of ${ROUNDS} rounds of ${MS} ms; system load before: ${loadavg()[0]?.toFixed(2)}\n`);
const driver = await built('table-driver');
for (const kilobytes of SIZES) for (const viewers of VIEWERS) await compare(driver, kilobytes, viewers);
for (const [name, bytes] of Object.entries(measureSizes()))
  console.log(`galaxy-dice ${name.padEnd(6)} median ${bytes} bytes`);
const page = firstLoad(here('../../web/dist'));
if (page) console.log(`first load ${page.bytes} bytes in ${page.files} files (brotli)`);
const replays = Array.from({ length: 3 }, () => measureReplay(400));
console.log(`galaxy-dice: replay of 400 acts ${median(replays).toFixed(0)} ms`);
process.exit(0);
