import type { AnyTitle, Viewer } from '@echo-base/games/engine';
import {
  type Act,
  type Close,
  type Delta,
  type Frame,
  type Outcome,
  outcomeOfClose,
  type Said,
  type SentAct,
  type Text,
} from '@echo-base/protocol';
import { Chat } from '../chat/chat.ts';
import { type Line, newLine, readersOf, teamsOf } from '../chat/teams.ts';
import { pausesOf } from '../clocks/clock.ts';
import type { Change } from '../cluster/peers.ts';
import { nameIn } from '../model/look-alikes.ts';
import { Queue } from '../model/queue.ts';
import { leftBy } from '../model/rows.ts';
import { hasDuties, sidesOf, stillIn, withName } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { ActRow, Left, NewChatRow, Player, SeatRow, StoredMatch } from '../storage/store.ts';
import type { Acknowledge } from './acknowledge.ts';
import { kindOf } from './answers.ts';
import { catchUp, DelayedRelease } from './delayed-release.ts';
import type { MatchEmitter } from './events.ts';
import type { Follower } from './follower.ts';
import type { HostedMatch, HostNeeds } from './host-needs.ts';
import { followerOf, type HostInside, plansOf, standingOf, undoRequestsOf } from './host-parts.ts';
import type { LiveMatch, StagedAct } from './live.ts';
import type { Plans } from './plans.ts';
import type { Standing } from './standing.ts';
import type { AnsweredSeat, GivenUndoAnswer, UndoAnswer, UndoRequests } from './undo-requests.ts';
import { checkClaim, checkNotFrozen, checkPlays } from './who-plays.ts';

/** Seats after one of them has left the match for good. */
function leave(seats: readonly SeatRow[], { seat: name, left }: { seat: string; left: Left }): SeatRow[] {
  return seats.map((seat) => (seat.seat === name ? { ...seat, left } : seat));
}

/** Actor of one match in memory: every change runs in its queue. */
export class Host {
  readonly title: AnyTitle;
  readonly chat: Chat;
  readonly undoRequests: UndoRequests;
  readonly standing: Standing;
  readonly plans: Plans;
  readonly follower: Follower;
  readonly queue = new Queue();
  readonly #needs: HostNeeds;
  readonly #events: MatchEmitter<Host>;
  readonly #delayed: DelayedRelease;
  #stored: StoredMatch;
  #live: LiveMatch | null;
  /** When the match was last used, epoch milliseconds. */
  touchedAt = Date.now();

  constructor(title: AnyTitle, match: HostedMatch, needs: HostNeeds, events: MatchEmitter<Host>) {
    this.title = title;
    this.#stored = match.stored;
    this.#live = match.live;
    this.#needs = needs;
    this.#events = events;
    const chat = { match: match.stored.match, teams: teamsOf(title) };
    this.chat = new Chat(chat, match.past, needs, (said, spectators) =>
      events.emit('said', said, readersOf(title, this.#stored, said, spectators)),
    );
    const inside = this.#inside();
    this.undoRequests = undoRequestsOf(inside, match.talk);
    this.standing = standingOf(inside, match.standing, this.undoRequests);
    this.plans = plansOf(inside, match.plans);
    this.follower = followerOf(inside, this);
    this.#delayed = new DelayedRelease(
      () => this.#live,
      needs,
      (deltas) => events.emit('deltas', deltas),
    );
    this.#delayed.follow();
  }

  #inside(): HostInside {
    return {
      title: this.title,
      needs: this.#needs,
      stored: () => this.#stored,
      live: () => this.#live,
      inPlay: () => this.#inPlay(),
      notifyPeers: (what) => this.notifyPeers(what),
      rewind: (act, clientId, by) => this.#carryOut(act, clientId, by),
      undoRequest: (news) => this.#events.emit('undoRequest', this, news),
      standingChanged: (orders) => this.#events.emit('standing', this, orders),
      planned: (plan, viewers) => this.#events.emit('planned', plan, viewers),
      turnChanged: () => this.#events.emit('turnChanged', this),
      acted: (act, deltas) => this.#acted(act, deltas),
      changed: (stored, live) => this.#adopt(stored, live),
      decide: (job) => this.enqueue(job),
      perform: (act, clientId) => this.#perform(act, clientId),
      catchUp: (what) => this.follower.catchUp(what),
    };
  }

