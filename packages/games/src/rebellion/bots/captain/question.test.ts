import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { text } from '../../text/index.ts';

const TITLE = new URL('../../', import.meta.url);

/** Sources of the game, tests aside. */
function sources(): string[] {
  return ['rules', 'effects', 'cards'].flatMap((folder) =>
    readdirSync(new URL(folder, TITLE), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(new URL(`${folder}/${file}`, TITLE), 'utf8')),
  );
}

// The captain decides by the question's text key; its tables have an entry for each `ask.` key of the English texts,
// which the compiler checks. With this test a renamed or new question cannot become a random choice unnoticed.
test('the questions of the rules are those of the English texts', () => {
  const asked = new Set(sources().flatMap((source) => source.match(/(?<=['`])ask\.[\w.-]+(?:\$\{)?/g) ?? []));
  const exact = [...asked].filter((key) => !key.endsWith('${'));
  const prefixes = [...asked].filter((key) => key.endsWith('${')).map((key) => key.slice(0, -2));
  const known = Object.keys(text.en).filter((key) => key.startsWith('ask.'));
  expect(exact.filter((key) => !known.includes(key))).toEqual([]);
  expect(known.filter((key) => !asked.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
});
