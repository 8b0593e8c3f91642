import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const dist = new URL('../dist/', import.meta.url);
const table: { pages: readonly { name: string; files: { en: readonly string[] } }[] } = JSON.parse(
  readFileSync(new URL('preload.json', dist), 'utf8'),
);

/** Name of the chunk that a script or a sheet of the build is of. */
const chunkOf = (file: string) => /([^/]+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? file;

/** Chunks that those of each script import, by name. */
const imported = new Map(
  readdirSync(new URL('assets/', dist))
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const source = readFileSync(new URL(`assets/${file}`, dist), 'utf8');
      return [chunkOf(file), [...source.matchAll(/from"\.\/([^"]+\.js)"/g)].map(([, one = '']) => chunkOf(one))];
    }),
);

// Of two rules for an element that of the later sheet decides: a page's own over that of a button.
test.each(table.pages)('the sheets of the page "$name" come after those that they build on', ({ files }) => {
  const sheets = files.en.filter((file) => file.endsWith('.css')).map(chunkOf);
  expect(sheets).toContain('first');
  for (const [place, sheet] of sheets.entries())
    expect(sheets.slice(place).filter((later) => imported.get(sheet)?.includes(later) && later !== sheet)).toEqual([]);
});
