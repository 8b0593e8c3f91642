import type { AnyTitle, Viewer } from '@echo-base/games/engine';
import type { Choice, Delta, Frame, Outcome } from '@echo-base/protocol';
import type { Change } from '../cluster/peers.ts';
import { isErrorCode } from '../error-codes.ts';
import { Refused } from '../refused.ts';
import type { Player, StoredMatch, UndoTalkRow } from '../storage/store.ts';
import { Chat } from './chat.ts';
import { Follower } from './follower.ts';
import type { Deed } from './game.ts';
import type { Acknowledge, HostedMatch, HostNeeds } from './host-needs.ts';
import type { LiveMatch } from './live.ts';
import { Queue } from './queue.ts';
import { lackOf, Showing } from './showing.ts';
import { hasDuties, seatsOf } from './summary.ts';
import { withName } from './table.ts';
import { type UndoNews, UndoTalk, type Wished } from './undo-talk.ts';
import { checkClaim, checkPlays } from './who-plays.ts';

export type { Acknowledge, HostedMatch, HostListener, HostNeeds } from './host-needs.ts';

/** One match in memory: an actor. Everything that changes it waits in its queue. */
export class Host {
  readonly title: AnyTitle;
  readonly chat: Chat;
  readonly undoTalk: UndoTalk;
  readonly follower: Follower;
  readonly queue = new Queue();
  readonly #needs: HostNeeds;
  readonly #showing: Showing;
  #stored: StoredMatch;
  #live: LiveMatch | null;
  /** When something last happened here, epoch milliseconds. */
  touchedAt = Date.now();

