import type { Decision, Seen } from '@echo-base/games/engine';
import { type Choice, sentAct } from '@echo-base/protocol';
import type { Peers } from '../cluster/peers.ts';
import type { Presence } from '../cluster/presence.ts';
import type { Clock } from '../model/now.ts';
import { isRemoved } from '../model/seats.ts';
import type { Logger } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { MatchChanges } from '../play/changes.ts';
import type { Host } from '../play/host.ts';
import type { Registry } from '../play/registry.ts';
import { computerPlaying } from '../play/who-plays.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../storage/store.ts';
import { anyChoice, type BotRunner, drawQuestion } from './bot-runner.ts';

export interface BotNeeds {
  readonly registry: Registry;
  readonly changes: MatchChanges;
  readonly store: Store;
  readonly peers: Peers;
  readonly presence: Presence;
  readonly botRunner: BotRunner;
  /** Pause before an act, in milliseconds. */
  readonly delayMs: number;
  /** Timers of the pauses. */
  readonly after: Clock['after'];
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Refusals that only mean that the match has changed. */
const OUTDATED: ReadonlySet<string> = new Set([
  'stale_decision',
  'no_draw_offer',
  'match_over',
  'not_started',
  'version_conflict',
]);

/** How many times the pause is as long after an act of a computer player that the log tells of, which people look at. */
const TOLD_TIMES = 2.5;

/** Delay before a retry after a storage error, in milliseconds. */
const RETRY_MS = 2_000;

function isOutdated(error: unknown): boolean {
  return error instanceof Refused && OUTDATED.has(error.code);
}

/**
 * Computer players: plays their seats and those they stand in for, through the same entry as people and with a pause.
 */
export class Bots {
  readonly #needs: BotNeeds;
  /** The decision that each seat is working on, by match and seat. */
  readonly #busy = new Map<string, { decision: string; cancel: () => void }>();
  /** Length of the log when each seat was last looked at. */
  readonly #logLengths = new WeakMap<Host, Map<string, number>>();
  /** Retries by match id; the empty id retries all matches. */
  readonly #retries = new Map<string, ReturnType<typeof setTimeout>>();
  #closed = false;
  #resuming: Promise<void> = Promise.resolve();

  constructor(needs: BotNeeds) {
    this.#needs = needs;
    needs.changes.subscribe({
      turn: (host) => this.#follow(host),
      // The owner of a match is a node that watches it.
      watched: (host) => this.#follow(host),
      invalidated: (host) => this.#restart(host),
    });
    needs.peers.listen({ owners: () => this.resumeAll() });
  }

  #restart(host: Host): void {
    // The loaded match asks again.
    for (const { seat } of host.stored.seats) this.#forget(`${host.id} ${seat}`);
    void this.#resume(host.id);
  }

