import { writeStored } from '../../kit/net/stored.ts';
import { isListOf, isPairOf, isText, storedAs } from '../../kit/net/stored-as.ts';
import type { Decision } from '../../kit/net/types.ts';

/** The parts picked for a question, by its name. */
const stored = isPairOf(isText, isListOf(isText));

const keyOf = (matchId: string): string => `draft ${matchId}`;

/**
 * Name of a question for as long as its seat has not answered it: an act of a team-mate may change its options, and with
 * them the id of the decision, which is `seat:answers of the seat.fingerprint`.
 */
export function storedName({ id, prompt }: Pick<Decision, 'id' | 'prompt'>): string {
  return `${id.split('.', 1)[0]} ${prompt.key}`;
}

/**
 * Parts that this browser has stored for a question of a match, before a reload or in another tab; empty for another
 * question.
 */
export function readDraft(matchId: string, question: string): readonly string[] {
  const [name, picked] = storedAs(stored, 'localStorage', keyOf(matchId)) ?? [];
  return name === question && picked ? picked : [];
}

/** Stores the parts picked for a question; replaces those of the match's previous question. */
export function writeDraft(matchId: string, question: string, picked: readonly string[]): void {
  writeStored('localStorage', keyOf(matchId), picked.length === 0 ? null : JSON.stringify([question, picked]));
}

/** Calls back when another tab has stored parts for the match. Returns a function that stops it. */
export function onOtherDraft(matchId: string, changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(matchId)) changed();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
