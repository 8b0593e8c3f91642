import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file));
const SIZE = /\((?:min|max)-(?:width|height): ?[\d.]+(px|em)\)/g;

// In a window of the same size large text has room for less: it needs the layout of a smaller window.
test('layouts change by the size of the text, not by pixels', () => {
  const queries = files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .filter((line) => /@media|^(?:export )?const [A-Z_]+ = '\(/.test(line))
      .flatMap((line) => [...line.matchAll(SIZE)].map(([query, unit]) => ({ file, query, unit }))),
  );
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter(({ unit }) => unit === 'px')).toEqual([]);
});
