import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** Rules without rules inside them: selector and declarations. */
function rulesOf(css: string): { readonly selector: string; readonly body: string }[] {
  return [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => {
      return { selector: selector.trim(), body };
    },
  );
}

// Text for screen readers is positioned: without this its place, far to the right in the box, widens the whole page.
test('a box that scrolls sideways is the containing block of what is positioned in it', () => {
  const all = sheets.flatMap((file) =>
    rulesOf(readFileSync(`${root}${file}`, 'utf8')).map((rule) => ({ file, ...rule })),
  );
  const sideways = all.filter(({ body }) => /overflow(-x)?:\s*(auto|scroll)/.test(body));
  expect(sideways.length).toBeGreaterThan(10);
  const nameOf = ({ file, selector }: (typeof all)[number]) => `${file}: ${selector}`;
  const positioned = new Set(
    all.filter(({ body }) => /position:\s*(relative|absolute|fixed|sticky)/.test(body)).map(nameOf),
  );
  expect(sideways.map(nameOf).filter((name) => !positioned.has(name))).toEqual([]);
});
