import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files in vitest's order (slow or large ones first), but those in `test` before all others: they play whole matches, and
 * a group of files ends earlier if they start first. Files with an environment of their own follow one another, because
 * a worker goes on, with the modules it has loaded, only to a file of the same environment.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const hasOwn = (path: string) => readFileSync(path, 'utf8').slice(0, 200).includes('@vitest-environment');
    const rank = (path: string) => (path.includes('/test/') ? 0 : hasOwn(path) ? 2 : 1);
    const ranks = new Map(files.map(({ moduleId }) => [moduleId, rank(moduleId)]));
    const rankOf = ({ moduleId }: TestSpecification) => ranks.get(moduleId) ?? 1;
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
