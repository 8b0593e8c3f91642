import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** A target the board is asked to show; every request is a new object. */
export interface ShowRequest {
  readonly target: string;
  /** Number of the request, from 1. */
  readonly number: number;
}

interface HighlightActs {
  highlight(target: string | null): void;
  show(target: string): void;
}

const Lit = createContext<string | null>(null);
const ShownLast = createContext<ShowRequest | null>(null);
const Acts = createContext<HighlightActs>({ highlight: () => {}, show: () => {} });

/** The target under the pointer or the focus in the log or a moment, such as `place:hoth`; null for none. */
export const useHighlighted = (): string | null => useContext(Lit);

/** The target requested last, to bring into view; null for none. */
export const useShowRequest = (): ShowRequest | null => useContext(ShownLast);

/** Lets the log and moments highlight something on the board. */
export const useHighlightActs = (): HighlightActs => useContext(Acts);

/** Connects log and moments with the board. */
export function HighlightProvider({ children }: { children: ReactNode }) {
  const [lit, highlight] = useState<string | null>(null);
  const [shown, setShown] = useState<ShowRequest | null>(null);
  const acts = useMemo(
    (): HighlightActs => ({
      highlight,
      show: (target) => setShown((last) => ({ target, number: (last?.number ?? 0) + 1 })),
    }),
    [],
  );
  return (
    <Acts.Provider value={acts}>
      <Lit.Provider value={lit}>
        <ShownLast.Provider value={shown}>{children}</ShownLast.Provider>
      </Lit.Provider>
    </Acts.Provider>
  );
}
