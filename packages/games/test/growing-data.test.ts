import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyTitle } from '../src/engine/index.ts';
import { growData, notGrown, shrinkData } from './grown-data.ts';

let titles: readonly AnyTitle[] = [];
let tools: typeof import('../tools/replay-hashes.ts');

beforeAll(async () => {
  growData();
  ({ titles } = await import('../src/titles.ts'));
  tools = await import('../tools/replay-hashes.ts');
  // All titles are read a second time.
}, 300_000);

afterAll(shrinkData);

describe.each(['galaxy-dice', 'rebellion', 'battle-of-hoth', 'imperial-assault'])('%s', (id) => {
  test('matches of before replay alike when the data has grown', { timeout: 300_000 }, () => {
    const title = titles.find((one) => one.id === id);
    if (!title) throw new Error(`no title ${id}`);
    expect(notGrown(id)).toEqual([]);
    expect(tools.currentHashes(title)).toEqual(tools.recordedHashes(title)[title.rulesVersion]);
  });
});
