import { isDeepStrictEqual } from 'node:util';
import type { AnyTitle, Viewer } from '@echo-base/games/engine';
import {
  type Act,
  type Answer,
  type Badge,
  type Close,
  type Delta,
  type Outcome,
  outcomeOfClose,
  type Said,
  type SentAct,
  type StandingOrder,
  type Text,
} from '@echo-base/protocol';
import { Chat } from '../chat/chat.ts';
import { type Line, newLine, readersOf, teamsOf } from '../chat/teams.ts';
import { pausesOf } from '../clocks/clock.ts';
import { newId } from '../model/ids.ts';
import { nameIn } from '../model/look-alikes.ts';
import { Queue } from '../model/queue.ts';
import { leftBy } from '../model/rows.ts';
import { sidesOf, stillIn, withBadge, withLeft, withName } from '../model/seats.ts';
import { Budget } from '../record/slices.ts';
import { Refused } from '../refused.ts';
import type { ActRow, ChatRow, NewChatRow, PlanRow, Player, StoredMatch } from '../storage/store.ts';
import { kindOf } from './answers.ts';
import type { MatchChanges } from './changes.ts';
import { catchUp } from './feed.ts';
import { Follower } from './follower.ts';
import type { LiveMatch, ValidAct } from './live-match.ts';
import type { HostedMatch } from './loader.ts';
import { changedPlans, checkPlan, type PlansBySeat, plansReadBy, withPlan } from './plans.ts';
import type { PlayNeeds } from './registry.ts';
import {
  type Declined,
  declinedBy,
  isSameOrders,
  type OrdersBySeat,
  ordersOf,
  ordersOfSeats,
  rowsOfOrders,
  withOrders,
} from './standing.ts';
import type { GivenUndoAnswer, UndoAnswer, UndoRequests } from './undo-requests.ts';
import { Undos } from './undos.ts';
import { checkClaim, checkNotFrozen, checkPlays } from './who-plays.ts';

/** Acknowledges an act once it is durable and before it is published, with the version of the seat's frame. */
export type Acknowledge = (version: number) => void;

/** Seat whose client waits for an acknowledgement. */
export interface AnsweredSeat {
  readonly seat: string;
  readonly acknowledge: Acknowledge | undefined;
}

/** Actor of one match in memory: every change runs in its queue. */
export class Host {
  readonly title: AnyTitle;
  readonly chat: Chat;
  readonly follower: Follower;
  readonly undos: Undos;
  readonly queue = new Queue();
  readonly #needs: PlayNeeds;
  readonly #changes: MatchChanges;
  #stored: StoredMatch;
  #live: LiveMatch | null;
  #orders: OrdersBySeat;
  #plans: PlansBySeat;
  /** When the match was last used, epoch milliseconds. */
  touchedAt = Date.now();

  constructor(title: AnyTitle, match: HostedMatch, needs: PlayNeeds) {
    this.title = title;
    this.#stored = match.stored;
    this.#live = match.live;
    this.#needs = needs;
    this.#changes = needs.changes;
    this.chat = new Chat({ match: match.stored.match, teams: teamsOf(title) }, match.past, needs);
    this.undos = new Undos(needs, this, {
      row: match.talk,
      rewind: (act, clientId, answered) => this.#carryOut(act, clientId, answered),
    });
    this.#orders = match.standing;
    this.#plans = match.plans;
    this.follower = new Follower(needs, this);
  }

  get id(): string {
    return this.#stored.match.id;
  }

  /** The current match with its seats. */
  get stored(): StoredMatch {
    return this.#stored;
  }

  /** Null before the start. */
  get live(): LiveMatch | null {
    return this.#live;
  }

  /** Undo requests of the match. */
  get requests(): UndoRequests {
    return this.undos.requests;
  }

  get orders(): OrdersBySeat {
    return this.#orders;
  }

  /** Whether any seat has given standing orders. */
  get hasOrders(): boolean {
    return this.#orders.size > 0;
  }

