import { expect, test } from 'vitest';
import { TestClock } from '../../test/kit/test-clock.ts';
import { Looks } from './looks.ts';
import type { PeerListener, PlayerNews } from './peers.ts';

const MINUTE = 60_000;
const page = { playerId: 'ann', socketId: 's1', matchIds: ['m1'] };

/** Two nodes that hear each other. */
function nodes() {
  const clock = new TestClock();
  const listeners: Partial<PeerListener>[] = [];
  const sent: PlayerNews[] = [];
  const peers = {
    listen: (listener: Partial<PeerListener>) => void listeners.push(listener),
    tell: (news: PlayerNews) => {
      sent.push(news);
      for (const listener of listeners) listener.told?.(news);
    },
  };
  return { clock, sent, here: new Looks(peers, clock.now), there: new Looks(peers, clock.now) };
}

test('a look is known on every node, for five minutes', () => {
  const { clock, here, there } = nodes();
  here.report(page, true);
  for (const node of [here, there]) {
    expect([node.isLooking('ann'), node.isLooking('ann', 'm1'), node.isLooking('ann', 'm2')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(node.isLooking('bob')).toBe(false);
  }
  clock.move(5 * MINUTE);
  expect([here.isLooking('ann'), there.isLooking('ann')]).toEqual([false, false]);
});

test('a hidden page is not looked at, also when it opens another match, but another page of the player is', () => {
  const { here, there } = nodes();
  here.report(page, true);
  there.report({ ...page, socketId: 's2', matchIds: ['m2'] }, true);
  here.report(page, false);
  here.move({ ...page, matchIds: ['m3'] });
  expect([there.isLooking('ann', 'm1'), there.isLooking('ann', 'm3'), here.isLooking('ann', 'm2')]).toEqual([
    ...[false, false, true],
  ]);
  there.leave({ playerId: 'ann', socketId: 's2' });
  expect(here.isLooking('ann')).toBe(false);
});

test('a page that has never reported is looked at when it opens a match', () => {
  const { here } = nodes();
  here.move(page);
  expect(here.isLooking('ann', 'm1')).toBe(true);
});

test('reports that change little are not passed on, and old ones are forgotten', () => {
  const { clock, sent, here } = nodes();
  for (let second = 0; second < 60; second++) {
    here.report(page, true);
    clock.move(1_000);
  }
  expect(sent).toHaveLength(3);
  clock.move(61 * MINUTE + 5 * MINUTE);
  here.sweep();
  here.move(page);
  expect(here.isLooking('ann')).toBe(true);
});
