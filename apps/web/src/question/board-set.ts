import type { Badge } from '@echo-base/protocol';
import type { ComponentType, ReactNode } from 'react';
import type { Translate } from '../kit/i18n/translate.tsx';
import type { LazyValue } from '../kit/net/lazy-value.ts';
import type { Leave } from '../kit/net/leave.ts';
import type { Decision, LogEntry, Option, Outcome, Text } from '../kit/net/types.ts';
import type { IconName } from '../kit/ui/icons.tsx';
import type { SeatLook } from '../kit/ui/seat-looks.ts';
import type { Here } from '../rules/guide.ts';
import type { Chance, Moment } from './log/moment.ts';

/** Questions that take several answers and that the board lays out itself: the bar shows words and acts. */
export interface OwnSets<View = unknown> {
  owns(decision: Decision): boolean;
  /** Whether the bar lists the options too; by default only the board has them. */
  lists?(decision: Decision): boolean;
  /** Whether the bar offers to pick everything that fits; by default it does. */
  readonly offersAll?: boolean;
  /** The line below the question; by default the help of the question. */
  help?(t: Translate, decision: Decision, picked: readonly string[]): string | null;
  /** Label of the act that sends the picked options. */
  send(t: Translate, decision: Decision, picked: readonly string[], view: View): string;
}

/**
 * Questions that take many parts, such as leaders for missions, or that name two things in one option: the player drafts the answer part by part on the board,
 * each shown as if carried out, and sends it with one act.
 */
export interface Drafts<View = unknown> {
  owns(decision: Decision): boolean;
  /** The view with these parts carried out. */
  view(view: View, decision: Decision, picked: readonly string[]): View;
  /** The question for the next part: what may be added, what may be taken back, and the act that sends all. */
  step(view: View, decision: Decision, picked: readonly string[]): Decision;
  /** Whether an option is sent at once, alone; the draft stays. */
  isAct(decision: Decision, picked: readonly string[], key: string): boolean;
  /** The draft with the part of this option; absent if the option is the part. */
  add?(decision: Decision, picked: readonly string[], key: string): readonly string[];
  /** The draft with all parts that are left open, chosen sensibly, for the player to confirm. */
  fill?(decision: Decision, picked: readonly string[]): readonly string[];
  /** Name of a part that the question no longer offers, by its key; null where no sentence names it. */
  partName?(key: string): Text | null;
  /** Whether the part picked last completes the answer and sends it. */
  isComplete?(decision: Decision, picked: readonly string[]): boolean;
}

/** A seat and its player, as boards show them. */
export interface SeatInfo {
  readonly id: string;
  readonly name: string;
  readonly connected: boolean;
  readonly isBot: boolean;
  /** The badge of its player; absent without one, and while a computer player plays it. */
  readonly badge?: Badge;
  /** How its player has left, if they do not play it; absent in a replay. */
  readonly leave?: Leave | null;
  /** Since when its player is away, as the server says. */
  readonly awaySince?: string;
  /** Whether this session plays it. */
  readonly isMine: boolean;
}

/** Props of every part of a board. What may be pressed comes from `question/selection`, never from here. */
export interface BoardProps<View = unknown> {
  readonly view: View;
  /** The seat of the view, or `spectator`. */
  readonly viewer: string;
  readonly seats: readonly SeatInfo[];
  /** Seats that the match waits for; absent in a replay. */
  readonly asked?: readonly string[];
  readonly outcome?: Outcome;
}

type Part<View> = ComponentType<BoardProps<View>>;

/** An entry of the log, or the sentence of several in the place of the first; `told` are its entries then. */
export type LogSentence = LogEntry & { readonly told?: readonly LogEntry[] };

/** Part of a log: from this index up to, and without, that one. */
export interface LogPart {
  readonly from: number;
  readonly to: number;
}

