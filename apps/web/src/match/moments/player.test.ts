// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../../kit/net/types.ts';
import type { TitleLog } from '../../question/board-set.ts';
import { frameOf } from '../testing/log.ts';
import { LOG, Match, NOTHING, pass, stopClock } from '../testing/played-match.ts';
import { MOST_FOLLOWED_MS, MOST_HELD_MS, MomentPlayer, STAY_MS } from './player.ts';

beforeEach(stopClock);

test('while dice fall, board and log are those from before the attack; they change with its result', () => {
  const match = new Match();
  match.act('attack');
  expect(match.screen()).toEqual({ acts: 0, log: 0, moments: 0, stage: 'attack 0 opening', waits: true });
  pass(400);
  expect(match.screen()).toEqual({ acts: 0, log: 0, moments: 0, stage: 'attack 0 dice', waits: true });
  pass(600 + 3 * 60 + 250 - 1);
  expect(match.screen()).toMatchObject({ acts: 0, log: 0, stage: 'attack 0 dice' });
  pass(1);
  expect(match.screen()).toEqual({ acts: 1, log: 1, moments: 1, stage: 'attack 0 result', waits: true });
  pass(1_600 + STAY_MS);
  expect(match.screen()).toMatchObject({ acts: 1, log: 1, waits: false });
});

test('what comes while a moment is played waits behind it, in order', () => {
  const match = new Match();
  match.act('attack');
  pass(100);
  match.act('move');
  match.act('card');
  expect(match.screen()).toMatchObject({ acts: 0, stage: 'attack 0 opening' });
  pass(300 + 1_030);
  expect(match.screen()).toMatchObject({ acts: 1, log: 1, stage: 'attack 0 result', waits: true });
  pass(600);
  expect(match.screen()).toMatchObject({ acts: 1, stage: 'move 1 opening', waits: true });
  pass(300);
  expect(match.screen()).toMatchObject({ acts: 3, log: 3, stage: 'move 1 result', waits: true });
  pass(900 + STAY_MS);
  expect(match.screen()).toMatchObject({ acts: 3, log: 3, waits: false });
});

test('an act of which nothing is to be seen is shown with the result before it, so that its question is', () => {
  const match = new Match();
  match.act('attack');
  match.act('card');
  pass(400);
  expect(match.screen()).toMatchObject({ acts: 0, log: 0, stage: 'attack 0 dice' });
  pass(1_030);
  expect(match.screen()).toMatchObject({ acts: 2, log: 2, stage: 'attack 0 result', waits: true });
  match.act('card');
  expect(match.screen()).toMatchObject({ acts: 3, log: 3, stage: 'attack 0 result', waits: true });
  pass(1_600 + STAY_MS);
  expect(match.screen()).toMatchObject({ acts: 3, log: 3, waits: false });
});

test('one act with several moments: the log grows with each result, the board changes with the last', () => {
  const match = new Match();
  match.isAsked = true;
  match.act('attack', 'card', 'attack');
  expect(match.screen()).toMatchObject({ acts: 0, log: 0, moments: 0 });
  pass(400 + 1_030);
  expect(match.screen()).toMatchObject({ acts: 0, log: 1, moments: 1, stage: 'attack 0 result' });
  pass(600 + 400);
  expect(match.screen()).toMatchObject({ acts: 0, log: 1, stage: 'attack 2 dice' });
  pass(MOST_HELD_MS - 2_430);
  expect(match.screen()).toEqual({ acts: 3, log: 3, moments: 2, stage: 'attack 2 result', waits: false });
});

test('the board changes with the first result after which no dice fall; the question comes with the last', () => {
  const match = new Match();
  match.act('move', 'move');
  pass(300);
  expect(match.screen()).toEqual({ acts: 2, log: 1, moments: 1, stage: 'move 0 result', waits: true });
});

test('while others act on, their moments follow one another for eight seconds; for three once the viewer is asked', () => {
  const match = new Match();
  for (let n = 0; n < 4; n += 1) match.act('attack');
  pass(MOST_HELD_MS);
  expect(match.screen()).toMatchObject({ acts: 1, stage: 'attack 1 dice', waits: true });
  match.isAsked = true;
  match.act('move');
  pass(MOST_HELD_MS - 1);
  expect(match.screen().waits).toBe(true);
  pass(1);
  expect(match.screen()).toMatchObject({ acts: 5, stage: 'move 4 result', waits: false });
  const followed = new Match();
  for (let n = 0; n < 9; n += 1) followed.act('attack');
  pass(MOST_FOLLOWED_MS - 1);
  expect(followed.screen().waits).toBe(true);
  pass(1);
  expect(followed.screen()).toMatchObject({ acts: 9, stage: 'attack 8 result', waits: false });
});

test('a question waits for three seconds at most; the newest moment is in front of it then, and gives way', () => {
  const match = new Match();
  match.isAsked = true;
  for (let n = 0; n < 6; n += 1) match.act('attack');
  pass(MOST_HELD_MS - 1);
  expect(match.screen().waits).toBe(true);
  pass(1);
  expect(match.screen()).toEqual({ acts: 6, log: 6, moments: 6, stage: 'attack 5 result', waits: false });
  pass(2_000);
  expect(match.screen()).toMatchObject({ acts: 6, ...NOTHING });
});

