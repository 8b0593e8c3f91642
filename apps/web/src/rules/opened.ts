import { create } from 'zustand';

/** Origin of the request: the words of the refusal, and the focused element. */
interface From {
  readonly words: string;
  readonly element: HTMLElement | null;
}

interface OpenedState {
  /** The title of the match on screen, if it has rules to read. */
  readonly title: string | null;
  /** A chapter, section or clause; null is the list of chapters. Undefined until the reader opens one in this match. */
  readonly anchor: string | null | undefined;
  readonly from: From | null;
  /** Counts requests, so that the same clause can be requested twice. */
  readonly asked: number;
  /** The last request that has been shown: it takes the focus once. */
  readonly shown: number;
  open(anchor: string | null): void;
  /** Opens the clause of a refusal; the rail then shows the rules tab. */
  ask(clause: string, words: string): void;
}

/** State of the rules tab. It is preserved while another tab is shown. */
export const useOpened = create<OpenedState>((set) => ({
  title: null,
  anchor: undefined,
  from: null,
  asked: 0,
  shown: 0,
  open: (anchor) => set({ anchor, from: null }),
  ask(clause, words) {
    const focused = document.activeElement;
    const element = focused instanceof HTMLElement && focused !== document.body ? focused : null;
    set(({ asked }) => ({ anchor: clause, from: { words, element }, asked: asked + 1 }));
  },
}));

/** Opens the rules of another match; those of the same title stay at their place. */
export function enterRules(title: string | null): void {
  if (useOpened.getState().title === title) return;
  useOpened.setState({ title, anchor: undefined, from: null });
}

/** Whether a request for a clause is new; marks it as shown. */
export function takeAsked(): boolean {
  const { asked, shown } = useOpened.getState();
  useOpened.setState({ shown: asked });
  return asked !== shown;
}

/** Opens the rules at the clause of a refusal. */
export const askRule = (clause: string, words: string): void => useOpened.getState().ask(clause, words);
