/** Odd words and what to write instead: private, foreign or old-fashioned words that a stranger has to guess. */
export interface OddWord {
  /** Alternatives of a regular expression; matched as whole words, in any case. */
  readonly odd: string;
  readonly better: string;
}

/** Refused in comments, messages, test titles, English texts and documents. */
export const IN_SENTENCES: readonly OddWord[] = [
  { odd: 'whoever|whomever|whosoever', better: 'the player who …, the owner of the server, the caller' },
  { odd: 'nobody', better: 'no player, no one' },
  { odd: 'somebody|someone', better: 'a player, another player' },
  { odd: 'everybody|everyone', better: 'all players, every viewer' },
  { odd: 'anybody', better: 'anyone, any player' },
  { odd: 'those who|those whom', better: 'players who …' },
  { odd: 'hears?|heard', better: 'receive, be notified' },
  { odd: 'what became of|what becomes of', better: 'the result of' },
  { odd: 'of these none|of those none', better: 'none of these' },
  { odd: 'look(?:s|ed|ing)? on', better: 'watch' },
  { odd: 'otherwise than', better: 'differently from' },
  { odd: 'deeds?', better: 'act; action of a moderator' },
  { odd: 'kept state|working copy', better: 'snapshot; draft' },
  { odd: 'undo talks?', better: 'undo request' },
  { odd: 'weighs most', better: 'rendezvous hashing' },
  { odd: 'redeals?|redealt', better: 'resample hidden information' },
  { odd: 'ke(?:eps?|pt) behind', better: 'delayed spectators' },
  { odd: 'hangs? up|hung up', better: 'disconnect' },
  { odd: 'surroundings', better: 'context' },
  { odd: 'restrain(?:s|ed|ts?)?', better: 'sanction: ban, mute' },
  { odd: 'patience', better: 'timeout' },
  { odd: 'insists?', better: 'retry until acknowledged' },
  { odd: 'speakers?', better: 'translator; players in the chat' },
  { odd: 'luck', better: 'random number generator; at random' },
  { odd: 'gives up|gave up|(?:has|have|had)(?: not)? given up', better: 'concede' },
  { odd: 'heeds?|folk|weighed', better: 'the plain verb for what is meant' },
];

/** Refused in English texts of the interface as well. */
export const IN_TEXTS: readonly OddWord[] = [
  { odd: 'shall', better: 'a plain question or an imperative' },
  { odd: 'set(?:s|ting)? (?:a|the|one) table|sets tables', better: 'New game, create a game' },
  { odd: 'look(?:s|ed)? in', better: 'View' },
  { odd: 'by lot', better: 'Random' },
  { odd: 'the reckoning', better: 'Final score' },
  { odd: 'by itself', better: 'automatically' },
  { odd: 'this is no', better: 'not a …' },
  { odd: 'fetching', better: 'Loading …' },
  { odd: 'saves? the record|records? of Echo Base', better: 'replay' },
];

/** Refused as parts of declared names: `testRng` has the parts `test` and `luck`. */
export const IN_NAMES: readonly OddWord[] = [
  { odd: 'whoever|nobody|somebody|everybody|everyone|anybody', better: 'the role: players, viewers, visitor' },
  { odd: 'deeds?', better: 'act, acts; action of a moderator' },
  { odd: 'luck', better: 'rng' },
  { odd: 'redeal', better: 'resampleHidden' },
  { odd: 'restrain|restrained|restraints?', better: 'sanction' },
  { odd: 'insist|patience|patiently', better: 'timeout, retry' },
  { odd: 'troubles?', better: 'error, refusal' },
  { odd: 'hears?|heard', better: 'received, receive' },
  { odd: 'speakers?', better: 'translator' },
  { odd: 'surroundings', better: 'context' },
  { odd: 'hardy|weather|knock|looker', better: 'the standard term' },
  { odd: 'happenings?|evidence|folk|thaw', better: 'the standard term' },
];

/** A place where an odd word stays, and why. */
export interface Exception {
  readonly file: RegExp;
  /** The word as it is found, in lower case. */
  readonly word: string;
  readonly because: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  { file: /^scripts\/words\//, word: '*', because: 'the list itself' },
  {
    file: /^(packages\/games\/src\/engine\/(rng|state)|apps\/server\/test\/tap\/mutants)\.ts$/,
    word: 'luck',
    because: 'field of stored states and their hashes',
  },
  {
    file: /^packages\/games\/src\/engine\/testing\/transcript\.ts$/,
    word: 'gives up',
    because: 'word of the stored transcripts',
  },
  {
    file: /^(packages\/protocol|apps\/server)\/src\/(http\/)?moderation\.ts$/,
    word: 'restrained',
    because: 'query parameter of the HTTP interface',
  },
  { file: /^apps\/server\/src\/storage\/(schema|prune)\.ts$/, word: 'restraints', because: 'name of a table' },
  { file: /^apps\/web\/src\/kit\/i18n\/catalogues\/common\/en\.json$/, word: 'deed', because: 'argument of a text' },
];
