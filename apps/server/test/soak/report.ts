import type { Gauges } from './server.ts';
import type { Hour } from './tally.ts';
import { trendOf } from './verdict.ts';
import type { Verified } from './verification.ts';

/** One line of the table: an hour of the soak. */
export interface Row extends Hour {
  readonly hour: number;
  /** Matches in play with people, and sockets of clients. */
  readonly live: number;
  readonly gauges: Gauges;
  /** Processor time of the server's process in this hour, as a share of one core. */
  readonly cpu: number;
  readonly databaseMb: number;
  /** Problems in the log so far. */
  readonly logged: number;
}

/**
 * Most the data in the heap after a collection may rise after the warm-up, as a share of its mean; and all of the heap, of
 * which V8 compiles ever rarer paths for days; and the resident memory, which depends on when V8 and the allocator return
 * what is free.
 */
const MOST_DATA_RISE = 0.05;
const MOST_HEAP_RISE = 0.1;
const MOST_RSS_RISE = 0.1;

const COLUMNS: readonly (readonly [name: string, width: number, value: (row: Row) => string])[] = [
  ['hour', 4, ({ hour }) => `${hour}`],
  ['acts', 6, ({ counts }) => `${counts.get('acts') ?? 0}`],
  ['live', 5, ({ live }) => `${live}`],
  ['opened', 7, ({ counts }) => `${counts.get('opened') ?? 0}`],
  ['ended', 6, ({ counts }) => `${counts.get('ended') ?? 0}`],
  ['heap MB', 8, ({ gauges }) => gauges.heapMb.toFixed(1)],
  ['code MB', 8, ({ gauges }) => gauges.codeMb.toFixed(1)],
  ['V8 MB', 6, ({ gauges }) => gauges.committedMb.toFixed(0)],
  ['ext MB', 7, ({ gauges }) => gauges.externalMb.toFixed(1)],
  ['rss MB', 7, ({ gauges }) => gauges.rssMb.toFixed(0)],
  ['cpu %', 6, ({ cpu }) => (100 * cpu).toFixed(0)],
  ['loop p99', 9, ({ gauges }) => gauges.loopP99Ms.toFixed(1)],
  ['most', 6, ({ gauges }) => gauges.loopMostMs.toFixed(0)],
  ['act p99', 8, ({ actP99Ms }) => actP99Ms.toFixed(0)],
  ['sockets', 8, ({ gauges }) => `${gauges.handles.TCPSocketWrap ?? 0}`],
  ['timers', 7, ({ gauges }) => `${gauges.handles.Timeout ?? 0}`],
  ['files', 6, ({ gauges }) => `${gauges.openFiles}`],
  ['db MB', 7, ({ databaseMb }) => databaseMb.toFixed(0)],
  ['refused', 8, ({ refused }) => `${refused}`],
  ['failed', 7, ({ failures }) => `${sum(failures)}`],
  ['log', 4, ({ logged }) => `${logged}`],
];

export const heading = (): string => COLUMNS.map(([name, width]) => name.padStart(width)).join(' ');
export const lineOf = (row: Row): string => COLUMNS.map(([, width, value]) => value(row).padStart(width)).join(' ');

/** Counted names, most frequent first. */
export function listed(counts: ReadonlyMap<string, number>): string[] {
  return [...counts].sort(([, a], [, b]) => b - a).map(([what, count]) => `  ${count} × ${what}`);
}

/** What a run is judged by, at its end. */
export interface Outcome {
  readonly rows: readonly Row[];
  readonly failures: ReadonlyMap<string, number>;
  readonly problems: ReadonlyMap<string, number>;
  readonly verified: Verified;
  readonly exitCode: number | null;
}

/** Lines of the verdict, and whether the run has passed. */
export function judge({ rows, failures, problems, verified, exitCode }: Outcome): { lines: string[]; isGood: boolean } {
  const memory = [
    flatness('data in the heap', rows, ({ heapMb, codeMb }) => heapMb - codeMb, MOST_DATA_RISE),
    flatness('heap with compiled code', rows, ({ heapMb }) => heapMb, MOST_HEAP_RISE),
    flatness('resident memory', rows, ({ rssMb }) => rssMb, MOST_RSS_RISE),
  ];
  const checks = [
    ...memory,
    {
      isGood: verified.problems.length === 0 && verified.frozen === 0,
      line: `records: ${verified.matches} matches with ${verified.acts} acts replay to their stored state, ${verified.problems.length} do not; ${verified.frozen} frozen, ${verified.outages} outages noted`,
    },
    { isGood: failures.size === 0, line: `failures of clients and operator: ${sum(failures)}` },
    { isGood: problems.size === 0, line: `warnings and errors in the log: ${sum(problems)}` },
    { isGood: exitCode === 0, line: `stopped with exit code ${exitCode}` },
  ];
  const isGood = checks.every((check) => check.isGood);
  const lines = checks.map((check) => `${check.isGood ? 'good' : 'BAD '}  ${check.line}`);
  return { lines: [...lines, ...verified.problems.slice(0, 20).map((problem) => `  ${problem}`)], isGood };
}

function flatness(name: string, rows: readonly Row[], value: (gauges: Gauges) => number, most: number) {
  const trend = trendOf(rows.map(({ hour, gauges }) => ({ hour, value: value(gauges) })));
  if (!trend) return { isGood: true, line: `${name}: too few hours for a trend` };
  const { mean, rise, from, to } = trend;
  const line = `${name}: ${mean.toFixed(1)} MB, ${(100 * rise).toFixed(1)} % rise from hour ${from} to ${to}; flat below ${100 * most} %`;
  return { isGood: rise < most, line };
}

const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, count) => all + count, 0);