  /** Decision of a seat that its standing orders decline now, or null; nothing is declined during an undo request. */
  declined(seat: string): Declined | null {
    return this.undos.holdsBots ? null : declinedBy(this, this.#orders, seat);
  }

  /** Marks the match as used. */
  touch(): void {
    this.touchedAt = Date.now();
  }

  /**
   * Runs a job after all before it, one at a time. Optimistic retry: the job decides by the state here, and is run
   * again if it is refused because other nodes were faster.
   */
  enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.touch();
    return this.queue.enqueue(() => this.follower.retried(job));
  }

  /** When something is due that no act brings about, epoch milliseconds; infinite if nothing is. */
  get nextDue(): number {
    return Math.min(this.#live?.nextDue ?? Number.POSITIVE_INFINITY, this.chat.nextDue, this.undos.nextDue);
  }

  /** Does what is due: shows delayed spectators more, and lets computer players go on who have waited long enough. */
  wake(): void {
    const now = this.#needs.now();
    const deltas = this.#live?.release(now) ?? [];
    if (deltas.length > 0) this.#changes.publish('deltas', this, deltas);
    for (const said of this.chat.release(now)) this.#send(said, 'only');
    this.undos.wake(now);
  }

  /** Applies a stored change of match row, seats or members; called from a job. */
  changeTable(change: Partial<StoredMatch>, live: LiveMatch | null = this.#live): void {
    this.adopt({ ...this.#stored, ...change }, live);
    this.#changes.publish('stored', this, 'table');
  }

  /** Takes over match row, seats and members as they are stored. */
  adopt(stored: StoredMatch, live: LiveMatch | null): void {
    const { status, outcome } = stored.match;
    if (live && !live.outcome && status === 'finished' && outcome) {
      this.#changes.publish('deltas', this, live.showEnd(outcome));
      this.undos.end();
    }
    this.#stored = stored;
    this.#live = live;
    live?.clock?.pause(pausesOf(stored.match));
    this.#followChat();
    this.#changes.publish('seats', this);
    this.#changes.publish('summary', this);
    if (live) this.#changes.publish('turn', this);
  }

  /** Cancels the match before its start, once that is stored; called from a job. */
  cancelled(outcome: Outcome, endedAt: number): void {
    const { match } = this.#stored;
    this.changeTable({ match: { ...match, status: 'finished', outcome, endedAt, waitingFor: [] } });
  }

  /** Closes the match after its start, called from a job. Rejects with `match_over` or `version_conflict`. */
  async end(act: Close): Promise<void> {
    if (this.#stored.match.status === 'finished') throw new Refused('match_over');
    if (!this.#stored.match.frozen) return this.#carryOut(act, null, null);
    // Its record does not lead to the state here, so the act is not validated by it.
    const last = (await this.#needs.store.acts(this.id)).at(-1);
    const outcome = outcomeOfClose(act);
    const seq = (last?.seq ?? -1) + 1;
    const row = { ...act, seq, clientId: null, at: this.#needs.now(), versions: last?.versions ?? {} };
    const item = { matchId: this.id, act: row, entries: [], waitingFor: [], outcome };
    const [isWon] = await this.#needs.store.appendActs([item]);
    if (!isWon) throw new Refused('version_conflict');
    this.changeTable({
      match: { ...this.#stored.match, status: 'finished', outcome, endedAt: row.at, waitingFor: [] },
    });
  }

  /** Renames a player. */
  rename(playerId: string, playerName: string): Promise<void> {
    return this.queue.enqueue(async () => {
      if (!this.#stored.members.includes(playerId)) return;
      this.#stored = withName(this.#stored, playerId, playerName);
      this.#changes.publish('summary', this);
    });
  }

  /** Shows the badge of a player; null for none. */
  wear(playerId: string, badge: Badge | null): Promise<void> {
    return this.queue.enqueue(async () => {
      if (this.#stored.members.includes(playerId)) this.#wear(playerId, badge);
    });
  }

  /** Shows the badge of a player who has sat down, as it is stored; called from a job. */
  async dress(playerId: string): Promise<void> {
    const { badge } = await this.#needs.store.profile(playerId);
    this.#wear(playerId, badge);
  }

  #wear(playerId: string, badge: Badge | null): void {
    if (isDeepStrictEqual(this.#stored.badges?.get(playerId) ?? null, badge)) return;
    this.#stored = withBadge(this.#stored, playerId, badge);
    this.#changes.publish('summary', this);
  }

  /** Answers a decision; a computer player has no client id and is refused during an undo request. Rejects with `Refused`. */
  act(act: SentAct, clientId: string | null, acknowledge?: Acknowledge): Promise<void> {
    return this.enqueue(() => {
      checkPlays(this, act.seat, clientId);
      if (clientId === null && this.undos.holdsBots) throw new Refused('undo_pending');
      return this.#perform(act, clientId, acknowledge);
    });
  }

  /** Undoes the seat's last act: at once inside the information boundary, past it by an undo request. */
  undo(seat: string, clientId: string, acknowledge: (answer: UndoAnswer) => void): Promise<void> {
    return this.enqueue(() => {
      checkPlays(this, seat, clientId, 'undo');
      if (!this.inPlay().undoesAlone(seat, clientId)) return this.undos.ask(seat, clientId, acknowledge);
      return this.#perform({ kind: 'undo', seat }, clientId, (version) => acknowledge({ version }));
    });
  }

  /** Answers an undo request of another seat. */
  answerUndo(answer: GivenUndoAnswer, acknowledge: Acknowledge): Promise<void> {
    return this.enqueue(async () => {
      this.inPlay();
      await this.undos.answer(answer, acknowledge);
    });
  }

  /**
   * Replaces the standing orders of a seat: stored, acknowledged, then sent to the seat's sockets. Rejects with `frozen`,
   * `not_started`, `match_over`, `no_standing_orders`, or `not_declinable` with the unknown kind.
   */
  order(
    seat: string,
    orders: readonly StandingOrder[],
    acknowledge: (orders: readonly StandingOrder[]) => void,
  ): Promise<void> {
    return this.enqueue(async () => {
      this.inPlay();
      const rows = rowsOfOrders(this, orders);
      await this.#needs.store.setStanding(this.id, seat, rows);
      this.#orders = withOrders(this.#orders, seat, rows);
      try {
        acknowledge(ordersOf(this, this.#orders, seat));
      } finally {
        this.#changes.publish('stored', this, 'standing');
        this.#changes.publish('orders', this);
      }
    });
  }

  /** Takes over standing orders that another node has stored; whether they were new here. */
  followOrders(orders: OrdersBySeat): boolean {
    if (isSameOrders(orders, this.#orders)) return false;
    this.#orders = orders;
    this.#changes.publish('orders', this);
    return true;
  }

  /** Automatic pass: answers the decision of this key for the seat, if its orders still decline it. */
  pass(seat: string, key: string): Promise<void> {
    return this.enqueue(async () => {
      if (this.#needs.peers.isShared) await this.follower.catchUp(['table', 'undo', 'standing']);
      const declined = this.declined(seat);
      if (declined?.key !== key) return;
      const { decision, choice } = declined;
      // With a client id: acts without one are a computer player's.
      await this.#perform({ kind: 'act', seat, decision, choice }, newId());
    });
  }

  /**
   * Replaces the plan of a seat: stored, acknowledged, then sent to its side. Rejects with `frozen`, `not_started`,
   * `match_over`, `no_team` if no mate could read it, `stale_decision`, or `not_an_option`.
   */
  plan({ seat, ...row }: PlanRow & { readonly seat: string }, acknowledge: () => void): Promise<void> {
    return this.enqueue(async () => {
      this.inPlay();
      checkPlan(this, seat, row);
      await this.#needs.store.setPlan(this.id, seat, row);
      this.#plans = withPlan(this.#plans, seat, row);
      try {
        acknowledge();
      } finally {
        this.#changes.publish('stored', this, 'plans');
        this.#changes.publish('plan', this, seat, row);
      }
    });
  }

  /** Like `followOrders`, of plans. */
  followPlans(plans: PlansBySeat): boolean {
    const changed = changedPlans(this.#plans, plans);
    this.#plans = plans;
    for (const [seat, row] of changed) this.#changes.publish('plan', this, seat, row);
    return changed.length > 0;
  }

  /** Concedes the match, or a part of it, with a seat. */
  concede(seat: string, what?: 'part'): Promise<void> {
    return this.enqueue(() => this.#perform({ kind: 'concede', seat, ...(what && { part: true }) }, null));
  }

  /** Ends the game of a seat whose time is up, claimed by an opponent; `checkClaim` may refuse that. */
  loseOnTime(seat: string, by: readonly string[]): Promise<void> {
    return this.enqueue(() => {
      checkClaim(this, seat, by);
      return this.#perform({ kind: 'concede', seat, isOnTime: true }, null);
    });
  }

  /** Lets clocks that were stopped by agreement run again; called from a job. Nothing happens if they do. */
  async resume(by: Player): Promise<void> {
    const { match, seats } = this.#stored;
    if (!match.paused) return;
    const { paused, ...rest } = match;
    const pauses = [...(match.pauses ?? []), { from: paused.at, to: this.#needs.now() }];
    if (!(await this.#needs.store.changeTerms(this.id, match, { paused: null, pauses })))
      throw new Refused('version_conflict');
    this.changeTable({ match: { ...rest, pauses } });
    const seat = seats.find(({ playerId }) => playerId === by.id)?.seat ?? null;
    await this.tell({ key: 'notice.resumed' }, by, seat);
  }

  /** Lets paused clocks run again when a person acts. */
  async #resumeBy({ seat: name, clientId }: { seat: string | null; clientId: string | null }): Promise<void> {
    const seat = this.#stored.seats.find((one) => one.seat === name);
    if (clientId !== null && seat?.playerId) await this.resume({ id: seat.playerId, name: seat.playerName ?? '' });
  }

  /** Sends clocks and seats to all viewers. */
  showTimes(): void {
    this.#changes.publish('summary', this);
    this.#changes.publish('turn', this);
  }

  /** Adds a chat message, from a player with a seat or a spectator, to all or to the player's team. Returns its number. */
  say(player: Player, line: Line): Promise<number> {
    return this.enqueue(() => this.#addLine(newLine(this.title, this.#stored, player, line, this.#needs.now())));
  }

  /** Shows a place of the board, as `say` does. Throws `not_started`, and `no_such_place` unless every viewer sees it. */
  point(player: Player, line: Line, at: string): Promise<number> {
    if (!this.#live) throw new Refused('not_started');
    const what = this.title.placeName?.(this.title.view(this.#live.g, 'spectator'), at);
    if (!what) throw new Refused('no_such_place');
    return this.say(player, { ...line, notice: { key: 'quick.point', params: { what, at } } });
  }

  /**
   * Tells all in the chat what a player has changed; called from a job. `seat` is the seat concerned: delayed spectators read
   * it with the delay of play.
   */
  async tell(notice: Text, by: Player, seat: string | null): Promise<void> {
    const name = nameIn(this.#stored, by);
    await this.#addLine({ playerId: by.id, name, seat, text: '', notice, at: this.#needs.now() });
  }

  async #addLine(row: NewChatRow): Promise<number> {
    const numbers = await this.#needs.store.addChatMessage(this.id, row);
    this.#changes.publish('stored', this, 'chat');
    // Earlier messages of other nodes are sent first.
    if (numbers.seq > this.chat.lastSeq + 1) await this.follower.catchUp(['chat']);
    else this.hear({ ...row, ...numbers });
    return this.chat.numberOf(numbers.seq);
  }

  /** Sends a stored chat message to its readers. */
  hear(row: ChatRow): void {
    const { said, spectators } = this.chat.add(row);
    this.#send(said, spectators);
  }

  #send(said: Said, spectators: 'too' | 'only' | 'later'): void {
    this.#changes.publish('said', this, said, readersOf(this.title, this.#stored, said, spectators));
  }

  /** At the end spectators read what was delayed. */
  #followChat(): void {
    for (const said of this.chat.follow(this.#stored.match)) this.#send(said, 'only');
  }

  /** The latest chat messages these viewers may read. */
  readChat(viewers: readonly Viewer[]): readonly Said[] {
    return this.chat.read(viewers, sidesOf(this.title, stillIn(this.#stored, viewers)));
  }

  /** Throws `frozen` if the match is frozen. */
  checkPlayable(): void {
    checkNotFrozen(this.#stored);
  }

  /** The match in play. Throws `frozen` or `not_started`. */
  inPlay(): LiveMatch {
    this.checkPlayable();
    if (!this.#live) throw new Refused('not_started');
    return this.#live;
  }

  /** Carries out an act of a seat; a repetition gets its first acknowledgement again. */
  async #perform(act: Exclude<Act, Close>, clientId: string | null, acknowledge?: Acknowledge): Promise<void> {
    const version = this.inPlay().answered(act.seat, clientId, kindOf(act));
    if (version === undefined) return this.#carryOut(act, clientId, { seat: act.seat, acknowledge });
    acknowledge?.(version);
  }

  /**
   * The way of every act: validate, store, apply, acknowledge, publish. It is on disk before it is acknowledged, and
   * acknowledged before any viewer sees it. Rejects with `Refused` if nothing has changed.
   */
  async #carryOut(act: Act, clientId: string | null, answered: AnsweredSeat | null): Promise<void> {
    const live = this.inPlay();
    const valid = await this.#validate(live, act, clientId);
    await this.#resumeBy({ seat: act.seat, clientId });
    await this.follower.writing(live.store(valid, this.#needs.recorder));
    live.apply(valid);
    try {
      if (answered) answered.acknowledge?.(live.versionAfter(act, answered.seat));
    } finally {
      this.#publish(live, valid.insert.act);
    }
  }

  async #validate(live: LiveMatch, act: Act, clientId: string | null): Promise<ValidAct> {
    if (act.kind !== 'rewind') return live.validate(act, clientId);
    const earlier = await this.#needs.loader.earlier(this.#stored, act.to, live.recent, new Budget());
    return live.validate(act, clientId, earlier);
  }

  /** Sends an act to the other nodes and to every viewer. */
  #publish(live: LiveMatch, act: ActRow): void {
    this.#changes.publish('stored', this, 'acts');
    this.acted(act, live.showAct(act));
  }

  /** Shows an act of this or another node. */
  acted(act: ActRow, deltas: readonly Delta[]): void {
    this.#show(act, deltas);
    this.undos.acted(act);
  }

  /** Effects of an act that is durable and acknowledged. */
  #show(act: ActRow, deltas: readonly Delta[]): void {
    const { match } = this.#stored;
    if (!this.#live) return;
    const { waitingFor, outcome } = this.#live;
    const ended = outcome && { status: 'finished' as const, outcome, endedAt: act.at };
    const left = leftBy(act);
    if (left) this.#stored = withLeft(this.#stored, left);
    const waitsElsewhere = match.waitingFor.join() !== waitingFor.join();
    if (waitsElsewhere || ended) this.#stored = { ...this.#stored, match: { ...match, waitingFor, ...ended } };
    this.#changes.publish('deltas', this, deltas);
    if (ended) this.#followChat();
    if (ended) this.#changes.publish('seats', this);
    const isTimed = match.clock !== undefined || match.absence !== undefined;
    if (ended || left || (waitsElsewhere && isTimed)) this.#changes.publish('summary', this);
    this.#changes.publish('turn', this);
  }

  /** What these viewers missed since the versions they have: deltas or frames, chat, orders and plans of theirs only. */
  watch(viewers: readonly Viewer[], since: Readonly<Record<string, number>> = {}): Answer<'watch'> {
    const { frames, deltas } = catchUp(this.#live, viewers, since, this.#stored.match.frozen !== undefined);
    const chat = this.readChat(viewers);
    const standing = ordersOfSeats(this, this.#orders, viewers);
    const plans = plansReadBy(this, this.#plans, viewers);
    return {
      viewers: [...viewers],
      frames: [...frames],
      deltas: [...deltas],
      ...(chat.length > 0 && { chat: [...chat] }),
      ...(standing.length > 0 && { standing }),
      ...(plans.length > 0 && { plans }),
    };
  }
}
