import type { AlertAnswer, AlertTopic } from '@echo-base/protocol';
import type { Looks } from '../cluster/looks.ts';
import type { Presence } from '../cluster/presence.ts';
import type { AlertKind } from '../model/alert-rows.ts';
import { newId } from '../model/ids.ts';
import { keptPlayers } from '../model/seats.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { AlertRow, AlertWayRow, ShownAlert, Store, StoredMatch } from '../storage/store.ts';
import { ALERT_TEXT } from './alert-text.ts';
import { MOST_FAILURES } from './alert-ways.ts';
import type { Carriers } from './carriers.ts';
import type { Message, News } from './hook-formats.ts';
import type { LaterLinks, PutOff } from './later-links.ts';
import { matchName } from './match-names.ts';
import { isAsked } from './match-news.ts';
import { quietUntil } from './quiet-hours.ts';
import { SinceLastMove, type SinceLastMoveNeeds } from './since-last-move.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What becomes known so soon after a message is in one message. */
const GATHER_MS = 2 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** When to look again whether a player still looks at a page. */
const LOOKED_AT_MS = 2 * MINUTE_MS;
/** How much longer news waits while a player looks at a page that does not show the match. */
const HELD_MS = 10 * MINUTE_MS;
/** News that a player who has the match open has seen. */
const SEEN: ReadonlySet<AlertKind> = new Set(['start', 'end', 'mention']);
/** News of which there may be much: for matches that are told of once a day. */
const REPEATED: ReadonlySet<AlertKind> = new Set(['turn', 'request', 'mention', 'nudge']);
/** Longer than a call may take: afterwards its server counts as dead. */
const CLAIM_MS = MINUTE_MS;
/** Messages to a player within an hour. */
const MOST_MESSAGES = 20;
/** News listed in a message. */
const LISTED = 8;
/** Of several news of a match only the first of these is told. */
const ORDER = ['turn', 'later', 'nudge', 'deadline', 'request', 'rematch', 'invite', 'end', 'start', 'mention'];

export interface AlertSenderNeeds extends SinceLastMoveNeeds {
  readonly store: Store;
  readonly presence: Presence;
  readonly looks: Looks;
  readonly carriers: Carriers;
  readonly metrics: Pick<Metrics, 'alerts'>;
  readonly publicUrl: string | undefined;
  readonly laterLinks: LaterLinks;
  /** The server stops. */
  readonly stop: AbortSignal;
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

/** Whether news is still true. Requests are taken out of the outbox when they close. */
function isTrue({ row, stored }: True, now: number): boolean {
  const { kind, expiresAt } = row;
  if (isTurn({ row })) return isAsked({ stored }, row);
  if (kind === 'rematch' || kind === 'invite') return keptPlayers(stored).includes(row.playerId);
  if (kind === 'request') return stored.match.status === 'playing';
  return (expiresAt ?? now) >= now;
}

/** News of a seat that is asked. */
const TURNS: ReadonlySet<AlertKind> = new Set(['turn', 'deadline', 'nudge', 'later']);
const isTurn = ({ row }: { readonly row: AlertRow }) => TURNS.has(row.kind);

/** What a player chooses or leaves, by the kind of news. */
const TOPICS: Readonly<Record<AlertKind, AlertTopic>> = {
  ...{ turn: 'turn', nudge: 'turn', later: 'turn', deadline: 'deadline', request: 'request', mention: 'mention' },
  ...{ start: 'match', end: 'match', rematch: 'rematch', invite: 'rematch' },
};

const idsOf = (rows: readonly AlertRow[]) => rows.map(({ id }) => id);

/** The turn that a message shows, with its receipt; null if it shows another thing, or cannot be changed. */
function shownBy({ news: [first] }: Message, told: readonly True[], receipt: string | null = null): ShownAlert | null {
  const row = told.find((one) => one.row.id === first?.key)?.row;
  return row && isTurn({ row }) && receipt !== null ? { id: row.id, receipt } : null;
}

const putOff = ({ wayId, matchId, seat, id, since }: AlertRow): PutOff => ({
  wayId,
  matchId,
  seat,
  alertId: id,
  since,
});

/** Sends what is due by one way, as one message. */
export class AlertSender {
  readonly #needs: AlertSenderNeeds;

