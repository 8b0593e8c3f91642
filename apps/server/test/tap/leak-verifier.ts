/** Leak verifier: checks that messages have declared fields only, reveal no secrets, and that frames are true. */
import { errorCodes } from '@echo-base/protocol';
import { applyOps, changedLog, type LogChange, type PatchOp } from '../kit/patch.ts';
import { Leak, only, same, short } from './leak.ts';
import { checkOrders, type Orders } from './orders.ts';
import { checkPlan, type Plans } from './plans.ts';
import { type Line, teamOf } from './talk.ts';
import type { Any, Listener, Tap } from './tap.ts';
import type { Received } from './transport.ts';
import type { Truth } from './truth.ts';

/** Something only some viewers may be sent. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  knows(tap: Tap): boolean;
}

/** State of the match under test. */
export interface Scene {
  readonly matchId: string;
  readonly isDelayed: boolean;
  readonly truth: Truth | null;
  readonly chat: readonly Line[];
  readonly orders: Orders;
  readonly plans: Plans;
  now(): number;
  /** Seats a viewer's session owns. */
  seatsOf(tap: Tap): readonly string[];
  isMember(tap: Tap): boolean;
}

const SUMMARY = [
  ...['matchId', 'title', 'name', 'status', 'options', 'visibility', 'spectators', 'seats', 'createdAt', 'seedHash'],
  ...['host', 'spectatorCount', 'inviteMark'],
];
const SUMMARY_MORE = [
  'hostConnected',
  'startedAt',
  'endedAt',
  'outcome',
  'rematch',
  'waitingFor',
  'clock',
  'absence',
  'pictures',
];
/** Events about undo requests. */
const UNDO: ReadonlySet<string> = new Set(['undoRequest', 'undoProgress', 'undoClosed']);

/** Not `linkOpenedAt`, and no event `linkOpened`: all taps have one address, so that no other device is known. */
const SUMMARY_OWN = ['mine', 'isHost', 'inviteCode'];
/** How a match looks in lists, as a spectator of now sees it. */
const SUMMARY_LOOKS = ['glance', 'waitingSince'];
const HEADERS = new Set([
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'vary'],
  ...['cross-origin-resource-policy', 'cache-control', 'content-type', 'content-length', 'date', 'connection'],
  ...['keep-alive', 'set-cookie', 'transfer-encoding', 'upgrade', 'sec-websocket-accept', 'x-frame-options', 'allow'],
  ...['permissions-policy', 'origin-agent-cluster', 'x-dns-prefetch-control', 'x-permitted-cross-domain-policies'],
  ...['x-xss-protection', 'x-download-options', 'cross-origin-embedder-policy'],
]);

export class LeakVerifier implements Listener {
  readonly #scene: Scene;
  readonly secrets: Secret[] = [];
  /** Versions each viewer was sent, by tap; each frame was checked against the truth. */
  readonly #versions = new Map<Tap, Map<string, number>>();
  readonly #judged = new Map<string, string>();
  /** Where opaque ids were seen, by viewer. */
  readonly #places = new Map<string, Map<string, string>>();
  frames = 0;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  received(tap: Tap, { text, via }: Received): void {
    for (const { what, text: secret, knows } of this.secrets)
      if (text.includes(secret) && !knows(tap)) throw new Leak(`${tap.name} was sent ${what}: ${short(text)}`);
    if (via === 'socket') return;
    for (const line of (text.split('\n\n', 1)[0] ?? '').split('\n').slice(1)) {
      const name = line.split(': ', 1)[0]!.toLowerCase();
      if (!HEADERS.has(name)) throw new Leak(`${tap.name} was sent the header ${line}`);
    }
  }

