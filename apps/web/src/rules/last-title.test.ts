// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { lastTitle, rememberTitle } from './last-title.ts';

test('the rules open at the title opened last', () => {
  expect(lastTitle()).toBeNull();
  rememberTitle('rebellion');
  expect(lastTitle()).toBe('rebellion');
});
