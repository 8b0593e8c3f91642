import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { compiled } from './src/kit/i18n/compile.ts';
import { SYNTAX } from './src/kit/i18n/formats.ts';
import { LANGUAGES, type Language } from './src/kit/i18n/languages.ts';
import { typeset } from './src/kit/i18n/typeset.ts';

/** Files of sentences, of the client, of boards, of the engine and of titles: named by their language. */
const CATALOGUE = /^(.*\/(?:i18n\/catalogues|text)\/(?:[\w-]+\/)?)(\w\w)\.json$/;

/** Keys of patterns of names, such as "of {name}", which the grammar fills in itself. */
const PATTERN = /^form\./;

type Sentences = Readonly<Record<string, string>>;

/** The value of a sentence as the client loads it. */
function prepared(language: Language, key: string, sentence: string, isBuild: boolean) {
  const text = typeset(language, sentence);
  return isBuild && SYNTAX.test(text) && !PATTERN.test(key) ? compiled(text) : text;
}

/**
 * Prepares files of sentences (JSON by key, in ICU syntax): what a language lacks is taken from English, with a warning,
 * and spaces are typeset. A build compiles the messages and leaves the parser of formatjs out, as its documentation says
 * (`no-parser.js`); a message that cannot be compiled fails it.
 */
export function catalogues(): Plugin {
  let isBuild = false;
  return {
    name: 'echo-base:catalogues',
    enforce: 'pre',
    config(_config, { command }) {
      isBuild = command === 'build';
      const find = /^@formatjs\/icu-messageformat-parser$/;
      const replacement = '@formatjs/icu-messageformat-parser/no-parser.js';
      return isBuild ? { resolve: { alias: [{ find, replacement }] } } : {};
    },
    async transform(code, id) {
      const [, folder, name] = CATALOGUE.exec(id) ?? [];
      const language = LANGUAGES.find((one) => one === name);
      if (language === undefined) return null;
      const english = `${folder}en.json`;
      this.addWatchFile(english);
      const own = JSON.parse(code) as Sentences;
      const all = { ...(JSON.parse(await readFile(english, 'utf8')) as Sentences), ...own };
      const missing = Object.keys(all).filter((key) => !Object.hasOwn(own, key));
      if (missing.length > 0) this.warn(`${id} lacks sentences, which are shown in English: ${missing.join(', ')}`);
      const sentences = Object.entries(all).map(([key, text]) => [key, prepared(language, key, text, isBuild)]);
      return { code: JSON.stringify(Object.fromEntries(sentences)), map: null };
    },
  };
}
