import type { Frame, LogEntry } from '../../kit/net/types.ts';

/** What this session has received from the server. */
export interface Received {
  readonly frames: Readonly<Record<string, Frame>>;
  readonly logs: Readonly<Record<string, readonly LogEntry[]>>;
  /** Number of times that frames came as an answer to a request, not as news of an act. */
  readonly resyncs: number;
}

/** Whether the viewer of a frame is not asked: others act on. */
export const isFollowed = ({ decisions, outcome }: Frame): boolean => decisions.length === 0 && !outcome;

/** Whether what was received continues what was received before by new acts: no other match, answer to a request, or undo. */
export function isContinued(before: Received, received: Received, viewer: string | null): boolean {
  const [older, newer] = viewer === null ? [] : [before.frames[viewer], received.frames[viewer]];
  if (!older || !newer || before.resyncs !== received.resyncs) return false;
  if (older.matchId !== newer.matchId || older.outcome) return false;
  if (newer.outcome) return true;
  const last = (before.logs[newer.viewer] ?? older.log).at(-1);
  const same = (received.logs[newer.viewer] ?? newer.log).find(({ seq }) => seq === last?.seq);
  return newer.logLength >= older.logLength && last?.key === same?.key && JSON.stringify(last) === JSON.stringify(same);
}
