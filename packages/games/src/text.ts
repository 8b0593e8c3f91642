/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue, Language } from './engine/title.ts';

export { formsIn, formValues, type Grammar, paramOf, valuesIn } from './engine/forms.ts';
export type { EngineKey } from './engine/text/index.ts';

/** Loads a file of sentences; by path. */
type Files = Readonly<Record<string, () => Promise<Catalogue>>>;

// Vite loads each file when it is called for; no list of titles has to be kept.
const ofEngine: Files = import.meta.glob<Catalogue>('./engine/text/*.json', { import: 'default' });
const lobbies: Files = import.meta.glob<Catalogue>('./*/text/lobby/*.json', { import: 'default' });
const rules: Files = import.meta.glob<Catalogue>('./*/text/rules/*.json', { import: 'default' });

/** The sentences of a folder in one language: in English if that is all it has, none for an unknown folder. */
async function load(files: Files, folder: string, language: Language): Promise<Catalogue> {
  const path = [language, 'en'].map((one) => `${folder}/${one}.json`).find((one) => Object.hasOwn(files, one));
  return (path === undefined ? undefined : await files[path]?.()) ?? {};
}

const FOLDER = /^\.\/([\w-]+)\/text\/lobby\/en\.json$/;

/** Titles that have texts. */
const TITLES = Object.keys(lobbies).flatMap((path) => FOLDER.exec(path)?.[1] ?? []);

const engineIn = (language: Language) => load(ofEngine, './engine/text', language);
const lobbyIn = (title: string, language: Language) => load(lobbies, `./${title}/text/lobby`, language);

/** Lazy loading: the engine's sentences in one language, and by title those that a lobby needs of it. */
export async function loadLobby(language: Language): Promise<Readonly<Record<string, Catalogue>>> {
  const [engine, ...own] = await Promise.all([engineIn(language), ...TITLES.map((title) => lobbyIn(title, language))]);
  return { engine, ...Object.fromEntries(TITLES.map((title, index) => [title, own[index] ?? {}])) };
}

/** Lazy loading: all sentences of a title and of the engine in one language; only the engine's for an unknown title. */
export async function loadCatalogue(title: string, language: Language): Promise<Catalogue> {
  const [engine, lobby, own] = await Promise.all([
    engineIn(language),
    lobbyIn(title, language),
    load(rules, `./${title}/text/rules`, language),
  ]);
  return { ...engine, ...lobby, ...own };
}
