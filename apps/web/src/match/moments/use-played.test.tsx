// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useMatch } from '../../kit/net/match-store.ts';
import { useSpeed } from '../../settings/moments/speed.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { closeRequest, openRequest, type Request } from '../requests/requests-store.ts';
import { entriesOf, frameOf, TEST_LOG } from '../testing/log.ts';
import type { Played } from './player.ts';
import { usePlayed, usePlayer, useWatchedBy } from './use-played.ts';

let played: Played | undefined;

function Match() {
  const player = usePlayer();
  played = usePlayed(player);
  useWatchedBy(player, 'rebel', TEST_LOG);
  return null;
}

/** What the server tells: so many acts, each of which ends a round. */
const told = (acts: number) => {
  const log = entriesOf('round', ...Array.from({ length: acts }, () => 'end'));
  return { frames: { rebel: frameOf(log) }, logs: { rebel: log } };
};
const tell = (acts: number) => act(async () => useMatch.setState(told(acts)));
const screen = () => [played?.frames.rebel?.logLength, played?.staged?.phase ?? null];
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};
const answer = { label: 'Answer', onPress() {} };
const request: Request = { id: 'undo', icon: 'undo', title: 'Take back?', text: '', no: answer, yes: answer };

beforeEach(async () => {
  vi.useFakeTimers();
  useMatch.setState({ ...told(0), sending: null, resyncs: 1 });
  useSpeed.setState({ speed: 'normal' });
  await drawPage(<Match />);
});
afterEach(() => {
  closeRequest('undo');
  useMatch.setState({ frames: {}, logs: {} });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what the server tells is played', async () => {
  await tell(1);
  expect(screen()).toEqual([1, 'opening']);
  await act(async () => vi.advanceTimersByTime(300));
  expect(screen()).toEqual([2, 'result']);
});

test('a page that gets hidden shows all of it, and plays nothing until it is seen', async () => {
  await tell(1);
  await hide(true);
  expect(screen()).toEqual([2, null]);
  await tell(2);
  expect(screen()).toEqual([3, null]);
  await hide(false);
  await tell(3);
  expect(screen()).toEqual([3, 'opening']);
});

test('a request of another player ends what is played', async () => {
  await tell(1);
  await act(async () => openRequest(request));
  expect(screen()).toEqual([2, null]);
  await tell(2);
  expect(screen()).toEqual([3, null]);
});

test('an answer that brings what was missed is shown at once', async () => {
  await tell(1);
  await act(async () => useMatch.setState({ ...told(3), resyncs: 2 }));
  expect(screen()).toEqual([4, null]);
});

test('an own act takes the result of the last moment away', async () => {
  await tell(1);
  await act(async () => useSpeed.setState({ speed: 'calm' }));
  onTestFinished(() => useSpeed.setState({ speed: 'normal' }));
  expect(screen()).toEqual([2, 'result']);
  await act(async () => useMatch.setState({ sending: 'rebel:1' }));
  expect(screen()).toEqual([2, null]);
});
