import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from '../net/socket.ts';
import type { Decision, Option } from '../net/types.ts';
import { isDouble, lastPress, type Press, shake } from '../ui/press.ts';
import { type PressGuard, sameOption, usePressGuard } from './press-guard.ts';

// Result of a press: it is carried out, kept until an answer comes, or refused with a sign; never dropped.

/**
 * Why a press was not taken: its question had only just appeared, an act or the connection is waited for, or what was
 * pressed is no longer offered.
 */
export type Untaken = 'early' | 'busy' | 'offline' | 'gone';

/** Milliseconds for which the bar says why a press was not taken. */
const NOTE_MS = 3_000;

/** Why the last press was not taken, for a moment; what was pressed shakes. */
function useUntaken() {
  const [untaken, setUntaken] = useState<Untaken | null>(null);
  const refusePress = useCallback((why: Untaken) => {
    const { target } = lastPress();
    shake(target?.closest('button, [role="button"]') ?? target);
    setUntaken(why);
  }, []);
  useEffect(() => {
    if (untaken === null) return;
    const timer = setTimeout(setUntaken, NOTE_MS, null);
    return () => clearTimeout(timer);
  }, [untaken]);
  return { untaken, refusePress };
}

interface Kept {
  readonly option: Option;
  readonly decision: Decision;
}

/** The press of an option while an act is pending: carried out after its answer if it is still offered. */
function useKeptPress(
  decision: Decision | null,
  busy: boolean,
  carryOut: (option: Option) => void,
  refusePress: (why: Untaken) => void,
) {
  const [kept, setKept] = useState<Kept | null>(null);
  const keep = useCallback(
    (option: Option, sent: string | null) => {
      // Pressed twice: it is under way.
      if (!decision || option.key === sent || option.key === kept?.option.key) return;
      if (isOffline()) return refusePress('offline');
      if (kept || decision.shape !== 'one') return refusePress('busy');
      setKept({ option, decision });
    },
    [decision, kept, refusePress],
  );
  useEffect(() => {
    if (kept === null || busy) return;
    setKept(null);
    const isNext = decision !== null && decision.id !== kept.decision.id;
    const option = isNext ? sameOption(kept.decision, kept.option, decision) : null;
    if (option && !option.refused) carryOut(option);
    else refusePress('gone');
  }, [kept, busy, decision, carryOut, refusePress]);
  return { kept: kept?.option.key ?? null, keep };
}

const isOffline = () => useConnection.getState().state === 'lost';

/** Whether the press under way is the second of a double click whose first was this one. */
function isOfDoubleClick(first: Press | null): boolean {
  const press = lastPress();
  return first !== null && first !== press && press.point !== null && isDouble(first, press);
}

/**
 * Whether a press may turn `what` on or off: a double click does that once, its second press does not take it back.
 */
export function useOneToggle(): (what: string) => boolean {
  const last = useRef<{ readonly what: string; readonly press: Press } | null>(null);
  return useCallback((what: string) => {
    if (last.current?.what === what && isOfDoubleClick(last.current.press)) return false;
    last.current = { what, press: lastPress() };
    return true;
  }, []);
}

/** The press that chose a piece: the second one of its double click sends no place and does not let go of the piece. */
function usePiecePress(choosePiece: (piece: string | null) => void) {
  const choosing = useRef<Press | null>(null);
  const isBeingChosen = useCallback(() => isOfDoubleClick(choosing.current), []);
  const choose = useCallback(
    (piece: string | null) => {
      if (piece === null && isBeingChosen()) return;
      if (piece !== null) choosing.current = lastPress();
      choosePiece(piece);
    },
    [choosePiece, isBeingChosen],
  );
  return { isBeingChosen, choose };
}

/** Whether a press of this would show something, instead of answering the question. */
function onlyShows(target: EventTarget | null): boolean {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-target], [aria-haspopup]') : null;
  return pressed !== null && pressed.dataset.target !== 'legal';
}

/** The guard of the question. Double presses that answer open nothing over the next one either. */
function useGuarded(decision: Decision | null, busy: boolean, refusePress: (why: Untaken) => void): PressGuard {
  const guard = usePressGuard(decision);
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (!onlyShows(event.target) || !guard.isLeftOver(busy)) return;
      event.preventDefault();
      event.stopPropagation();
      refusePress('early');
    };
    document.addEventListener('click', stop, true);
    return () => document.removeEventListener('click', stop, true);
  }, [guard, busy, refusePress]);
  return guard;
}

type Choice = string | readonly string[] | number;

interface Acts {
  readonly decision: Decision | null;
  readonly busy: boolean;
  /** Key of the pending option. */
  readonly sent: string | null;
  carryOut(option: Option): void;
  send(choice: Choice): void;
  pick(keys: readonly string[]): void;
  choosePiece(piece: string | null): void;
}

/** The acts of a question for the handlers of presses: each is carried out only if the press was meant for it. */
export function usePresses({ decision, busy, sent, carryOut, send, pick, choosePiece }: Acts) {
  const { untaken, refusePress } = useUntaken();
  const guard = useGuarded(decision, busy, refusePress);
  const piece = usePiecePress(choosePiece);
  const { kept, keep } = useKeptPress(decision, busy, carryOut, refusePress);
  const isTaken = useCallback(
    (option: Option | null) => {
      const isMeant = guard.isMeant(option);
      if (isMeant) guard.taken();
      else refusePress('early');
      return isMeant;
    },
    [guard, refusePress],
  );
  return {
    ...{ kept, untaken, refusePress, isTaken, isNew: guard.isNew, choosePiece: piece.choose },
    press: useCallback(
      (option: Option) => {
        if (option.refused || !decision) return;
        if (piece.isBeingChosen()) refusePress('early');
        else if (busy) keep(option, sent);
        else if (isTaken(option)) carryOut(option);
      },
      [decision, busy, sent, keep, isTaken, carryOut, refusePress, piece.isBeingChosen],
    ),
    send: useCallback(
      (choice: Choice) => {
        if (busy) refusePress(isOffline() ? 'offline' : 'busy');
        else if (isTaken(null)) send(choice);
      },
      [busy, refusePress, isTaken, send],
    ),
    pick: useCallback(
      (keys: readonly string[]) => {
        if (isTaken(null)) pick(keys);
      },
      [isTaken, pick],
    ),
  };
}
