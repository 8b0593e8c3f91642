import { expect, test } from 'vitest';
import { namedIn } from './mentions.ts';

test.each([
  ['@Ann, your move', ['Ann']],
  ['well, @ann and @BOB', ['Ann', 'Bob']],
  ['@Ann Lee is meant', ['Ann Lee']],
  ['@Anna is someone else', []],
  ['ann@example.org', []],
  ['Ann and Bob', []],
  ['@', []],
  ['@@Bob!', ['Bob']],
])('%s', (text, named) => expect([...namedIn(text, ['Ann', 'Ann Lee', 'Bob', ''])]).toEqual(named));