  event(tap: Tap, name: string, message: Any): void {
    if (name === 'delta') this.#delta(tap, message);
    else if (name === 'said') this.#said(tap, message);
    else if (UNDO.has(name)) this.#undo(tap, name, message);
    else if (name === 'standing') checkOrders(this.#scene, tap, message);
    else if (name === 'plan') checkPlan(this.#scene, tap, message);
    else if (name === 'voice') only('voice', message, ['matchId'], ['muted']);
    else if (name === 'table') this.#table(tap, message);
    else if (name === 'listed') this.#listed(tap, message);
    else throw new Leak(`${tap.name} was sent ${name}: ${short(message)}`);
  }

  /** Own lists have changed: nothing more, and of a match with delayed spectators to its players alone. */
  #listed(tap: Tap, message: Any): void {
    only('listed', message, []);
    const isPlayer = this.#scene.seatsOf(tap).length > 0;
    if (!isPlayer && (this.#scene.isDelayed || !this.#scene.isMember(tap)))
      throw new Leak(`${tap.name} is told of a match that is not in its lists`);
  }

  #table(tap: Tap, message: Any): void {
    only('table', message, ['matchId', 'match']);
    this.summary(tap, message.match, false);
  }

  /** Version of a viewer's frame, or undefined without one. */
  version(tap: Tap, viewer: string): number | undefined {
    return this.#versions.get(tap)?.get(viewer);
  }

  versions(tap: Tap): ReadonlyMap<string, number> {
    return this.#versions.get(tap) ?? new Map();
  }

  /** The viewer has lost its connection and subscriptions. */
  forget(tap: Tap): void {
    this.#versions.delete(tap);
  }

  #has(tap: Tap, viewer: string, version: number): void {
    const own = this.#versions.get(tap) ?? new Map<string, number>();
    this.#versions.set(tap, own.set(viewer, version));
    this.frames += 1;
  }

  #truth(tap: Tap, viewer: string): Truth {
    const { truth } = this.#scene;
    if (!truth) throw new Leak(`${tap.name} was sent a frame before the start`);
    const seats = this.#scene.seatsOf(tap);
    const may = seats.length > 0 ? seats.includes(viewer) : viewer === 'spectator';
    if (!may) throw new Leak(`${tap.name} was sent what ${viewer} sees`);
    return truth;
  }

  /** Checks a whole frame: the true one of the newest version the viewer may have. */
  frame(tap: Tap, frame: Any): void {
    const truth = this.#truth(tap, frame.viewer);
    same(`${tap.name}: version`, frame.version, truth.shown(frame.viewer));
    this.#true(tap, frame, truth.frame(frame.viewer, frame.version));
    this.#has(tap, frame.viewer, frame.version);
  }