/** Structure of a title's log, and its moments. */
export interface TitleLog<View = unknown> {
  /** Headings such as round and phase, by the number of the entry they precede. */
  headings(entries: readonly LogEntry[]): ReadonlyMap<number, Text>;
  /**
   * The look of the seat or side whose act or turn begins with this entry; null if the entry belongs to the previous one.
   */
  markOf?(entry: LogEntry, view: View): SeatLook | null;
  /**
   * The player whose act begins with this entry, where a side has several: its sentences name the side only. Null for
   * consequences, and where the side says it.
   */
  actorOf?(entry: LogEntry): Text | null;
  /** The target on the board of a name in a sentence; null without one. */
  targetOf(name: Text): string | null;
  /** The log in sentences: consecutive entries that belong together are one. Absent if each entry is a sentence. */
  sentencesOf?(entries: readonly LogEntry[]): readonly LogSentence[];
  /**
   * Moments of these entries for a viewer, in order: everything that changed what this viewer sees, own acts included
   * (`isOwn`). Made of these entries only, which are the viewer's own. With `within`, those that the entries of this part
   * give rise to, by index.
   */
  moments(entries: readonly LogEntry[], viewer: string, within?: LogPart): readonly Moment[];
  /** Index of the first entry that may still give rise to other moments when the log grows. */
  openFrom(entries: readonly LogEntry[]): number;
  /** The board draws the dice of the moment in front where they fall; absent: they are shown with its result. */
  readonly drawsDice?: boolean;
  /** Whether the board shows the newest moment with all its steps now, such as an attack in progress. */
  showsNewest?(view: View): boolean;
  /** Details of a moment, below its title. Without animation when reopened from the log. */
  readonly Details: ComponentType<BoardProps<View> & { readonly moment: Moment; readonly isNew: boolean }>;
}

/** Who has won a match, and why. */
export interface EndResult {
  /** The look of the winner; null for a draw, or several winners of different looks. */
  readonly look: SeatLook | null;
  /** Who has won; null if the lines say it. */
  readonly title: string | null;
  /** Why, and what all have reached. */
  readonly lines: readonly string[];
}

/** A board whose match is over. */
export type EndProps<View = unknown> = BoardProps<View> & { readonly outcome: Outcome };

/** What a title shows in the scene of the end. */
export interface TitleEnd<View = unknown> {
  resultOf(t: Translate, board: EndProps<View>): EndResult;
  /** Address of the picture of the place that decided, a disc in a square; undefined until it is loaded. */
  useHero(view: View): string | undefined;
  /** How the count went, over the whole game. */
  readonly Count: ComponentType<EndProps<View> & { readonly log: readonly LogEntry[] }>;
  /** The entry after which the winner was not caught up with; null for none. */
  decisiveOf(log: readonly LogEntry[], board: EndProps<View>): LogEntry | null;
  /** Why that moment decided, where its own words do not say it. */
  whyDecisive?(log: readonly LogEntry[], board: EndProps<View>): Text | null;
}

/** Cards of a title that sentences and options name: they open to be read. */
export interface TitleCards {
  /** Id of the card whose name or text a message is; null for other messages. */
  cardOf(message: Text): string | null;
  /** Name of a card; by default its id is the key of its name. */
  nameOf?(card: string): Text;
  /** Short summary of a card, for places too narrow for its text. */
  gistOf(card: string): Text;
  /** All that a card does: the help of the question while an option with this card is chosen but not sent. */
  textOf?(card: string): Text;
  /** The whole card. */
  readonly Card: ComponentType<{ readonly card: string }>;
  /** Small sign of a card, for the plate of the prompt bar. */
  readonly Sign: ComponentType<{ readonly card: string }>;
}

/** A number of a seat, and what it counts. */
export interface SeatFact {
  /** Null if it is hidden. */
  readonly value: number | null;
  readonly label: Text;
}

