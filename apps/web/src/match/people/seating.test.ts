import { expect, test } from 'vitest';
import type { Frame } from '../../kit/net/types.ts';
import { canDraw, isPlaying } from './seating.ts';

const FRAME: Frame = {
  matchId: 'm',
  viewer: 'p2',
  version: 1,
  view: {},
  decisions: [],
  canUndo: false,
  log: [],
  logLength: 0,
  waitingFor: ['p1'],
  pending: [],
};

test('a seat plays until it concedes or the match is over, a spectator never', () => {
  const outcome = { winners: ['p1'], reason: { key: 'outcome.points' } };
  expect(isPlaying(FRAME)).toBe(true);
  expect(isPlaying({ ...FRAME, conceded: ['p3'] })).toBe(true);
  for (const over of [{ conceded: ['p3', 'p2'] }, { outcome }, { viewer: 'spectator' }])
    expect([isPlaying({ ...FRAME, ...over }), canDraw({ ...FRAME, draw: {}, ...over })]).toEqual([false, false]);
});
