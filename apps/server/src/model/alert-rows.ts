import type { AlertAnswer, AlertWay, HookFormat } from '@echo-base/protocol';

/** Way to reach a player; times are epoch milliseconds. */
export interface AlertWayRow extends Pick<AlertWay, 'id' | 'kind' | 'name' | 'language' | 'wait' | 'isOn' | 'quiet'> {
  readonly playerId: string;
  readonly format: HookFormat;
  /** Address of the hook. It is a secret: whoever knows it can write to the player. */
  readonly address: string;
  /** Key of the signature of messages; null for formats without. */
  readonly secret: string | null;
  /** Messages that failed, in a row. */
  readonly failures: number;
  /** When the first of them failed. */
  readonly failedSince: number | null;
  /** What the service answered last, unless it accepted. */
  readonly answer: AlertAnswer | null;
  readonly createdAt: number;
}

/** Kind of news: a seat is asked, its time runs out, a match has begun or is over. */
export type AlertKind = 'turn' | 'deadline' | 'start' | 'end';
/** News of a match for a player by one of their ways. The same `kind`, `seat` and `since` are never news twice. */
export interface NewAlert {
  readonly playerId: string;
  readonly wayId: string;
  readonly kind: AlertKind;
  /** Empty for news of the whole match. */
  readonly seat: string;
  /** When the turn, or the match, began or ended. */
  readonly since: number;
  readonly dueAt: number;
  /** When it is no news any more; null while its turn lasts. */
  readonly expiresAt: number | null;
}

/** News in the outbox. */
export interface AlertRow extends NewAlert {
  readonly id: string;
  readonly matchId: string;
  readonly attempts: number;
}
