// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { Match, NOTHING, pass, stopClock } from '../testing/played-match.ts';
import { MOST_FOLLOWED_MS, MOST_HELD_MS } from './player.ts';

beforeEach(stopClock);

test('a result of weight stands until it is read, however much waits behind it', () => {
  const match = new Match();
  match.act('loss');
  match.act('move');
  pass(300 + 2_800 - 1);
  expect(match.screen()).toMatchObject({ acts: 1, stage: 'loss 0 result' });
  pass(1);
  expect(match.screen()).toMatchObject({ stage: 'move 1 opening' });
});

test('when the question comes, the results of weight that were not read stand in front of it before all others', () => {
  const match = new Match();
  for (let n = 0; n < 4; n += 1) match.act('attack');
  match.act('loss', 'loss');
  match.isAsked = true;
  match.act('move');
  pass(MOST_HELD_MS);
  expect(match.screen()).toEqual({ acts: 7, log: 7, moments: 7, stage: 'loss 4 result', waits: false });
  pass(2_800);
  expect(match.screen()).toMatchObject({ stage: 'loss 5 result', waits: false });
  pass(2_800);
  expect(match.screen()).toMatchObject({ acts: 7, ...NOTHING });
});

test('one that stands when the question comes stands on for the rest of its time; an own act takes it away', () => {
  const match = new Match();
  match.isAsked = true;
  match.act('attack', 'loss');
  pass(MOST_HELD_MS);
  expect(match.screen()).toMatchObject({ acts: 2, stage: 'loss 1 result', waits: false });
  match.player.giveWay();
  expect(match.screen()).toMatchObject({ acts: 2, ...NOTHING });
  const read = new Match();
  read.isAsked = true;
  read.act('attack', 'loss');
  pass(2_030 + 300 + 2_800 - 1);
  expect(read.screen()).toMatchObject({ stage: 'loss 1 result', waits: false });
  pass(1);
  expect(read.screen()).toMatchObject(NOTHING);
});

test('what comes while a result of weight stands in front of the question waits behind it', () => {
  const match = new Match();
  for (let n = 0; n < 8; n += 1) match.act('attack');
  match.act('loss');
  pass(MOST_FOLLOWED_MS);
  expect(match.screen()).toMatchObject({ acts: 9, stage: 'loss 8 result', waits: false });
  match.act('move');
  expect(match.screen()).toMatchObject({ acts: 9, stage: 'loss 8 result', waits: true });
  pass(2_800);
  expect(match.screen()).toMatchObject({ acts: 9, stage: 'move 9 opening', waits: true });
});