  readonly #sinceLastMove: SinceLastMove;

  constructor(needs: AlertSenderNeeds) {
    this.#needs = needs;
    this.#sinceLastMove = new SinceLastMove(needs);
  }

  /** Sends the news of a way, gives them up, or puts them off; resolves with the time to which some were put off. */
  async send(way: AlertWayRow, rows: readonly AlertRow[], now: number): Promise<number> {
    const { store } = this.#needs;
    if (!way.isOn || way.failures >= MOST_FAILURES || (await this.#isBanned(way.playerId, now))) {
      await store.settleAlerts(idsOf(rows), now, false);
      return Number.POSITIVE_INFINITY;
    }
    const off = await store.topicsOff(way.playerId);
    const [unwanted, wanted] = [true, false].map((isOff) =>
      rows.filter(({ kind }) => off.includes(TOPICS[kind]) === isOff),
    );
    await store.settleAlerts(idsOf(unwanted ?? []), now, false);
    return wanted?.length ? this.#sendWanted(way, wanted, now) : Number.POSITIVE_INFINITY;
  }

  async #sendWanted(way: AlertWayRow, rows: readonly AlertRow[], now: number): Promise<number> {
    const { store } = this.#needs;
    const later = quietUntil(way.quiet, now) ?? (await this.#freeAt(way, now));
    if (later > now) {
      await store.postponeAlerts(idsOf(rows), later);
      return later;
    }
    // What may have arrived already is sent as the same message again, with nothing new in it.
    const again = rows.find(({ message }) => message !== null)?.message ?? null;
    const chosen = again === null ? rows : rows.filter(({ message }) => message === again);
    const { told, later: postponed } = await this.#sorted(way, chosen, now);
    for (const { id, at } of postponed) await store.postponeAlerts([id], at);
    const message = again ?? newId();
    const retryAt = told.length === 0 ? Number.POSITIVE_INFINITY : await this.#claimed(way, told, { message, now });
    const rest = chosen.length < rows.length ? now + GATHER_MS : Number.POSITIVE_INFINITY;
    return Math.min(retryAt, rest, ...postponed.map(({ at }) => at));
  }

  /** Sends what no other server has taken. */
  async #claimed(way: AlertWayRow, told: readonly True[], { message, now }: { message: string; now: number }) {
    const ids = told.map(({ row }) => row.id);
    const claimed = new Set(await this.#needs.store.claimAlerts(ids, message, { now, until: now + CLAIM_MS }));
    const mine = told.filter(({ row }) => claimed.has(row.id));
    return mine.length === 0 ? Number.POSITIVE_INFINITY : this.#deliver(way, mine, { message, now });
  }

  async #isBanned(playerId: string, now: number): Promise<boolean> {
    const sanctions = await this.#needs.store.sanctions({ matchIds: [''], playerIds: [playerId], now });
    return sanctions.some(({ kind }) => kind === 'ban');
  }

  /** When a message may be sent after those before it. */
  async #freeAt(way: AlertWayRow, now: number): Promise<number> {
    const sent = await this.#needs.store.messagesSince(way.playerId, now - HOUR_MS);
    const last = sent.findLast(({ wayId }) => wayId === way.id)?.at ?? Number.NEGATIVE_INFINITY;
    const full = sent.at(-MOST_MESSAGES)?.at ?? Number.NEGATIVE_INFINITY;
    return Math.max(now, last + GATHER_MS, full + HOUR_MS);
  }

  /** News to tell, and news that waits; what is not true any more is given up. */
  async #sorted(way: AlertWayRow, rows: readonly AlertRow[], now: number) {
    const { store } = this.#needs;
    const lastTold = await store.lastTold(
      way.id,
      rows.map(({ matchId }) => matchId),
    );
    const told: True[] = [];
    const later: { readonly id: string; readonly at: number }[] = [];
    const over: AlertRow[] = [];
    for (const row of rows) {
      const stored = await store.match(row.matchId);
      const at = stored && (await this.#dueAt(way, { row, stored }, { now, lastTold: lastTold.get(row.matchId) }));
      if (!stored || at === null) over.push(row);
      else if (at > now) later.push({ id: row.id, at });
      else told.push({ row, stored });
    }
    await store.settleAlerts(idsOf(over), now, false);
    return { told, later };
  }

