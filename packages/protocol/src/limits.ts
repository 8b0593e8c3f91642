/** Largest message of a client in bytes, over HTTP and over the socket. */
export const MESSAGE_BYTES = 65_536;
/** Largest record for import in bytes, and most acts in it. */
export const RECORD_BYTES = 4_194_304;
export const RECORD_ACTS = 20_000;
/** Most forks before a match, each of a fork before. */
export const RECORD_PREFIXES = 16;
/** Highest version of the rules of a title. */
export const RULES_VERSIONS = 1_000_000;
/** Longest name of a player, in characters as people count them (graphemes). */
export const NAME_LENGTH = 32;
/** Longest name of a match, in characters. */
export const MATCH_NAME_LENGTH = 80;
/** Longest chat message, in characters. */
export const CHAT_LENGTH = 500;
/** Chat messages one player may send within `CHAT_SECONDS`. */
export const CHAT_MESSAGES = 5;
export const CHAT_SECONDS = 10;
/** Chat messages that the watchers of one address together may send in a match within `CHAT_SECONDS`. */
export const CHAT_ADDRESS_MESSAGES = 20;
/** Chat messages sent to a new watcher. */
export const CHAT_HISTORY = 100;
/** Longest id of any kind, in characters. */
export const ID_LENGTH = 100;
/** Longest option key or decision id, in characters. */
export const KEY_LENGTH = 200;
/** Most keys of one choice. */
export const CHOICE_KEYS = 500;
/** Longest bank (60 days) and increment (a week), in seconds. */
export const BANK_SECONDS = 5_184_000;
export const INCREMENT_SECONDS = 604_800;
/** Longest wait before a seat is late, in seconds: 30 days. */
export const REMINDER_SECONDS = 2_592_000;
/** Longest wait before the seat of an absent player may be handed over, in seconds: 30 days. */
export const ABSENCE_SECONDS = 2_592_000;
/** Shortest absence rule that can be agreed on during play, in seconds. */
export const AGREED_ABSENCE_SECONDS = 60;
/** Time after which the seat of an absent player may be given on, in seconds; longer in matches played over days. */
export const SEAT_ABSENCE_SECONDS = 300;
/** How long a seat is kept for the person to whom the host offers it, in seconds. */
export const OFFER_SECONDS = 60;
/** Time after which a player may repeat a declined proposal, in seconds. */
export const PROPOSAL_SECONDS = 120;
/** Time after which the rights of an absent host pass on, in seconds. */
export const HOST_ABSENCE_SECONDS = 300;
/** Log entries in a frame: the newest. */
export const LOG_ENTRIES = 100;
/** Log entries on one page of older entries. */
export const LOG_PAGE = 200;
/** Most steps of a replay on one page of views. */
export const REPLAY_PAGE = 64;
/** Plans one player may send to the team within `PLAN_SECONDS`. */
export const PLANS = 60;
export const PLAN_SECONDS = 10;
/** Most standing orders of one seat, and the longest kind they may name, in characters. */
export const STANDING_ORDERS = 50;
export const DECLINE_KIND_LENGTH = 60;
/** Matches on one page of a list. */
export const PAGE_SIZE = 50;
/** Most public matches of one creator in a list of open matches. */
export const TABLES_PER_HOST = 3;
/** Time after the end of a match for which its players may still write in the chat, in hours: a week. */
export const CHAT_AFTER_HOURS = 168;
/** Longest password or operator token, in characters. */
export const PASSWORD_LENGTH = 200;
/** Longest temporary mute or ban, in minutes: a year. */
export const SANCTION_MINUTES = 525_600;
/** Most people in one answer to a moderator. */
export const PEOPLE = 200;
/** Longest message of the owner of a server to everybody, in characters. */
export const OWNER_MESSAGE_LENGTH = 300;
/** How often a page asks for the message of the owner, in seconds. */
export const OWNER_MESSAGE_SECONDS = 30;
