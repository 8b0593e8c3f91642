/** Which of its pictures a title shows for a match: any, but always the same, so that matches are told apart at a glance. */
export function variantOf(matchId: string): number {
  let sum = 0;
  for (const letter of matchId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}
