/** Names shorter than this are too common to be taken for somebody's mistake. */
const SHORTEST = 7;
const UNITS = /_(MS|S|SECONDS|M|MINUTES|PER_SECOND|PER_HOUR)$/;

/** How many letters have to be added, dropped, changed or swapped with their neighbour to make one word of the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swapped));
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

function isMeant(given: string, known: string): boolean {
  if (given.length < SHORTEST || known.length < SHORTEST) return false;
  if (given.replace(UNITS, '') === known.replace(UNITS, '')) return true;
  return distance(given, known) <= (known.length < 10 ? 1 : 2);
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
