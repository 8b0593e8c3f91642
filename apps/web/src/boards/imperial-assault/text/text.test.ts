import { missionIds } from '@echo-base/games/imperial-assault/client';
import { expect, test } from 'vitest';
import { en } from './en.ts';

test('the rail says of each mission how it scores', () => {
  expect(missionIds.filter((id) => !(`board.ia.mission.${id}` in en))).toEqual([]);
});
