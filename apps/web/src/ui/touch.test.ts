import { readdirSync, readFileSync } from 'node:fs';
import postcss, { type ChildNode, type Container, type Document, type Rule } from 'postcss';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const src = new URL('../', import.meta.url).pathname;
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const sourceOf = (file: string) => readFileSync(`${src}${file}`, 'utf8');

/** Conditions of the media queries around a rule. */
function conditionsOf(rule: Rule): string[] {
  const conditions: string[] = [];
  for (let at: Container | Document | ChildNode | undefined = rule.parent; at; at = at.parent) {
    if (at.type === 'atrule' && 'params' in at) conditions.push(at.params);
  }
  return conditions;
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => void rules.push(rule));
  return rules;
}

test('no look of a pointer over it stays on what a finger has pressed', async () => {
  const config = await resolveConfig({ configFile: `${src}../vite.config.ts`, logLevel: 'error' }, 'serve');
  const built = await Promise.all(sheets.map((file) => preprocessCSS(sourceOf(file), `${src}${file}`, config)));
  const hovered = built.flatMap(({ code }) => rulesOf(code)).filter(({ selector }) => selector.includes(':hover'));
  expect(hovered.length).toBeGreaterThan(50);
  const bare = hovered.filter((rule) => !conditionsOf(rule).includes('(hover: hover)'));
  expect(bare.map(({ selector }) => selector)).toEqual([]);
});

test('fields have at least 16 px under a finger, which no sheet can undo', () => {
  const sizes = sheets
    .flatMap((file) => rulesOf(sourceOf(file)))
    .filter((rule) => /font[^;]*!important/.test(rule.toString()));
  expect(
    sizes.map((rule) => [
      rule.selectors,
      conditionsOf(rule),
      rule.nodes.filter(({ type }) => type === 'decl').map(String),
    ]),
  ).toEqual([[['input', 'select', 'textarea'], ['(pointer: coarse)'], ['font-size: max(1rem, 16px) !important']]]);
});

// A page that asked for the whole screen (`viewport-fit=cover`) would have to keep every edge free of the notch itself.
test('the browser keeps the page out from under notch and home bar', () => {
  const page = readFileSync(`${src}../index.html`, 'utf8');
  expect(page).toContain('name="viewport" content="width=device-width, initial-scale=1"');
  expect(sheets.filter((file) => sourceOf(file).includes('safe-area'))).toEqual([]);
});

test('a double click marks no text where the game is played', () => {
  const unmarked = rulesOf(sourceOf('match/shell.module.css')).filter((rule) =>
    rule.nodes.some((node) => node.type === 'decl' && node.prop === 'user-select' && node.value === 'none'),
  );
  expect(unmarked.flatMap(({ selectors }) => selectors)).toEqual(['.prompt', '.board', '.hand', '.opponents']);
});
