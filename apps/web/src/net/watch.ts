import { changedLog } from './log.ts';
import type { Delta, Frame, LogEntry, MatchSummary } from './types.ts';

/** What this browser knows of the match it watches. */
export interface Watched {
  readonly summary: MatchSummary | null;
  /** The seats of this session, or `spectator`. */
  readonly viewers: readonly string[];
  readonly frames: Readonly<Record<string, Frame>>;
  /** The log of each viewer as far back as it was loaded, without gaps. */
  readonly logs: Readonly<Record<string, readonly LogEntry[]>>;
}

export const NOTHING: Watched = { summary: null, viewers: [], frames: {}, logs: {} };

/** The versions we have, for the server to send only what we missed. */
export function versions(watched: Watched): Record<string, number> {
  return Object.fromEntries(Object.entries(watched.frames).map(([viewer, frame]) => [viewer, frame.version]));
}

/** How a delta is applied; injected so that the patch library stays in one place. */
export type Patch = (frame: Frame, delta: Delta) => Frame;

/** The state after the server's answer to `watch`: full frames, then what was missed. Null where they do not fit. */
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

/** The state after one delta; null when it does not follow on what we have, so that we must ask again. */
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
