import type { z } from 'zod';
import type { Decision } from './decision.ts';
import type { Glance } from './glance.ts';
import type { VisibleEntry } from './log.ts';
import type { Picture } from './picture.ts';
import type { RuleBook } from './rule.ts';
import type { Seen } from './seen.ts';
import type { Choice, Core, Outcome, SeatId, Viewer } from './state.ts';
import type { Refusal, Text } from './text.ts';

/** A seat of a title; seats with the same `team` win together. */
interface SeatInfo {
  readonly id: SeatId;
  /** Text key of the seat's name. */
  readonly name: string;
  readonly team?: string;
}

/** Rules of a title for agreed draws. */
export interface DrawRules<G extends Core> {
  /** Whether the match is a campaign, of which the seats agree on an early end without a winner; sentences say so. */
  endsCampaign?(g: G): boolean;
  /** Public number of the current turn, which never decreases: it limits how often a side may offer. */
  turn(g: G): number;
  /** Outcome of a draw agreed now. */
  outcome(g: G): Outcome;
}

/** Position of a state on the timeline of a replay. */
export interface Stage {
  /** Section of the timeline, for instance a round or a planet. */
  readonly chapter: Text;
  /** Changes with every turn. */
  readonly turn: string;
}

/** A computer player. It gets what a person in its seat sees; `rng()` returns a number from 0 to below 1. */
export type Bot<View> = (seen: Seen<View>, decision: Decision, rng: () => number) => Choice;

/** Sentences by key in one language, in ICU message syntax. */
export type Catalogue = Readonly<Record<string, string>>;
export const LANGUAGES = ['en', 'it', 'fr', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A file of the operator for a title. */
export interface TitleFile {
  readonly name: string;
  readonly text: string;
}

/** What is wrong in a file, and in which line. */
export interface FileProblem {
  readonly name: string;
  readonly line: number;
  readonly message: string;
}

/** A game: what servers and bots need of it; `TestedTitle` has what only tests need. */
export interface Title<G extends Core = Core, View = unknown, Options = unknown> {
  readonly id: string;
  /** Text key of the name. */
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** All possible seats, clockwise. */
  readonly seats: readonly SeatInfo[];
  /** The sets of seats a match can be played with. */
  seatings(): readonly (readonly SeatId[])[];
  /** Schema of the match options; its JSON Schema becomes the lobby's form. */
  readonly options: z.ZodType<Options>;
  /** Why these seats cannot play with these options, though each is valid alone; undefined if they can. */
  unsuited?(seats: readonly SeatId[], options: Options): Refusal | undefined;
  /** Files of the server's operator, such as maps, in a directory of `DATA_DIR`. */
  readonly files?: {
    readonly directory: string;
    /** The title with all of these files, for new matches; or what is wrong with them. */
    load(
      files: readonly TitleFile[],
    ): { readonly title: Title<G, View, Options> } | { readonly problems: readonly FileProblem[] };
  };
  /** Options of a new match as it stores them, with the operator's files it is played with. */
  settle?(options: Options): Options;
  readonly rules: RuleBook<G>;
  /**
   * Version of the rules: raised when recorded games no longer replay, so that servers verify the matches in play. A
   * test enforces it.
   */
  readonly rulesVersion: number;
  /** Initial state; may draw random numbers from `core`. */
  setup(core: Core, options: Options): G;
  /**
   * Text keys of the public kinds of steps, by the id of the rule that asks, or by rule and step as in `turn/help`. Every
   * viewer sees the kind, so steps between which a hidden choice decides must share one.
   */
  readonly steps?: Readonly<Record<string, string>>;
  /** Kinds of questions a seat may decline in advance; the texts `declines.<kind>` name them. */
  readonly declinable?: readonly string[];
  /** Public mark of the current turn or round; a standing order for the turn lasts while the mark is the same. */
  turnMark?(g: G): string;
  /** Whether the talk of team-mates is open to all by the rules: chat has no messages to a team. */
  readonly talksOpenly?: boolean;
  /** Whether team-mates see each other's options. */
  readonly matesShareOptions?: boolean;
  /** The rule a match begins with. */
  readonly first: { readonly id: string };
  /** Tells what an act has changed on the whole, whatever did it: adds to the log of the act, and to nothing else. */
  tellsAfter?(g: G, before: G): void;
  /** View of a viewer: a new object, built field by field. */
  view(g: G, viewer: Viewer): View;
  /**
   * Name of a place of the board that every viewer sees, by what options point at it with (`at`), such as `place:naboo`; null
   * for anything else. Absent where nobody can point at the board. `view` is that of a spectator.
   */
  placeName?(view: View, at: string): Text | null;
  /**
   * View without hidden information, for replays of finished matches; built as `view` is. Absent where the spectator's
   * view hides nothing.
   */
  viewOfAll?(g: G): View;
  /**
   * The match at a glance, from the view and the log of a spectator. It is kept and shown in lists: it names what it takes of
   * the view, field by field.
   */
  glance?(view: View, log: readonly VisibleEntry[]): Glance;
  /** The small picture of a glance. */
  picture?(glance: Glance): Picture;
  /** The log in sentences: entries that belong together as one. Default: each entry is a sentence. */
  readonly sentencesOf?: (entries: readonly VisibleEntry[]) => readonly VisibleEntry[];
  /** Position of a state on the timeline of a replay. Default: one section, and a turn ends where another seat acts. */
  stage?(g: G): Stage;
  /** Continues the match without a seat that has conceded; called while at least two sides still play. */
  concede(g: G, seat: SeatId): void;
  /** Concession of a part of the match after which the match continues, such as a battle of a campaign. */
  readonly part?: {
    /** Whether a part is played now. */
    isOpen(g: G): boolean;
    concede(g: G, seat: SeatId): void;
  };
  /** Rules for agreed draws; absent where the game knows none. */
  readonly draw?: DrawRules<G>;
  /** Whether a computer player of this level agrees to an open draw offer; absent: none ever does. */
  agreesToDraw?(seen: Seen<View>, level: string): boolean;
  readonly bots: Readonly<Record<string, Bot<View>>>;
  /** Texts by language: all of them if the title is complete, else perhaps English alone, which stands in for the others. */
  readonly text: Readonly<Partial<Record<Language, Catalogue>> & { en: Catalogue }>;
  /** Whether every clause has a test, which the ledger enforces, and every sentence is in all languages. */
  readonly complete: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of titles holds titles of every state and option type.
export type AnyTitle = Title<any, any, any>;