  /** When news is to be told, if not now; null if it is to be given up. */
  async #dueAt(way: AlertWayRow, one: True, { now, lastTold }: { now: number; lastTold: number | undefined }) {
    const { row, stored } = one;
    const { matchId, playerId, kind } = row;
    const { looks, presence, store } = this.#needs;
    if (!isTrue(one, now)) return null;
    const isLookedAt = looks.isLooking(playerId, matchId);
    if (SEEN.has(kind) && isLookedAt) return null;
    if (kind === 'mention' && (presence.lastSeen(matchId, playerId) ?? 0) > row.since) return null;
    if (isLookedAt) return now + LOOKED_AT_MS;
    const held = row.since + way.wait * MINUTE_MS + HELD_MS;
    if (looks.isLooking(playerId) && now < held) return Math.min(held, now + LOOKED_AT_MS);
    // Before the start there is no choice but the one that a link in a mail has made.
    const isWaiting = stored.match.status === 'waiting';
    const often = (await store.howOften(matchId, isWaiting ? [] : [playerId])).get(playerId);
    if (often === 'never') return null;
    if (isWaiting) return now;
    const isDaily = often === 'day' && REPEATED.has(kind) && lastTold !== undefined;
    return isDaily ? Math.max(now, lastTold + DAY_MS) : now;
  }

  /** Resolves with the time of the next attempt, infinite without one. */
  async #deliver(
    way: AlertWayRow,
    told: readonly True[],
    { message, now }: { message: string; now: number },
  ): Promise<number> {
    const { store, carriers, metrics, stop } = this.#needs;
    const ids = told.map(({ row }) => row.id);
    const content = await this.#messageOf(way, message, told);
    const delivered = await carriers.deliver(way, content, stop);
    const answer = delivered?.answer ?? null;
    if (answer === null || answer.code === 'accepted') {
      await store.settleAlerts(ids, now, answer !== null, shownBy(content, told, delivered?.receipt));
      if (answer) await store.setAlertAnswer(way.id, null, now);
      if (answer) metrics.alerts.inc({ result: 'sent', kind: way.kind });
      return Number.POSITIVE_INFINITY;
    }
    // It may have arrived: after the claim it is sent again, with its key.
    if (stop.aborted) return Number.POSITIVE_INFINITY;
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

  async #messageOf({ language }: AlertWayRow, key: string, told: readonly True[]): Promise<Message> {
    const rank = ({ row }: True) => ORDER.indexOf(row.kind);
    const first = new Map<string, True>();
    for (const one of [...told].sort((a, b) => rank(a) - rank(b)))
      if (!first.has(one.row.matchId)) first.set(one.row.matchId, one);
    const listed = [...first.values()].slice(0, LISTED);
    const news = await Promise.all(listed.map((one) => this.#newsOf(language, one)));
    const rest = first.size - listed.length;
    return { key, news, games: first.size, more: rest > 0 ? ALERT_TEXT[language].more(rest) : null };
  }

  async #newsOf(language: AlertWayRow['language'], { row, stored }: True): Promise<News> {
    const { titles, publicUrl, laterLinks } = this.#needs;
    const words = ALERT_TEXT[language];
    const { short, whole } = matchName(titles, stored.match, language);
    const own = stored.seats.find(({ playerId, keptFor }) => (playerId ?? keptFor?.id) === row.playerId);
    const player = own?.playerName ?? own?.keptFor?.name ?? '';
    return {
      key: row.id,
      kind: row.kind,
      title: words.titles[row.kind](short),
      text: words.news[row.kind](player, whole),
      since: isTurn({ row }) ? await this.#sinceLastMove.lines(stored, row.seat, language) : [],
      ...(isTurn({ row }) && { laterToken: laterLinks.token(putOff(row)) }),
      url: publicUrl === undefined ? null : `${publicUrl}/m/${row.matchId}`,
      matchId: row.matchId,
    };
  }
}
