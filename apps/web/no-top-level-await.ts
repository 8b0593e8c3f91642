import type { Plugin } from 'vite';

const isNode = (value: unknown): value is { readonly type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Types of ESTree nodes whose code runs when they are called, not when the module is evaluated. */
const CALLED = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Whether evaluating this syntax tree (ESTree) awaits: an `await` or `for await` outside of every function. */
function awaitsAtTop(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.some(awaitsAtTop);
  if (!isNode(tree) || CALLED.has(tree.type)) return false;
  if (tree.type === 'AwaitExpression') return true;
  if (tree.type === 'ForOfStatement' && 'await' in tree && tree.await === true) return true;
  return Object.values(tree).some(awaitsAtTop);
}

/**
 * Fails a build with a top-level await. WebKit (bug 242740, in every Safari so far) resolves a second `import()` of a
 * module before its top-level await has ended, so that its exports are still undefined.
 */
export function withoutTopLevelAwait(): Plugin {
  return {
    name: 'echo-base:without-top-level-await',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && awaitsAtTop(this.parse(file.code)))
          this.error(`${file.fileName} awaits at its top, which Safari does not wait for (WebKit bug 242740)`);
      }
    },
  };
}
