// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { Match, NOTHING, pass, stopClock } from '../testing/played-match.ts';
import { STAY_MS } from './player.ts';

beforeEach(stopClock);

test('while others act on, the stage holds for a moment between two acts: it does not fold and unfold', () => {
  const match = new Match();
  match.act('move');
  pass(300 + 900);
  expect(match.screen()).toEqual({ acts: 1, log: 1, moments: 1, stage: 'move 0 result', waits: true });
  pass(STAY_MS - 1);
  match.act('move');
  expect(match.screen()).toMatchObject({ acts: 1, stage: 'move 1 opening', waits: true });
  pass(300 + 900 + STAY_MS - 1);
  expect(match.screen()).toMatchObject({ acts: 2, stage: 'move 1 result', waits: true });
  pass(1);
  expect(match.screen()).toMatchObject({ acts: 2, ...NOTHING });
});

test('an act of which nothing is to be seen is shown at once meanwhile, and the stage holds on', () => {
  const match = new Match();
  match.act('move');
  pass(300 + 900 + STAY_MS - 1);
  match.act('card');
  expect(match.screen()).toEqual({ acts: 2, log: 2, moments: 1, stage: 'move 0 result', waits: true });
  pass(STAY_MS);
  expect(match.screen()).toMatchObject({ acts: 2, ...NOTHING });
});

test('the stage does not hold once the viewer is asked, and a skip takes it away', () => {
  const match = new Match();
  match.act('move');
  pass(300 + 900);
  match.isAsked = true;
  match.act('card');
  expect(match.screen()).toMatchObject({ acts: 2, ...NOTHING });
  const skipped = new Match();
  skipped.act('move');
  pass(300 + 900);
  skipped.player.skip();
  expect(skipped.screen()).toMatchObject({ acts: 1, ...NOTHING });
});

test('a result that stands is shorter once more waits behind it', () => {
  const match = new Match();
  match.act('attack');
  pass(1_430 + 100);
  match.act('move');
  pass(500 - 1);
  expect(match.screen()).toMatchObject({ stage: 'attack 0 result' });
  pass(1);
  expect(match.screen()).toMatchObject({ acts: 1, stage: 'move 1 opening' });
  const late = new Match();
  late.act('attack');
  pass(1_430 + 1_000);
  late.act('move');
  pass(0);
  expect(late.screen()).toMatchObject({ stage: 'move 1 opening' });
});

test('what the viewer did before in the same act is told at once: what others do after it is what waits', () => {
  const match = new Match();
  match.act('own move', 'attack');
  expect(match.screen()).toMatchObject({ acts: 0, log: 1, moments: 0, stage: 'attack 1 opening' });
  pass(1_430);
  expect(match.screen()).toMatchObject({ acts: 2, log: 2, stage: 'attack 1 result' });
});
