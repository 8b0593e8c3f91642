import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slowest test files, slowest first. */
const LONGEST = [
  'apps/web/e2e/interrupted.test.ts',
  'apps/web/e2e/ways-to-play.test.ts',
  'apps/web/e2e/robots.test.ts',
  'apps/web/e2e/away.test.ts',
  'apps/server/test/chaos.test.ts',
  'apps/server/test/restart/postgres.test.ts',
  'apps/server/test/restart/sqlite.test.ts',
  'apps/server/test/cluster.test.ts',
  'apps/server/test/malformed.test.ts',
  'apps/server/test/cluster-kill.test.ts',
  'apps/server/test/tap/wire-tap.test.ts',
  'apps/server/test/whole-matches/postgres.test.ts',
  'apps/server/src/record/snapshots.test.ts',
  'apps/server/test/whole-matches/sqlite-four.test.ts',
  'packages/games/test/contract/two-seats.test.ts',
  'packages/games/test/contract/four-seats.test.ts',
  'packages/games/test/random-games/four-seats.test.ts',
  'packages/games/test/random-games/three-seats.test.ts',
  'packages/games/test/random-games/two-seats.test.ts',
];

/** Longest processing time first: a group of files ends earlier if the long ones start first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const gone = LONGEST.find((file) => !existsSync(join(root, file)));
    if (gone) throw new Error(`no such test file in scripts/longest-first.ts: ${gone}`);
    const ranks = new Map(LONGEST.map((file, rank) => [join(root, file), rank]));
    const rank = (file: TestSpecification) => ranks.get(file.moduleId) ?? LONGEST.length;
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