  constructor(title: AnyTitle, match: HostedMatch, needs: HostNeeds) {
    this.title = title;
    this.#stored = match.stored;
    this.#live = match.live;
    this.#needs = needs;
    this.chat = new Chat(match.stored.match, match.past, needs.spectatorDelayMs, (said, spectators) => {
      const seats = this.#stored.seats.map((seat) => seat.seat);
      const viewers = spectators === 'only' ? [] : seats;
      needs.listener.said(said, spectators === 'later' ? viewers : [...viewers, 'spectator']);
    });
    this.undoTalk = this.#talk(match.talk);
    this.follower = this.#following();
    this.#showing = new Showing(
      () => this.#live,
      (deltas) => needs.listener.deltas(deltas),
    );
    this.#showing.follow();
  }

  #talk(kept: UndoTalkRow | null): UndoTalk {
    const table = {
      stored: () => this.#stored,
      live: () => this.#inPlay(),
      length: () => this.#live?.length ?? 0,
      keep: async (talk: UndoTalkRow) => {
        const isKept = await this.#needs.store.keepUndoTalk(this.id, talk);
        if (isKept) this.#tellPeers('undo');
        return isKept;
      },
      rewind: this.#rewind.bind(this),
      tell: (news: UndoNews) => this.#needs.listener.undo(this, news),
      free: () => this.#needs.listener.moved(this),
    };
    return new UndoTalk(table, kept);
  }

  #following(): Follower {
    return new Follower(this.#needs, {
      chat: this.chat,
      undoTalk: this.undoTalk,
      stored: () => this.#stored,
      live: () => this.#live,
      acted: (act, deltas) => this.#acted(act, act.at, deltas),
      changed: (stored, live) => this.#adopt(stored, live),
      enqueue: (job) => this.queue.run(job),
      diverged: () => this.#needs.listener.stale(this),
    });
  }

  #tellPeers(what: Change): void {
    this.#needs.peers.changed(this.id, what, hasDuties(this.#stored));
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

  /** Runs a job when all before it are through; one at a time. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.touch();
    return this.queue.run(job);
  }

  /** The table has changed and is stored; call from a job. */
  changeTable(change: Partial<StoredMatch>, live: LiveMatch | null = this.#live): void {
    this.#adopt({ ...this.#stored, ...change }, live);
    this.#tellPeers('table');
  }

  #adopt(stored: StoredMatch, live: LiveMatch | null): void {
    const { status, outcome } = stored.match;
    if (live && !live.outcome && status === 'finished' && outcome) {
      this.#needs.listener.deltas(live.shut(outcome));
      this.undoTalk.expire();
    }
    this.#stored = stored;
    this.#live = live;
    this.chat.follow(this.#stored.match);
    this.#needs.listener.seated(this);
    this.#needs.listener.table(this);
    if (live) this.#needs.listener.moved(this);
  }

  /** The match has been ended from outside, and that is stored; call from a job. */
  shut(outcome: Outcome, endedAt: number): void {
    const { match } = this.#stored;
    this.changeTable({ match: { ...match, status: 'finished', outcome, endedAt, waitingFor: [] } });
  }

  /** A player goes by another name now. */
  rename(playerId: string, playerName: string): Promise<void> {
    return this.queue.run(async () => {
      if (!this.#stored.members.includes(playerId)) return;
      this.#stored = withName(this.#stored, playerId, playerName);
      this.#needs.listener.table(this);
    });
  }

  /** Answers a decision. Resolves with the seat's version after the act; rejects with `Refused`. */
  act(
    deed: { seat: string; decision: string; choice: Choice },
    clientId: string | null,
    acknowledge?: Acknowledge,
  ): Promise<number> {
    // These stand in the record under names of their own; nobody is ever asked so.
    if (deed.decision === 'undo' || deed.decision === 'concede') return Promise.reject(new Refused('stale_decision'));
    return this.decided(() => {
      checkPlays(this, deed.seat, clientId);
      return this.#perform(deed, clientId, acknowledge);
    });
  }

  /** Takes the seat's last act back: at once inside the information boundary, past it when the table agrees. */
  undo(seat: string, clientId: string, acknowledge?: Acknowledge): Promise<Wished> {
    return this.decided(async () => {
      checkPlays(this, seat, clientId);
      if (!this.#inPlay().undoesAlone(seat, clientId)) return this.undoTalk.ask(seat, clientId, acknowledge);
      return { version: await this.#perform({ seat, decision: 'undo', choice: null }, clientId, acknowledge) };
    });
  }

  /** Answers another seat's wish to take an act back; the seat's version afterwards. */
  answerUndo(answer: { seat: string; allow: boolean; id: string }, acknowledge?: Acknowledge): Promise<number> {
    return this.decided(async () => {
      this.#inPlay();
      return this.undoTalk.answer(answer.seat, answer.allow, answer.id, acknowledge);
    });
  }

  /** As `run`, for a job that decides by what is known here: it may be run again when other servers were faster. */
  decided<T>(job: () => Promise<T>): Promise<T> {
    return this.run(() => this.follower.decided(job));
  }

  async #rewind(
    { seat, seq }: { seat: string; seq: number },
    clientId: string,
    acknowledge: () => void,
  ): Promise<void> {
    const earlier = await this.#needs.earlier(this.#stored, seq);
    const deed = { seat, decision: 'undo', choice: seq };
    const done = await this.#inPlay().rewind(deed, clientId, this.#needs.recorder, earlier);
    const deltas = done.publish();
    acknowledge();
    this.#written();
    this.#follow(done.at, deltas);
  }

  /** Gives a seat up, or has it given up as an opponent says that its time is up, which `checkClaim` may refuse. */
  concede(seat: string, isClaimed = false): Promise<number> {
    return this.decided(() => {
      if (isClaimed) checkClaim(this, seat);
      return this.#perform({ seat, decision: 'concede', choice: null }, null);
    });
  }

  /** Tells everybody how clocks and seats stand. */
  showTimes(): void {
    this.#needs.listener.table(this);
    this.#needs.listener.moved(this);
  }

  /** Somebody at the table says something: with a seat as a player, otherwise as a spectator. Its number. */
  say(player: Player, text: string): Promise<number> {
    return this.run(async () => {
      const [seat = null] = seatsOf(this.#stored, player.id);
      const row = { playerId: player.id, name: player.name, seat, text, at: Date.now() };
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

  async #perform(deed: Deed, clientId: string | null, acknowledge?: Acknowledge): Promise<number> {
    const done = await this.#inPlay().perform(deed, clientId, this.#needs.recorder);
    if (done.kind === 'refused') {
      const { code, params, clause } = done.refusal;
      throw new Refused(isErrorCode(code) ? code : 'internal', params, clause);
    }
    acknowledge?.(done.version);
    if (done.kind === 'done') {
      this.#written();
      this.#acted(deed, done.at, done.publish());
    }
    return done.version;
  }

  /** This server has added to the record. */
  #written(): void {
    this.#tellPeers('acts');
    if (this.#live) this.#needs.snapshots.passed({ matchId: this.id, seq: this.#live.length, g: this.#live.g });
  }

  #acted(deed: Deed, at: number, deltas: readonly Delta[]): void {
    this.#follow(at, deltas);
    this.undoTalk.passed(deed);
  }

  /** What an act that is durable and acknowledged leads to. */
  #follow(at: number, deltas: readonly Delta[]): void {
    const { match } = this.#stored;
    if (!this.#live) return;
    const { waitingFor, outcome } = this.#live;
    const ended = outcome && { status: 'finished' as const, outcome, endedAt: at };
    const waitsElsewhere = match.waitingFor.join() !== waitingFor.join();
    if (waitsElsewhere || ended) this.#stored = { ...this.#stored, match: { ...match, waitingFor, ...ended } };
    this.#needs.listener.deltas(deltas);
    if (ended) this.chat.follow(this.#stored.match);
    if (ended) this.#needs.listener.seated(this);
    if (ended || (waitsElsewhere && this.#live?.clock)) this.#needs.listener.table(this);
    this.#needs.listener.moved(this);
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
