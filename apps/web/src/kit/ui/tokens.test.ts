import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { type Container } from 'postcss';
import { expect, test } from 'vitest';

const sheet = postcss.parse(readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8'));

/** Tokens that the rules of a selector set, with their values; those inside of `@media` only with it. */
function tokensOf(selector: string, media: string | null): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  const isHere = (parent: Container | undefined) =>
    media === null ? parent === sheet : parent?.type === 'atrule' && 'params' in parent && parent.params === media;
  sheet.walkRules((rule) => {
    if (!rule.selectors.includes(selector) || !isHere(rule.parent as Container | undefined)) return;
    rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
  });
  return tokens;
}

const COLOUR = /#[\da-f]{3,8}\b/i;

test.each(['(forced-colors: active)', 'print'])(
  'outside of drawings no colour of a pair stays as it is on the screen: @media %s',
  (media) => {
    const here = tokensOf(':root', media);
    const kept = [...tokensOf(':where([data-drawing])', null)].filter(
      ([name, value]) => COLOUR.test(value) && !here.has(name),
    );
    expect(kept.map(([name]) => name)).toEqual([]);
  },
);

test('the colours of a side follow from those of the palette, which a system or paper replaces', () => {
  const own: string[] = [];
  sheet.walkRules(/data-side/, (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => void (COLOUR.test(value) && own.push(prop)));
  });
  expect(own).toEqual([]);
});