test('the line of time ends when the question can be answered', () => {
  const match = new Match();
  match.isAsked = true;
  match.act('move');
  expect(match.player.store.getState().time).toEqual({ ms: 1_200, gone: 0 });
  pass(300);
  expect(match.player.store.getState().time).toEqual({ ms: 1_200, gone: 300 });
  for (let n = 0; n < 6; n += 1) match.act('attack');
  pass(900);
  expect(match.player.store.getState().time?.ms).toBe(300 + MOST_HELD_MS);
});

test('the newest of what was skipped gives way to what comes next, which is played to its end', () => {
  const match = new Match();
  match.act('attack');
  match.player.skip();
  pass(1_000);
  match.act('attack');
  pass(1_000);
  expect(match.screen()).toMatchObject({ acts: 1, stage: 'attack 1 dice', waits: true });
});

test('a skip shows every result at once, and the newest stays in front', () => {
  const match = new Match();
  match.act('attack');
  match.act('attack');
  match.player.skip();
  expect(match.screen()).toMatchObject({ acts: 2, log: 2, stage: 'attack 1 result', waits: false });
  pass(5_000);
  expect(match.screen()).toMatchObject({ acts: 2, ...NOTHING });
});

test('of the own acts those with dice are played', () => {
  const match = new Match();
  match.act('own move');
  expect(match.screen()).toMatchObject({ acts: 1, ...NOTHING });
  match.act('own attack');
  expect(match.screen()).toMatchObject({ acts: 1, stage: 'own attack 1 opening', waits: true });
});

test('that a turn begins is not played, and after a skip what happened before it is in front', () => {
  const match = new Match();
  match.act('turn');
  expect(match.screen()).toMatchObject({ acts: 1, stage: null, waits: false });
  match.act('attack');
  match.act('turn');
  match.player.skip();
  expect(match.screen()).toMatchObject({ acts: 3, stage: 'attack 1 result', waits: false });
});

test('a moment that grows with a later act does not roll its dice again', () => {
  const growing: TitleLog = {
    ...LOG,
    moments(entries, viewer, within) {
      const [first, ...more] = LOG.moments(entries, viewer, within);
      return first ? [{ ...first, seq: more.at(-1)?.seq ?? first.seq, entries }] : [];
    },
    openFrom: () => 0,
  };
  const match = new Match(growing);
  match.isAsked = true;
  match.act('attack');
  match.player.skip();
  match.act('move');
  expect(match.screen()).toMatchObject({ acts: 2, stage: 'attack 1 result', waits: true });
  pass(MOST_HELD_MS);
  const own = new Match(growing);
  own.act('own attack');
  own.player.skip();
  own.act('move');
  expect(own.screen()).toMatchObject({ acts: 2, ...NOTHING });
});

test('an attack whose roll was seen by itself goes on with its result: the dice do not fall again', () => {
  const roll = { kind: 'roll', dice: 4, opening: { key: 'rolls' }, title: { key: 'rolled' } };
  const isRolled = ({ key }: LogEntry) => key === 'card';
  const match = new Match({
    ...LOG,
    openFrom: () => 0,
    moments: (known, _viewer, within) => {
      const entries = known.slice(0, within?.to);
      const start = entries.findIndex(isRolled);
      const end = entries.findIndex(({ key }) => key === 'attack');
      const [from, seq] = [start, Math.max(start, end)];
      if (end < 0) return start < 0 ? [] : [{ ...roll, from, seq: from, entries }];
      return [{ ...roll, kind: 'attack', title: { key: 'attack' }, from, seq, entries }];
    },
  });
  match.act('card');
  pass(400);
  expect(match.screen()).toMatchObject({ stage: 'rolled 0 dice' });
  pass(4_000);
  match.act('attack');
  expect(match.screen()).toMatchObject({ acts: 2, stage: 'attack 1 result' });
});

test('a moment about which another seat decides stays in front until then, or until a press; then what was decided is played', () => {
  const waiting: TitleLog = {
    ...LOG,
    moments(entries, viewer, within) {
      const [first, ...more] = LOG.moments(entries, viewer, within);
      if (!first) return [];
      const seq = more.at(-1)?.seq ?? first.seq;
      return [{ ...first, seq, entries, ...(more.length === 0 && { waits: { key: 'retreats' } }) }];
    },
    openFrom: () => 0,
  };
  const match = new Match(waiting);
  match.act('own attack');
  pass(60_000);
  expect(match.screen()).toMatchObject({ acts: 1, stage: 'own attack 0 result', waits: false });
  match.act('move');
  expect(match.screen()).toMatchObject({ acts: 2, stage: 'own attack 1 result', waits: true });
  pass(60_000);
  expect(match.screen()).toMatchObject(NOTHING);
  const pressed = new Match(waiting);
  pressed.act('own attack');
  pass(60_000);
  pressed.player.skip();
  expect(pressed.screen()).toMatchObject({ acts: 1, ...NOTHING });
});