/** The parts of a title for the regions of the match. */
export interface BoardSet<View = unknown> {
  /**
   * The board itself. From 720 px up it fills its region, which must have a height; below, it is as tall as it needs.
   */
  readonly Board: Part<View>;
  /** The other players, one strip. */
  readonly Opponents: Part<View>;
  /** The viewer's own things; for spectators those of the active player. */
  readonly Hand: Part<View>;
  /** Replaces the hand once the match is over: its story, from the whole log. */
  readonly Story?: ComponentType<BoardProps<View> & { readonly log: readonly LogEntry[] }>;
  /** Its part of the scene of the end, loaded once the match is over. */
  readonly end?: LazyValue<TitleEnd<View>>;
  /** Around board and hand, for what both need, such as dragging a piece from one to the other. */
  readonly Provider?: ComponentType<{ readonly children: ReactNode }>;
  /** Shown above the tabs of the rail, with the newest entries of the log; without them in a replay. */
  readonly Rail: ComponentType<BoardProps<View> & { readonly log?: readonly LogEntry[] }>;
  /** The hand renders options of kind `primary` and `plain`, so the prompt bar does not. */
  readonly ownsActions: boolean;
  /** Options of kind `plain` with a place (`at`) that only the board renders, such as taking a leader back from its card. */
  ownsPlacedAction?(at: string): boolean;
  readonly sets?: OwnSets<View>;
  readonly drafts?: Drafts<View>;
  /**
   * If set, the hand is a separate tab on a phone. Whether the question, with its chosen piece, is about the hand or
   * about the board; null for both.
   */
  handTab?(decision: Decision, piece: string | null, view: View): boolean | null;
  readonly cards?: TitleCards;
  /**
   * The options of a question as they are shown: their order, and which act is advised; by default as in the question.
   */
  sorted?(options: readonly Option[], prompt: Text): readonly Option[];
  /**
   * Label of the button that confirms a chosen option, such as "Attack C6"; null: the option is sent without
   * confirmation.
   */
  confirmLabel?(option: Option, decision: Decision): Text | null;
  /**
   * Kinds of questions that are put to every seat that could hold an answer: one press gives standing orders for all of
   * them.
   */
  readonly reactions?: readonly string[];
  /** Pieces that the hand shows as targets of their own: while the hand is shown on a phone, or always if it has no tab, the
   * bar does not repeat them. */
  isInHand?(piece: string, decision: Decision): boolean;
  /** What the dice of a chosen option may come to, before it is sent; the line below the question is its detail then. */
  chancesOf?(option: Option, view: View, decision: Decision): readonly Chance[];
  /**
   * Options that the bar does not list, because the board has them all as targets: legal ones are pressed there, and of
   * refused ones it says why.
   */
  isUnlisted?(option: Option): boolean;
  /** The question once a piece is chosen, such as whom it attacks; null: where it goes. */
  pieceQuestion?(decision: Decision, piece: Text): Text | null;
  /** The question once a place is chosen before its piece, such as who goes to it; null: that of the decision. */
  placeQuestion?(place: string): Text | null;
  /** The structure of the log, and its moments. Without it the log is a plain list. */
  readonly log?: TitleLog<View>;
  /** The current place of a match in its rules and its guide. `step`: key of the public kind of the step that is asked. */
  hereOf?(view: View, viewer: string, step?: string): Here;
  /** The look of a seat, if the match decides it; null while it is not known. */
  lookOf?(seat: string, view: View): SeatLook | null;
  /**
   * Seats whose turns follow the current one, in order; absent where two sides alternate. `playing` are the seats that have
   * not left.
   */
  turnsAfter?(view: View, playing: readonly string[]): readonly string[];
  /** A seat by its player's name and its role, as in "Bia (Admiral)"; absent where seats have no roles. */
  nameOf?(seat: string): Text;
  /** Name of a place that every viewer sees, by its target; null for anything else. Absent where nobody can point at the board. */
  placeName?(view: View, at: string): Text | null;
  /** What everybody may know of a seat, in numbers, the measure of victory first, where the board itself does not show it. */
  factsOf?(view: View, seat: string): readonly SeatFact[];
  /** A small picture of a piece (`from` of an option), for the plate of the prompt bar. */
  readonly PieceIcon?: ComponentType<BoardProps<View> & { readonly piece: string }>;
  /** The hand is public, such as dice: a replay always shows it. */
  readonly isHandOpen?: boolean;
  /** Landmarks on the time line of a replay: keys of log entries, each with the icon of its mark. */
  readonly landmarks?: Readonly<Record<string, IconName>>;
  /**
   * Name of the group that shares secrets with a seat: if one device plays for several groups, a curtain separates
   * them. Absent if nothing is hidden.
   */
  secretsOf?(seat: string): string;
}
