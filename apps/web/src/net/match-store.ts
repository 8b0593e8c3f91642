import { applyDelta } from '@echo-base/protocol';
import { create } from 'zustand';
import { emit, onServer, type Refused } from './socket.ts';
import type { Decision, Delta, MatchSummary } from './types.ts';
import { afterDelta, afterWatch, NOTHING, versions, type Watched } from './watch.ts';

/** Why the match cannot be shown or an act was not taken. */
export type Trouble = Refused;

interface MatchState extends Watched {
  readonly matchId: string | null;
  readonly invite: string | null;
  /** Why watching was refused, or null. */
  readonly trouble: Trouble | null;
  /** First frames have come, or the table has not started. */
  readonly ready: boolean;
  /** The decision an act answers that is on its way. */
  readonly sending: string | null;
  /** Grows when seats or status changed, so that what only this session may know is fetched anew. */
  readonly tableChanges: number;
  open(matchId: string, invite: string | null): void;
  close(): void;
  act(decision: Decision, choice: string | readonly string[] | number): Promise<Trouble | null>;
  undo(seat: string): Promise<Trouble | null>;
}

/** How long one try of an act may take before it is sent again under the same id. */
const ACT_PATIENCE_MS = 8_000;

/** The match on screen. Everything in it came from the server; nothing is guessed. */
export const useMatch = create<MatchState>((set, get) => ({
  ...NOTHING,
  matchId: null,
  invite: null,
  trouble: null,
  ready: false,
  sending: null,
  tableChanges: 0,
  open(matchId, invite) {
    if (get().matchId === matchId) return;
    set({ ...NOTHING, matchId, invite, trouble: null, ready: false, sending: null });
    void sync();
  },
  close() {
    const { matchId } = get();
    set({ ...NOTHING, matchId: null, invite: null, trouble: null, ready: false, sending: null });
    if (matchId) void emit('unwatch', { matchId });
  },
  async act(decision, choice) {
    const { matchId, sending } = get();
    if (!matchId || sending) return null;
    set({ sending: decision.id });
    const trouble = await insist('act', { matchId, seat: decision.seat, decision: decision.id, choice, id: newId() });
    set({ sending: null });
    if (trouble) void sync();
    return trouble;
  },
  async undo(seat) {
    const { matchId, sending } = get();
    if (!matchId || sending) return null;
    set({ sending: 'undo' });
    const trouble = await insist('undo', { matchId, seat, id: newId() });
    set({ sending: null });
    return trouble;
  },
}));

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Sent {
  matchId: string;
  seat: string;
  id: string;
  [more: string]: unknown;
}

/** How long the frame an act led to may follow its acknowledgement. */
const FRAME_PATIENCE_MS = 2_000;

/**
 * Sends until there is an answer; the id makes a repeat safe, also across a lost connection or a server restart.
 * Resolves once the frame the act led to is here, so that nobody presses what is no longer there.
 */
async function insist(event: 'act' | 'undo', message: Sent): Promise<Trouble | null> {
  for (;;) {
    const answer = await emit(event, message, ACT_PATIENCE_MS);
    if (answer.ok) {
      await caughtUp(message.seat, answer.version);
      return null;
    }
    if (answer.error.code === 'slow_down') await new Promise((resolve) => setTimeout(resolve, 1_000));
    else if (answer.error.code !== 'offline') return answer.error;
    if (useMatch.getState().matchId !== message.matchId) return answer.error;
  }
}

/** Resolves when a seat's frame has reached a version, or after some patience. */
function caughtUp(seat: string, version: number): Promise<void> {
  const isThere = () => (useMatch.getState().frames[seat]?.version ?? version) >= version;
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, FRAME_PATIENCE_MS);
    const stop = useMatch.subscribe(() => isThere() && done());
  });
}

let syncing: Promise<void> | null = null;

/** Asks for what we missed, or for everything where we have nothing. */
export function sync(): Promise<void> {
  syncing ??= ask().finally(() => {
    syncing = null;
  });
  return syncing;
}

async function ask(): Promise<void> {
  const { matchId, invite } = useMatch.getState();
  if (!matchId) return;
  const message = { matchId, since: versions(useMatch.getState()), ...(invite && { inviteCode: invite }) };
  const answer = await emit('watch', message, ACT_PATIENCE_MS);
  if (useMatch.getState().matchId !== matchId) return;
  if (!answer.ok) {
    if (answer.error.code !== 'offline') useMatch.setState({ trouble: answer.error });
    return;
  }
  const next = afterWatch(useMatch.getState(), answer, applyDelta);
  if (next) return useMatch.setState({ ...next, ready: true, trouble: null });
  useMatch.setState({ frames: {} });
  setTimeout(() => void sync(), 0);
}

function onDelta(delta: Delta): void {
  const state = useMatch.getState();
  if (delta.matchId !== state.matchId) return;
  const next = afterDelta(state, delta, applyDelta);
  if (next) useMatch.setState(next);
  else void sync();
}

/** A new state of the table; who sits where or whether play has begun decides what we are sent, so ask again. */
export function onTable({ matchId, match }: { matchId: string; match: MatchSummary }): void {
  const state = useMatch.getState();
  if (matchId !== state.matchId) return;
  const before = state.summary;
  // What goes to everybody holds nothing personal; keep what we know about ourselves until it is fetched anew.
  const { mine, isHost, inviteCode } = before ?? {};
  const own = { ...(mine && { mine }), ...(isHost !== undefined && { isHost }), ...(inviteCode && { inviteCode }) };
  useMatch.setState({ summary: { ...own, ...match } });
  const seated = (summary: MatchSummary | null) => summary?.seats.map((seat) => seat.playerName ?? '').join('|');
  if (before?.status === match.status && seated(before) === seated(match)) return;
  useMatch.setState({ tableChanges: state.tableChanges + 1 });
  void sync();
}

/** Hears the server from now on; once, at the start of the program. */
export function listen(): void {
  onServer('connect', () => void sync());
  onServer('delta', onDelta);
  onServer('table', onTable);
}
