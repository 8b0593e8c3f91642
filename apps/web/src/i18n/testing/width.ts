/** Widths of characters of the text face (IBM Plex Sans), in em; measured classes instead of a table. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[iljIíìîï.,:;!|'’‘ ]/, 0.29],
  [/[ftr()\-“”"]/, 0.38],
  [/[mwMW—…@%]/, 0.9],
  [/[A-ZÀ-Ý]/, 0.66],
];

/** Estimated width of a text in one line, in pixels. */
export function widthOf(text: string, fontPx: number): number {
  let em = 0;
  for (const character of text) em += CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? 0.57;
  return em * fontPx;
}

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', n: 'ñ', c: 'ç' };

/** Pseudo-language: English with accents and a third longer, as German or Finnish would be. */
export function pseudo(text: string): string {
  const accented = text.replace(/[aeiounc]/g, (letter) => ACCENTS[letter] ?? letter);
  return accented + 'ö'.repeat(Math.ceil(text.length / 3));
}
