import { readdirSync, readFileSync } from 'node:fs';
import { errorCodes } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { AREAS, fetchWords } from '../areas.ts';
import { LANGUAGES } from '../languages.ts';
import { TITLES } from '../testing/titles.ts';

const BOARDS = new URL('../../../boards/', import.meta.url);
const FOLDERS = [
  ...AREAS.map((area) => [area, new URL(`${area}/`, import.meta.url)] as const),
  ...TITLES.map((title) => [`the board of ${title}`, new URL(`${title}/text/`, BOARDS)] as const),
];

test('every area has its folder, and every folder is an area', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(folders.map(({ name }) => name).sort()).toEqual([...AREAS].sort());
});

test.each(FOLDERS)('%s: no sentence is missing, empty or too many in any language', (_name, folder) => {
  // As they are in the files: what is loaded has English sentences in place of missing ones.
  const read = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
  for (const language of LANGUAGES) {
    expect([language, Object.keys(read(language))]).toEqual([language, Object.keys(read('en'))]);
    expect(Object.values(read(language))).not.toContain('');
  }
});

test('no sentence is in two areas', async () => {
  const keys = (await Promise.all(AREAS.map((area) => fetchWords(area, 'en')))).flatMap(Object.keys);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('every refusal of the protocol has a sentence that is there on every page', async () => {
  const common = Object.keys(await fetchWords('common', 'en'));
  for (const code of [...errorCodes, 'offline']) expect(common).toContain(`refused.${code}`);
});
