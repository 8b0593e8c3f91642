import type { AlertAnswer, AlertWay, HookFormat, HowOften } from '@echo-base/protocol';

/** Way to reach a player; times are epoch milliseconds. */
export interface AlertWayRow extends Pick<AlertWay, 'id' | 'kind' | 'name' | 'language' | 'wait' | 'isOn' | 'quiet'> {
  readonly playerId: string;
  /** Null but for hooks. */
  readonly format: HookFormat | null;
  /** Address of the hook, endpoint of the subscription or address of mail: whoever knows it can write to the player. */
  readonly address: string;
  /** Key of the signature of a hook, or the keys of a subscription as JSON; null without. */
  readonly secret: string | null;
  /** How the service of a hook names the player, to mention them; null without. */
  readonly mention: string | null;
  /** Messages that failed, in a row. */
  readonly failures: number;
  /** When the first of them failed. */
  readonly failedSince: number | null;
  /** What the service answered last, unless it accepted. */
  readonly answer: AlertAnswer | null;
  readonly createdAt: number;
  /** Until when the link to an address of mail can be opened; null if it was, and for ways without. */
  readonly confirmBy: number | null;
  /** When a message was accepted last; null before. */
  readonly reachedAt: number | null;
}

/** Link to confirm an address. */
export interface MailLinkRow {
  readonly tokenHash: string;
  readonly wayId: string;
  readonly playerId: string;
  /** The address as links to it are counted. */
  readonly mailbox: string;
  readonly sentAt: number;
}

/** How often a player is told of a match. */
export interface AlertMatchRow {
  readonly playerId: string;
  readonly matchId: string;
  readonly often: HowOften;
}

/**
 * Kind of news: a seat is asked, its time runs out, a match has begun or is over, its player is asked something beside the
 * game, a seat of a rematch or of another match is kept for them, they are named in the chat, or were nudged; or they have put
 * a turn off for an hour.
 */
export type AlertKind =
  | 'turn'
  | 'deadline'
  | 'start'
  | 'end'
  | 'request'
  | 'rematch'
  | 'invite'
  | 'mention'
  | 'nudge'
  | 'later';

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
  /** The message in which it was sent, if it is not known whether that has arrived; null otherwise. */
  readonly message: string | null;
  /** What its service needs to change the message; null if it cannot, and before it was sent. */
  readonly receipt: string | null;
  /** How often it was tried to change the message. */
  readonly closeTries: number;
}

/** A turn that a player has put off, by one of their ways. */
export interface SnoozeRow {
  readonly wayId: string;
  readonly matchId: string;
  readonly seat: string;
  /** The news that was put off. */
  readonly alertId: string;
  readonly at: number;
}

/** News that a message shows, and what its service needs to change the message. */
export interface ShownAlert {
  readonly id: string;
  readonly receipt: string;
}
