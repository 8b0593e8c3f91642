import type { Decision, Seen } from '@echo-base/games/engine';
import type { Choice } from '@echo-base/protocol';
import type { Logger } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../storage/store.ts';
import type { Host, HostListener } from './host.ts';
import type { Registry } from './registry.ts';
import { firstChoice, type Thinker } from './thinker.ts';

export interface BotNeeds {
  readonly registry: Registry;
  readonly store: Store;
  readonly thinker: Thinker;
  readonly delayMs: number;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/** Refusals that only say that the game has moved on. */
const OUTDATED: ReadonlySet<string> = new Set(['stale_decision', 'match_over', 'not_started', 'version_conflict']);

function isOutdated(error: unknown): boolean {
  return error instanceof Refused && OUTDATED.has(error.code);
}

/** Plays the bots' seats, through the same door as people and with a pause, so that one can follow. */
export class Bots implements HostListener {
  readonly #needs: BotNeeds;
  /** The decision each seat of each match is busy with. */
  readonly #busy = new Map<string, { decision: string; timer: ReturnType<typeof setTimeout> }>();
  #closed = false;

  constructor(needs: BotNeeds) {
    this.#needs = needs;
    needs.registry.listen(this);
  }

  deltas(): void {}
  table(): void {}
  seated(): void {}
  said(): void {}
  undo(): void {}

  stale(host: Host): void {
    void this.#resume(host.id);
  }

  moved(host: Host): void {
    if (this.#closed || host.stored.match.status !== 'playing') return;
    for (const seat of host.stored.seats) {
      if (seat.kind === 'bot' && seat.level !== null) this.#look(host, seat.seat, seat.level);
    }
  }

  #look(host: Host, seat: string, level: string): void {
    const seen = host.live?.feeds.get(seat)?.head;
    const decision = seen?.decisions[0];
    const place = `${host.id} ${seat}`;
    const busy = this.#busy.get(place);
    if (busy?.decision === decision?.id) return;
    clearTimeout(busy?.timer);
    this.#busy.delete(place);
    if (!seen || !decision || host.undoTalk.holdsBots) return;
    const timer = setTimeout(() => {
      void this.#answer(host, level, seen, decision).then((isAnswered) => {
        if (this.#busy.get(place)?.timer === timer) this.#busy.delete(place);
        if (!isAnswered) this.moved(host);
      });
    }, this.#needs.delayMs);
    this.#busy.set(place, { decision: decision.id, timer });
  }

  /**
   * Never rejects: a bot that cannot play is counted and told to the operator, the others play on. False if the bot
   * waits: while the table talks about an undo its act would end the talk.
   */
  async #answer(host: Host, level: string, seen: Seen, decision: Decision): Promise<boolean> {
    const { log, metrics } = this.#needs;
    const bot = { matchId: host.id, level, decision: decision.id };
    try {
      return await this.#choose(host, level, seen, decision).catch(async (error: unknown) => {
        if (this.#closed || isOutdated(error)) return true;
        metrics.botFallbacks.inc();
        log.warn({ ...bot, problem: String(error) }, 'a bot gave no answer that can be taken');
        return this.#act(host, decision, firstChoice(decision));
      });
    } catch (error) {
      if (isOutdated(error)) return true;
      metrics.botsStuck.inc();
      log.error({ ...bot, problem: String(error) }, 'a bot is stuck');
      return true;
    }
  }

  async #choose(host: Host, level: string, seen: Seen, decision: Decision): Promise<boolean> {
    const choice = await this.#needs.thinker.think({ titleId: host.title.id, level, seen, decision });
    return this.#closed || this.#act(host, decision, choice);
  }

  async #act(host: Host, decision: Decision, choice: Choice): Promise<boolean> {
    if (host.undoTalk.holdsBots) return false;
    await host.act({ seat: decision.seat, decision: decision.id, choice }, null);
    return true;
  }

  /** Takes up play in every match with a bot, after a start of the server. */
  async resumeAll(): Promise<void> {
    for (const id of await this.#needs.store.matchesWithBots()) await this.#resume(id);
  }

  async #resume(id: string): Promise<void> {
    const { registry, log, metrics } = this.#needs;
    try {
      this.moved(await registry.host(id));
    } catch (error) {
      metrics.botsStuck.inc();
      log.error({ matchId: id, problem: String(error) }, 'a match with bots cannot be loaded');
    }
  }

  /** Stops playing. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { timer } of this.#busy.values()) clearTimeout(timer);
    this.#busy.clear();
    await this.#needs.thinker.close();
  }
}
