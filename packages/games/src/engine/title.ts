import type { z } from 'zod';
import type { Decision } from './flow.ts';
import type { Json } from './json.ts';
import type { VisibleEntry } from './log.ts';
import type { RuleBook } from './rule.ts';
import type { Choice, Core, Outcome, SeatId, Viewer } from './state.ts';
import type { Text } from './text.ts';

/** A seat a title can have; `team` where seats win together. */
export interface SeatInfo {
  readonly id: SeatId;
  /** Text key of the seat's name. */
  readonly name: string;
  readonly team?: string;
}

/** What one viewer gets to see of a match; the only thing that leaves the server, and all a bot knows. */
export interface Seen<View = unknown> {
  readonly viewer: Viewer;
  readonly view: View;
  /** The viewer's own decisions; a spectator has none. */
  readonly decisions: readonly (Decision & { readonly canUndo: boolean })[];
  readonly canUndo: boolean;
  /** What the viewer may read of the act that led here. The log of the whole match is kept by its host. */
  readonly log: readonly VisibleEntry[];
  /** Who is waited for; never what they are asked. */
  readonly waitingFor: readonly SeatId[];
  /** The public kind of the step each seat is at that is waited for. */
  readonly pending: readonly { readonly seat: SeatId; readonly kind: Text }[];
  /** What the viewer's team-mates are asked, to read only; present where the title lets team-mates see it. */
  readonly mates?: readonly Decision[];
  readonly outcome?: Outcome;
}

/** A computer player. It sees what a person in its seat sees; `luck()` is a number from 0 to below 1. */
export type Bot<View> = (seen: Seen<View>, decision: Decision, luck: () => number) => Choice;

/** Sentences by key in one language, in ICU message syntax. */
export type Catalogue = Readonly<Record<string, string>>;
export type Language = 'en' | 'it' | 'fr' | 'es' | 'pt';

/** A game the product knows: everything the server, the bots and the contract tests need. */
export interface Title<G extends Core = Core, View = unknown, Options = unknown> {
  readonly id: string;
  /** Text key of the name. */
  readonly name: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** Every seat there can be, in clockwise order. */
  readonly seats: readonly SeatInfo[];
  /** The sets of seats a match can be played with. */
  seatings(): readonly (readonly SeatId[])[];
  /** Options of a match; the lobby's form is generated from the JSON schema of it. */
  readonly options: z.ZodType<Options>;
  /** Further options to test and to fuzz with, besides the defaults of the schema: each set is parsed by it. */
  readonly variants?: readonly object[];
  readonly rules: RuleBook<G>;
  /**
   * Counts the changes of the rules that make a recorded match go another way: raised when a recorded game no longer
   * plays as it did, so that servers check the matches in play. A test insists on it.
   */
  readonly rulesVersion: number;
  /** The title's own fields at the start; may draw luck from `core`. */
  setup(core: Core, options: Options): G;
  /**
   * Text key of the public kind of step, by the id of the rule that asks. Steps that a hidden choice leads from one to
   * the other must share a kind: it is shown to every viewer.
   */
  readonly steps?: Readonly<Record<string, string>>;
  /** Kinds of questions a seat may decline in advance; the texts `declines.<kind>` name them. */
  readonly declinable?: readonly string[];
  /** The public mark of the turn or round that a standing order until the end of the turn lasts for. */
  turnMark?(g: G): string;
  /** Whether team-mates see each other's options. */
  readonly matesShareOptions?: boolean;
  /** The rule a match begins with. */
  readonly first: { readonly id: string };
  /** What this viewer may see: a new object, built field by field. */
  view(g: G, viewer: Viewer): View;
  /** Makes the table go on without a seat that has given up and is not the last but one. */
  concede(g: G, seat: SeatId): void;
  /** Everything that must hold after every act; sentences for those that do not. */
  invariants(g: G): readonly string[];
  /** The same state with everything redealt that this viewer cannot see; the blind test compares views. */
  redeal(g: G, viewer: Viewer, luck: () => number): G;
  readonly bots: Readonly<Record<string, Bot<View>>>;
  readonly text: Readonly<Partial<Record<Language, Catalogue>> & { en: Catalogue }>;
  /** Facts that a scenario test must name: cards, units, boards. */
  readonly components: readonly string[];
  /** Claims every clause: the ledger then insists on it. */
  readonly complete: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of titles holds titles of every state and option type.
export type AnyTitle = Title<any, any, any>;
export type { Json };