test('at speed off frames are shown as they come; at quick too, with the result for a moment', () => {
  const match = new Match();
  match.speed = 'off';
  match.act('attack');
  expect(match.screen()).toMatchObject({ acts: 1, ...NOTHING });
  match.speed = 'quick';
  match.act('attack');
  expect(match.screen()).toMatchObject({ acts: 2, stage: 'attack 1 result', waits: false });
  pass(300);
  expect(match.screen()).toMatchObject({ acts: 2, ...NOTHING });
});

test('calm takes half as long again, but not more than three seconds', () => {
  const match = new Match();
  match.isAsked = true;
  match.speed = 'calm';
  match.act('attack');
  pass(1_430);
  expect(match.screen()).toMatchObject({ acts: 0, stage: 'attack 0 dice' });
  pass(MOST_HELD_MS - 1_430);
  expect(match.screen()).toMatchObject({ acts: 1, waits: false });
});

test('with reduced motion no dice fall: the place first, then the result', () => {
  document.documentElement.dataset.motion = 'off';
  const match = new Match();
  match.act('attack');
  expect(match.screen()).toMatchObject({ acts: 0, stage: 'attack 0 opening' });
  pass(400);
  expect(match.screen()).toMatchObject({ acts: 1, stage: 'attack 0 result' });
});

test('the act that ends the match is played from the log of the match as it was, then the end is shown', () => {
  const match = new Match();
  match.act('turn', 'own move');
  match.end('attack');
  const before = { acts: 2, log: 2, moments: 2 };
  expect(match.screen()).toEqual({ ...before, stage: 'attack 3 opening', waits: true });
  pass(500);
  expect(match.screen()).toEqual({ ...before, stage: 'attack 3 dice', waits: true });
  pass(1_000);
  expect(match.screen()).toMatchObject({ acts: 4, log: 4, stage: 'attack 3 result' });
  pass(4_000);
  expect(match.screen()).toMatchObject({ acts: 4, stage: null, waits: false });
});

test('an undo, an answer to a request, the end without an act and another viewer hold nothing back', () => {
  const match = new Match();
  match.act('move', 'attack');
  pass(100);
  match.undo();
  expect(match.screen()).toMatchObject({ acts: 1, log: 1, moments: 1, ...NOTHING });
  match.act('attack');
  match.resync('attack');
  expect(match.screen()).toMatchObject({ acts: 3, log: 3, ...NOTHING });
  match.act('attack');
  match.player.watch(null, LOG);
  expect(match.screen()).toMatchObject({ acts: 4, log: 4, ...NOTHING });
  match.player.watch('rebel', LOG);
  match.act('attack');
  match.tell({ outcome: { winners: ['rebel'], reason: { key: 'over' } } });
  expect(match.screen()).toMatchObject({ acts: 5, log: 5, ...NOTHING });
});

test('nothing is played in a hidden page, or over a request', () => {
  const match = new Match();
  match.mayPlay = false;
  match.act('attack');
  expect(match.screen()).toMatchObject({ acts: 1, ...NOTHING });
});

test('another seat of the same device is asked once the result has been seen', () => {
  const frames = (acts: number) => {
    const log = Array.from({ length: acts }, (_one, seq) => ({ seq, key: 'own attack', params: {} }));
    const asked = { ...frameOf(log, 'imperial'), version: acts };
    return { frames: { rebel: { ...frameOf(log), version: acts }, imperial: asked }, logs: {}, resyncs: 0 };
  };
  const player = new MomentPlayer(frames(0), { speed: () => 'normal', mayPlay: () => true });
  player.watch('rebel', LOG);
  player.take(frames(1));
  const versions = () => Object.values(player.store.getState().frames).map(({ version }) => version);
  expect(versions()).toEqual([0, 0]);
  pass(1_430);
  expect(versions()).toEqual([1, 0]);
  pass(1_600);
  expect(versions()).toEqual([1, 1]);
});

test('an own act takes the stage away, but holds nothing up', () => {
  const match = new Match();
  match.act('attack');
  match.player.giveWay();
  expect(match.screen()).toMatchObject({ acts: 0, stage: 'attack 0 opening' });
  match.player.skip();
  match.player.giveWay();
  expect(match.screen()).toMatchObject({ acts: 1, ...NOTHING });
});

test('moments that cannot be found hold nothing back: the game goes on, and the error is reported', () => {
  const failing: TitleLog = {
    ...LOG,
    moments(entries) {
      if (entries.length > 0) throw new Error('cannot read this log');
      return [];
    },
  };
  const match = new Match(failing);
  match.act('attack');
  expect(match.screen()).toMatchObject({ acts: 1, ...NOTHING });
  expect(() => pass(1)).toThrow('cannot read this log');
});

test('whatever fails while a moment is played, its frame is not held back for longer than three seconds', () => {
  const match = new Match();
  match.isAsked = true;
  match.act('attack');
  const stop = match.player.store.subscribe(() => {
    throw new Error('a part of the page');
  });
  expect(() => pass(400)).toThrow('a part of the page');
  stop();
  pass(MOST_HELD_MS);
  expect(match.screen()).toMatchObject({ acts: 1, log: 1, waits: false });
});
