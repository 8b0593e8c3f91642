import { create } from 'zustand';
import { writeStored } from './stored.ts';
import { isByName, isListOf, isPairOf, isText, storedAs } from './stored-as.ts';

/** Names of the people who share this device, by seat. */
export type SeatNames = Readonly<Record<string, string>>;

/** Stands among the names for one person who plays all seats of the device; no seat has this id. */
const ALONE = '*';

/** Whether one person plays all seats of this device, so that nothing is hidden between them. */
export const playsAlone = (names: SeatNames): boolean => names[ALONE] !== undefined;

/** The names, with or without the note that one person plays all seats. */
export function withAlone(names: SeatNames, isAlone: boolean): SeatNames {
  const { [ALONE]: _alone, ...others } = names;
  return isAlone ? { ...others, [ALONE]: ALONE } : others;
}

const KEY = 'seat-names';
/** Matches whose names are stored; the oldest are removed. */
const MATCHES = 50;

const stored = isListOf(isPairOf(isText, isByName(isText)));

function read(): ReadonlyMap<string, SeatNames> {
  return new Map(storedAs(stored, 'localStorage', KEY));
}

interface Known {
  readonly matches: ReadonlyMap<string, SeatNames>;
  /** Empty names are removed. */
  keep(matchId: string, names: SeatNames): void;
}

/** Who plays which seat of this session, if several people share the device. The server knows one player only. */
export const useSeatNames = create<Known>((set, get) => ({
  matches: read(),
  keep(matchId, names) {
    const given = Object.entries(names).flatMap(([seat, name]) => (name.trim() ? [[seat, name.trim()]] : []));
    const others = [...get().matches].filter(([id]) => id !== matchId);
    const matches = new Map([...others, [matchId, Object.fromEntries(given)] as const].slice(-MATCHES));
    set({ matches });
    writeStored('localStorage', KEY, JSON.stringify([...matches]));
  },
}));

const NO_NAMES: SeatNames = {};

/** The names given to the seats of a match on this device. */
export function useNamesHere(matchId: string | undefined): SeatNames {
  return useSeatNames(({ matches }) => (matchId === undefined ? NO_NAMES : (matches.get(matchId) ?? NO_NAMES)));
}
