import { distance } from 'fastest-levenshtein';

/** Shorter names are too common to count as typos unless a letter is doubled or two are swapped. */
const SHORTEST = 7;
const UNITS = /_(MS|S|SECONDS|M|MINUTES|PER_SECOND|PER_HOUR)$/;

const lettersOf = (name: string) => [...name].sort().join('');

/** Whether the names differ by a doubled letter, as in `PORTT`, or by two neighbours that changed places, as in `PROT`. */
function isSlip(given: string, known: string): boolean {
  const single = (name: string) => name.replace(/(.)\1/g, '$1');
  const swapped = [...known].map(
    (_, at) => known.slice(0, at) + known.charAt(at + 1) + known.charAt(at) + known.slice(at + 2),
  );
  return single(given) === single(known) || swapped.includes(given);
}

function isMeant(given: string, known: string): boolean {
  if (isSlip(given, known)) return true;
  if (given.length < SHORTEST || known.length < SHORTEST) return false;
  if (given.replace(UNITS, '') === known.replace(UNITS, '')) return true;
  const mistakes = distance(given, known);
  // Two swapped letters are one mistake, for which Levenshtein counts two.
  const isSwap = mistakes === 2 && lettersOf(given) === lettersOf(known);
  return isSwap || mistakes <= (known.length < 10 ? 1 : 2);
}

/**
 * Finds a typo: a variable that is no setting but differs from one only by its unit or by one or two letters. Ignoring
 * it could leave a server open that its operator believes closed.
 */
export function misspelt(given: readonly string[], known: readonly string[]): { name: string; meant: string } | null {
  for (const name of given.filter((one) => !known.includes(one))) {
    const meant = known.find((one) => isMeant(name, one));
    if (meant !== undefined) return { name, meant };
  }
  return null;
}
