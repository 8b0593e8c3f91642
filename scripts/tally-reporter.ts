import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, `N passed, N failed`, for scripts; a red run prints its seed before it. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed += 1;
        else failed += 1;
      }
    }
    const seed = failed > 0 ? `\nTEST_SEED=${process.env.TEST_SEED} repeats the random choices of this run` : '';
    process.once('exit', () => console.log(`${seed}\n${passed} passed, ${failed} failed`));
  }
}
