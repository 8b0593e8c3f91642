import { writeStored } from '../../../kit/net/stored.ts';
import { isListOf, isText, storedAs } from '../../../kit/net/stored-as.ts';

const KEY = 'echo-base.roles';
/** Matches of which this browser remembers it. */
const MOST = 50;

const stored = (): readonly string[] => storedAs(isListOf(isText), 'localStorage', KEY) ?? [];

/** Whether the card of the roles has been read at a seat of a match. */
export const areRolesRead = (key: string): boolean => stored().includes(key);

export function readRoles(key: string): void {
  writeStored('localStorage', KEY, JSON.stringify([...stored(), key].slice(-MOST)));
}
