/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue, Language } from './engine/title.ts';

export { formsIn, formValues, type Grammar, paramOf, valuesIn } from './engine/forms.ts';

/** A module of sentences in one language, exported under the name of the language, or as `lobby`. */
type Module = Readonly<Record<string, Catalogue>>;
type Files = Readonly<Record<string, () => Promise<Module>>>;

// Vite makes each file a chunk that is loaded when it is called for; no list of titles has to be kept.
const engine: Files = import.meta.glob<Module>('./engine/text/{en,it,fr,es,pt}.ts');
const lobbies: Files = import.meta.glob<Module>('./*/text/*/lobby.ts');
const wholes: Files = import.meta.glob<Module>('./*/text/*/index.ts');

async function load(files: Files, path: string, name: string): Promise<Catalogue> {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  return (await file?.())?.[name] ?? {};
}

/** Lazy loading: the engine's sentences in one language, and by title those that a lobby needs of it. */
export async function loadLobby(language: Language): Promise<Readonly<Record<string, Catalogue>>> {
  const found = Object.keys(lobbies).flatMap((path) => {
    const [, title = '', , own] = path.slice(1).split('/');
    return own === language ? [{ title, path }] : [];
  });
  const sentences = await Promise.all(found.map(({ path }) => load(lobbies, path, 'lobby')));
  const own = await load(engine, `./engine/text/${language}.ts`, language);
  return { engine: own, ...Object.fromEntries(found.map(({ title }, index) => [title, sentences[index] ?? {}])) };
}

/** Lazy loading: all sentences of a title and of the engine in one language; only the engine's for an unknown title. */
export async function loadCatalogue(title: string, language: Language): Promise<Catalogue> {
  const own = await load(engine, `./engine/text/${language}.ts`, language);
  return { ...own, ...(await load(wholes, `./${title}/text/${language}/index.ts`, language)) };
}