  #forget(seatKey: string): void {
    this.#busy.get(seatKey)?.cancel();
    this.#busy.delete(seatKey);
  }

  #follow(host: Host): void {
    const { status, frozen } = host.stored.match;
    if (this.#closed || status !== 'playing' || frozen || !this.#needs.peers.owns(host.id)) return;
    const isAfterOwn = host.stored.seats.some(({ seat }) => this.#busy.has(`${host.id} ${seat}`));
    for (const seat of host.stored.seats) {
      const pauseMs = this.#needs.delayMs * (this.#isTold(host, seat.seat) && isAfterOwn ? TOLD_TIMES : 1);
      // A removed player does not come back to answer a draw.
      const isOwn = seat.kind === 'bot' || isRemoved(host.stored, seat);
      this.#look(host, seat.seat, computerPlaying(host, seat, this.#needs.presence), isOwn, pauseMs);
    }
  }

  /** Whether the log of a seat has grown since this was asked last. */
  #isTold(host: Host, seat: string): boolean {
    const lengths = this.#logLengths.get(host) ?? new Map<string, number>();
    this.#logLengths.set(host, lengths);
    const before = lengths.get(seat);
    const now = host.live?.feeds.get(seat)?.head.logLength ?? 0;
    lengths.set(seat, now);
    return before !== undefined && now > before;
  }

  /**
   * Looks for a decision of a seat; `level` is null for a seat without a bot. A draw offer is answered first, as an act
   * would end it, but never by a stand-in, which must not end the match of an absent person.
   */
  #look(host: Host, seat: string, level: string | null, isOwn: boolean, pauseMs: number): void {
    const seen = host.live?.feeds.get(seat)?.head;
    const offer = isOwn && seen ? drawQuestion(seen, seat) : undefined;
    const decision = level === null ? undefined : (offer ?? seen?.decisions[0]);
    const seatKey = `${host.id} ${seat}`;
    if (this.#busy.get(seatKey)?.decision === decision?.id) return;
    this.#forget(seatKey);
    if (!seen || !decision || level === null || host.undos.holdsBots) return;
    const cancel = this.#needs.after(pauseMs, () => {
      void this.#answer(host, level, seen, decision).then((isAnswered) => {
        if (this.#busy.get(seatKey)?.cancel === cancel) this.#busy.delete(seatKey);
        if (!isAnswered) this.#follow(host);
      });
    });
    this.#busy.set(seatKey, { decision: decision.id, cancel });
  }

  /**
   * Answers a decision; false if the bot waits, because its act would expire an undo request. Never rejects: a stuck
   * bot is counted and logged.
   */
  async #answer(host: Host, level: string, seen: Seen, decision: Decision): Promise<boolean> {
    const { log, metrics } = this.#needs;
    const bot = { matchId: host.id, level, decision: decision.id };
    const fallBack = (error: unknown) => {
      metrics.botFallbacks.inc();
      log.warn({ ...bot, problem: String(error) }, 'a bot gave no valid answer');
      return anyChoice(decision, Math.random);
    };
    try {
      const choice = await this.#choose(host, level, seen, decision).catch(fallBack);
      return await this.#act(host, decision, choice).catch((error: unknown) => {
        if (!(error instanceof Refused) || isOutdated(error)) throw error;
        return this.#act(host, decision, fallBack(error));
      });
    } catch (error) {
      if (isOutdated(error)) return true;
      if (error instanceof Refused) {
        metrics.botsStuck.inc();
        log.error({ ...bot, problem: String(error) }, 'a bot is stuck');
        return true;
      }
      log.error({ ...bot, problem: String(error) }, 'the act of a bot cannot be stored; it will be retried');
      this.#retry(host.id, () => this.#resume(host.id));
      return true;
    }
  }

  #choose(host: Host, level: string, seen: Seen, decision: Decision): Promise<Choice> {
    const question = { titleId: host.title.id, level, seen, decision };
    return this.#needs.botRunner.choose(question, () => this.#hasPeople(host));
  }

  /** Whether a person has a seat in the match or watches it, on any node. */
  #hasPeople({ id, stored }: Host): boolean {
    const { presence } = this.#needs;
    return stored.seats.some(({ playerId }) => playerId !== null) || presence.isWatchedAnywhere(id);
  }

  async #act(host: Host, decision: Decision, choice: Choice): Promise<boolean> {
    if (this.#closed) return true;
    try {
      await host.act(sentAct({ seat: decision.seat, decision: decision.id, choice }), null);
      return true;
    } catch (error) {
      if (error instanceof Refused && error.code === 'undo_pending') return false;
      throw error;
    }
  }

  /** Resumes bots in every match that this node owns, one after the other. */
  resumeAll(): void {
    this.#resuming = this.#resuming
      .then(() => this.#resumeEach())
      .catch((error: unknown) => {
        this.#needs.log.error({ problem: String(error) }, 'matches with bots cannot be listed');
        this.#retry('', async () => this.resumeAll());
      });
  }

  async #resumeEach(): Promise<void> {
    const { store, peers } = this.#needs;
    if (this.#closed) return;
    for (const id of await store.matchesWithBots()) {
      if (this.#closed) return;
      if (peers.owns(id)) await this.#resume(id);
    }
  }

  async #resume(id: string): Promise<void> {
    const { registry, log, metrics } = this.#needs;
    try {
      this.#follow(await registry.host(id));
    } catch (error) {
      metrics.botsStuck.inc();
      log.error({ matchId: id, problem: String(error) }, 'a match with bots cannot be loaded');
      if (!(error instanceof Refused)) this.#retry(id, () => this.#resume(id));
    }
  }

  #retry(what: string, again: () => Promise<void>): void {
    clearTimeout(this.#retries.get(what));
    this.#retries.delete(what);
    if (this.#closed) return;
    const run = () => {
      this.#retries.delete(what);
      void again();
    };
    this.#retries.set(what, setTimeout(run, RETRY_MS).unref());
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { cancel } of this.#busy.values()) cancel();
    for (const timer of this.#retries.values()) clearTimeout(timer);
    this.#busy.clear();
    this.#retries.clear();
    await this.#resuming;
    await this.#needs.botRunner.close();
  }
}
