import { LANGUAGES } from '../languages.ts';

const RULES = import.meta.glob('../../../../../../packages/games/src/*/text/rules/*.json');
const BOARDS = import.meta.glob('../../../boards/*/text/en.json');

const titlesOf = (paths: readonly string[]) => paths.map((path) => /([\w-]+)\/text\//.exec(path)?.[1] ?? '');
const translated = titlesOf(Object.keys(RULES));

/** Titles with a board that have texts in all languages: those that are complete. */
export const TITLES: readonly string[] = titlesOf(Object.keys(BOARDS)).filter(
  (title) => translated.filter((one) => one === title).length === LANGUAGES.length,
);
