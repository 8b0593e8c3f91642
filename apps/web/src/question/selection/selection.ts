import { blockedBy } from '@echo-base/games/budgets';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useConnection } from '../../kit/net/socket.ts';
import type { Decision, Option, Text } from '../../kit/net/types.ts';
import { shakePressed } from '../../kit/ui/press.ts';
import type { BoardSet } from '../board-set.ts';
import { piecesOf } from './offered.ts';
import { createPressGuard, type PressGuard, sameOption } from './press-guard.ts';
import { costOfNone } from './several.ts';

// The selection of the current question, and the presses that change it. Result of a press: it is carried out, kept until
// an answer comes, or refused with a sign; never dropped. No React here.

/** Answer to a question: the key of an option, several keys, or a number. */
export type Choice = string | readonly string[] | number;

/**
 * Why a press was not taken: its question had only just appeared, it was the second half of a double press, an act or the
 * connection is waited for, what was pressed is no longer offered, or it was pressed while its question waited and is
 * sent by another press.
 */
export type Untaken = 'early' | 'double' | 'busy' | 'offline' | 'gone' | 'again';

/** An option that is chosen and then sent by an act of its own. */
interface ReadyOption {
  readonly option: Option;
  readonly act: Text;
}

/** A question, and what is chosen of it. Chip and target read the same selection, so both are highlighted together. */
export interface Selection {
  readonly decision: Decision | null;
  /** The piece chosen first, for options with a piece. */
  readonly piece: string | null;
  /** The place chosen before its piece. */
  readonly place: string | null;
  /** Keys picked so far if several may be chosen. */
  readonly picked: readonly string[];
  /** An act is pending; one press meanwhile is kept until its answer. */
  readonly busy: boolean;
  /** Key of the pending option; null for none, or several. */
  readonly sent: string | null;
  /** Key of the option pressed meanwhile; null for none. */
  readonly kept: string | null;
  /** Why the last press was not taken, for a moment; null for none. */
  readonly untaken: Untaken | null;
  /** What was pressed last and is no longer offered. */
  readonly gone: Text | null;
  /** A grave act to be confirmed in the bar. */
  readonly grave: Option | null;
  /** An option that is chosen but not sent, and the label of the act that sends it. */
  readonly ready: ReadyOption | null;
}

/** What is chosen of a question. */
export type Chosen = Pick<Selection, 'decision' | 'piece' | 'place' | 'picked' | 'ready'>;

/** What was pressed of a question that waits. */
type Pressed = { readonly option: Option } | { readonly piece: string };

/** What a press does. The same functions for as long as the match is open. */
export interface SelectionActs {
  /** The selection on screen, for what handles a press. */
  now(): Selection;
  /** Chooses the piece; null deselects piece and place. */
  choosePiece(piece: string | null): void;
  choosePlace(place: string | null): void;
  /**
   * Acts, or toggles the option if several may be chosen. A grave act is sent once confirmed, an option of which the
   * title says so at its second press.
   */
  press(option: Option): void;
  /**
   * Sets the picked keys if several may be chosen. `by`: what the press turns on and off, of which the second half of a
   * double press takes nothing back.
   */
  pick(keys: readonly string[], by?: string): void;
  /** Lights what has this id, on the board and in the bar: the key of an option, or a piece. */
  hover(id: string | null): void;
  /** Sends the picked keys, or a number. */
  send(choice: Choice): void;
  /** Sends the grave act, or cancels it. */
  answerGrave(isMeant: boolean): void;
  /** Shows that the press under way is not taken. */
  refusePress(why: Untaken): void;
  /** Chooses an option or a piece of a question that waits, once it can be answered; nothing is sent. */
  chooseNext(decision: Decision, pressed: Pressed): void;
  /** Whether the question about to be rendered has waited on screen: its buttons are where others were. */
  hasWaited(): boolean;
  /** Whether this question is about to replace another one, or none, on screen. */
  isNew(question: string): boolean;
  /** Whether the press under way may turn `what` on or off, which a double press does once; shows it if not. */
  mayToggle(what: string): boolean;
}

