import { isDeepStrictEqual } from 'node:util';
import { applyOperations, type Choice, type Decision, type Delta, type Frame } from '@echo-base/protocol';
import { Wire } from '../../bench/wire.ts';
import type { Tally } from './tally.ts';

/** What a client of the soak remembers of a frame: enough to play. */
type Known = Pick<Frame, 'viewer' | 'version' | 'decisions' | 'canUndo' | 'outcome'>;
const KNOWN: ReadonlySet<string> = new Set(['version', 'decisions', 'canUndo', 'outcome']);

export interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string };
  readonly version?: number;
  readonly requested?: true;
}
interface Watched extends Answer {
  readonly frames?: readonly Frame[];
  readonly deltas?: readonly Delta[];
}

export interface ClientNeeds {
  readonly url: string;
  readonly tally: Tally;
  readonly matchId: string;
  /** Empty for a spectator without a session. */
  readonly token: string;
  readonly inviteCode: string;
}

/**
 * Refusals that play explains: the match has moved on, another player plays the seat, or the server is short of processor
 * time and puts off newcomers.
 */
const EXPECTED: ReadonlySet<string> = new Set([
  'busy',
  'stale_decision',
  'not_your_decision',
  'match_over',
  'nothing_to_undo',
  'undo_pending',
  'undo_refused',
  'no_undo_request',
  'stand_in_plays',
]);
const TIMEOUT_MS = 60_000;

/** Client of one viewer of a match: watches, follows deltas, and catches up after a lost connection. */
export class SoakClient {
  readonly #needs: ClientNeeds;
  #wire: Wire | null = null;
  readonly #waiting = new Set<(answer: Answer) => void>();
  known: Known | null = null;
  /** Seat, or spectator; empty before the first frame. */
  viewer = '';
  /** Seat that asks this viewer to agree to an undo. */
  undoAskedBy: string | null = null;

  constructor(needs: ClientNeeds) {
    this.#needs = needs;
  }

  get isConnected(): boolean {
    return this.#wire !== null;
  }

  get isOver(): boolean {
    return this.known?.outcome !== undefined;
  }

  get decision(): Decision | undefined {
    return this.isConnected && !this.isOver ? this.known?.decisions[0] : undefined;
  }

  /** Connects and catches up. False if the server refuses or the attempt fails. */
  async connect(): Promise<boolean> {
    const { url, token, tally } = this.#needs;
    this.close();
    try {
      const wire = await Wire.open(url, token === '' ? {} : { auth: { token } });
      this.#wire = wire;
      wire.onPacket = (packet) => this.#take(packet);
      wire.onClose = () => {
        if (this.#wire !== wire) return;
        tally.failed('a connection was lost');
        this.close();
      };
    } catch (error) {
      // The time for a handshake is short by this clock: a busy machine may exceed it.
      tally.refused(`connecting: ${error instanceof Error ? error.message : error}`);
      return false;
    }
    return this.#watch();
  }

  /** Asks for what was missed; where something had been seen, compares the result with a frame that is sent whole. */
  async #watch(): Promise<boolean> {
    const { matchId, inviteCode, tally } = this.#needs;
    const message = { matchId, ...(inviteCode !== '' && { inviteCode }) };
    const before = this.known;
    const since = before && { since: { [before.viewer]: before.version } };
    const { ok } = await this.ask<Watched>('watch', { ...message, ...since }, (answer) => this.#catchUp(answer));
    if (!ok || !before) return ok;
    await this.ask<Watched>('watch', message, ({ frames: [whole] = [] }) => {
      if (whole && !isDeepStrictEqual(knownOf(whole), this.known))
        tally.failed('a client that caught up shows something else than a new one');
    });
    return true;
  }

  #catchUp({ frames = [], deltas = [] }: Watched): void {
    if (frames[0]) this.known = knownOf(frames[0]);
    this.viewer = this.known?.viewer ?? this.viewer;
    for (const delta of deltas) this.#apply(delta);
  }

  /** Sends an event; refusals that play does not explain are failures. `taken` is called with an answer before later events. */
  async ask<T extends Answer = Answer>(
    event: string,
    message: object,
    taken: (answer: T) => void = () => undefined,
  ): Promise<T> {
    const answer = await this.#send<T>(event, message, taken);
    const { tally } = this.#needs;
    if (answer.error && EXPECTED.has(answer.error.code)) tally.refused(`${event}: ${answer.error.code}`);
    else if (!answer.ok) tally.failed(`${event}: ${answer.error?.code}`);
    return answer;
  }

  #send<T extends Answer>(event: string, message: object, taken: (answer: T) => void): Promise<T> {
    const wire = this.#wire;
    const failed = (code: string) => ({ ok: false, error: { code } }) as T;
    if (!wire) return Promise.resolve(failed('not connected'));
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(failed('no answer')), TIMEOUT_MS);
      const settle = (answer: Answer) => {
        clearTimeout(timer);
        this.#waiting.delete(settle);
        resolve(answer as T);
      };
      this.#waiting.add(settle);
      void wire.ask<T>(event, message, taken).then(settle);
    });
  }

  /** Answers a decision. */
  async act({ seat, id: decision }: Decision, choice: Choice, id: string): Promise<Answer> {
    const began = performance.now();
    const answer = await this.ask('act', { matchId: this.#needs.matchId, seat, decision, choice, id });
    if (answer.ok) this.#needs.tally.acted(performance.now() - began);
    return answer;
  }

  #take(packet: Buffer): void {
    const [event, body] = JSON.parse(packet.toString('utf8', 2)) as [string, Delta & { by?: string }];
    if (event === 'delta') this.#apply(body);
    else if (event === 'undoRequest') this.undoAskedBy = body.by ?? null;
    else if (event === 'undoClosed') this.undoAskedBy = null;
    else if (event === 'refused') this.#needs.tally.failed('a message was refused');
  }

  #apply(delta: Delta): void {
    const { known } = this;
    if (!known || delta.viewer !== known.viewer || delta.to <= known.version) return;
    if (delta.from !== known.version) {
      this.#needs.tally.failed('a delta does not follow on the last one');
      this.known = null;
      void this.#watch();
      return;
    }
    const ops = delta.ops.filter(({ path }) => KNOWN.has(path.split('/')[1] ?? ''));
    this.known = applyOperations(known, ops);
  }

  /** Disconnects; the answers under way are lost. */
  close(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    for (const settle of [...this.#waiting]) settle({ ok: false, error: { code: 'connection lost' } });
  }
}

function knownOf({ viewer, version, decisions, canUndo, outcome }: Frame): Known {
  return { viewer, version, decisions, canUndo, ...(outcome && { outcome }) };
}
