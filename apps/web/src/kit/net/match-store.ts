import type { Answer, ClientMessage } from '@echo-base/protocol';
import { applyDelta } from '@echo-base/protocol';
import { create } from 'zustand';
import { showMatch } from './api.ts';
import { useChat } from './chat-store.ts';
import { checkFrame } from './checked.ts';
import { noteClocks } from './clock-time.ts';
import { usePlans } from './plan-store.ts';
import { ACK_TIMEOUT_MS, newId, sendUntilAcknowledged } from './send-until-acknowledged.ts';
import { compareClocks } from './server-time.ts';
import { emit, onConnect, onServer, type Refused, useConnection } from './socket.ts';
import { useStanding } from './standing-store.ts';
import { onClockStep } from './steady-time.ts';
import type { Decision, Delta, MatchSummary } from './types.ts';
import { useUndoRequest } from './undo-store.ts';
import { afterDelta, afterWatch, NOTHING, type Patch, versions, type Watched } from './watch.ts';

/** Result of an undo: refused, done, or requested from the others. */
export interface UndoResult {
  readonly refusal: Refused | null;
  readonly requested: boolean;
}

/** How a match is opened. */
interface Opening {
  /** What `watch` answered before. */
  readonly early?: Answer<'watch'> | undefined;
  readonly isScreen?: boolean;
}

interface MatchState extends Watched {
  readonly matchId: string | null;
  readonly invite: string | null;
  /** On a screen that others see: what spectators see, also if this session plays. */
  readonly isScreen: boolean;
  /** Why watching was refused, or null. */
  readonly refusal: Refused | null;
  /** First frames have arrived, or the match has not started. */
  readonly ready: boolean;
  /** The decision whose answer is pending. */
  readonly sending: string | null;
  /** Number of answers of the server that brought what was missed: their frames are no news of single acts. */
  readonly resyncs: number;
  /** The seat of this session that acted last. */
  readonly lastActor: string | null;
  /** Seats of this session that undid their last act and have not acted since: nothing is passed for them. */
  readonly takenBack: ReadonlySet<string>;
  /** Incremented when seats or status change, so that the session's own summary is fetched again. */
  readonly summaryChanges: number;
  /** Watches a match. */
  open(matchId: string, invite: string | null, how?: Opening): void;
  close(): void;
  act(decision: Decision, choice: string | readonly string[] | number): Promise<Refused | null>;
  /** Undoes the seat's last act, or requests it if the others have to consent. */
  undo(seat: string): Promise<UndoResult>;
}

/** Decision id of the acts of an agreed draw. */
const DRAW = 'draw';

/** State on opening or leaving a match. */
const NEW = { refusal: null, ready: false, sending: null, resyncs: 0, lastActor: null, takenBack: new Set<string>() };

/** What is kept beside the frames belongs to one match. */
function openParts(matchId: string | null): void {
  useChat.getState().open(matchId);
  useUndoRequest.getState().forget();
  useStanding.getState().forget();
  usePlans.getState().forget();
}

/** The match on screen. All of it came from the server; nothing is predicted. */
export const useMatch = create<MatchState>((set, get) => ({
  ...NOTHING,
  ...NEW,
  matchId: null,
  invite: null,
  isScreen: false,
  summaryChanges: 0,
  open(matchId, invite, { early, isScreen = false } = {}) {
    if (get().matchId === matchId && get().isScreen === isScreen) return;
    set({ ...NOTHING, matchId, invite, isScreen, ...NEW });
    openParts(matchId);
    if (early) take(early);
    void sync();
  },
  close() {
    const { matchId } = get();
    set({ ...NOTHING, matchId: null, invite: null, isScreen: false, ...NEW });
    openParts(null);
    if (matchId) void emit('unwatch', { matchId });
  },
  async act(decision, choice) {
    const { matchId, sending } = get();
    if (!matchId || sending) return null;
    set({ sending: decision.id });
    const message = { matchId, seat: decision.seat, decision: decision.id, choice, id: newId() };
    const { refusal } = await carryOut('act', message);
    const takenBack = new Set([...get().takenBack].filter((seat) => refusal || seat !== decision.seat));
    set({ sending: null, takenBack, ...(!refusal && { lastActor: decision.seat }) });
    if (refusal) void sync();
    return refusal;
  },
  async undo(seat) {
    const { matchId } = get();
    await idle();
    if (!matchId || get().matchId !== matchId) return { refusal: null, requested: true };
    set({ sending: 'undo' });
    const answer = await carryOut('undo', { matchId, seat, id: newId() });
    const isDone = !answer.refusal && !answer.requested;
    set({ sending: null, ...(isDone && { takenBack: new Set([...get().takenBack, seat]) }) });
    if (answer.requested) useUndoRequest.getState().wait(seat);
    return answer;
  },
}));

