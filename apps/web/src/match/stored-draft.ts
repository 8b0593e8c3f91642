import { list, pair, storedAs, string } from '../net/shape.ts';
import { writeStored } from '../stored.ts';

/** The parts picked for a decision, by its id. */
const stored = pair(string, list(string));

const keyOf = (matchId: string): string => `draft ${matchId}`;

/** Parts that this tab has stored for a decision of a match, such as before a reload; empty for another decision. */
export function readDraft(matchId: string, decision: string): readonly string[] {
  const [id, picked] = storedAs(stored, 'sessionStorage', keyOf(matchId)) ?? [];
  return id === decision && picked ? picked : [];
}

/** Stores the parts picked for a decision; replaces those of the match's previous decision. */
export function writeDraft(matchId: string, decision: string, picked: readonly string[]): void {
  writeStored('sessionStorage', keyOf(matchId), picked.length === 0 ? null : JSON.stringify([decision, picked]));
}
