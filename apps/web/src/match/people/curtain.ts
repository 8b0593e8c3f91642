import { createContext, useContext, useEffect, useState } from 'react';
import { playsAlone, type SeatNames } from '../../kit/net/seat-names.ts';
import type { Frame, LogEntry, MatchSummary } from '../../kit/net/types.ts';
import { frameShown, personAt } from './seating.ts';

/** State of a device shared by several people. */
export interface Sharing {
  readonly summary: Pick<MatchSummary, 'seats'>;
  readonly here: SeatNames;
  /** Group that shares secrets with a seat; absent if nothing is hidden. */
  secretsOf?: ((seat: string) => string) | undefined;
}

/**
 * Whether a seat's side must be hidden from the player of another seat: always between hostile seats, unless one person
 * has said to play both, or both were given the same name.
 */
export function isSecretFrom({ summary, here, secretsOf }: Sharing, from: string, to: string): boolean {
  if (!secretsOf || secretsOf(from) === secretsOf(to) || playsAlone(here)) return false;
  const isNamed = here[from] !== undefined && here[to] !== undefined;
  return !isNamed || personAt(summary, here, from) !== personAt(summary, here, to);
}

/** What is on screen: a seat's side, or a curtain before it. */
export type Screen =
  | { readonly kind: 'frame'; readonly frame: Frame; readonly passTo: string | null }
  | { readonly kind: 'curtain'; readonly from: string | null; readonly to: string };

interface Known {
  readonly frames: Readonly<Record<string, Frame>>;
  readonly viewers: readonly string[];
  /** The seat shown last; null before any. */
  readonly shown: string | null;
  /** The player went back from the curtain to the seat shown last. */
  readonly isBack: boolean;
}

/** Which side is shown, and whether a curtain is before it. Null if there is nothing to show. */
export function screenOf(sharing: Sharing, { frames, viewers, shown, isBack }: Known): Screen | null {
  const wanted = frameShown(frames, viewers, shown);
  if (!wanted) return null;
  const last = shown === null ? undefined : frames[shown];
  const hidden = (from: string) => !wanted.outcome && isSecretFrom(sharing, from, wanted.viewer);
  // At the start any of the people who share the device may be in front of it.
  if (!last) {
    const isShared = viewers.some(hidden);
    return isShared
      ? { kind: 'curtain', from: null, to: wanted.viewer }
      : { kind: 'frame', frame: wanted, passTo: null };
  }
  if (!hidden(last.viewer)) return { kind: 'frame', frame: wanted, passTo: null };
  if (isBack) return { kind: 'frame', frame: last, passTo: wanted.viewer };
  return { kind: 'curtain', from: last.viewer, to: wanted.viewer };
}

/** The viewer whose side is shown without anything before it. */
function plainViewer(screen: Screen | null): string | null {
  return screen?.kind === 'frame' && screen.passTo === null ? screen.frame.viewer : null;
}

/** What a match shows on this device, with the acts that open the curtain or go back from it. */
export function useCurtain(sharing: Sharing, frames: Known['frames'], viewers: readonly string[]) {
  const [shown, setShown] = useState(() =>
    plainViewer(screenOf(sharing, { frames, viewers, shown: null, isBack: false })),
  );
  const [isBack, setBack] = useState(false);
  const screen = screenOf(sharing, { frames, viewers, shown, isBack });
  const plain = plainViewer(screen);
  useEffect(() => {
    if (plain === null) return;
    setShown(plain);
    setBack(false);
  }, [plain]);
  return {
    screen,
    raise(seat: string) {
      setShown(seat);
      setBack(false);
    },
    goBack: () => setBack(true),
    pass: () => setBack(false),
  };
}

/** The newest log entries that another viewer can read too: safe to show while the device changes hands. */
export function openLines(own: readonly LogEntry[], others: readonly LogEntry[], most: number): readonly LogEntry[] {
  const idOf = ({ key, params }: LogEntry) => JSON.stringify([key, params]);
  const known = new Set(others.map(idOf));
  return own.filter((entry) => known.has(idOf(entry))).slice(-most);
}

/** Hands the device over, after going back from the curtain. */
export const PassContext = createContext<{ readonly seat: string; pass(): void } | null>(null);

export const usePass = () => useContext(PassContext);
