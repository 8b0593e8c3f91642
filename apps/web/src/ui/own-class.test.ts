import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const selectorsOf = (sheet: string): readonly string[] =>
  [...readFileSync(new URL(sheet, import.meta.url), 'utf8').matchAll(/^ *([^{}@/*]+) \{$/gm)].map(
    ([, one = '']) => one,
  );

// Of two classes the one whose sheet is loaded last decides, which differs from page to page: the rail of a match gives
// its tabs the least height of the log.
test('the class that a caller gives to tabs decides over their own', () => {
  const own = selectorsOf('./Tabs.module.css').filter((selector) => /[.]tabs\b/.test(selector));
  expect(own).toEqual([':where(.tabs)']);
});

// Watching or waiting, the bar has a part for acts that is empty.
test('a prompt bar counts as one with acts only if there are any', () => {
  const counting = selectorsOf('./PromptBar.module.css').filter((selector) => selector.includes(':has(.options'));
  expect(counting.length).toBeGreaterThan(0);
  expect(counting.filter((selector) => !selector.includes('.actions:not(:empty)'))).toEqual([]);
});
