import type { AnyTitle } from '@echo-base/games/engine';
import { nameIn } from '../model/look-alikes.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { AlertRow, AlertWayRow, Store, StoredMatch } from '../storage/store.ts';
import { ALERT_TEXT } from './alert-text.ts';
import type { Carriers } from './carriers.ts';
import { matchName } from './match-names.ts';
import { isAsked } from './match-news.ts';
import { quietUntil } from './quiet-hours.ts';

const MINUTE_MS = 60_000;
/** Longer than a call may take: afterwards its server counts as dead. */
const CLAIM_MS = MINUTE_MS;
/** Attempts to change a message; after the last one it stays as it is. */
const MOST_TRIES = 4;

export interface AlertCloserNeeds {
  readonly store: Store;
  readonly carriers: Carriers;
  readonly titles: readonly AnyTitle[];
  readonly metrics: Pick<Metrics, 'alerts'>;
  /** The server stops. */
  readonly stop: AbortSignal;
}

/** Name of the player in the match. */
function playerIn(stored: StoredMatch, playerId: string): string {
  const seat = stored.seats.find((one) => one.playerId === playerId);
  return nameIn(stored, { id: playerId, name: seat?.playerName ?? '' });
}

/** Changes messages about a turn once it is over: hooks say who has moved, notifications disappear. */
export class AlertCloser {
  readonly #needs: AlertCloserNeeds;

  constructor(needs: AlertCloserNeeds) {
    this.#needs = needs;
  }

  /** Resolves with the time of the next attempt, infinite without one. Quiet hours hold it back, as they do all. */
  async close(way: AlertWayRow, row: AlertRow, now: number): Promise<number> {
    const { store, carriers, metrics, stop } = this.#needs;
    const { id, receipt } = row;
    const stored = await store.match(row.matchId);
    if (!stored || receipt === null || isAsked({ stored }, row)) {
      await store.settleClosing(id);
      return Number.POSITIVE_INFINITY;
    }
    const later = quietUntil(way.quiet, now);
    if (later !== null) {
      await store.settleClosing(id, later);
      return later;
    }
    if (!(await store.claimClosing(id, { now, until: now + CLAIM_MS }))) return Number.POSITIVE_INFINITY;
    const answer = await carriers.close(way, await this.#closingOf(way, row, stored), receipt, stop);
    // Changed again after the claim, which changes nothing.
    if (stop.aborted) return Number.POSITIVE_INFINITY;
    const isDone = answer === null || answer.code === 'accepted';
    metrics.alerts.inc({ result: isDone ? 'changed' : 'change_failed', kind: way.kind });
    // A message or a hook that is gone stays so.
    const isLost = answer?.code === 'gone' || (answer?.status ?? 500) < 500;
    if (isDone || (isLost && answer?.status !== 429) || row.closeTries + 1 >= MOST_TRIES) {
      await store.settleClosing(id);
      return Number.POSITIVE_INFINITY;
    }
    const retryAt = now + 5 ** row.closeTries * MINUTE_MS;
    await store.settleClosing(id, retryAt);
    return retryAt;
  }

  async #closingOf({ language }: AlertWayRow, row: AlertRow, stored: StoredMatch) {
    const { store, titles } = this.#needs;
    const words = ALERT_TEXT[language];
    const player = playerIn(stored, row.playerId);
    const hasMoved = await store.hasActed(row.matchId, row.seat, row.since);
    const { short: title } = matchName(titles, stored.match, language);
    return { key: row.id, matchId: row.matchId, title, text: (hasMoved ? words.moved : words.passed)(player) };
  }
}
