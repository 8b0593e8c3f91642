import type { AnyTitle, Viewer } from '@echo-base/games/engine';
import type { Choice, Delta, Frame, Said } from '@echo-base/protocol';
import { isErrorCode } from '../error-codes.ts';
import { Refused } from '../refused.ts';
import type { Player, SaidRow, Store, StoredMatch } from '../storage/store.ts';
import { Chat } from './chat.ts';
import type { Deed } from './game.ts';
import type { LiveMatch } from './live.ts';
import type { Recorder } from './recorder.ts';
import { replayAll } from './replay.ts';
import { seatsOf } from './summary.ts';
import { type UndoNews, UndoTalk, type Wished } from './undo-talk.ts';

/** Who is told what happens in a match. */
export interface HostListener {
  /** Viewers are to be sent these changes. */
  deltas(deltas: readonly Delta[]): void;
  /** The summary changed. */
  table(host: Host): void;
  /** Who sits where changed, or play began or ended. */
  seated(host: Host): void;
  /** The game waits for somebody else. */
  moved(host: Host): void;
  /** These viewers are to read what was said. */
  said(said: Said, viewers: readonly Viewer[]): void;
  /** Somebody wishes to take an act back, or the table has answered. */
  undo(host: Host, news: UndoNews): void;
  /** Somebody else has written to the record: what this host knows is out of date. */
  stale(host: Host): void;
}

/** What a host needs besides its match. */
export interface HostNeeds {
  readonly recorder: Recorder;
  readonly listener: HostListener;
  readonly store: Pick<Store, 'addSaid' | 'acts'>;
  /** How far behind delayed spectators are. */
  readonly spectatorDelayMs: number;
}

/** A match as it is loaded; `live` is null before the start, `past` what was last said. */
export interface HostedMatch {
  readonly stored: StoredMatch;
  readonly live: LiveMatch | null;
  readonly past: readonly SaidRow[];
}

/** Is told the actor's version as soon as the act is durable, before anybody sees it. */
export type Acknowledge = (version: number) => void;

