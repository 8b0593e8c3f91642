import type { Reporter, TestModule } from 'vitest/node';

/** What the tally reads of a file of tests. */
interface CountedModule {
  errors(): readonly unknown[];
  readonly children: { allTests(): Iterable<{ result(): { readonly state: string } }> };
}

/** Tally of a run: `N passed, N failed`, and `, N skipped` if there are any. Errors outside of tests count as failed. */
export function tallyOf(
  modules: readonly CountedModule[],
  errors: readonly unknown[],
): { failed: number; line: string } {
  const counts = { passed: 0, failed: errors.length, skipped: 0 };
  for (const module of modules) {
    if (module.errors().length > 0) counts.failed += 1;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // A test without a result was cut off.
      counts[state === 'passed' || state === 'skipped' ? state : 'failed'] += 1;
    }
  }
  const { passed, failed, skipped } = counts;
  return { failed, line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}` };
}

/** Ends a run with its tally on one plain line, for scripts; a red run prints its seed before it. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const { failed, line } = tallyOf(modules, errors);
    const seed = failed > 0 ? `\nTEST_SEED=${process.env.TEST_SEED} repeats the random choices of this run` : '';
    process.once('exit', () => console.log(`${seed}\n${line}`));
  }
}
