import { type Plugin, parseSync, Visitor, type VisitorObject } from 'vite';
import { compiled } from './src/i18n/compile.ts';
import { SYNTAX } from './src/i18n/formats.ts';
import type { Language } from './src/i18n/languages.ts';
import { typeset } from './src/i18n/typeset.ts';

/** Catalogues of the client, of boards, of the engine and of titles: by language in the name of the file or its folder. */
const CATALOGUE =
  /\/(?:i18n\/catalogues|boards\/[\w-]+\/text|games\/src\/[\w-]+\/text)\/(?:[\w-]+\/)?(?:[\w-]+-)?(en|it|fr|es|pt)(?:\/[\w-]+)?\.ts$/;

/** Keys of patterns of names, such as "of {name}", which the grammar fills in itself. */
const PATTERN = /^form\./;

const UNCOMPILED = /\{\w+, ?(?:plural|select), /;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Property = Parameters<NonNullable<VisitorObject['Property']>>[0];

function editOf(language: Language, { key, value }: Property): Edit | null {
  if (value.type !== 'Literal' || typeof value.value !== 'string' || !SYNTAX.test(value.value)) return null;
  if (key.type === 'Literal' && typeof key.value === 'string' && PATTERN.test(key.value)) return null;
  return { start: value.start, end: value.end, text: JSON.stringify(compiled(typeset(language, value.value))) };
}

/** The source of a catalogue with its messages compiled. */
function compileCatalogue(file: string, source: string, language: Language): string {
  const edits: Edit[] = [];
  const collect = (property: Property) => {
    const edit = editOf(language, property);
    if (edit) edits.push(edit);
  };
  new Visitor({ Property: collect }).visit(parseSync(file, source).program);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { start, end, text }) => code.slice(0, start) + text + code.slice(end), source);
}

/**
 * Compiles the messages of all catalogues and leaves the parser of formatjs out of the bundle, as its documentation says
 * (`no-parser.js`). Fails if a plural or select was not compiled, which the client could not read.
 */
export function compileMessages(): Plugin {
  return {
    name: 'echo-base:compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    transform(code, id) {
      const language = CATALOGUE.exec(id)?.[1] as Language | undefined;
      return language === undefined ? null : { code: compileCatalogue(id, code, language), map: null };
    },
    generateBundle(_options, bundle) {
      for (const [file, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && UNCOMPILED.test(chunk.code))
          this.error(`${file} has a message that is not compiled`);
    },
  };
}
