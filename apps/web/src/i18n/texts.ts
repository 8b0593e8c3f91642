import { loadCatalogue, loadLobby } from '@echo-base/games/text';
import { useEffect } from 'react';
import { create } from 'zustand';
import { needed } from '../net/parts.ts';
import { FIRST_WORDS, LATER_WORDS } from './client-catalogues.ts';
import type { Language } from './languages.ts';
import type { Sentence } from './messages.ts';
import { typesetAll } from './typeset.ts';

/** Sentences by key; a build compiles those with parameters. */
type Catalogue = Readonly<Record<string, Sentence>>;
type Module = Readonly<Record<string, Catalogue>>;

const boards: Readonly<Record<string, () => Promise<Module>>> = import.meta.glob<Module>(
  '../boards/*/text/{en,it,fr,es,pt}.ts',
);

/** Loaded texts: of the client and the lobby by language, of titles by language and title. */
interface Loaded {
  readonly clients: Readonly<Record<string, Catalogue>>;
  /** Of the client too, those of `LATER_WORDS`. */
  readonly later: Readonly<Record<string, Catalogue>>;
  readonly lobbies: Readonly<Record<string, Readonly<Record<string, Catalogue>>>>;
  readonly titles: Readonly<Record<string, Catalogue>>;
}
const useLoaded = create<Loaded>(() => ({ clients: {}, later: {}, lobbies: {}, titles: {} }));

const idOf = (title: string, language: Language) => `${language} ${title}`;

/** Loads the texts of the first pages in one language, retried until they are there. */
export async function loadFirstWords(language: Language): Promise<void> {
  if (useLoaded.getState().clients[language]) return;
  const [client, lobby] = await needed(() => Promise.all([FIRST_WORDS[language](), loadLobby(language)]));
  const byTitle = Object.entries(lobby).map(([title, sentences]) => [title, typesetAll(language, sentences)] as const);
  useLoaded.setState(({ clients, lobbies }) => ({
    clients: { ...clients, [language]: typesetAll(language, client[language] ?? {}) },
    lobbies: { ...lobbies, [language]: Object.fromEntries(byTitle) },
  }));
}

async function loadLaterWords(language: Language): Promise<void> {
  if (useLoaded.getState().later[language]) return;
  const words = typesetAll(language, (await needed(LATER_WORDS[language]))[language] ?? {});
  useLoaded.setState(({ later }) => ({ later: { ...later, [language]: words } }));
}

/** Loads all texts of the client and the lobby in one language, retried until they are there. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([loadFirstWords(language), loadLaterWords(language)]);
}

/** Loads all texts of a title and its board in one language, retried until they are there. */
export async function loadTitle(title: string, language: Language): Promise<void> {
  if (useLoaded.getState().titles[idOf(title, language)]) return;
  const board = boards[`../boards/${title}/text/${language}.ts`];
  const [own, onBoard] = await needed(() => Promise.all([loadCatalogue(title, language), board?.()]));
  const catalogue = typesetAll(language, { ...own, ...onBoard?.[language] });
  useLoaded.setState(({ titles }) => ({ titles: { ...titles, [idOf(title, language)]: catalogue } }));
}

/** Loads in one language all texts that are loaded in another, so that an open page changes between them without a gap. */
export async function loadAllIn(language: Language, shown: Language): Promise<void> {
  const start = idOf('', shown);
  const ids = Object.keys(useLoaded.getState().titles).filter((id) => id.startsWith(start));
  const titles = ids.map((id) => id.slice(start.length));
  await Promise.all([loadLanguage(language), ...titles.map((title) => loadTitle(title, language))]);
}

/** Catalogues by what was loaded when they were made: a page needs the same one for several translators. */
const merged = new WeakMap<Loaded, Map<string, Catalogue>>();

function mergedFrom({ clients, later, lobbies, titles }: Loaded, language: Language, title: string | null): Catalogue {
  const lobby = lobbies[language] ?? {};
  const own = title === null ? {} : (titles[idOf(title, language)] ?? lobby[title] ?? {});
  return { ...clients[language], ...later[language], ...lobby.engine, ...own };
}

/** All texts loaded in one language, with those of one title if given. */
export function sentencesOf(language: Language, title: string | null): Catalogue {
  const loaded = useLoaded.getState();
  const known = merged.get(loaded) ?? new Map<string, Catalogue>();
  merged.set(loaded, known);
  const id = idOf(title ?? '', language);
  const found = known.get(id) ?? mergedFrom(loaded, language, title);
  known.set(id, found);
  return found;
}

/** Loads a title's texts. Returns whether all of them are loaded. */
export function useTexts(title: string | null, language: Language): boolean {
  const id = title === null ? null : idOf(title, language);
  const isLoaded = useLoaded(({ titles }) => id === null || Object.hasOwn(titles, id));
  useEffect(() => {
    if (title !== null && !isLoaded) void loadTitle(title, language);
  }, [title, language, isLoaded]);
  return isLoaded;
}