  #true(tap: Tap, frame: Any, due: Any): void {
    same(`${tap.name}: frame ${due.version} of ${due.viewer}`, frame, due);
    for (const decision of frame.decisions)
      if (decision.seat !== frame.viewer) throw new Leak(`${tap.name} was sent a decision of ${decision.seat}`);
    this.#fresh(tap, frame);
  }

  /** Opaque ids of face-down cards are drawn anew: one that has been seen never appears in another place. */
  #fresh(tap: Tap, { viewer, view }: Any): void {
    if (!Array.isArray(view.seats) || view.seats[0]?.cargo === undefined) return;
    // An undo puts cards where all viewers have seen them.
    if (this.#scene.truth?.acts.some(({ decision }) => decision === 'undo')) return;
    const places = this.#places.get(viewer) ?? new Map<string, string>();
    this.#places.set(viewer, places);
    const see = (id: string, place: string) => {
      if ((places.get(id) ?? place) !== place) throw new Leak(`${tap.name}: card ${id} went to ${place} by name`);
      places.set(id, place);
    };
    for (const { seat, hand, cargo } of view.seats) {
      for (const { id } of hand) see(id, `hand of ${seat}`);
      for (const id of cargo) see(id, `cargo of ${seat}`);
    }
  }

  #delta(tap: Tap, delta: Any): void {
    only('delta', delta, ['matchId', 'viewer', 'from', 'to', 'ops'], ['log']);
    const { viewer, from, to } = delta;
    const truth = this.#truth(tap, viewer);
    same(`${tap.name}: match of a delta`, delta.matchId, this.#scene.matchId);
    same(`${tap.name}: delta begins at`, from, this.version(tap, viewer));
    same(`${tap.name}: delta leads to`, to, from + 1);
    const due = truth.frame(viewer, to);
    const text = JSON.stringify(delta);
    const key = `${viewer} ${to}`;
    // Viewers of a class are sent the same bytes: checked once.
    if (this.#judged.get(key) !== text) this.#true(tap, changed(truth.frame(viewer, from), delta), due);
    this.#judged.set(key, text);
    this.#has(tap, viewer, to);
  }

  /** Checks the deltas and frames of an answer to `watch`: exactly what is missing, or everything. */
  watched(tap: Tap, reply: Any, since: Readonly<Record<string, number>>): void {
    only('answer to watch', reply, ['ok', 'viewers', 'frames', 'deltas'], ['chat', 'standing', 'plans']);
    const seats = this.#scene.seatsOf(tap);
    same(`${tap.name}: watches as`, reply.viewers, seats.length > 0 ? seats : ['spectator']);
    for (const [viewer, version] of Object.entries(since)) this.#has(tap, viewer, version);
    const news = reply.deltas.map((delta: Any) => delta.viewer);
    for (const frame of reply.frames) {
      if (news.includes(frame.viewer)) throw new Leak(`${tap.name} was sent frame and deltas of ${frame.viewer}`);
      this.frame(tap, frame);
    }
    for (const delta of reply.deltas) this.#delta(tap, delta);
    for (const said of reply.chat ?? []) this.#said(tap, said);
    for (const told of reply.standing ?? []) checkOrders(this.#scene, tap, told);
    for (const told of reply.plans ?? []) checkPlan(this.#scene, tap, told);
  }

  #said(tap: Tap, said: Any): void {
    only('said', said, ['matchId', 'seq', 'from', 'role', 'text', 'at', 'person'], ['seat', 'team', 'notice']);
    const line = this.#scene.chat.find(({ seq, team }) => seq === said.seq && team === said.team);
    if (!line) throw new Leak(`${tap.name} was sent what no player said: ${short(said)}`);
    const { from, seat, team, text, due, notice } = line;
    const role = seat === null ? 'spectator' : 'player';
    const { at: _at, person: _person, ...rest } = said;
    const whose = { ...(seat && { seat }), ...(team && { team }) };
    same('said', rest, {
      matchId: this.#scene.matchId,
      seq: said.seq,
      from,
      role,
      ...whose,
      text,
      ...(notice && { notice }),
    });
    const { truth } = this.#scene;
    const isIn = (one: string) => truth?.isOver || !truth?.g.conceded.includes(one);
    const isMate = truth && this.#scene.seatsOf(tap).some((one) => teamOf(truth.title, one) === team && isIn(one));
    if (team !== undefined && !isMate) throw new Leak(`${tap.name} reads what ${seat} said to the team: ${text}`);
    const isHeld = this.#scene.isDelayed && seat !== null && !this.#scene.truth?.isOver && due > this.#scene.now();
    if (isHeld && this.#scene.seatsOf(tap).length === 0)
      throw new Leak(`${tap.name} reads too early what ${seat} said: ${text}`);
  }

  #undo(tap: Tap, name: string, message: Any): void {
    if (name === 'undoRequest') only(name, message, ['matchId', 'seat', 'by'], ['since']);
    else if (name === 'undoProgress') only(name, message, ['matchId', 'seat', 'by', 'allowed', 'open'], ['since']);
    else only(name, message, ['matchId', 'by', 'result']);
    const seats = this.#scene.seatsOf(tap);
    const isTheirs = name === 'undoClosed' ? seats.length > 0 : seats.includes(message.seat);
    if (!isTheirs) throw new Leak(`${tap.name} was sent ${name}: ${short(message)}`);
  }

  /** Checks a summary; `own` if it answers the session itself. */
  summary(tap: Tap, summary: Any, own: boolean): void {
    // A list holds matches of earlier scenes too, each with its own spectators.
    const isOther = summary.matchId !== this.#scene.matchId;
    const isDelayed = isOther ? summary.spectators === 'delayed' : this.#scene.isDelayed;
    const seats = isOther ? (summary.mine ?? []) : this.#scene.seatsOf(tap);
    const isBehind = isDelayed && seats.length === 0 && summary.status === 'playing';
    const isShut = summary.spectators === 'closed' && seats.length === 0;
    const looks = own && !isBehind && !isShut ? SUMMARY_LOOKS : [];
    const nudges = own && seats.length > 0 ? ['nudges'] : [];
    const more = [...SUMMARY_MORE, ...(own ? SUMMARY_OWN : []), ...(isBehind ? [] : ['clocks']), ...looks, ...nudges];
    only('summary', summary, SUMMARY, more);
    if (summary.glance) {
      only('glance', summary.glance, ['at', 'sketch'], ['place', 'scores', 'last']);
      only('sketch', summary.glance.sketch, ['rows', 'pieces'], ['mark', 'from']);
    }
    const seatMore = [
      'level',
      'playerName',
      'badge',
      'connected',
      ...(isBehind ? [] : ['awaySince', 'giveAt', 'left']),
    ];
    for (const seat of summary.seats) only('seat', seat, ['id', 'kind'], seatMore);
    const { truth, matchId } = this.#scene;
    if (summary.matchId !== matchId) return;
    const isTold = summary.status === 'playing' && !isBehind;
    if (isTold !== (summary.waitingFor !== undefined))
      throw new Leak(`${tap.name}: the summary waits for ${short(summary.waitingFor)}`);
    // A clock message may arrive shortly after the next act; its content was true before.
    const running = summary.clocks?.seats.filter((seat: Any) => seat.runs).map((seat: Any) => seat.seat);
    for (const seats of [summary.waitingFor, running])
      if (seats && !truth?.hasWaitedFor(seats)) throw new Leak(`${tap.name}: nothing has waited for ${short(seats)}`);
    const outcome = truth?.isOver ? JSON.parse(JSON.stringify(truth.g.outcome)) : undefined;
    same(`${tap.name}: outcome of the summary`, summary.outcome, outcome);
    if (!own || summary.mine === undefined) return;
    same(`${tap.name}: own seats`, summary.mine, this.#scene.seatsOf(tap));
    if (summary.inviteCode !== undefined && !this.#scene.isMember(tap))
      throw new Leak(`${tap.name} is no member and was sent the way in`);
  }

  /** Checks a refusal: a code only; reasons only for an option shown as refused. */
  refusal(tap: Tap, reply: Any, codes: readonly string[], option?: Any): void {
    only('refusal', reply, ['ok', 'error']);
    same('ok', reply.ok, false);
    const { code } = reply.error;
    if (!(errorCodes as readonly string[]).includes(code) || !codes.includes(code))
      throw new Leak(`${tap.name} was refused with ${short(reply.error)}, due ${codes.join(' or ')}`);
    if (code !== 'option_refused') {
      only('refusal', reply.error, ['code']);
      return;
    }
    const { code: why, params, clause } = option?.refused ?? {};
    same('reasons', reply.error, { code, params: { ...params, code: why }, ...(clause && { clause }) });
  }
}

/** The frame after a delta. Throws `Leak` if the delta carries anything that is not in that frame. */
function changed(frame: Any, { ops, log }: { ops: readonly PatchOp[]; log?: LogChange }): Any {
  const places: { op: PatchOp; path: string[] }[] = [];
  for (const op of ops) {
    only('operation', op, op.op === 'remove' ? ['op', 'path'] : ['op', 'path', 'value']);
    if (op.path.split('/')[1] === 'log') throw new Leak(`an operation touches the log: ${op.path}`);
    places.push({ op, path: placeOf(frame, op.path) });
    applyOps(frame, [op]);
  }
  for (const { op, path } of places)
    if (op.op !== 'remove')
      same(
        `operation at ${op.path} carries`,
        op.value,
        path.reduce((at, key) => at?.[key], frame),
      );
  if (!log) return frame;
  only('change of the log', log, ['from', 'entries']);
  frame.log = changedLog(frame.log, log);
  for (const entry of log.entries)
    same(
      'an entry of a change',
      entry,
      frame.log.find(({ seq }: Any) => seq === entry.seq),
    );
  return frame;
}

/** The keys of a path; `-` becomes the index it stands for. */
function placeOf(frame: Any, path: string): string[] {
  let at = frame;
  const tokens = path.split('/').slice(1);
  return tokens.map((token) => {
    const plain = token.replaceAll('~1', '/').replaceAll('~0', '~');
    const key = plain === '-' && Array.isArray(at) ? String(at.length) : plain;
    at = at?.[key];
    return key;
  });
}
