import type { AnyTitle } from '@echo-base/games/engine';
import type { AlertAnswer } from '@echo-base/protocol';
import type { Presence } from '../cluster/presence.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { AlertRow, AlertWayRow, Store, StoredMatch } from '../storage/store.ts';
import { ALERT_TEXT } from './alert-text.ts';
import { MOST_FAILURES } from './alert-ways.ts';
import type { Carriers } from './carriers.ts';
import type { Message, News } from './hook-formats.ts';
import { matchName } from './match-names.ts';
import { isAsked } from './match-news.ts';
import { quietUntil } from './quiet-hours.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What becomes known so soon after a message is in one message. */
const GATHER_MS = 2 * MINUTE_MS;
/** When to look again whether a player still has the match open. */
const WATCHED_MS = 2 * MINUTE_MS;
/** Longer than a call may take: afterwards its server counts as dead. */
const CLAIM_MS = MINUTE_MS;
/** Messages to a player within an hour. */
const MOST_MESSAGES = 20;
/** News listed in a message. */
const LISTED = 8;
/** Of several news of a match only the first of these is told. */
const ORDER = ['turn', 'nudge', 'deadline', 'request', 'rematch', 'end', 'start', 'mention'];

export interface AlertSenderNeeds {
  readonly store: Store;
  readonly presence: Presence;
  readonly carriers: Carriers;
  readonly titles: readonly AnyTitle[];
  readonly metrics: Pick<Metrics, 'alerts'>;
  readonly publicUrl: string | undefined;
}

/** News that is still true, with its match. */
interface True {
  readonly row: AlertRow;
  readonly stored: StoredMatch;
}

/**
 * How many failures of a way an answer counts for: what is gone stays gone, and a mail server that takes nothing at all is
 * no fault of an address.
 */
function failuresOf({ kind }: AlertWayRow, { code }: AlertAnswer): number {
  if (code === 'gone') return MOST_FAILURES;
  return kind === 'mail' && code !== 'refused' ? 0 : 1;
}

const idsOf = (rows: readonly AlertRow[]) => rows.map(({ id }) => id);

/** Sends what is due by one way, as one message. */
export class AlertSender {
  readonly #needs: AlertSenderNeeds;

  constructor(needs: AlertSenderNeeds) {
    this.#needs = needs;
  }

  /** Sends the news of a way, gives them up, or puts them off; resolves with the time to which some were put off. */
  async send(way: AlertWayRow, rows: readonly AlertRow[], now: number): Promise<number> {
    const { store } = this.#needs;
    if (!way.isOn || way.failures >= MOST_FAILURES) {
      await store.settleAlerts(idsOf(rows), now, false);
      return Number.POSITIVE_INFINITY;
    }
    const later = quietUntil(way.quiet, now) ?? (await this.#freeAt(way, now));
    if (later > now) {
      await store.postponeAlerts(idsOf(rows), later);
      return later;
    }
    const { told, watched } = await this.#sorted(rows, now);
    if (watched.length > 0) await store.postponeAlerts(idsOf(watched), now + WATCHED_MS);
    const claimed = new Set(
      told.length === 0
        ? []
        : await store.claimAlerts(
            told.map(({ row }) => row.id),
            now,
            now + CLAIM_MS,
          ),
    );
    const mine = told.filter(({ row }) => claimed.has(row.id));
    const retryAt = mine.length === 0 ? Number.POSITIVE_INFINITY : await this.#deliver(way, mine, now);
    return Math.min(retryAt, watched.length > 0 ? now + WATCHED_MS : retryAt);
  }

  /** When a message may be sent after those before it. */
  async #freeAt(way: AlertWayRow, now: number): Promise<number> {
    const sent = await this.#needs.store.messagesSince(way.playerId, now - HOUR_MS);
    const last = sent.findLast(({ wayId }) => wayId === way.id)?.at ?? Number.NEGATIVE_INFINITY;
    const full = sent.at(-MOST_MESSAGES)?.at ?? Number.NEGATIVE_INFINITY;
    return Math.max(now, last + GATHER_MS, full + HOUR_MS);
  }

  /** News to tell, and turns of matches that their players have open. What is not true any more is given up. */
  async #sorted(rows: readonly AlertRow[], now: number) {
    const { store, presence } = this.#needs;
    const told: True[] = [];
    const watched: AlertRow[] = [];
    const over: AlertRow[] = [];
    for (const row of rows) {
      const stored = await store.match(row.matchId);
      const isTurn = row.kind === 'turn' || row.kind === 'deadline';
      const isTrue = isTurn ? stored && isAsked({ stored }, row) : (row.expiresAt ?? now) >= now;
      const isOpen = presence.isWatching(row.matchId, row.playerId);
      if (!stored || !isTrue || (isOpen && !isTurn)) over.push(row);
      else if (isOpen) watched.push(row);
      else told.push({ row, stored });
    }
    await store.settleAlerts(idsOf(over), now, false);
    return { told, watched };
  }

  /** Resolves with the time of the next attempt, infinite without one. */
  async #deliver(way: AlertWayRow, told: readonly True[], now: number): Promise<number> {
    const { store, carriers, metrics } = this.#needs;
    const ids = told.map(({ row }) => row.id);
    const answer = await carriers.deliver(way, this.#messageOf(way, told));
    if (answer === null || answer.code === 'accepted') {
      await store.settleAlerts(ids, now, answer !== null);
      if (answer) await store.setAlertAnswer(way.id, null, now);
      if (answer) metrics.alerts.inc({ result: 'sent', kind: way.kind });
      return Number.POSITIVE_INFINITY;
    }
    metrics.alerts.inc({ result: 'failed', kind: way.kind });
    const attempts = Math.max(...told.map(({ row }) => row.attempts));
    const failures = failuresOf(way, answer);
    await store.setAlertAnswer(way.id, answer, now, failures);
    if (way.failures + failures >= MOST_FAILURES) {
      await store.settleAlerts(ids, now, false);
      return Number.POSITIVE_INFINITY;
    }
    const retryAt = now + (failures === 0 ? Math.min(60, 5 ** attempts) : 1 + 4 * way.failures) * MINUTE_MS;
    await store.postponeAlerts(ids, retryAt);
    return retryAt;
  }

  #messageOf({ language }: AlertWayRow, told: readonly True[]): Message {
    const rank = ({ row }: True) => ORDER.indexOf(row.kind);
    const first = new Map<string, True>();
    for (const one of [...told].sort((a, b) => rank(a) - rank(b)))
      if (!first.has(one.row.matchId)) first.set(one.row.matchId, one);
    const news = [...first.values()].map((one) => this.#newsOf(language, one));
    const rest = news.length - LISTED;
    return { news: news.slice(0, LISTED), more: rest > 0 ? ALERT_TEXT[language].more(rest) : null };
  }

  #newsOf(language: AlertWayRow['language'], { row, stored }: True): News {
    const { titles, publicUrl } = this.#needs;
    const words = ALERT_TEXT[language];
    const { short, whole } = matchName(titles, stored.match, language);
    const player = stored.seats.find(({ playerId }) => playerId === row.playerId)?.playerName ?? '';
    return {
      key: row.id,
      kind: row.kind,
      title: words.titles[row.kind](short),
      text: words.news[row.kind](player, whole),
      url: publicUrl === undefined ? null : `${publicUrl}/m/${row.matchId}`,
      matchId: row.matchId,
    };
  }
}
