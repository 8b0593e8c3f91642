import { deploymentIds, figureCardOf } from '@echo-base/games/imperial-assault/client';
import { expect, test } from 'vitest';
import { drawingOf } from './art.ts';

test('each deployment card with figures has a drawing', () => {
  const without = deploymentIds.filter((id) => figureCardOf(id) && !drawingOf(id));
  expect(without).toEqual([]);
});
