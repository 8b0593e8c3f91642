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
    if (!seen || !decision) return;
    const timer = setTimeout(() => {
      this.#answer(host, level, seen, decision).finally(() => {
        if (this.#busy.get(place)?.timer === timer) this.#busy.delete(place);
      });
    }, this.#needs.delayMs);
    this.#busy.set(place, { decision: decision.id, timer });
  }

  async #answer(host: Host, level: string, seen: Seen, decision: Decision): Promise<void> {
    const { thinker, log, metrics } = this.#needs;
    const question = { titleId: host.title.id, level, seen, decision };
    const choice = await thinker.think(question).catch((error: Error) => {
      metrics.botFallbacks.inc();
      log.warn({ matchId: host.id, level, problem: error.message }, 'a bot gave no answer');
      return firstChoice(decision);
    });
    if (this.#closed) return;
    try {
      await this.#act(host, decision, choice);
    } catch (error) {
      if (error instanceof Refused && OUTDATED.has(error.code)) return;
      metrics.botFallbacks.inc();
      log.warn({ matchId: host.id, level, decision: decision.id, problem: String(error) }, 'a bot chose wrongly');
      await this.#act(host, decision, firstChoice(decision)).catch((again: unknown) => {
        metrics.botsStuck.inc();
        log.error({ matchId: host.id, level, decision: decision.id, problem: String(again) }, 'a bot is stuck');
      });
    }
  }

  async #act(host: Host, decision: Decision, choice: Choice): Promise<void> {
    await host.act({ seat: decision.seat, decision: decision.id, choice }, null);
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
