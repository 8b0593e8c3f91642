import type { AnyTitle, Viewer } from '@echo-base/games/engine';
import type { Choice, Delta, Frame, Outcome } from '@echo-base/protocol';
import { Chat } from '../chat/chat.ts';
import type { Change } from '../cluster/peers.ts';
import { hasDuties, seatsOf, withName } from '../model/seats.ts';
import { isRewind } from '../record/course.ts';
import type { Deed } from '../record/game.ts';
import { Refused } from '../refused.ts';
import type { ActRow, Player, StoredMatch } from '../storage/store.ts';
import type { Acknowledge } from './acknowledge.ts';
import type { MatchEmitter } from './events.ts';
import type { Follower } from './follower.ts';
import type { HostedMatch, HostNeeds } from './host-needs.ts';
import { followerOf, type HostInside, standingOf, undoTalkOf } from './host-parts.ts';
import type { LiveMatch, StagedAct } from './live.ts';
import { Queue } from './queue.ts';
import { lackOf, Showing } from './showing.ts';
import type { Standing } from './standing.ts';
import type { AnsweredSeat, UndoTalk, Wished } from './undo-talk.ts';
import { checkClaim, checkPlays } from './who-plays.ts';

/** One match in memory: an actor. Everything that changes it waits in its queue. */
export class Host {
  readonly title: AnyTitle;
  readonly chat: Chat;
  readonly undoTalk: UndoTalk;
  readonly standing: Standing;
  readonly follower: Follower;
  readonly queue = new Queue();
  readonly #needs: HostNeeds;
  readonly #events: MatchEmitter<Host>;
  readonly #showing: Showing;
  #stored: StoredMatch;
  #live: LiveMatch | null;
  /** When something last happened here, epoch milliseconds. */
  touchedAt = Date.now();

