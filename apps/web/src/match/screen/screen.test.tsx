// @vitest-environment happy-dom

import { cleanup, renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as serverInfo from '../../kit/net/server-info.ts';
import type { TitleLog } from '../../question/board-set.ts';
import { MomentsProvider, NO_MOMENTS, type Staged, StageProvider } from '../../question/log/moments-context.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { TEST_LOG } from '../testing/log.ts';
import { LastMoment } from './last-moment.tsx';
import { Behind } from './screen.tsx';
import { sidesOf } from './screen-seats.tsx';
import { useIsDim, useIsPointerIdle } from './use-rest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const minutes = (count: number) => act(() => vi.advanceTimersByTime(count * 60_000));

const seat = (id: string) => ({ id, name: id, connected: true, isBot: false, isMine: false });
const ids = (sides: ReturnType<typeof sidesOf>) => [sides.left.map(({ id }) => id), sides.right.map(({ id }) => id)];

test('a side stands together beside the board; players without sides are halved', () => {
  expect(ids(sidesOf('battle-of-hoth', ['empire', 'rebels'].map(seat), null))).toEqual([['rebels'], ['empire']]);
  expect(ids(sidesOf('galaxy-dice', ['p1', 'p2', 'p3'].map(seat), null))).toEqual([['p1', 'p2'], ['p3']]);
});

const LOG: TitleLog = { ...TEST_LOG, Details: () => <i>dice</i> };
const moment = (seq: number, title: string) => ({
  ...{ kind: 'attack', from: seq, seq, entries: [], dice: 3 },
  ...{ opening: { key: `try ${title}` }, title: { key: `result ${title}` } },
});
const ALL = ['one', 'two', 'three', 'four'].map((title, index) => moment(index, title));

async function told(staged: Staged | null, all = ALL) {
  await drawPage(
    <TranslationProvider title="none">
      <StageProvider value={{ staged, time: null, next: null, skip: () => undefined }}>
        <MomentsProvider value={{ ...NO_MOMENTS, all }}>
          <LastMoment board={{ view: {}, viewer: 'spectator', seats: [] }} log={LOG} />
        </MomentsProvider>
      </StageProvider>
    </TranslationProvider>,
  );
  return document.body.textContent ?? '';
}

test('dice come before words: nothing tells a result as long as they fall, and what was before stays', async () => {
  const [, , third] = ALL;
  if (!third) throw new Error('no moment');
  const falling = await told({ moment: third, phase: 'dice', isAgain: false });
  expect(falling).toContain('try three');
  expect(falling).not.toContain('result three');
  expect(falling).not.toContain('four');
  expect(falling.indexOf('result two')).toBeLessThan(falling.indexOf('result one'));
  const fallen = await told({ moment: third, phase: 'result', isAgain: false });
  expect(fallen).toContain('dice');
  expect(fallen).toContain('result three');
});

test('before anything has happened the screen says so', async () => {
  expect(await told(null, [])).toBe('Nothing has happened yet.');
});

test('what happened last stays on the screen while nothing happens', async () => {
  expect(await told(null)).toContain('result four');
});

test('after twenty minutes without an act the screen gets darker, and the next act brings it back', () => {
  const dim = renderHook(({ version }) => useIsDim(version), { initialProps: { version: 1 } });
  minutes(19);
  expect(dim.result.current).toBe(false);
  minutes(2);
  expect(dim.result.current).toBe(true);
  dim.rerender({ version: 2 });
  expect(dim.result.current).toBe(false);
});

test('the pointer is hidden until it moves', () => {
  const idle = renderHook(useIsPointerIdle);
  minutes(1);
  expect(idle.result.current).toBe(true);
  act(() => void dispatchEvent(new Event('pointermove')));
  expect(idle.result.current).toBe(false);
});

test.each([
  ['in play', 120, false, '2 min behind'],
  ['of a server without a delay', 0, false, ''],
  ['after the end, which is shown at once', 120, true, ''],
] as const)('a delayed screen says how far behind it is (%s)', async (_when, spectatorDelayS, isOver, words) => {
  const told = { name: 'Echo Base', version: '1', needsPassword: false, create: 'everyone', spectatorDelayS } as const;
  vi.spyOn(serverInfo, 'useServerInfo').mockReturnValue(told);
  await drawPage(
    <TranslationProvider title="none">
      <Behind spectators="delayed" isOver={isOver} />
    </TranslationProvider>,
  );
  expect(document.body.textContent).toBe(words);
});
