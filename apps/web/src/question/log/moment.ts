import type { LogEntry, Text } from '../../kit/net/types.ts';
import type { Cue } from '../../kit/ui/cues.ts';

/** Way on the board: of pieces that move or retreat, or from an attacker to its target. */
export interface Way {
  readonly kind: 'move' | 'attack' | 'retreat';
  /** Its two ends: targets on the board. */
  readonly from: string;
  readonly to: string;
  /** Targets that it passes between them, in order. */
  readonly through?: readonly string[];
}

/** What a roll may come to. */
export interface Chance {
  readonly label: Text;
  /** Before the roll, from 0 to 1. */
  readonly chance: number;
  /** Whether it came true; absent before the roll. */
  readonly came?: boolean;
}

/** Moment: consecutive log entries about one event that its viewer should see, such as a mission with both rolls. */
export interface Moment {
  /** Its kind, for the title that renders it. Kind and `from` identify the moment. */
  readonly kind: string;
  /** Number of its first entry. */
  readonly from: number;
  /** Number of the entry that completes it. */
  readonly seq: number;
  /** Number of the entry after which the board showed all of it: if that was before `seq`, it is not new. */
  readonly shownAt?: number;
  /** Whether it is an act of the viewer: shown again only for its dice. */
  readonly isOwn?: boolean;
  /** Nobody did it, such as a round that begins: no player and no mark of a seat stands beside it, whoever's act led to it. */
  readonly isEvent?: boolean;
  /** The course of the game, such as the begin of a turn, which the question shows: it is never put in front. */
  readonly isRoutine?: boolean;
  /** What happened, in one line: its result, if it has dice. */
  readonly title: Text;
  /** Number of dice that fall. The title is their result, and `opening` says what they are rolled for without it. */
  readonly dice?: number;
  /** Number of dice that fall after these, such as those of a second roll. */
  readonly secondDice?: number;
  /** The sound of its result, and of what is won with it. */
  readonly cue?: Cue;
  readonly prizeCue?: Cue;
  readonly opening?: Text;
  /** What its dice could come to, before and after they are rolled. */
  readonly chances?: readonly Chance[];
  /** What it meant, in one sentence, if the title does not say it. */
  readonly meaning?: Text;
  /**
   * Another seat still decides about it: what `{names}` decide. It stays in front until then.
   */
  readonly waits?: Text;
  /** Its place: a target on the board. */
  readonly at?: string;
  /** Further targets that the board marks while it is in front, such as the pieces concerned. */
  readonly about?: readonly string[];
  readonly ways?: readonly Way[];
  /** Number of the last entry in it with which cards were drawn, which their seat has seen. */
  readonly lastDraw?: number;
  /** A turning point of the game: large, and shown on the board too. */
  readonly isTurningPoint?: boolean;
  /** A result of weight, such as a unit that is destroyed or a medal that is won: it stands until it can be read. */
  readonly isDecisive?: boolean;
  /** It changes the board without a way or a place to be followed, such as a piece that is placed or won: it is no mere remark. */
  readonly isChange?: boolean;
  /** The title says it all: it has no details. */
  readonly isBrief?: boolean;
  readonly entries: readonly LogEntry[];
}

/** Whether the result of a moment stands until it can be read, whatever waits behind it. */
export const isWeighty = ({ isDecisive, isTurningPoint }: Pick<Moment, 'isDecisive' | 'isTurningPoint'>): boolean =>
  isDecisive === true || isTurningPoint === true;

/** The moment that an entry belongs to: the shortest one; null for none. */
export function momentAt(moments: readonly Moment[], seq: number): Moment | null {
  const own = moments.filter(({ entries }) => entries.some((entry) => entry.seq === seq));
  return own.toSorted((a, b) => a.entries.length - b.entries.length)[0] ?? null;
}

/** How a moment is told afterwards: what was done, and what came of it: the result of its dice, and what it meant. */
export function toldOf({ opening, title, meaning }: Moment): { readonly what: Text; readonly came: readonly Text[] } {
  const came = [...(opening ? [title] : []), ...(meaning ? [meaning] : [])];
  return { what: opening ?? title, came };
}