/** Resolves when no act is pending. */
function idle(): Promise<void> {
  if (useMatch.getState().sending === null) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useMatch.subscribe(({ sending }) => {
      if (sending !== null) return;
      stop();
      resolve();
    });
  });
}

/** Offers a draw for a seat, or answers or withdraws the open offer. */
export async function answerDraw(seat: string, choice: string): Promise<Refused | null> {
  const { matchId } = useMatch.getState();
  if (!matchId) return null;
  const { refusal } = await carryOut('act', { matchId, seat, decision: DRAW, choice, id: newId() });
  if (refusal) void sync();
  return refusal;
}

/** Milliseconds to wait for an act's frame after its acknowledgement. */
const FRAME_TIMEOUT_MS = 2_000;

/**
 * Sends an act or an undo until acknowledged. Resolves once its frame has arrived: no outdated option can be pressed.
 */
async function carryOut<E extends 'act' | 'undo'>(event: E, message: ClientMessage<E>): Promise<UndoResult> {
  const answer = await sendUntilAcknowledged(event, message, () => useMatch.getState().matchId === message.matchId);
  if (!answer.ok) return { refusal: answer.error, requested: false };
  await caughtUp(message.seat, answer.version);
  return { refusal: null, requested: 'requested' in answer && answer.requested === true };
}

/** Resolves when a seat's frame has reached a version; after a timeout, when a sync is done. */
function caughtUp(seat: string, version: number): Promise<void> {
  const isThere = () => (useMatch.getState().frames[seat]?.version ?? version) >= version;
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(() => void sync().then(done, done), FRAME_TIMEOUT_MS);
    const stop = useMatch.subscribe(() => isThere() && done());
  });
}

let syncing: Promise<void> | null = null;
/** A delta did not fit while a sync was under way: its answer may be older. */
let isSyncDue = false;
/** The sync under way waits for a connection, the next one being the first to carry it. */
let isUnsent = false;

/** Catches up, or requests whole frames if there are none. */
export function sync(): Promise<void> {
  isSyncDue = syncing !== null;
  if (!syncing) isUnsent = useConnection.getState().state !== 'online';
  syncing ??= ask().finally(() => {
    syncing = null;
    if (isSyncDue) void sync();
  });
  return syncing;
}

async function ask(): Promise<void> {
  const { matchId, invite, isScreen } = useMatch.getState();
  if (!matchId) return;
  const message = {
    ...{ matchId, since: versions(useMatch.getState()) },
    ...(invite && { inviteCode: invite }),
    ...(isScreen && { as: 'spectator' as const }),
  };
  const answer = await emit('watch', message, ACK_TIMEOUT_MS);
  if (useMatch.getState().matchId !== matchId) return;
  if (!answer.ok) {
    if (answer.error.code === 'busy')
      setTimeout(() => void sync(), 1_000 * Number(answer.error.params?.retryAfter ?? 1));
    else if (answer.error.code !== 'offline') useMatch.setState({ refusal: answer.error });
    return;
  }
  if (take(answer)) return;
  useMatch.setState({ frames: {}, logs: {} });
  setTimeout(() => void sync(), 0);
}

const patch: Patch = (frame, delta) => {
  const made = applyDelta(frame, delta);
  checkFrame(made, delta);
  return made;
};

/** Takes the answer to `watch`; false if its deltas do not fit. */
function take(answer: Answer<'watch'>): boolean {
  // Told again after the answer as long as it lasts.
  useChat.setState({ muted: null, isFreed: false });
  useChat.getState().history(answer.chat ?? []);
  useStanding.getState().watched(answer.standing ?? []);
  usePlans.getState().watched(answer.plans ?? []);
  const next = afterWatch(useMatch.getState(), answer, patch);
  const resyncs = useMatch.getState().resyncs + (answer.frames.length + answer.deltas.length > 0 ? 1 : 0);
  if (next) useMatch.setState({ ...next, ready: true, refusal: null, resyncs });
  return next !== null;
}

function onDelta(delta: Delta): void {
  const state = useMatch.getState();
  if (delta.matchId !== state.matchId) return;
  const next = afterDelta(state, delta, patch);
  if (next) useMatch.setState(next);
  else void sync();
}

/** Number of summaries that were told by the socket or asked for. */
let told = 0;

