import { expect, test } from 'vitest';
import { MUTANTS, planted, sourceOf } from './mutants.ts';

test.each(MUTANTS)('the planted leak still applies: $name', (mutant) => {
  const source = sourceOf(mutant);
  expect(planted(mutant, source)).not.toBe(source);
});

test('a planted leak that no longer applies fails', () => {
  const mutant = { ...MUTANTS[0]!, find: 'this stands nowhere' };
  expect(() => planted(mutant, sourceOf(mutant))).toThrow('mutant does not apply');
});
