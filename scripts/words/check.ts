import { INTERFACE, type Piece, piecesOf } from './texts.ts';
import { EXCEPTIONS, IN_NAMES, IN_SENTENCES, IN_TEXTS, type OddWord } from './words.ts';

interface Pattern {
  readonly pattern: RegExp;
  readonly better: string;
}

function patterns(words: readonly OddWord[], whole = false): Pattern[] {
  return words.map(({ odd, better }) => ({
    pattern: new RegExp(whole ? `^(?:${odd})$` : `\\b(?:${odd})\\b`, 'i'),
    better,
  }));
}

const SENTENCES = patterns(IN_SENTENCES);
const TEXTS = patterns(IN_TEXTS);
const NAMES = patterns(IN_NAMES, true);

/** Parts of a name: `testRng`, `TEST_LUCK` and `#testRng` have the parts `test` and `luck`. */
function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '');
}

function hitsIn({ kind, text }: Piece, file: string): { word: string; better: string }[] {
  const wanted = kind === 'name' ? NAMES : INTERFACE.test(file) ? [...SENTENCES, ...TEXTS] : SENTENCES;
  const parts = kind === 'name' ? partsOf(text) : [text];
  return wanted.flatMap(({ pattern, better }) =>
    parts.flatMap((part) => {
      const word = pattern.exec(part)?.[0].toLowerCase();
      return word === undefined ? [] : [{ word, better }];
    }),
  );
}

function isAllowed(file: string, word: string): boolean {
  return EXCEPTIONS.some((one) => one.file.test(file) && (one.word === '*' || one.word === word));
}

/** Odd words in a file, one line each: place, word, and what to write instead. */
export function problemsOf(file: string, source: string): string[] {
  return piecesOf(file, source).flatMap((piece) =>
    hitsIn(piece, file)
      .filter(({ word }) => !isAllowed(file, word))
      .map(({ word, better }) => {
        const where = piece.kind === 'name' ? ` in the name ${piece.text}` : '';
        return `${file}:${piece.line}: "${word}"${where}; better: ${better}`;
      }),
  );
}
