/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue, Language } from './engine/title.ts';

export { formsIn, formValues, type Grammar, paramOf, valuesIn } from './engine/forms.ts';

/** A module of sentences in one language, exported under the name of the language. */
type Module = Readonly<Record<string, Catalogue>>;
type Files = Readonly<Record<string, () => Promise<Module>>>;

// Vite makes each file a chunk that is loaded when it is called for; no list of titles has to be kept.
const wholes: Files = import.meta.glob<Module>('./*/text/*/index.ts');

/** What a lobby needs in one language: the engine's sentences, and by path those of each title. */
interface LobbyModule {
  readonly engine: Catalogue;
  readonly lobbies: Readonly<Record<string, Catalogue>>;
}
const lobbyModules: Readonly<Record<Language, () => Promise<LobbyModule>>> = {
  en: () => import('./text/en.ts'),
  it: () => import('./text/it.ts'),
  fr: () => import('./text/fr.ts'),
  es: () => import('./text/es.ts'),
  pt: () => import('./text/pt.ts'),
};

async function load(files: Files, path: string, name: string): Promise<Catalogue> {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  return (await file?.())?.[name] ?? {};
}

/** Lazy loading: the engine's sentences in one language, and by title those that a lobby needs of it. */
export async function loadLobby(language: Language): Promise<Readonly<Record<string, Catalogue>>> {
  const { engine, lobbies } = await lobbyModules[language]();
  const byTitle = Object.entries(lobbies).map(([path, sentences]) => [path.split('/')[1] ?? '', sentences] as const);
  return { engine, ...Object.fromEntries(byTitle) };
}

/** Lazy loading: all sentences of a title and of the engine in one language; only the engine's for an unknown title. */
export async function loadCatalogue(title: string, language: Language): Promise<Catalogue> {
  const [{ engine }, own] = await Promise.all([
    lobbyModules[language](),
    load(wholes, `./${title}/text/${language}/index.ts`, language),
  ]);
  return { ...engine, ...own };
}
