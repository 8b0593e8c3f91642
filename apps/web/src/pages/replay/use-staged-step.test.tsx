// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReplayOutline } from '../../kit/net/replay.ts';
import { entriesOf, TEST_LOG } from '../../match/testing/log.ts';
import type { TitleLog } from '../../question/board-set.ts';
import { useSpeed } from '../../settings/moments/speed.ts';
import { drawPage } from '../../testing/draw-page.ts';
import type { Player } from './deck.tsx';
import { useStagedStep } from './use-staged-step.ts';

/** Ends roll a die. */
const log: TitleLog = {
  ...TEST_LOG,
  moments: (entries, viewer, within) => TEST_LOG.moments(entries, viewer, within).map((one) => ({ ...one, dice: 1 })),
};
const steps = entriesOf('round', 'end', 'end', 'end').map((entry, index) => ({
  ...{ seq: entry.seq, log: [entry] },
  seat: index < 3 ? 'rebel' : 'imperial',
}));
const outline = { steps, chapters: [] } as unknown as ReplayOutline;
const still = { playing: false, speed: 1 } as Player;

let shown: ReturnType<typeof useStagedStep> | undefined;

function Replay({ position, player }: { position: number; player: Player }) {
  shown = useStagedStep({ matchId: 'm', log, outline, drawn: { view: position, viewer: 'all', position }, player });
  return null;
}

const go = (position: number, player = still) => drawPage(<Replay position={position} player={player} />);
/** The position that the board shows, and the part of a moment in front of it. */
const screen = () => [shown?.shown?.version, shown?.stage.staged?.phase ?? null];
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

beforeEach(() => {
  useSpeed.setState({ speed: 'normal' });
  vi.useFakeTimers();
  document.documentElement.dataset.motion = 'full';
});
afterEach(() => void vi.useRealTimers());

test('a step forward plays its moments before the board changes; a further step does not wait for them', async () => {
  await go(1);
  expect(screen()).toEqual([1, null]);
  await go(2);
  expect(screen()).toEqual([1, 'opening']);
  await pass(400);
  expect(screen()).toEqual([1, 'dice']);
  await pass(850);
  expect(screen()).toEqual([2, 'result']);
  await go(3);
  expect(screen()).toEqual([2, 'opening']);
  await go(4);
  expect(screen()).toEqual([3, 'opening']);
});

test('a step back, a jump and fast playback show the position at once', async () => {
  await go(4);
  expect(screen()).toEqual([4, null]);
  await go(3);
  expect(screen()).toEqual([3, null]);
  await go(1);
  await go(3);
  expect(screen()).toEqual([3, null]);
  await go(4, { ...still, playing: true, speed: 4 });
  expect(screen()).toEqual([4, null]);
});

test('the board marks the acts of the turn that is watched, also after a jump', async () => {
  await go(2);
  expect(shown?.moments.marked).toEqual(shown?.moments.all);
  await go(4);
  const marked = shown?.moments.marked ?? [];
  expect(marked.map(({ seq }) => seq)).toEqual([3]);
});
