import { expect, test } from 'vitest';
import { problemsOf } from './check.ts';
import { IN_NAMES, IN_SENTENCES, IN_TEXTS } from './words.ts';

const SOURCE = 'apps/server/src/play/host.ts';

/** Odd words found in a file, without what to write instead. */
function words(file: string, source: string): string[] {
  return problemsOf(file, source).map((problem) => /"([^"]+)"/.exec(problem)?.[1] ?? '');
}

/** One word that an alternative of a pattern matches. */
function exampleOf(odd: string): string {
  const [first = ''] = odd.replace(/\(\?:([^|()]*)[^()]*\)\??/g, '$1').split('|');
  return first.replace(/(\w)\?/g, '$1');
}

test.each([
  ['a comment', "// Whoever comes first.\nexport const one = 'a';"],
  ['a docstring', '/**\n * Sent to whoever asks.\n */\nexport const one = 1;'],
  ['a test title', "test('whoever passes is out', () => undefined);"],
  ['a message', 'throw new Error(`whoever has $' + '{id}`);'],
])('an odd word in %s is reported with its place and a better one', (_where, source) => {
  const [problem = ''] = problemsOf(SOURCE, source);
  expect(problem).toMatch(/^apps\/server\/src\/play\/host\.ts:[12]: "whoever"; better: the player who/);
});

test.each([...IN_SENTENCES].map(({ odd }) => exampleOf(odd)))('"%s" is refused in sentences', (word) => {
  expect(words(SOURCE, `// The ${word} of it.`)).toHaveLength(1);
});

test.each([...IN_TEXTS].map(({ odd }) => exampleOf(odd)))('"%s" is refused in texts of the interface only', (word) => {
  expect(words('apps/web/src/kit/i18n/catalogues/lobby/en.json', `{ "key": "${word} it" }`)).toHaveLength(1);
  expect(words(SOURCE, `// It ${word} it.`)).toHaveLength(0);
});

test.each([...IN_NAMES].map(({ odd }) => exampleOf(odd)))('"%s" is refused as a part of a name', (word) => {
  const capital = word.slice(0, 1).toUpperCase() + word.slice(1);
  for (const source of [
    `const ${word} = 1;`,
    `function test${capital}() {}`,
    `interface ${capital} {}`,
    `class One { #${word} = 1; }`,
    `const one = (${word}: number) => 1;`,
    `const { one: ${word} } = two;`,
    `const TEST_${word.toUpperCase()} = 1;`,
  ])
    expect(words(SOURCE, source), source).toHaveLength(1);
});

test.each([
  ['saved names that are read', 'const one = row.restraints;'],
  ['keys of texts', "t('chat.heard');"],
  ['other words', '// The shard of weatherproof deeded land.'],
])('%s are no odd words', (_what, source) => {
  expect(words(SOURCE, source)).toEqual([]);
});

test('texts of one word count in catalogues, other languages do not', () => {
  const source = '{ "app.fetching": "Fetching" }';
  expect(words('apps/web/src/kit/i18n/catalogues/common/en.json', source)).toEqual(['fetching']);
  expect(words('apps/web/src/kit/i18n/catalogues/common/fr.json', source)).toEqual([]);
  expect(words('apps/web/src/boards/rebellion/text/es.json', source)).toEqual([]);
  expect(words('packages/games/src/rebellion/data/units.json', source)).toEqual([]);
});

test('documents are read without their code', () => {
  expect(words('docs/hosting.md', 'Nobody reads `nobody`.\n```\nnobody\n```\nSomebody.')).toEqual([
    'nobody',
    'somebody',
  ]);
});

test('an exception names its file and its word', () => {
  const source = 'export interface HasRng { luck: number; deed: number }';
  expect(words('packages/games/src/engine/rng.ts', source)).toEqual(['deed']);
});
