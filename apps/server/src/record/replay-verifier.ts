import type { AnyTitle } from '@echo-base/games/engine';
import type { Now } from '../model/now.ts';
import type { Logger } from '../observability/log.ts';
import type { FrozenMark, Store, StoredMatch } from '../storage/store.ts';
import { readWhole, verifyRecord } from './verify-record.ts';

export interface ReplayVerifierNeeds {
  /** Database time; with SQLite the time of this machine. */
  readonly now?: Now;
  readonly titles: readonly AnyTitle[];
  readonly store: Store;
  readonly log: Logger;
  /** Whether every running match is replayed at start, or only those of other rules. */
  readonly replaysAll: boolean;
}

/** Replay verifier: freezes matches whose record does not replay under these rules, and unfreezes those that do again. */
export class ReplayVerifier {
  readonly #needs: ReplayVerifierNeeds;
  #closed = false;
  #running: Promise<void> = Promise.resolve();

  constructor(needs: ReplayVerifierNeeds) {
    this.#needs = needs;
  }

  #versionOf(titleId: string): number | null {
    return this.#needs.titles.find((one) => one.id === titleId)?.rulesVersion ?? null;
  }

  #now(): number {
    return (this.#needs.now ?? Date.now)();
  }

  /** Whether a match must be verified before it may be played on. */
  isDue({ match }: StoredMatch): boolean {
    const version = this.#versionOf(match.title);
    if (version === null || match.frozen) return true;
    return match.status === 'playing' && match.rulesChecked !== version;
  }

  /** Replays a match and stores the result. Returns the match as stored then. Throws `no_such_match`. */
  async verify(id: string): Promise<StoredMatch> {
    const { titles, store } = this.#needs;
    const whole = await readWhole(store, id);
    const { stored } = whole;
    const { match } = stored;
    const title = titles.find((one) => one.id === match.title);
    const verified = await verifyRecord(title, whole);
    const { frozen: before, ...rest } = match;
    if (verified.kind === 'broken') {
      const frozen = { at: before?.at ?? this.#now(), ...verified.mark };
      await store.setVerified(id, match.rulesChecked, frozen);
      if (!before) this.#logFrozen(match.title, id, frozen);
      return { ...stored, match: { ...rest, frozen } };
    }
    const rules = title?.rulesVersion ?? match.rulesChecked;
    const pauses = before && [...(match.pauses ?? []), { from: before.at, to: this.#now() }];
    await store.setVerified(id, rules, null, pauses);
    if (before) this.#needs.log.info({ matchId: id }, 'a frozen match replays again and can be played on');
    return { ...stored, match: { ...rest, ...(pauses && { pauses }), rulesChecked: rules } };
  }

  #logFrozen(title: string, matchId: string, { reason, seq, problem }: FrozenMark): void {
    this.#needs.log.error({ matchId, title, reason, seq, problem }, 'a match does not replay and is frozen');
  }

  /**
   * Verifies the running matches in the background, at most half of the time. Loaded matches were verified when they were
   * loaded; an error in one does not stop the others.
   */
  start(isLoaded: (id: string) => boolean): void {
    this.#running = this.#verifyAll(isLoaded).catch((error: unknown) => {
      this.#needs.log.error({ problem: String(error) }, 'the running matches cannot be verified');
    });
  }

  async #verifyAll(isLoaded: (id: string) => boolean): Promise<void> {
    const { store, replaysAll } = this.#needs;
    for (const { id, title, rulesChecked, isFrozen } of await store.liveMatches()) {
      if (this.#closed) return;
      const isDue = replaysAll || isFrozen || rulesChecked !== this.#versionOf(title);
      if (!isDue || isLoaded(id)) continue;
      const begun = performance.now();
      await this.#verifyOne(id);
      await new Promise((resolve) => setTimeout(resolve, performance.now() - begun));
    }
  }

  async #verifyOne(id: string): Promise<void> {
    try {
      await this.verify(id);
    } catch (error) {
      this.#needs.log.error({ matchId: id, problem: String(error) }, 'a match cannot be replayed');
    }
  }

  /** Resolves when the background run has ended. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Stops after the current match. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }
}
