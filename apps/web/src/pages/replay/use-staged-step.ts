import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ReplayOutline } from '../../kit/net/replay.ts';
import type { Frame, LogEntry } from '../../kit/net/types.ts';
import { MomentPlayer } from '../../match/moments/player.ts';
import { stepsOf } from '../../match/moments/reading.ts';
import type { TitleLog } from '../../question/board-set.ts';
import type { Moment } from '../../question/log/moment.ts';
import { type Moments, NO_MOMENTS } from '../../question/log/moments-context.ts';
import { useSpeed } from '../../settings/moments/speed.ts';
import type { Player } from './deck.tsx';
import type { Drawn } from './use-replay.ts';

/** A position as a frame, so that it is played as in a match. */
function frameAt(matchId: string, { view, viewer, position }: Drawn, log: readonly LogEntry[]): Frame {
  return {
    ...{ matchId, viewer, version: position, view, decisions: [], canUndo: false },
    ...{ log: [...log], logLength: (log.at(-1)?.seq ?? -1) + 1, waitingFor: [], pending: [] },
  };
}

/** Number of the first entry of the turn that is watched: of consecutive acts of one seat. */
function turnStart({ steps }: ReplayOutline, position: number): number {
  const seat = steps[position - 1]?.seat;
  const before = steps.slice(0, position).findLastIndex((step) => step.seat !== seat);
  return (
    (steps
      .slice(0, before + 1)
      .findLast(({ log }) => log.length > 0)
      ?.log.at(-1)?.seq ?? -1) + 1
  );
}

/**
 * The moments up to the position, of which the board marks those that a seat would see marked in play: since its last
 * act. Who watches no seat sees those of the turn.
 */
function markedIn(all: readonly Moment[], { outline, drawn }: Pick<Step, 'outline' | 'drawn'>): Moments {
  const viewer = drawn?.viewer ?? 'spectator';
  const isSeat = outline?.steps.some(({ seat }) => seat === viewer) ?? false;
  const acted = isSeat || !outline ? null : turnStart(outline, drawn?.position ?? 0);
  return { ...NO_MOMENTS, all, marked: stepsOf(all, { viewer, acted, away: null }) };
}

interface Step {
  readonly matchId: string;
  readonly log: TitleLog | undefined;
  readonly outline: ReplayOutline | null;
  readonly drawn: Drawn | null;
  /** The deck: playback that is faster than play has no time for moments. */
  readonly player: Player;
}

/** Plays the moments of a step forward, as in a match; every other change of the position is shown at once. */
export function useStagedStep({ matchId, log, outline, drawn, player: { playing, speed } }: Step) {
  const isFast = useRef(false);
  const [player] = useState(
    () =>
      new MomentPlayer(
        { frames: {}, logs: {}, resyncs: 0 },
        { speed: () => useSpeed.getState().speed, mayPlay: () => !document.hidden && !isFast.current },
      ),
  );
  useLayoutEffect(() => {
    isFast.current = playing && speed > 1;
  }, [playing, speed]);
  const { position = 0, viewer, view } = drawn ?? {};
  const entries = useMemo(
    () => outline?.steps.slice(0, position).flatMap((step) => step.log) ?? [],
    [outline, position],
  );
  const frame = useMemo(
    () => (viewer === undefined ? null : frameAt(matchId, { view, viewer, position }, entries)),
    [matchId, view, viewer, position, entries],
  );
  const before = useRef({ position: 0, resyncs: 0 });
  useLayoutEffect(() => {
    if (!frame) return;
    const isStep = frame.version === before.current.position + 1;
    before.current = { position: frame.version, resyncs: before.current.resyncs + (isStep ? 0 : 1) };
    // A further step does not wait for the one before it.
    player.showAll();
    player.watch(frame.viewer, log);
    player.take({ frames: { [frame.viewer]: frame }, logs: { [frame.viewer]: frame.log }, ...before.current });
  }, [player, log, frame]);
  useEffect(() => () => player.close(), [player]);
  const { frames, moments, staged, time, next } = useStore(player.store);
  const stage = useMemo(() => ({ staged, time, next, skip: () => player.skip() }), [staged, time, next, player]);
  const shown = frame && (frames[frame.viewer] ?? frame);
  const marks = useMemo(() => markedIn(moments, { outline, drawn }), [moments, outline, drawn]);
  return { shown, stage, moments: marks };
}
