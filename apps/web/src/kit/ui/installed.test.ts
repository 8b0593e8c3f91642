import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const fileOf = (name: string) => readFileSync(new URL(`../../../public/${name}`, import.meta.url));
const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}
const { icons } = JSON.parse(fileOf('manifest.webmanifest').toString()) as { readonly icons: readonly Icon[] };

/** Width and height of a PNG file, from its first chunk. */
function sizeOf(name: string): string {
  const file = fileOf(name);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('a home screen finds an icon of the size it needs', () => {
  const pngs = icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ src }) => sizeOf(src))).toEqual(pngs.map(({ sizes }) => sizes));
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  // iOS knows only this one, and shows a picture of the page without it.
  const apple = /<link rel="apple-touch-icon" href="[^"]*\/([\w-]+\.png)"/.exec(page)?.[1];
  expect(sizeOf(apple ?? 'none')).toBe('180x180');
});

// Otherwise a server behind a password answers 401, and the page cannot be installed.
test('the manifest is asked for with the credentials of the page', () => {
  expect(page).toMatch(/<link rel="manifest" [^>]*crossorigin="use-credentials"/);
});
