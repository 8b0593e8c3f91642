import type { ClientMessage } from '@echo-base/protocol';
import { applyDelta } from '@echo-base/protocol';
import { create } from 'zustand';
import { useChat } from './chat-store.ts';
import { noteClocks } from './clock-time.ts';
import { insist, newId, PATIENCE_MS } from './insist.ts';
import { compareClocks } from './server-time.ts';
import { emit, onConnect, onServer, type Refused } from './socket.ts';
import { useStanding } from './standing-store.ts';
import type { Decision, Delta, MatchSummary } from './types.ts';
import { useUndoTalk } from './undo-store.ts';
import { afterDelta, afterWatch, NOTHING, versions, type Watched } from './watch.ts';

/** Why the match cannot be shown or an act was not taken. */
type Trouble = Refused;

/** What came of an undo: nothing of it, done, or the others were asked. */
export interface Answer {
  readonly trouble: Trouble | null;
  readonly requested: boolean;
}

interface MatchState extends Watched {
  readonly matchId: string | null;
  readonly invite: string | null;
  /** Why watching was refused, or null. */
  readonly trouble: Trouble | null;
  /** First frames have come, or the table has not started. */
  readonly ready: boolean;
  /** The decision an act answers that is on its way. */
  readonly sending: string | null;
  /** The seat of this session that acted last. */
  readonly lastActor: string | null;
  /** Seats of this session that took their last act back and have not acted since: nothing is passed for them. */
  readonly takenBack: ReadonlySet<string>;
  /** Grows when seats or status changed, so that what only this session may know is fetched anew. */
  readonly tableChanges: number;
  open(matchId: string, invite: string | null): void;
  close(): void;
  act(decision: Decision, choice: string | readonly string[] | number): Promise<Trouble | null>;
  /** Takes the seat's last act back, or asks the others where they have a say in it. */
  undo(seat: string): Promise<Answer>;
}

/** What a match that is opened or left starts with. */
const NEW = { trouble: null, ready: false, sending: null, lastActor: null, takenBack: new Set<string>() };

/** The match on screen. Everything in it came from the server; nothing is guessed. */
export const useMatch = create<MatchState>((set, get) => ({
  ...NOTHING,
  ...NEW,
  matchId: null,
  invite: null,
  tableChanges: 0,
  open(matchId, invite) {
    if (get().matchId === matchId) return;
    set({ ...NOTHING, matchId, invite, ...NEW });
    useChat.getState().open(matchId);
    useUndoTalk.getState().forget();
    useStanding.getState().forget();
    void sync();
  },
  close() {
    const { matchId } = get();
    set({ ...NOTHING, matchId: null, invite: null, ...NEW });
    useChat.getState().open(null);
    useUndoTalk.getState().forget();
    useStanding.getState().forget();
    if (matchId) void emit('unwatch', { matchId });
  },
  async act(decision, choice) {
    const { matchId, sending } = get();
    if (!matchId || sending) return null;
    set({ sending: decision.id });
    const message = { matchId, seat: decision.seat, decision: decision.id, choice, id: newId() };
    const { trouble } = await carryOut('act', message);
    const takenBack = new Set([...get().takenBack].filter((seat) => trouble || seat !== decision.seat));
    set({ sending: null, takenBack, ...(!trouble && { lastActor: decision.seat }) });
    if (trouble) void sync();
    return trouble;
  },
  async undo(seat) {
    const { matchId, sending } = get();
    if (!matchId || sending) return { trouble: null, requested: false };
    set({ sending: 'undo' });
    const answer = await carryOut('undo', { matchId, seat, id: newId() });
    const isDone = !answer.trouble && !answer.requested;
    set({ sending: null, ...(isDone && { takenBack: new Set([...get().takenBack, seat]) }) });
    if (answer.requested) useUndoTalk.getState().wait(seat);
    return answer;
  },
}));

/** How long the frame an act led to may follow its acknowledgement. */
const FRAME_PATIENCE_MS = 2_000;

/**
 * Sends an act or an undo until there is an answer. Resolves once the frame it led to is here, so that nobody presses
 * what is no longer there.
 */
async function carryOut<E extends 'act' | 'undo'>(event: E, message: ClientMessage<E>): Promise<Answer> {
  const answer = await insist(event, message, () => useMatch.getState().matchId === message.matchId);
  if (!answer.ok) return { trouble: answer.error, requested: false };
  await caughtUp(message.seat, answer.version);
  return { trouble: null, requested: 'requested' in answer && answer.requested === true };
}

/** Resolves when a seat's frame has reached a version; where that takes long, when we have asked for what we missed. */
function caughtUp(seat: string, version: number): Promise<void> {
  const isThere = () => (useMatch.getState().frames[seat]?.version ?? version) >= version;
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(() => void sync().then(done, done), FRAME_PATIENCE_MS);
    const stop = useMatch.subscribe(() => isThere() && done());
  });
}

let syncing: Promise<void> | null = null;
/** Something did not fit while an answer was on its way, which may be older than it. */
let isSyncDue = false;

/** Asks for what we missed, or for everything where we have nothing. */
export function sync(): Promise<void> {
  isSyncDue = syncing !== null;
  syncing ??= ask().finally(() => {
    syncing = null;
    if (isSyncDue) void sync();
  });
  return syncing;
}

async function ask(): Promise<void> {
  const { matchId, invite } = useMatch.getState();
  if (!matchId) return;
  const message = { matchId, since: versions(useMatch.getState()), ...(invite && { inviteCode: invite }) };
  const answer = await emit('watch', message, PATIENCE_MS);
  if (useMatch.getState().matchId !== matchId) return;
  if (!answer.ok) {
    if (answer.error.code !== 'offline') useMatch.setState({ trouble: answer.error });
    return;
  }
  useChat.getState().history(answer.chat ?? []);
  useStanding.getState().watched(answer.standing ?? []);
  const next = afterWatch(useMatch.getState(), answer, applyDelta);
  if (next) return useMatch.setState({ ...next, ready: true, trouble: null });
  useMatch.setState({ frames: {}, logs: {} });
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
function onTable({ matchId, match }: { matchId: string; match: MatchSummary }): void {
  const state = useMatch.getState();
  if (matchId !== state.matchId) return;
  noteClocks(match);
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
  onConnect(() => {
    // Requests that still stand are said again after `watch`.
    useUndoTalk.getState().forget();
    void compareClocks();
    void sync();
  });
  onServer('delta', onDelta);
  onServer('table', onTable);
  onServer('said', (said) => useChat.getState().said(said));
  const isHere = ({ matchId }: { matchId: string }) => matchId === useMatch.getState().matchId;
  onServer('undoRequest', (request) => isHere(request) && useUndoTalk.getState().requested(request));
  onServer('standing', (orders) => isHere(orders) && useStanding.getState().told(orders));
  onServer('undoClosed', (closed) => {
    if (!isHere(closed)) return;
    useUndoTalk.getState().end(closed);
    const { viewers, takenBack } = useMatch.getState();
    if (closed.result !== 'granted' || !viewers.includes(closed.by)) return;
    useMatch.setState({ takenBack: new Set([...takenBack, closed.by]) });
  });
}
