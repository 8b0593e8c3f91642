import { distance } from 'fastest-levenshtein';

/** Names shorter than this are too common to be taken for somebody's mistake. */
const SHORTEST = 7;
const UNITS = /_(MS|S|SECONDS|M|MINUTES|PER_SECOND|PER_HOUR)$/;

const lettersOf = (name: string) => [...name].sort().join('');

function isMeant(given: string, known: string): boolean {
  if (given.length < SHORTEST || known.length < SHORTEST) return false;
  if (given.replace(UNITS, '') === known.replace(UNITS, '')) return true;
  const mistakes = distance(given, known);
  // Two letters that changed places are one mistake, for which Levenshtein counts two.
  const isSwap = mistakes === 2 && lettersOf(given) === lettersOf(known);
  return isSwap || mistakes <= (known.length < 10 ? 1 : 2);
}

/**
 * A variable that is no setting but can only be meant as one: a name with another unit, or one or two letters off.
 * Passing over it would leave the server open where its operator thinks that it is closed.
 */
export function misspelt(given: readonly string[], known: readonly string[]): { name: string; meant: string } | null {
  for (const name of given.filter((one) => !known.includes(one))) {
    const meant = known.find((one) => isMeant(name, one));
    if (meant !== undefined) return { name, meant };
  }
  return null;
}
