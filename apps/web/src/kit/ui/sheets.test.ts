import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import stylelint from 'stylelint';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import * as breakpoints from './breakpoints.ts';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Without the spaces that mean nothing. */
const dense = (css: string) => css.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{}:;,]) ?/g, '$1');

/** A sheet as it is built. */
async function built(css: string): Promise<string> {
  const config = await resolveConfig({ configFile: path('../../../vite.config.ts'), logLevel: 'error' }, 'build');
  return dense((await preprocessCSS(css, path('some.css'), config)).code);
}

test('no look of a pointer over it stays on what a finger has pressed', async () => {
  expect(await built('.a, .b:hover, .c:not(:hover) { color: red; }')).toBe(
    dense('.a { color: red; } @media (hover: hover) { .b:hover, .c:not(:hover) { color: red; } }'),
  );
});

test('the build knows the windows at which layouts change by their names', async () => {
  const sized = dense('@media (max-width: 44.9375em), (max-height: 29.9375em) { .a { color: red; } }');
  expect(await built('@media (--phone) { .a { color: red; } }')).toBe(sized);
});

test('scripts and sheets change the layout in the same windows', () => {
  const sheet = new Map<string, string>();
  postcss.parse(readFileSync(path('breakpoints.css'), 'utf8')).walkAtRules('custom-media', ({ params }) => {
    const [name = '', query = ''] = params.split(/ (.*)/);
    sheet.set(name, query);
  });
  const scripts = Object.entries(breakpoints);
  const nameOf = (constant: string) => `--${constant.toLowerCase().replaceAll('_', '-')}`;
  expect(scripts.map(([name]) => sheet.get(nameOf(name)))).toEqual(scripts.map(([, query]) => query));
});

/** Rules that a sheet breaks. */
async function broken(code: string, file = 'some.css'): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: path(file),
    configFile: path('../../../stylelint.config.mjs'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

test.each([
  ['@media (max-width: 40em) { a { color: red; } }', 'media-feature-name-disallowed-list'],
  ['@media (--phon) { a { color: red; } }', 'no-unknown-custom-media'],
  ['a { z-index: 3; }', 'declaration-property-value-allowed-list'],
  ['a { border: 1px solid #F5C563; }', 'declaration-property-value-disallowed-list'],
  ['a { border-radius: 0 6px 0 0; }', 'declaration-property-value-disallowed-list'],
  ['a { font: 400 0.9375rem / 1.25rem var(--ui); }', 'declaration-property-value-disallowed-list'],
  ['a { padding: env(safe-area-inset-top); }', 'function-disallowed-list'],
  ['a { overflow-x: auto; }', 'echo-base/sideways-scrolling'],
  ['@media print { a { position: relative; } } a { overflow: scroll; }', 'echo-base/sideways-scrolling'],
])('the lint refuses %s', async (css, rule) => {
  expect(await broken(css)).toEqual([rule]);
});

test.each([
  ['tabs.module.css', '.tabs > b { color: red; }'],
  ['prompt-bar.module.css', '.bar:not(:has(.options)) { color: red; }'],
])('the lint refuses in %s what the class of a caller or an empty part would change', async (file, css) => {
  expect(await broken(css, file)).toEqual(['selector-disallowed-list']);
});

test('the lint takes names of tokens, and a box that has its position elsewhere', async () => {
  const box = 'a { position: relative; z-index: var(--z-bar); border-radius: var(--radius); }';
  expect(await broken(`${box} @media (--phone) { a { overflow: auto; } }`)).toEqual([]);
});
