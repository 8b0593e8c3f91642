import { LEADER_IDS } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import { MONOGRAMS } from './monograms.ts';
import { PORTRAITS } from './portraits.ts';

test('no two leaders share a portrait or a monogram', () => {
  const drawings = LEADER_IDS.map((id) => PORTRAITS[id].map(({ d }) => d).join(' '));
  expect(new Set(drawings).size).toBe(LEADER_IDS.length);
  expect(new Set(LEADER_IDS.map((id) => MONOGRAMS[id])).size).toBe(LEADER_IDS.length);
});

test('a drawing uses each path once, so that its parts have distinct keys', () => {
  for (const id of LEADER_IDS) {
    const paths = PORTRAITS[id].map(({ d }) => d);
    expect(new Set(paths).size, id).toBe(paths.length);
  }
});