/** One match in memory: an actor. Everything that changes it waits in its queue. */
export class Host {
  readonly title: AnyTitle;
  readonly chat: Chat;
  readonly undoTalk: UndoTalk;
  readonly #needs: HostNeeds;
  #stored: StoredMatch;
  #live: LiveMatch | null;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    this.undoTalk = new UndoTalk({
      stored: () => this.#stored,
      live: () => this.#inPlay(),
      rewind: (deed, clientId, acknowledge) => this.#rewind(deed, clientId, acknowledge),
      tell: (news) => needs.listener.undo(this, news),
      free: () => needs.listener.moved(this),
    });
    this.#showLater();
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

  /** Whether nothing is being done or waits to be. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** Somebody has asked for the match. */
  touch(): void {
    this.touchedAt = Date.now();
  }

  /** Runs a job when all before it are through; one at a time. */
  run<T>(job: () => Promise<T>): Promise<T> {
    this.touch();
    this.#waiting += 1;
    const done = this.#queue.then(job).finally(() => {
      this.#waiting -= 1;
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Resolves when the queue is through. */
  async idle(): Promise<void> {
    await this.#queue;
  }

  /** The table has changed and is stored; call from a job. */
  changeTable(change: Partial<StoredMatch>, live: LiveMatch | null = this.#live): void {
    this.#stored = { ...this.#stored, ...change };
    this.#live = live;
    this.chat.follow(this.#stored.match);
    this.#needs.listener.seated(this);
    this.#needs.listener.table(this);
    if (live) this.#needs.listener.moved(this);
  }

  /** A player goes by another name now. */
  rename(playerId: string, playerName: string): void {
    const { match, seats, members } = this.#stored;
    if (!members.includes(playerId)) return;
    this.#stored = {
      members,
      match: match.creator === playerId ? { ...match, creatorName: playerName } : match,
      seats: seats.map((seat) => (seat.playerId === playerId ? { ...seat, playerName } : seat)),
    };
    this.#needs.listener.table(this);
  }

  /** Answers a decision. Resolves with the seat's version after the act; rejects with `Refused`. */
  act(
    deed: { seat: string; decision: string; choice: Choice },
    clientId: string | null,
    acknowledge?: Acknowledge,
  ): Promise<number> {
    return this.run(() => {
      // These stand in the record under names of their own; nobody is ever asked so.
      if (deed.decision === 'undo' || deed.decision === 'concede') throw new Refused('stale_decision');
      return this.#perform(deed, clientId, acknowledge);
    });
  }

  /** Takes the seat's last act back: at once inside the information boundary, past it when the table agrees. */
  undo(seat: string, clientId: string, acknowledge?: Acknowledge): Promise<Wished> {
    return this.run(async () => {
      if (!this.#inPlay().undoesAlone(seat, clientId)) return this.undoTalk.ask(seat, clientId, acknowledge);
      return { version: await this.#perform({ seat, decision: 'undo', choice: null }, clientId, acknowledge) };
    });
  }

  /** Answers another seat's wish to take an act back; the seat's version afterwards. */
  answerUndo(answer: { seat: string; allow: boolean; id: string }, acknowledge?: Acknowledge): Promise<number> {
    return this.run(async () => {
      this.#inPlay();
      return this.undoTalk.answer(answer.seat, answer.allow, answer.id, acknowledge);
    });
  }

  async #rewind(
    { seat, seq }: { seat: string; seq: number },
    clientId: string,
    acknowledge: () => void,
  ): Promise<void> {
    const acts = await this.#needs.store.acts(this.id);
    const earlier = await replayAll(this.title, this.#stored, acts.slice(0, seq));
    const deed = { seat, decision: 'undo', choice: seq };
    const done = await this.#orStale(this.#inPlay().rewind(deed, clientId, this.#needs.recorder, earlier));
    const deltas = done.publish();
    acknowledge();
    this.#follow(done.waitingFor, deltas);
  }

  /** Gives a seat up. */
  concede(seat: string): Promise<number> {
    return this.run(() => this.#perform({ seat, decision: 'concede', choice: null }, null));
  }

  /** Somebody at the table says something: with a seat as a player, otherwise as a spectator. Its number. */
  say(player: Player, text: string): Promise<number> {
    return this.run(async () => {
      const [seat = null] = seatsOf(this.#stored, player.id);
      const row = { playerId: player.id, name: player.name, seat, text, at: Date.now() };
      const seq = await this.#needs.store.addSaid(this.id, row);
      this.chat.add({ ...row, seq });
      return seq;
    });
  }

  #inPlay(): LiveMatch {
    if (!this.#live) throw new Refused('not_started');
    return this.#live;
  }

  /** Tells the listener when somebody else has written to the record. */
  async #orStale<T>(done: Promise<T>): Promise<T> {
    try {
      return await done;
    } catch (error) {
      if (error instanceof Refused && error.code === 'version_conflict') this.#needs.listener.stale(this);
      throw error;
    }
  }

  async #perform(deed: Deed, clientId: string | null, acknowledge?: Acknowledge): Promise<number> {
    const done = await this.#orStale(this.#inPlay().perform(deed, clientId, this.#needs.recorder));
    if (done.kind === 'refused') {
      const { code, params, clause } = done.refusal;
      throw new Refused(isErrorCode(code) ? code : 'internal', params, clause);
    }
    acknowledge?.(done.version);
    if (done.kind === 'done') {
      this.#follow(done.waitingFor, done.publish());
      this.undoTalk.expire();
    }
    return done.version;
  }

  /** What an act that is durable and acknowledged leads to. */
  #follow(waitingFor: readonly string[], deltas: readonly Delta[]): void {
    const { match } = this.#stored;
    const outcome = this.#live?.outcome ?? null;
    const ended = outcome && { status: 'finished' as const, outcome, endedAt: Date.now() };
    const waitsElsewhere = match.waitingFor.join() !== waitingFor.join();
    if (waitsElsewhere || ended) this.#stored = { ...this.#stored, match: { ...match, waitingFor, ...ended } };
    this.#needs.listener.deltas(deltas);
    if (ended) this.chat.follow(this.#stored.match);
    if (ended) this.#needs.listener.seated(this);
    if (ended) this.#needs.listener.table(this);
    this.#needs.listener.moved(this);
    this.#showLater();
  }

  /** Shows delayed spectators what is held back when it is due. */
  #showLater(): void {
    const due = this.#live?.nextDue ?? null;
    if (due === null || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#needs.listener.deltas(this.#live?.release(Date.now()) ?? []);
        this.#showLater();
      },
      Math.max(0, due - Date.now()),
    );
    this.#timer.unref();
  }

  /** Ends the host's timers; it must not be used any more. */
  close(): void {
    clearTimeout(this.#timer);
    this.chat.close();
    this.undoTalk.end();
  }

  /** What these viewers have to be sent: exactly what they missed where that is known, otherwise everything. */
  watch(
    viewers: readonly Viewer[],
    since: Readonly<Record<string, number>>,
  ): { frames: readonly Frame[]; deltas: readonly Delta[] } {
    const frames: Frame[] = [];
    const deltas: Delta[] = [];
    for (const viewer of viewers) {
      const feed = this.#live?.feeds.get(viewer);
      if (!feed) continue;
      const version = Object.hasOwn(since, viewer) ? since[viewer] : undefined;
      const missed = version === undefined ? null : feed.since(version);
      if (missed) deltas.push(...missed);
      else frames.push(feed.shown);
    }
    return { frames, deltas };
  }
}