  /** Notifies the other nodes of a stored change. */
  notifyPeers(what: Change): void {
    this.#needs.peers.changed(this.id, what, hasDuties(this.#stored) || this.standing.hasAny);
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

  /** Applies a stored change of match row, seats or members; called from a job. */
  changeTable(change: Partial<StoredMatch>, live: LiveMatch | null = this.#live): void {
    this.#adopt({ ...this.#stored, ...change }, live);
    this.notifyPeers('table');
  }

  #adopt(stored: StoredMatch, live: LiveMatch | null): void {
    const { status, outcome } = stored.match;
    if (live && !live.outcome && status === 'finished' && outcome) {
      this.#events.emit('deltas', live.showEnd(outcome));
      this.undoRequests.expire();
    }
    this.#stored = stored;
    this.#live = live;
    live?.clock?.pause(pausesOf(stored.match));
    this.chat.follow(this.#stored.match);
    this.#events.emit('seatsChanged', this);
    this.#events.emit('summaryChanged', this);
    if (!live) return;
    this.standing.refresh();
    this.#events.emit('turnChanged', this);
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
      this.#events.emit('summaryChanged', this);
    });
  }

  /** Answers a decision; a computer player has no client id and is refused during an undo request. Rejects with `Refused`. */
  act(act: SentAct, clientId: string | null, acknowledge?: Acknowledge): Promise<void> {
    return this.enqueue(() => {
      checkPlays(this, act.seat, clientId);
      if (clientId === null && this.undoRequests.holdsBots) throw new Refused('undo_pending');
      return this.#perform(act, clientId, acknowledge);
    });
  }

  /** Undoes the seat's last act: at once inside the information boundary, past it by an undo request. */
  undo(seat: string, clientId: string, acknowledge: (answer: UndoAnswer) => void): Promise<void> {
    return this.enqueue(() => {
      checkPlays(this, seat, clientId, 'undo');
      if (!this.#inPlay().undoesAlone(seat, clientId)) return this.undoRequests.ask(seat, clientId, acknowledge);
      return this.#perform({ kind: 'undo', seat }, clientId, (version) => acknowledge({ version }));
    });
  }

  /** Answers an undo request of another seat. */
  answerUndo(answer: GivenUndoAnswer, acknowledge: Acknowledge): Promise<void> {
    return this.enqueue(async () => {
      this.#inPlay();
      await this.undoRequests.answer(answer, acknowledge);
    });
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
    this.#events.emit('summaryChanged', this);
    this.#events.emit('turnChanged', this);
  }

  /** Adds a chat message, from a player with a seat or a spectator, to all or to the player's team. Returns its number. */
  say(player: Player, line: Line): Promise<number> {
    return this.enqueue(() => this.#addLine(newLine(this.title, this.#stored, player, line, this.#needs.now())));
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
    this.notifyPeers('chat');
    // Earlier messages of other nodes are sent first.
    if (numbers.seq > this.chat.lastSeq + 1) await this.follower.catchUp(['chat']);
    else this.chat.add({ ...row, ...numbers });
    return this.chat.numberOf(numbers.seq);
  }

  /** The latest chat messages these viewers may read. */
  readChat(viewers: readonly Viewer[]): readonly Said[] {
    return this.chat.read(viewers, sidesOf(this.title, stillIn(this.#stored, viewers)));
  }

  /** Throws `frozen` if the match is frozen. */
  checkPlayable(): void {
    checkNotFrozen(this.#stored);
  }

  #inPlay(): LiveMatch {
    this.checkPlayable();
    if (!this.#live) throw new Refused('not_started');
    return this.#live;
  }

  /** Carries out an act of a seat; a repetition gets its first acknowledgement again. */
  async #perform(act: Exclude<Act, Close>, clientId: string | null, acknowledge?: Acknowledge): Promise<void> {
    const version = this.#inPlay().answered(act.seat, clientId, kindOf(act));
    if (version === undefined) return this.#carryOut(act, clientId, { seat: act.seat, acknowledge });
    acknowledge?.(version);
  }

  /**
   * The four steps of every act: validate, persist, acknowledge, fan out. It is durable before it is acknowledged, and
   * acknowledged before any viewer sees it. Rejects with `Refused` if nothing has changed.
   */
  async #carryOut(act: Act, clientId: string | null, answered: AnsweredSeat | null): Promise<void> {
    const live = this.#inPlay();
    const staged = await this.#validate(live, act, clientId);
    await this.#resumeBy({ seat: act.seat, clientId });
    await this.follower.writing(live.persist(staged, this.#needs.recorder));
    try {
      if (answered) answered.acknowledge?.(live.versionAfter(act, answered.seat));
    } finally {
      this.#fanOut(live, staged.insert.act);
    }
  }

  async #validate(live: LiveMatch, act: Act, clientId: string | null): Promise<StagedAct> {
    if (act.kind !== 'rewind') return live.stage(act, clientId);
    return live.stage(act, clientId, await this.#needs.loader.earlier(this.#stored, act.to, live.recent));
  }

  /** Sends an act to the other nodes and to every viewer. */
  #fanOut(live: LiveMatch, act: ActRow): void {
    this.notifyPeers('acts');
    this.#needs.snapshots.passed({ matchId: this.id, seq: live.length, g: live.g });
    this.#acted(act, live.broadcast(act));
  }

  /** Applies an act of this or another node. */
  #acted(act: ActRow, deltas: readonly Delta[]): void {
    this.#follow(act, deltas);
    this.undoRequests.passed(act);
  }

  /** Effects of an act that is durable and acknowledged. */
  #follow(act: ActRow, deltas: readonly Delta[]): void {
    const { match } = this.#stored;
    if (!this.#live) return;
    const { waitingFor, outcome } = this.#live;
    const ended = outcome && { status: 'finished' as const, outcome, endedAt: act.at };
    const left = leftBy(act);
    if (left) this.#stored = { ...this.#stored, seats: leave(this.#stored.seats, left) };
    const waitsElsewhere = match.waitingFor.join() !== waitingFor.join();
    if (waitsElsewhere || ended) this.#stored = { ...this.#stored, match: { ...match, waitingFor, ...ended } };
    this.#events.emit('deltas', deltas);
    if (ended) this.chat.follow(this.#stored.match);
    if (ended) this.#events.emit('seatsChanged', this);
    const isTimed = match.clock !== undefined || match.absence !== undefined;
    if (ended || left || (waitsElsewhere && isTimed)) this.#events.emit('summaryChanged', this);
    this.standing.refresh();
    this.#events.emit('turnChanged', this);
    this.#delayed.follow();
  }

  /** Cancels the host's timers; it must not be used any more. */
  close(): void {
    this.#delayed.close();
    this.follower.close();
    this.chat.close();
    this.undoRequests.end();
  }

  /** Catch-up for these viewers: the missed deltas if available, otherwise frames. */
  watch(
    viewers: readonly Viewer[],
    since: Readonly<Record<string, number>>,
  ): { frames: readonly Frame[]; deltas: readonly Delta[] } {
    return catchUp(this.#live, viewers, since, this.#stored.match.frozen !== undefined);
  }
}