  constructor(title: AnyTitle, match: HostedMatch, needs: HostNeeds, events: MatchEmitter<Host>) {
    this.title = title;
    this.#stored = match.stored;
    this.#live = match.live;
    this.#needs = needs;
    this.#events = events;
    this.chat = new Chat(match.stored.match, match.past, needs, (said, spectators) => {
      const seats = this.#stored.seats.map((seat) => seat.seat);
      const viewers = spectators === 'only' ? [] : seats;
      events.emit('said', said, spectators === 'later' ? viewers : [...viewers, 'spectator']);
    });
    const inside = this.#inside();
    this.undoTalk = undoTalkOf(inside, match.talk);
    this.standing = standingOf(inside, match.standing, this.undoTalk);
    this.follower = followerOf(inside, this);
    this.#showing = new Showing(
      () => this.#live,
      needs,
      (deltas) => events.emit('deltas', deltas),
    );
    this.#showing.follow();
  }

  #inside(): HostInside {
    return {
      title: this.title,
      needs: this.#needs,
      stored: () => this.#stored,
      live: () => this.#live,
      inPlay: () => this.#inPlay(),
      tellPeers: (what) => this.#tellPeers(what),
      rewind: (act, clientId, by) => this.#carryOut(act, clientId, by),
      undoRequest: (news) => this.#events.emit('undoRequest', this, news),
      standingChanged: (orders) => this.#events.emit('standing', this, orders),
      turnChanged: () => this.#events.emit('turnChanged', this),
      acted: (act, deltas) => this.#acted(act, deltas),
      changed: (stored, live) => this.#adopt(stored, live),
      decide: (job) => this.enqueue(job),
      perform: (act, clientId) => this.#perform(act, clientId),
      catchUp: (what) => this.follower.catchUp(what),
    };
  }

  #tellPeers(what: Change): void {
    this.#needs.peers.changed(this.id, what, hasDuties(this.#stored) || this.standing.hasAny);
  }

  get id(): string {
    return this.#stored.match.id;
  }

  /** The match and its table as they stand. */
  get stored(): StoredMatch {
    return this.#stored;
  }

  /** Null before the start. */
  get live(): LiveMatch | null {
    return this.#live;
  }

  /** Somebody has asked for the match. */
  touch(): void {
    this.touchedAt = Date.now();
  }

  /**
   * Runs a job when all before it are through, one at a time. Optimistic retry: the job decides by what is known here,
   * and is run again where it is refused because other servers were faster.
   */
  enqueue<T>(job: () => Promise<T>): Promise<T> {
    this.touch();
    return this.queue.enqueue(() => this.follower.retried(job));
  }

  /** The table has changed and is stored; call from a job. */
  changeTable(change: Partial<StoredMatch>, live: LiveMatch | null = this.#live): void {
    this.#adopt({ ...this.#stored, ...change }, live);
    this.#tellPeers('table');
  }

  #adopt(stored: StoredMatch, live: LiveMatch | null): void {
    const { status, outcome } = stored.match;
    if (live && !live.outcome && status === 'finished' && outcome) {
      this.#events.emit('deltas', live.shut(outcome));
      this.undoTalk.expire();
    }
    this.#stored = stored;
    this.#live = live;
    this.chat.follow(this.#stored.match);
    this.#events.emit('seatsChanged', this);
    this.#events.emit('summaryChanged', this);
    if (!live) return;
    this.standing.refresh();
    this.#events.emit('turnChanged', this);
  }

  /** The match has been ended from outside, and that is stored; call from a job. */
  shut(outcome: Outcome, endedAt: number): void {
    const { match } = this.#stored;
    this.changeTable({ match: { ...match, status: 'finished', outcome, endedAt, waitingFor: [] } });
  }

  /** A player goes by another name now. */
  rename(playerId: string, playerName: string): Promise<void> {
    return this.queue.enqueue(async () => {
      if (!this.#stored.members.includes(playerId)) return;
      this.#stored = withName(this.#stored, playerId, playerName);
      this.#events.emit('summaryChanged', this);
    });
  }

  /** Answers a decision; a computer player has no client id and is refused during an undo request. Rejects with `Refused`. */
  act(
    act: { seat: string; decision: string; choice: Choice },
    clientId: string | null,
    acknowledge?: Acknowledge,
  ): Promise<void> {
    // These stand in the record under names of their own; nobody is ever asked so.
    if (act.decision === 'undo' || act.decision === 'concede') return Promise.reject(new Refused('stale_decision'));
    return this.enqueue(() => {
      checkPlays(this, act.seat, clientId);
      if (clientId === null && this.undoTalk.holdsBots) throw new Refused('undo_pending');
      return this.#perform(act, clientId, acknowledge);
    });
  }

  /** Takes the seat's last act back: at once inside the information boundary, past it when the table agrees. */
  undo(seat: string, clientId: string, acknowledge: (wished: Wished) => void): Promise<void> {
    return this.enqueue(() => {
      checkPlays(this, seat, clientId);
      if (!this.#inPlay().undoesAlone(seat, clientId)) return this.undoTalk.ask(seat, clientId, acknowledge);
      const undo = { seat, decision: 'undo', choice: null };
      return this.#perform(undo, clientId, (version) => acknowledge({ version }));
    });
  }

  /** Answers another seat's request to take an act back. */
  answerUndo(answer: { seat: string; allow: boolean; id: string }, acknowledge: Acknowledge): Promise<void> {
    return this.enqueue(async () => {
      this.#inPlay();
      await this.undoTalk.answer(answer.seat, answer.allow, answer.id, acknowledge);
    });
  }

  /** Gives a seat up, or has it given up as an opponent says that its time is up, which `checkClaim` may refuse. */
  concede(seat: string, isClaimed = false): Promise<void> {
    return this.enqueue(() => {
      if (isClaimed) checkClaim(this, seat);
      return this.#perform({ seat, decision: 'concede', choice: null }, null);
    });
  }

  /** Tells everybody how clocks and seats stand. */
  showTimes(): void {
    this.#events.emit('summaryChanged', this);
    this.#events.emit('turnChanged', this);
  }

  /** Somebody at the table says something: with a seat as a player, otherwise as a spectator. Its number. */
  say(player: Player, text: string): Promise<number> {
    return this.enqueue(async () => {
      const [seat = null] = seatsOf(this.#stored, player.id);
      const row = { playerId: player.id, name: player.name, seat, text, at: this.#needs.now() };
      const seq = await this.#needs.store.addSaid(this.id, row);
      this.#tellPeers('chat');
      // What was said elsewhere before it is told before it.
      if (seq > this.chat.lastSeq + 1) await this.follower.catchUp(['chat']);
      else this.chat.add({ ...row, seq });
      return this.chat.numberOf(seq);
    });
  }

  /** Throws `frozen` while the match is kept as it is. */
  checkPlayable(): void {
    const { frozen } = this.#stored.match;
    if (!frozen) return;
    throw new Refused('frozen', { reason: frozen.reason, since: new Date(frozen.at).toISOString() });
  }

  #inPlay(): LiveMatch {
    this.checkPlayable();
    if (!this.#live) throw new Refused('not_started');
    return this.#live;
  }

  /** Carries an act of a seat out, unless it has been already: then it is acknowledged as it was then. */
  async #perform(act: Deed, clientId: string | null, acknowledge?: Acknowledge): Promise<void> {
    const version = this.#inPlay().answered(act.seat, clientId);
    if (version === undefined) return this.#carryOut(act, clientId, { seat: act.seat, acknowledge });
    acknowledge?.(version);
  }

  /**
   * The four steps of every act: validate, persist, acknowledge, fan out. It is on disk before it is acknowledged, and
   * acknowledged before any viewer is shown it. Rejects with `Refused` while nothing has changed.
   */
  async #carryOut(act: Deed, clientId: string | null, { seat, acknowledge }: AnsweredSeat): Promise<void> {
    const live = this.#inPlay();
    const staged = await this.#validate(live, act, clientId);
    await live.persist(staged, this.#needs.recorder);
    try {
      acknowledge?.(live.versionAfter(act, seat));
    } finally {
      this.#fanOut(live, staged.append.act);
    }
  }

  async #validate(live: LiveMatch, act: Deed, clientId: string | null): Promise<StagedAct> {
    if (!isRewind(act)) return live.stage(act, clientId);
    return live.stageRewind(act, clientId, await this.#needs.loader.earlier(this.#stored, act.choice));
  }

  /** Tells the other servers and every viewer of an act. */
  #fanOut(live: LiveMatch, act: ActRow): void {
    this.#tellPeers('acts');
    this.#needs.snapshots.passed({ matchId: this.id, seq: live.length, g: live.g });
    this.#acted(act, live.broadcast(act));
  }

  /** An act of this or another server has become part of the match. */
  #acted(act: ActRow, deltas: readonly Delta[]): void {
    this.#follow(act.at, deltas);
    this.undoTalk.passed(act);
  }

  /** What an act that is durable and acknowledged leads to. */
  #follow(at: number, deltas: readonly Delta[]): void {
    const { match } = this.#stored;
    if (!this.#live) return;
    const { waitingFor, outcome } = this.#live;
    const ended = outcome && { status: 'finished' as const, outcome, endedAt: at };
    const waitsElsewhere = match.waitingFor.join() !== waitingFor.join();
    if (waitsElsewhere || ended) this.#stored = { ...this.#stored, match: { ...match, waitingFor, ...ended } };
    this.#events.emit('deltas', deltas);
    if (ended) this.chat.follow(this.#stored.match);
    if (ended) this.#events.emit('seatsChanged', this);
    if (ended || (waitsElsewhere && this.#live?.clock)) this.#events.emit('summaryChanged', this);
    this.standing.refresh();
    this.#events.emit('turnChanged', this);
    this.#showing.follow();
  }

  /** Ends the host's timers; it must not be used any more. */
  close(): void {
    this.#showing.close();
    this.chat.close();
    this.undoTalk.end();
  }

  /** What these viewers have to be sent: exactly what they missed where that is known, otherwise everything. */
  watch(
    viewers: readonly Viewer[],
    since: Readonly<Record<string, number>>,
  ): { frames: readonly Frame[]; deltas: readonly Delta[] } {
    return lackOf(this.#live, viewers, since, this.#stored.match.frozen !== undefined);
  }
}