/** The question on screen, and how to answer it. */
export interface ShownQuestion {
  readonly decision: Decision | null;
  readonly busy: boolean;
  /** The next question is on screen, and waits until moments have been shown. */
  readonly isNextWaiting?: boolean;
  readonly onAct: (decision: Decision, choice: Choice) => void;
  /** Label of the button that confirms a chosen option; null: the option is sent without confirmation, the default. */
  readonly confirmLabel?: BoardSet['confirmLabel'];
}

/** Input for one question; another question starts empty. */
interface Input {
  readonly question: string | undefined;
  readonly picked: readonly string[];
  readonly place: string | null;
  readonly grave: Option | null;
  readonly ready: ReadyOption | null;
}

interface State extends Input {
  /** The piece chosen first: kept by the next question if that has options of it. */
  readonly chosen: string | null;
  readonly busy: boolean;
  readonly sent: string | null;
  readonly kept: { readonly option: Option; readonly decision: Decision } | null;
  readonly untaken: Untaken | null;
  readonly gone: Text | null;
}

const NOTHING: readonly string[] = [];

const emptyOf = (question: string | undefined): Input => ({
  ...{ question, picked: NOTHING, place: null, grave: null, ready: null },
});

const inputOf = (state: State, question: string | undefined): Input =>
  state.question === question ? state : emptyOf(question);

/** Whether a question has options of this piece. */
const isUsable = (decision: Decision | null, piece: string): boolean =>
  piecesOf(decision)
    .get(piece)
    ?.some((option) => !option.refused) === true;

/** What is chosen of a question: what was chosen of an older one is discarded, but for a piece that it has options of. */
function selectionFor(state: State, decision: Decision | null): Selection {
  const { picked, place, grave, ready } = inputOf(state, decision?.id);
  const { chosen, busy, sent, kept, untaken, gone } = state;
  const piece = chosen !== null && isUsable(decision, chosen) ? chosen : null;
  const pending = { sent: busy ? sent : null, kept: kept?.option.key ?? null };
  return { decision, piece, place, picked, busy, ...pending, untaken, gone, grave, ready };
}

/** Toggles an option. If the most is one, it replaces the last; one too many, or over a budget, is not picked. */
function toggled(decision: Decision, picked: readonly string[], key: string): readonly string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  if (decision.max === 1) return blockedBy(decision, [], key) ? picked : [key];
  const isFull = picked.length >= (decision.max ?? decision.options.length);
  return isFull || blockedBy(decision, picked, key) ? picked : [...picked, key];
}

const isOffline = () => useConnection.getState().state === 'lost';

/** Milliseconds for which the bar says why a press was not taken. */
const NOTE_MS = 3_000;

/** Stands for choosing none of several options, which has no key of its own. */
const NONE = 'none:';
const CHOOSE_NONE: Text = { key: 'match.confirmPicked', params: { count: 0 } };

/** The selection of one match. Its functions need no receiver. */
export class SelectionStore implements SelectionActs {
  /** Changes whenever a selection does. */
  readonly store: StoreApi<State>;
  /** The id under the pointer or focus, on the board or in the bar. */
  readonly hovered: StoreApi<string | null> = createStore(() => null);
  /** Which presses count. */
  readonly guard: PressGuard;
  #shown: ShownQuestion;
  #answered: string | null = null;
  #next: { readonly decision: Decision; readonly pressed: Pressed } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: { readonly state: State; readonly selection: Selection } | null = null;

  constructor(first: ShownQuestion) {
    this.#shown = first;
    this.guard = createPressGuard(first.decision);
    this.store = createStore<State>(() => ({
      ...emptyOf(first.decision?.id),
      ...{ chosen: null, busy: first.busy, sent: null, kept: null, untaken: null, gone: null },
    }));
  }

