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
/** Matches on one page of a list. */
export const PAGE_SIZE = 50;
