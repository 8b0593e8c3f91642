import { writeStored } from '../../kit/net/stored.ts';
import { isListOf, isPairOf, isText, storedAs } from '../../kit/net/stored-as.ts';

/** The parts picked for a decision, by its id. */
const stored = isPairOf(isText, isListOf(isText));

const keyOf = (matchId: string): string => `draft ${matchId}`;

/**
 * Parts that this browser has stored for a decision of a match, before a reload or in another tab; empty for another
 * decision.
 */
export function readDraft(matchId: string, decision: string): readonly string[] {
  const [id, picked] = storedAs(stored, 'localStorage', keyOf(matchId)) ?? [];
  return id === decision && picked ? picked : [];
}

/** Stores the parts picked for a decision; replaces those of the match's previous decision. */
export function writeDraft(matchId: string, decision: string, picked: readonly string[]): void {
  writeStored('localStorage', keyOf(matchId), picked.length === 0 ? null : JSON.stringify([decision, picked]));
}

/** Calls back when another tab has stored parts for the match. Returns a function that stops it. */
export function onOtherDraft(matchId: string, changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(matchId)) changed();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
