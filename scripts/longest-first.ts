import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slowest test files of each project, slowest first. */
const LONGEST = [
  'packages/games/test/contract/two-seats.test.ts',
  'packages/games/test/contract/four-seats.test.ts',
  'packages/games/test/contract/three-seats.test.ts',
  'packages/games/src/galaxy-dice/bots/bots.test.ts',
  'packages/games/test/stock.test.ts',
  'packages/games/src/rebellion/bots/captain/captain.test.ts',
  'packages/games/test/random-games/four-seats.test.ts',
  'packages/games/src/rebellion/blind.test.ts',
  'packages/games/test/random-games/two-seats.test.ts',
  'packages/games/test/random-games/three-seats.test.ts',
  'apps/server/test/restart/postgres.test.ts',
  'apps/server/test/cluster-kill.test.ts',
  'apps/server/test/chaos.test.ts',
  'apps/server/test/restart/sqlite.test.ts',
  'apps/server/test/cluster.test.ts',
  'apps/server/test/tap/wire-tap.test.ts',
  'apps/server/test/malformed.test.ts',
  'apps/server/src/tools/archive.test.ts',
  'apps/server/src/record/snapshots.test.ts',
  'apps/server/src/bots/bots.test.ts',
  'apps/server/test/startup.test.ts',
  'apps/server/test/whole-matches/postgres.test.ts',
  'apps/server/src/storage/store.test.ts',
  'apps/server/src/storage/postgres.test.ts',
  'apps/server/test/skewed-clocks.test.ts',
  'apps/server/src/http/records.test.ts',
  'apps/server/test/whole-matches/sqlite-four.test.ts',
  'apps/server/test/upgrades.test.ts',
  'apps/server/src/http/clocks.test.ts',
  'apps/server/test/slow-readers.test.ts',
  'apps/server/src/storage/more-tables.test.ts',
  'apps/server/test/whole-matches/sqlite-three.test.ts',
  'apps/server/test/abuse.test.ts',
  'apps/server/src/http/log.test.ts',
  'apps/server/src/storage/lobby.test.ts',
  'apps/server/test/log-outage.test.ts',
  'apps/server/src/sockets/undo.test.ts',
  'apps/server/test/whole-matches/sqlite-two.test.ts',
  'apps/server/src/tools/verify.test.ts',
  'apps/server/test/malformed-http.test.ts',
  'apps/server/src/http/drain.test.ts',
  'apps/server/test/operator.test.ts',
  'apps/server/src/http/seats.test.ts',
  'apps/web/e2e/ways-to-play.test.ts',
  'apps/web/e2e/interrupted.test.ts',
  'apps/web/e2e/robots.test.ts',
  'apps/web/e2e/away.test.ts',
  'apps/web/e2e/sharing.test.ts',
  'apps/web/e2e/devices.test.ts',
  'apps/web/e2e/server-away.test.ts',
  'apps/web/e2e/talking.test.ts',
  'apps/web/e2e/bench/board-files.test.ts',
];

/** Environment a test file asks for in its first comment; empty: its project's. */
function environmentOf({ moduleId }: TestSpecification): string {
  return /@vitest-environment\s+(\S+)/.exec(readFileSync(moduleId, 'utf8').slice(0, 200))?.[1] ?? '';
}

/** Files in an order that follows from the seed. */
function shuffled(files: readonly TestSpecification[], root: string, seed: number): TestSpecification[] {
  const mark = ({ moduleId }: TestSpecification) =>
    createHash('sha1')
      .update(`${seed} ${relative(root, moduleId)}`)
      .digest('hex');
  const marks = new Map(files.map((file) => [file, mark(file)]));
  return files.toSorted((a, b) => (marks.get(a) ?? '').localeCompare(marks.get(b) ?? ''));
}

/**
 * Longest processing time first: a group of files ends earlier if the long ones start first. Files of one environment
 * follow one another, because a worker goes on, with all modules it has loaded, only to a file of the same environment. With
 * `--sequence.seed=N` the others follow in any order, which shows a test that depends on what another file has left.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const gone = LONGEST.find((file) => !existsSync(join(root, file)));
    if (gone) throw new Error(`no such test file in scripts/longest-first.ts: ${gone}`);
    const ranks = new Map(LONGEST.map((file, rank) => [join(root, file), rank]));
    const rank = (file: TestSpecification) => ranks.get(file.moduleId) ?? LONGEST.length;
    const environments = new Map(files.map((file) => [file, environmentOf(file)]));
    const environment = (file: TestSpecification) => environments.get(file) ?? '';
    const begin = sequence.seed === undefined ? await super.sort(files) : shuffled(files, root, sequence.seed);
    return begin.sort((a, b) => rank(a) - rank(b) || environment(a).localeCompare(environment(b)));
  }
}