  /** What is chosen of a question; the same object until something of it changes. */
  readonly of = (state: State, decision: Decision | null): Selection => {
    if (this.#last?.state !== state || this.#last.selection.decision !== decision)
      this.#last = { state, selection: selectionFor(state, decision) };
    return this.#last.selection;
  };

  readonly now = (): Selection => this.of(this.store.getState(), this.#shown.decision);

  /** The question is on screen: from now on it is the one that presses answer. */
  show(next: ShownQuestion): void {
    this.#shown = next;
    this.guard.show(next.decision);
    if (this.store.getState().busy !== next.busy) this.store.setState({ busy: next.busy });
    // Beside words of whom the match waits for, it would seem to be about them.
    if (next.decision === null && this.store.getState().untaken !== null) this.store.setState({ untaken: null });
  }

  /** After the answer of an act: carries out the press kept meanwhile if what was pressed is still offered. */
  carryOutKept(): void {
    const { kept } = this.store.getState();
    const { decision, busy } = this.#shown;
    if (kept === null || busy) return;
    this.store.setState({ kept: null });
    const isNext = decision !== null && decision.id !== kept.decision.id;
    const option = isNext ? sameOption(kept.decision, kept.option, decision) : null;
    if (option && !option.refused) this.#carryOut(option);
    else this.#refuseGone(kept.option.label);
  }

  /** Chooses what was pressed while the question waited, if it is still offered. */
  chooseAwaited(): void {
    const { decision, busy } = this.#shown;
    if (this.#next === null || busy) return;
    const { decision: before, pressed } = this.#next;
    this.#next = null;
    if ('piece' in pressed) {
      const { piece } = pressed;
      if (isUsable(decision, piece)) this.#setPiece(piece);
      else this.#refuseGone(before.pieces?.find(({ id }) => id === piece)?.label);
      return;
    }
    const option = decision && sameOption(before, pressed.option, decision);
    if (decision && option && !option.refused) this.#choose(decision, option);
    else this.#refuseGone(pressed.option.label);
  }

  /** Whether this is another question than the one answered last; true once for each answer. */
  takeAnswered(question: string | null): boolean {
    const isAnswered = this.#answered !== null && this.#answered !== question;
    if (isAnswered) this.#answered = null;
    return isAnswered;
  }

  /** Ends its timer. */
  close(): void {
    clearTimeout(this.#timer);
  }

  readonly chooseNext = (decision: Decision, pressed: Pressed): void => {
    this.#next = { decision, pressed };
    this.guard.chooses();
  };
  readonly hasWaited = (): boolean => this.#shown.isNextWaiting === true;
  readonly isNew = (question: string): boolean => this.guard.isNew(question);
  readonly mayToggle = (what: string): boolean => {
    const may = this.guard.mayToggle(what);
    if (!may) this.refusePress('double');
    return may;
  };
  readonly hover = (id: string | null): void => this.hovered.setState(id);
  readonly choosePlace = (place: string | null): void => {
    if (this.#mayChoose(place)) this.#change({ place });
  };

  readonly choosePiece = (piece: string | null): void => {
    if (this.#mayChoose(piece)) this.#setPiece(piece);
  };

  readonly press = (option: Option): void => {
    if (option.refused || !this.#shown.decision) return;
    if (this.guard.isChoosing()) this.refusePress('double');
    else if (this.#shown.busy) this.#keep(option);
    else if (this.#isTaken(option)) this.#carryOut(option);
  };

  readonly pick = (picked: readonly string[], by?: string): void => {
    if (!this.#isTaken(null)) return;
    const takesBack = this.now().picked.some((key) => !picked.includes(key));
    if (by !== undefined && takesBack && !this.mayToggle(by)) return;
    if (by !== undefined) this.guard.toggles(by);
    this.#change({ picked });
  };

  /** A choice of none that costs something is to be confirmed first. */
  readonly send = (choice: Choice): void => {
    const { decision, busy } = this.#shown;
    if (busy) this.refusePress(isOffline() ? 'offline' : 'busy');
    if (busy || !this.#isTaken(null)) return;
    const cost = decision && Array.isArray(choice) ? costOfNone(decision, choice) : null;
    if (cost === null) this.#send(choice);
    else this.#change({ grave: { key: NONE, label: CHOOSE_NONE, detail: cost, kind: 'grave' } });
  };

  readonly answerGrave = (isMeant: boolean): void => {
    const { grave } = this.now();
    if (isMeant && grave && this.#isTaken(null)) this.#send(grave.key === NONE ? [] : grave.key);
    this.#change({ grave: null });
  };

  readonly refusePress = (why: Untaken): void => {
    shakePressed();
    this.#note(why);
  };

  #refuseGone(gone: Text | null = null): void {
    this.store.setState({ gone });
    this.refusePress('gone');
  }

  #note(why: Untaken): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.store.setState({ untaken: null }), NOTE_MS);
    this.store.setState({ untaken: why });
  }

  /** Changes the input for the question on screen. */
  #change(more: Partial<State>): void {
    this.store.setState((state) => ({ ...inputOf(state, this.#shown.decision?.id), ...more }));
  }

  /** A new piece has no ready option; deselecting it deselects its place. */
  #setPiece(piece: string | null, more: Partial<State> = {}): void {
    this.#change({ chosen: piece, ready: null, ...(piece === null && { place: null }), ...more });
  }

  /** Whether the press under way may choose this piece or place; the second half of a double one does not let it go. */
  #mayChoose(what: string | null): boolean {
    const isLetGo = what === null && this.guard.isChoosing();
    if (isLetGo) this.refusePress('double');
    else if (what !== null) this.guard.chooses();
    return !isLetGo;
  }

  /** Whether the press under way counts for the option, or for the question. */
  #isTaken(option: Option | null): boolean {
    const verdict = this.guard.verdict(option);
    if (verdict === 'counts') {
      this.guard.taken();
      if (this.store.getState().untaken !== null) this.store.setState({ untaken: null });
    } else this.refusePress(verdict);
    return verdict === 'counts';
  }

  /** Chooses an option without sending it; one that is not chosen first is pointed at, and another press sends it. */
  #choose(decision: Decision, option: Option): void {
    const act = decision.shape === 'one' ? (this.#shown.confirmLabel?.(option, decision) ?? null) : null;
    if (act) this.guard.toggles(option.key);
    if (decision.shape === 'some') this.#change({ picked: toggled(decision, this.now().picked, option.key) });
    else if (act || option.from !== undefined) this.#setPiece(option.from ?? null, { ready: act && { option, act } });
    else {
      this.hover(option.key);
      this.#note('again');
    }
  }

  #send(choice: Choice): void {
    const { decision, busy, onAct } = this.#shown;
    if (!decision || busy) return;
    this.#answered = decision.id;
    this.store.setState({ sent: typeof choice === 'string' ? choice : null });
    onAct(decision, choice);
  }

  #carryOut(option: Option): void {
    const { decision, confirmLabel } = this.#shown;
    if (!decision) return;
    const { picked, ready } = this.now();
    if (decision.shape !== 'one') {
      if (this.mayToggle(option.key)) this.#change({ picked: toggled(decision, picked, option.key) });
      return;
    }
    const isAgain = ready?.option.key === option.key;
    const act = isAgain ? null : (confirmLabel?.(option, decision) ?? null);
    // A double press only chooses what is to be confirmed: it may be meant as a look.
    if (act) this.guard.toggles(option.key);
    if (isAgain && !this.mayToggle(option.key)) return;
    const isGrave = option.kind === 'grave';
    const chosen = { grave: isGrave ? option : null, ready: act && { option, act } };
    this.#setPiece(act ? (option.from ?? null) : null, chosen);
    if (!isGrave && !act) this.#send(option.key);
  }

  /** Keeps the press of an option while an act is pending. */
  #keep(option: Option): void {
    const { decision, sent, kept } = this.now();
    if (!decision) return;
    const isUnderWay = option.key === sent || option.key === kept;
    if (isUnderWay && this.guard.isHeld()) return;
    if (isOffline()) this.refusePress('offline');
    else if (isUnderWay && this.guard.isLeftOver(true)) this.refusePress('double');
    else if (isUnderWay || kept !== null || decision.shape !== 'one') this.refusePress('busy');
    else this.store.setState({ kept: { option, decision } });
  }
}
