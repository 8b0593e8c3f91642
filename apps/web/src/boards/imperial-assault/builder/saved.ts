import { type Army, decodeArmy, encodeArmy } from '@echo-base/games/imperial-assault/client';
import { create } from 'zustand';
import { writeStored } from '../../../kit/net/stored.ts';
import { isListOf, isText, isWith, storedAs } from '../../../kit/net/stored-as.ts';

const KEY = 'echo-base.armies';
/** Most saved armies; the oldest is dropped. */
const MOST = 30;

/** An army of this browser: the name its player gave it, and its code. */
export interface SavedArmy {
  readonly name: string;
  readonly code: string;
}

const shape = isListOf(isWith<SavedArmy>({ name: isText, code: isText }));

function stored(): readonly SavedArmy[] {
  return storedAs(shape, 'localStorage', KEY) ?? [];
}

interface Armies {
  readonly armies: readonly SavedArmy[];
  /** Saves an army under a name; one of the same name is replaced. */
  save(name: string, army: Army): void;
  remove(name: string): void;
}

/** Saved armies, kept by this browser: the server stores nothing of a player but name and matches. */
export const useSavedArmies = create<Armies>((change) => {
  const set = (armies: readonly SavedArmy[]) => {
    change({ armies });
    writeStored('localStorage', KEY, JSON.stringify(armies));
  };
  const others = (name: string) => stored().filter((one) => one.name !== name);
  return {
    armies: stored(),
    save: (name, army) => set([{ name, code: encodeArmy(army) }, ...others(name)].slice(0, MOST)),
    remove: (name) => set(others(name)),
  };
});

const LINK = /#army=([^\s]+)$/;

/** The army of a code, or of a link that holds one; null for other text. */
export function armyIn(text: string): Army | null {
  const linked = LINK.exec(text.trim())?.[1];
  try {
    const army = decodeArmy(linked === undefined ? text : decodeURIComponent(linked));
    return 'code' in army ? null : army;
  } catch {
    // A link whose end is missing cannot be decoded.
    return null;
  }
}

/** A link to this server with an army in it. */
export function linkTo(army: Army): string {
  const { origin = '' } = globalThis.location ?? {};
  return `${origin}/new/imperial-assault#army=${encodeURIComponent(encodeArmy(army))}`;
}

const sorted = (ids: readonly string[]): string => [...ids].sort().join();

/** Whether two lists hold the same cards. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean => sorted(one) === sorted(other);
