import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from './kit/i18n/languages.ts';

const source = readFileSync(new URL('opening.js', import.meta.url), 'utf8');
const { program, errors } = parseSync('opening.js', source);

/** Kinds of syntax (ESTree) that ES5 has and the script needs. */
const ES5 = new Set(
  [
    [
      'Program',
      'FunctionDeclaration',
      'FunctionExpression',
      'BlockStatement',
      'ExpressionStatement',
      'ReturnStatement',
    ],
    ['VariableDeclaration', 'VariableDeclarator', 'IfStatement', 'ForStatement', 'TryStatement', 'CatchClause'],
    ['Identifier', 'Literal', 'ArrayExpression', 'ObjectExpression', 'Property', 'MemberExpression', 'CallExpression'],
    ['NewExpression', 'UnaryExpression', 'BinaryExpression', 'LogicalExpression', 'ConditionalExpression'],
    ['AssignmentExpression', 'ParenthesizedExpression'],
  ].flat(),
);

/** Parts of these that came later. */
const isLater = (node: object): boolean =>
  ('kind' in node && (node.kind === 'let' || node.kind === 'const')) ||
  ('operator' in node && typeof node.operator === 'string' && /^(\?\?|\*\*|.*&&=|.*\|\|=)/.test(node.operator)) ||
  ['shorthand', 'method', 'async', 'generator', 'optional'].some(
    (name) => name in node && (node as Record<string, unknown>)[name] === true,
  ) ||
  ('type' in node && node.type === 'CatchClause' && 'param' in node && node.param === null);

function laterSyntaxIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(laterSyntaxIn);
  if (typeof tree !== 'object' || tree === null) return [];
  const own = 'type' in tree && typeof tree.type === 'string' && (!ES5.has(tree.type) || isLater(tree));
  return [...(own ? [String(tree.type)] : []), ...Object.values(tree).flatMap(laterSyntaxIn)];
}

test('the script of the opening is in ES5, which every browser reads', () => {
  expect(errors).toEqual([]);
  expect(laterSyntaxIn(program)).toEqual([]);
  expect(laterSyntaxIn(parseSync('later.js', 'let a = () => b?.c').program)).toContain('ArrowFunctionExpression');
});

test('the script of the opening has the same sentences in every language of the client', () => {
  const byLanguage = new Map<string, string[]>();
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || value.type !== 'ObjectExpression') return;
      const keys = value.properties.flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : [],
      );
      byLanguage.set(key.name, keys);
    },
  }).visit(program);
  expect([...byLanguage.keys()]).toEqual([...LANGUAGES]);
  for (const keys of byLanguage.values()) expect(keys).toEqual(byLanguage.get('en'));
});

test('functions that a browser lacks are filled in as the standard has them', async () => {
  const list = [5, 1, 4];
  const natural = {
    toSorted: list.toSorted((a, b) => a - b),
    toReversed: list.toReversed(),
    with: [list.with(-1, 9), list.with(0, 9)],
    found: [list.findLast((one) => one > 3), list.findLastIndex((one) => one > 4), list.findLastIndex(Boolean)],
    missing: [list.findLast((one) => one > 9), list.findLastIndex((one) => one > 9)],
    own: [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')],
  };
  const names = ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'with'] as const;
  const kept = names.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)] as const);
  const [hasOwn, timeout] = [Object.hasOwn, AbortSignal.timeout];
  try {
    for (const name of names) Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(AbortSignal, 'timeout');
    vi.resetModules();
    await import('./fill-ins.ts');
    expect(list.toSorted).not.toBe(kept.find(([name]) => name === 'toSorted')?.[1]?.value);
    expect({
      toSorted: list.toSorted((a, b) => a - b),
      toReversed: list.toReversed(),
      with: [list.with(-1, 9), list.with(0, 9)],
      found: [list.findLast((one) => one > 3), list.findLastIndex((one) => one > 4), list.findLastIndex(Boolean)],
      missing: [list.findLast((one) => one > 9), list.findLastIndex((one) => one > 9)],
      own: [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')],
    }).toEqual(natural);
    expect(list).toEqual([5, 1, 4]);
    expect(() => list.with(3, 0)).toThrow(RangeError);
    const signal = AbortSignal.timeout(1);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  } finally {
    for (const [name, own] of kept) Object.defineProperty(Array.prototype, name, own ?? {});
    Object.assign(Object, { hasOwn });
    Object.assign(AbortSignal, { timeout });
  }
});
