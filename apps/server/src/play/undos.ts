import type { Act } from '@echo-base/protocol';
import { Refused } from '../refused.ts';
import type { ActRow, UndoRequestsRow } from '../storage/store.ts';
import type { Acknowledge, AnsweredSeat, Host } from './host.ts';
import type { PlayNeeds } from './registry.ts';
import {
  afterAct,
  answerUndo,
  askUndo,
  closingOf,
  type GivenUndoAnswer,
  holdsBots,
  newsOf,
  OPERATOR_UNDO,
  rowAfterGrant,
  type UndoAnswer,
  type UndoRequests,
  type UndoResult,
  type UndoStep,
  undoRequestsOf,
  withStoredRow,
} from './undo-requests.ts';

/** Carries out a granted undo. */
type Rewind = (act: Extract<Act, { kind: 'rewind' }>, clientId: string, answered: AnsweredSeat) => Promise<void>;

/**
 * Undo requests of a match in memory: stored, told to its seats, and carried out once all have agreed. Called from jobs of
 * the host.
 */
export class Undos {
  readonly #needs: PlayNeeds;
  readonly #host: Host;
  readonly #rewind: Rewind;
  #requests: UndoRequests;
  /** Until when computer players wait for the answers to a request, epoch milliseconds; infinite if they do not. */
  #heldUntil: number;

  constructor(needs: PlayNeeds, host: Host, { row, rewind }: { row: UndoRequestsRow | null; rewind: Rewind }) {
    this.#needs = needs;
    this.#host = host;
    this.#rewind = rewind;
    this.#requests = undoRequestsOf(row, host.live?.length ?? 0);
    this.#heldUntil = this.#requests.request?.botsUntil ?? Number.POSITIVE_INFINITY;
  }

  get requests(): UndoRequests {
    return this.#requests;
  }

  /** Whether computer players wait, because of a request. */
  get holdsBots(): boolean {
    return holdsBots(this.#requests, this.#needs.now());
  }

  /** When computer players go on without the answers, epoch milliseconds; infinite if they do not wait. */
  get nextDue(): number {
    return this.#heldUntil;
  }

  /** Lets computer players go on who have waited long enough. */
  wake(now: number): void {
    if (now < this.#heldUntil) return;
    this.#heldUntil = Number.POSITIVE_INFINITY;
    this.#needs.changes.publish('turn', this.#host);
  }

  /** Asks the other seats whether the last act of this one may be undone. Rejects with the refusals of `askUndo`. */
  async ask(seat: string, clientId: string, acknowledge: (answer: UndoAnswer) => void): Promise<void> {
    const step = askUndo(this.#host, seat, clientId, this.#needs.now());
    const isAsked = step.kind !== 'granted';
    await this.#take(step, seat, (version) => acknowledge({ version, ...(isAsked && { requested: true }) }));
  }

  /** Answers the request of another seat. Rejects with the refusals of `answerUndo`. */
  async answer(answer: GivenUndoAnswer, acknowledge: Acknowledge): Promise<void> {
    const step = answerUndo(this.#host, answer);
    await this.#take(step, answer.seat, acknowledge);
    if (step.kind !== 'granted') return;
    const row = rowAfterGrant(this.#host, answer);
    // The undo is done: if this cannot be stored, at worst a repeated answer is not recognised.
    const isStored = await this.#store(row).then(
      () => true,
      () => false,
    );
    if (isStored) this.#requests = undoRequestsOf(row, row.length);
  }

  async #take(step: UndoStep, seat: string, acknowledge: Acknowledge): Promise<void> {
    if (step.kind === 'granted') return this.#rewind(step.rewind, step.clientId, { seat, acknowledge });
    if (step.kind === 'row') await this.#store(step.row);
    acknowledge(step.kind === 'known' ? step.version : this.#host.inPlay().versionOf(seat));
    if (step.kind === 'row') this.#set(undoRequestsOf(step.row, step.row.length), step.closes);
  }

  /** Throws `version_conflict` if another node has stored a row since. */
  async #store(row: UndoRequestsRow): Promise<void> {
    if (!(await this.#needs.store.storeUndoRequests(this.#host.id, row))) throw new Refused('version_conflict');
    this.#needs.changes.publish('stored', this.#host, 'undo');
  }

  /** Takes over stored requests and tells their seats; computer players may continue when a request has closed. */
  #set(requests: UndoRequests, closes: UndoResult): void {
    const before = this.#requests;
    this.#requests = requests;
    const isOther = before.request?.by !== requests.request?.by;
    if (isOther) this.#heldUntil = requests.request?.botsUntil ?? Number.POSITIVE_INFINITY;
    for (const news of newsOf(this.#host, before, closes)) this.#needs.changes.publish('undo', this.#host, news);
    if (isOther && before.request) this.#needs.changes.publish('turn', this.#host);
  }

  /** Takes over requests that another node has stored; whether they were new here. */
  follow(row: UndoRequestsRow | null): boolean {
    const { live } = this.#host;
    if (!row || !live || row.revision <= this.#requests.row.revision) return false;
    this.#set(withStoredRow(this.#requests, row, live.length), closingOf(this.#requests, row));
    return true;
  }

  /** Ends an open request with the match. */
  end(): void {
    this.#set({ ...this.#requests, request: null }, 'expired');
  }

  /** Ends an open request by an act, which may be the undo that it asked for. */
  acted(act: ActRow): void {
    if (act.kind === 'rewind' && act.clientId?.startsWith(OPERATOR_UNDO))
      this.#needs.changes.publish('undo', this.#host, { kind: 'closed', by: act.seat, result: 'operator' });
    const { undo, closes } = afterAct(this.#requests, act);
    this.#set(undo, closes);
  }
}
