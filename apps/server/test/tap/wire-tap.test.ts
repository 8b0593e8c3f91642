import { describe, expect, test } from 'vitest';
import { tapMatches, tapPairs } from './run.ts';

// A share of the matches of `npm run tool -- test:blind`.
describe('every byte that every viewer receives', () => {
  test('holds nothing the viewer may not know, in whole matches', { timeout: 120_000 }, async () => {
    const { matches, acts, passes, frames, packets } = await tapMatches(5, ['smugglers']);
    expect(matches).toBe(5);
    expect(acts).toBeGreaterThan(100);
    expect(passes).toBeGreaterThan(0);
    expect(frames).toBeGreaterThan(acts);
    expect(packets).toBeGreaterThan(frames);
  });

  test('is the same where only what the viewer may not see differs', { timeout: 120_000 }, async () => {
    const { matches, acts, attempts, frames } = await tapPairs(6);
    expect(matches).toBe(6);
    expect(acts).toBeGreaterThan(100);
    expect(attempts).toBeGreaterThan(30);
    expect(frames).toBeGreaterThan(acts);
    // In the other titles passes by standing orders are rare.
    expect((await tapPairs(6, ['smugglers'])).passes).toBeGreaterThan(0);
  });
});
