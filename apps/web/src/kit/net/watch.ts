import { changedLog } from './log.ts';
import type { Delta, Frame, LogEntry, MatchSummary } from './types.ts';

/** What this browser knows of the watched match. */
export interface Watched {
  readonly summary: MatchSummary | null;
  /** The seats of this session, or `spectator`. */
  readonly viewers: readonly string[];
  readonly frames: Readonly<Record<string, Frame>>;
  /** The log of each viewer as far back as loaded, without gaps. */
  readonly logs: Readonly<Record<string, readonly LogEntry[]>>;
}

export const NOTHING: Watched = { summary: null, viewers: [], frames: {}, logs: {} };

/** Local versions, so that the server sends only what was missed. */
export function versions(watched: Watched): Record<string, number> {
  return Object.fromEntries(Object.entries(watched.frames).map(([viewer, frame]) => [viewer, frame.version]));
}

/** Applies a delta; injected so that the patch library is used in one place. */
export type Patch = (frame: Frame, delta: Delta) => Frame;

/** The state after the server's answer to `watch`: full frames, then missed deltas. Null if they do not fit. */
export function afterWatch(
  watched: Watched,
  answer: { viewers: readonly string[]; frames: readonly Frame[]; deltas: readonly Delta[] },
  patch: Patch,
): Watched | null {
  const kept = Object.entries(watched.frames).filter(([viewer]) => answer.viewers.includes(viewer));
  const frames: Record<string, Frame> = Object.fromEntries(kept);
  const logs = { ...watched.logs };
  for (const frame of answer.frames) {
    frames[frame.viewer] = frame;
    logs[frame.viewer] = frame.log;
  }
  let next: Watched | null = { ...watched, viewers: answer.viewers, frames, logs };
  for (const delta of answer.deltas) next = next && afterDelta(next, delta, patch);
  return next;
}

/** The state after one delta; null if it does not follow on the local version and a sync is needed. */
export function afterDelta(watched: Watched, delta: Delta, patch: Patch): Watched | null {
  const frame = watched.frames[delta.viewer];
  if (!frame || frame.version < delta.from) return null;
  if (frame.version >= delta.to) return watched;
  if (frame.version !== delta.from) return null;
  const frames = { ...watched.frames, [delta.viewer]: patch(frame, delta) };
  if (!delta.log) return { ...watched, frames };
  const log = changedLog(watched.logs[delta.viewer] ?? frame.log, delta.log);
  return { ...watched, frames, logs: { ...watched.logs, [delta.viewer]: log } };
}
