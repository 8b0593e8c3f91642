/** Picks one of a title's pictures for a match, always the same, so that matches are easy to tell apart. */
export function variantOf(matchId: string): number {
  let sum = 0;
  for (const letter of matchId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}
