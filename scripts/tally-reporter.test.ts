import { expect, test } from 'vitest';
import { tallyOf } from './tally-reporter.ts';

const moduleOf = (states: readonly string[], errors: readonly unknown[] = []) => ({
  errors: () => errors,
  children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
});

test('a run without skipped tests ends with passed and failed', () => {
  expect(tallyOf([moduleOf(['passed', 'passed']), moduleOf(['failed'])], []).line).toBe('2 passed, 1 failed');
});

test('a skipped test is counted, but has not failed', () => {
  expect(tallyOf([moduleOf(['passed', 'skipped'])], [])).toEqual({ failed: 0, line: '1 passed, 0 failed, 1 skipped' });
});

test('a test without a result, a file that cannot be loaded and an error outside of tests have failed', () => {
  expect(tallyOf([moduleOf(['pending']), moduleOf([], ['no such file'])], ['unhandled']).line).toBe(
    '0 passed, 3 failed',
  );
});