/**
 * Fetches and stores the summary of the open match for its viewer, with the personal fields. An answer that news of the
 * socket or a later request have overtaken may be older than they are, and none would correct it: it is asked for again.
 */
export async function fetchSummary(matchId: string, invite: string | null): Promise<MatchSummary> {
  told += 1;
  for (;;) {
    const before = told;
    const summary = await showMatch(matchId, invite);
    if (before !== told) continue;
    noteClocks(summary);
    if (useMatch.getState().matchId === matchId) useMatch.setState({ summary });
    return summary;
  }
}

/** What the personal fields of a summary depend on: status, who has which seat and who is the host, and the invite code. */
function ownPart({ status, seats, host, inviteMark }: MatchSummary): string {
  const sitting = seats.map(({ playerName, owner, keptFor }) => [playerName, owner, keptFor]);
  return JSON.stringify([status, sitting, host, inviteMark]);
}

/** Handles a new summary; changed seats or a start change what the server sends, so watch again. */
function onTable({ matchId, match }: { matchId: string; match: MatchSummary }): void {
  const state = useMatch.getState();
  if (matchId !== state.matchId) return;
  told += 1;
  noteClocks(match);
  const before = state.summary;
  // Summaries to all hold no personal fields; the known ones stay until fetched again.
  const { mine, keptForMe, lent, isHost, inviteCode, linkOpenedAt } = before ?? {};
  const kept = keptForMe?.filter((id) => match.seats.some((seat) => seat.id === id && seat.keptFor !== undefined));
  const own = {
    ...(mine && { mine }),
    ...(kept && { keptForMe: kept }),
    ...(lent && { lent }),
    ...(isHost !== undefined && { isHost }),
    ...(inviteCode && { inviteCode }),
    // A new link has not been opened yet.
    ...(linkOpenedAt && before?.inviteMark === match.inviteMark && { linkOpenedAt }),
  };
  useMatch.setState({ summary: { ...own, ...match } });
  // The page asks for its first summary itself.
  if (!before || ownPart(before) === ownPart(match)) return;
  useMatch.setState({ summaryChanges: state.summaryChanges + 1 });
  void sync();
}

let isListening = false;

/**
 * Why the server turns a viewer out of a match, of which nothing is shown then, also before its start: removed, watching
 * needs a name, its link is no longer valid, or the match was deleted.
 */
export const TURNED_OUT: ReadonlySet<string> = new Set(['kicked', 'no_session', 'private_match', 'no_such_match']);

/** Registers the handlers of server messages, once. */
export function listen(): void {
  if (isListening) return;
  isListening = true;
  onConnect(() => {
    // Open requests are sent again after `watch`.
    useUndoRequest.getState().forget();
    void compareClocks();
    if (!(syncing && isUnsent)) void sync();
    isUnsent = false;
  });
  onClockStep(() => {
    void compareClocks();
    // A device that has slept may have stopped counting.
    useMatch.setState(({ summaryChanges }) => ({ summaryChanges: summaryChanges + 1 }));
  });
  onServer('delta', onDelta);
  onServer('table', onTable);
  onServer('refused', ({ error }) => {
    if (!TURNED_OUT.has(error.code) || error.params?.matchId !== useMatch.getState().matchId) return;
    // Nothing of the match stays on the page of a viewer who may not see it any more.
    useMatch.setState({ refusal: error, frames: {}, logs: {} });
  });
  onServer('voice', ({ matchId, muted }) => {
    if (matchId === useMatch.getState().matchId) useChat.getState().voice(muted);
  });
  onServer('said', (said) => useChat.getState().said(said));
  const isHere = ({ matchId }: { matchId: string }) => matchId === useMatch.getState().matchId;
  onServer('undoProgress', (progress) => isHere(progress) && useUndoRequest.getState().told(progress));
  onServer('undoRequest', (request) => isHere(request) && useUndoRequest.getState().requested(request));
  onServer('standing', (orders) => isHere(orders) && useStanding.getState().told(orders));
  onServer('plan', (plan) => isHere(plan) && usePlans.getState().told(plan));
  onServer('linkOpened', ({ matchId, at }) => {
    const { summary } = useMatch.getState();
    if (summary?.matchId === matchId) useMatch.setState({ summary: { ...summary, linkOpenedAt: at } });
  });
  onServer('undoClosed', (closed) => {
    if (!isHere(closed)) return;
    useUndoRequest.getState().end(closed);
    const { viewers, takenBack } = useMatch.getState();
    if (closed.result !== 'granted' || !viewers.includes(closed.by)) return;
    useMatch.setState({ takenBack: new Set([...takenBack, closed.by]) });
  });
}
