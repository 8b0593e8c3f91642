import { create } from 'zustand';
import { isQuick } from './said-by-key.ts';
import { writeStored } from './stored.ts';
import { isListOf, isText, storedAs } from './stored-as.ts';
import type { Said } from './types.ts';

const KEY = 'echo-base.muted';
/** Persons that stay muted in this browser. */
const MOST = 200;

const stored = isListOf(isText);

interface MutedState {
  /** Persons whose messages this browser does not show; the ids are valid in one match each. */
  readonly muted: ReadonlySet<string>;
  mute(person: string): void;
  unmute(person: string): void;
}

/** Persons muted by this reader, for themselves only. */
export const useMuted = create<MutedState>((set, get) => {
  const keep = (persons: readonly string[]) => {
    const muted = persons.slice(-MOST);
    writeStored('localStorage', KEY, JSON.stringify(muted));
    set({ muted: new Set(muted) });
  };
  return {
    muted: new Set(storedAs(stored, 'localStorage', KEY)),
    mute: (person) => keep([...get().muted, person]),
    unmute: (person) => keep([...get().muted].filter((one) => one !== person)),
  };
});

/** Whether a message is hidden, in words or by key. Notices of what has changed are not: they concern all. */
export function isMuted(line: Said, muted: ReadonlySet<string>): boolean {
  const isTalk = line.notice === undefined || isQuick(line);
  return isTalk && line.person !== undefined && muted.has(line.person);
}
