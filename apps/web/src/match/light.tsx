import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

/** A target the board is asked to show; every request is a new object. */
export interface Shown {
  readonly target: string;
  /** Number of the request, from 1. */
  readonly number: number;
}

interface LightActs {
  lightUp(target: string | null): void;
  show(target: string): void;
}

const Lit = createContext<string | null>(null);
const ShownLast = createContext<Shown | null>(null);
const Acts = createContext<LightActs>({ lightUp: () => {}, show: () => {} });

/** The target under the pointer or the focus in the log or an announcement, such as `place:hoth`; null for none. */
export const useLit = (): string | null => useContext(Lit);

/** The target requested last, to bring into view; null for none. */
export const useShown = (): Shown | null => useContext(ShownLast);

/** Lets the log and announcements highlight something on the board. */
export const useLightActs = (): LightActs => useContext(Acts);

/** Connects log and announcements with the board. */
export function LightProvider({ children }: { children: ReactNode }) {
  const [lit, lightUp] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const acts = useMemo(
    (): LightActs => ({ lightUp, show: (target) => setShown((last) => ({ target, number: (last?.number ?? 0) + 1 })) }),
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
