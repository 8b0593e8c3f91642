/** The largest message a client may send, in bytes; over HTTP and over the socket. */
export const MESSAGE_BYTES = 65_536;
/** The largest record that can be imported, in bytes, and the most acts in it. */
export const RECORD_BYTES = 4_194_304;
export const RECORD_ACTS = 20_000;
/** The longest name of a player, in characters. */
export const NAME_LENGTH = 40;
/** The longest name of a match, in characters. */
export const MATCH_NAME_LENGTH = 80;
/** The longest chat message, in characters. */
export const CHAT_LENGTH = 500;
/** Chat messages one player may send within `CHAT_SECONDS`. */
export const CHAT_MESSAGES = 5;
export const CHAT_SECONDS = 10;
/** Chat messages of a match that a watcher is given to begin with. */
export const CHAT_HISTORY = 100;
/** The longest id of any kind, in characters. */
export const ID_LENGTH = 100;
/** The longest option key or decision id, in characters. */
export const KEY_LENGTH = 200;
/** The most keys one choice may name. */
export const CHOICE_KEYS = 500;
/** The longest times a table can be set to, in seconds: a bank of 60 days, and a week for each turn. */
export const BANK_SECONDS = 5_184_000;
export const INCREMENT_SECONDS = 604_800;
/** The longest wait before a seat is late, in seconds: 30 days. */
export const REMINDER_SECONDS = 2_592_000;
/** The longest wait before the seat of somebody who is away may be handed over, in seconds: 30 days. */
export const ABSENCE_SECONDS = 2_592_000;
/** The newest log entries that stand in a frame. */
export const LOG_ENTRIES = 100;
/** Log entries on one page of older ones. */
export const LOG_PAGE = 200;
/** The most standing orders of one seat, and the longest kind of question one may name, in characters. */
export const STANDING_ORDERS = 50;
export const DECLINE_KIND_LENGTH = 60;
/** Matches on one page of a list. */
export const PAGE_SIZE = 50;
/** The longest password or operator token, in characters. */
export const PASSWORD_LENGTH = 200;
/** The longest mute or ban that ends by itself, in minutes: a year. */
export const RESTRAINT_MINUTES = 525_600;
/** The most people one answer to a moderator names. */
export const PEOPLE = 200;
