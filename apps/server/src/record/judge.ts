import type { AnyTitle } from '@echo-base/games/engine';
import type { Now } from '../model/now.ts';
import type { Logger } from '../observability/log.ts';
import type { FrozenMark, Store, StoredMatch } from '../storage/store.ts';
import { examine, readWhole } from './evidence.ts';

export interface JudgeNeeds {
  /** Database time; with SQLite the time of this machine. */
  readonly now?: Now;
  readonly titles: readonly AnyTitle[];
  readonly store: Store;
  readonly log: Logger;
  /** Whether every match in play is replayed at the start, or only those from other rules. */
  readonly replaysAll: boolean;
}

/**
 * Finds the matches that these rules do not replay to what their players saw, freezes them, and thaws those that
 * replay again.
 */
export class Judge {
  readonly #needs: JudgeNeeds;
  #closed = false;
  #running: Promise<void> = Promise.resolve();

  constructor(needs: JudgeNeeds) {
    this.#needs = needs;
  }

  #versionOf(titleId: string): number | null {
    return this.#needs.titles.find((one) => one.id === titleId)?.rulesVersion ?? null;
  }

  #now(): number {
    return (this.#needs.now ?? Date.now)();
  }

  /** Whether a match has to be looked at before it may be played on. */
  isDue({ match }: StoredMatch): boolean {
    const version = this.#versionOf(match.title);
    if (version === null || match.frozen) return true;
    return match.status === 'playing' && match.rulesChecked !== version;
  }

  /** Replays a match and writes down what was found; the match as it stands then. Throws `no_such_match`. */
  async judge(id: string): Promise<StoredMatch> {
    const { titles, store } = this.#needs;
    const whole = await readWhole(store, id);
    const { stored } = whole;
    const { match } = stored;
    const finding = await examine(
      titles.find((one) => one.id === match.title),
      whole,
    );
    const { frozen: before, ...rest } = match;
    if (finding.kind === 'broken') {
      const frozen = { at: before?.at ?? this.#now(), ...finding.mark };
      await store.setJudged(id, match.rulesChecked ?? null, frozen);
      if (!before) this.#tell(match.title, id, frozen);
      return { ...stored, match: { ...rest, frozen } };
    }
    const rules = this.#versionOf(match.title);
    const pauses = before && [...(match.pauses ?? []), { from: before.at, to: this.#now() }];
    await store.setJudged(id, rules, null, pauses);
    if (before) this.#needs.log.info({ matchId: id }, 'a frozen match replays again and can be played on');
    return { ...stored, match: { ...rest, ...(pauses && { pauses }), ...(rules !== null && { rulesChecked: rules }) } };
  }

  #tell(title: string, matchId: string, { reason, seq, problem }: FrozenMark): void {
    this.#needs.log.error({ matchId, title, reason, seq, problem }, 'a match does not replay and is frozen');
  }

  /**
   * Looks at the matches in play in the background, for no more than half of the time. Those in memory were looked at
   * when they were loaded; one that cannot be looked at keeps no other waiting.
   */
  start(isLoaded: (id: string) => boolean): void {
    this.#running = this.#judgeAll(isLoaded).catch((error: unknown) => {
      this.#needs.log.error({ problem: String(error) }, 'the matches in play cannot be looked at');
    });
  }

  async #judgeAll(isLoaded: (id: string) => boolean): Promise<void> {
    const { store, replaysAll } = this.#needs;
    for (const { id, title, rulesChecked, isFrozen } of await store.liveMatches()) {
      if (this.#closed) return;
      const isDue = replaysAll || isFrozen || rulesChecked !== this.#versionOf(title);
      if (!isDue || isLoaded(id)) continue;
      const begun = performance.now();
      await this.#judgeOne(id);
      await new Promise((resolve) => setTimeout(resolve, performance.now() - begun));
    }
  }

  async #judgeOne(id: string): Promise<void> {
    try {
      await this.judge(id);
    } catch (error) {
      this.#needs.log.error({ matchId: id, problem: String(error) }, 'a match cannot be replayed');
    }
  }

  /** Resolves when nothing is being looked at any more. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Begins to look at no other match. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }
}
