import type { ComponentType, ReactNode } from 'react';
import type { Translate } from '../i18n/translate.tsx';
import type { Leave } from '../match/leave.ts';
import type { Decision, LogEntry, Option, Outcome, Text } from '../net/types.ts';
import type { Here } from '../rules/guide.ts';
import type { IconName } from '../ui/icons.tsx';
import type { SeatLook } from '../ui/seat-looks.ts';

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
  /** Whether the part picked last completes the answer and sends it. */
  isComplete?(decision: Decision, picked: readonly string[]): boolean;
}

/** A seat and its player, as boards show them. */
export interface SeatInfo {
  readonly id: string;
  readonly name: string;
  readonly connected: boolean;
  readonly isBot: boolean;
  /** How its player has left, if they do not play it; absent in a replay. */
  readonly leave?: Leave | null;
  /** Whether this session plays it. */
  readonly isMine: boolean;
}

/** Props of every part of a board. What may be pressed comes from `useTargets`, never from here. */
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

/** Announcement: consecutive log entries about one event, such as a mission with both rolls. */
export interface Announcement {
  /** Its kind, for the title that renders it. Kind and `from` identify the announcement. */
  readonly kind: string;
  /** Number of its first entry. */
  readonly from: number;
  /** Number of the entry that completes it, at which it is announced. */
  readonly seq: number;
  /** Number of the entry after which the board showed all of it: if that was before `seq`, it is not announced. */
  readonly shownAt?: number;
  /** What happened, in one line. */
  readonly title: Text;
  /** Its place: a target on the board. */
  readonly at?: string;
  /** Further targets that the board marks while it is opened, such as the places units came from. */
  readonly about?: readonly string[];
  /** A turning point of the game: large, and shown on the board too. */
  readonly isTurningPoint?: boolean;
  /** The title says it all: it closes automatically. */
  readonly isBrief?: boolean;
  readonly entries: readonly LogEntry[];
}

/** An entry of the log, or the sentence of several in the place of the first; `told` are its entries then. */
export type LogSentence = LogEntry & { readonly told?: readonly LogEntry[] };

/** Structure of a title's log, and its announcements. */
export interface TitleLog<View = unknown> {
  /** Headings such as round and phase, by the number of the entry they precede. */
  headings(entries: readonly LogEntry[]): ReadonlyMap<number, Text>;
  /**
   * The look of the seat or side whose act or turn begins with this entry; null if the entry belongs to the previous one.
   */
  markOf?(entry: LogEntry, view: View): SeatLook | null;
  /** The target on the board of a name in a sentence; null without one. */
  targetOf(name: Text): string | null;
  /** The log in sentences: consecutive entries that belong together are one. Absent if each entry is a sentence. */
  sentencesOf?(entries: readonly LogEntry[]): readonly LogSentence[];
  /** Announcements of these entries for a viewer, in order: not what the viewer has just done. */
  announcements(entries: readonly LogEntry[], viewer: string): readonly Announcement[];
  /** Details of an announcement, below its title. Without animation when reopened from the log. */
  readonly Details: ComponentType<BoardProps<View> & { readonly announcement: Announcement; readonly isNew: boolean }>;
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
  /** Wraps board and hand, for what both need, such as dragging a piece from one to the other. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
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
  /** Refused options that the bar does not list, because there are many; the board says why they are refused. */
  isUnlisted?(option: Option): boolean;
  /** The question once a piece is chosen, such as whom it attacks; null: where it goes. */
  pieceQuestion?(decision: Decision, piece: Text): Text | null;
  /** The question once a place is chosen before its piece, such as who goes to it; null: that of the decision. */
  placeQuestion?(place: string): Text | null;
  /** The structure of the log, and its announcements. Without it the log is a plain list. */
  readonly log?: TitleLog<View>;
  /** The current place of a match in its rules and its guide. `step`: key of the public kind of the step that is asked. */
  hereOf?(view: View, viewer: string, step?: string): Here;
  /** The look of a seat, if the match decides it; null while it is not known. */
  lookOf?(seat: string, view: View): SeatLook | null;
  /** Seats whose turns follow the current one, in order; absent where two sides alternate. */
  turnsAfter?(view: View): readonly string[];
  /** A small picture of a piece (`from` of an option), for the plate of the prompt bar. */
  readonly PieceIcon?: ComponentType<BoardProps<View> & { readonly piece: string }>;
  /** The hand is public, such as dice: a replay always shows it. */
  readonly isHandOpen?: boolean;
  /** Moments for the time line of a replay: keys of log entries, each with the icon of its mark. */
  readonly moments?: Readonly<Record<string, IconName>>;
  /**
   * Name of the group that shares secrets with a seat: if one device plays for several groups, a curtain separates
   * them. Absent if nothing is hidden.
   */
  secretsOf?(seat: string): string;
}
