import { loadCatalogue, loadLobby } from '@echo-base/games/text';
import { useEffect } from 'react';
import { create } from 'zustand';
import { needed } from '../net/parts.ts';
import { type Area, fetchWords } from './areas.ts';
import type { Language } from './languages.ts';
import type { Catalogue } from './messages.ts';

const boards = import.meta.glob<Catalogue>('../../boards/*/text/*.json', { import: 'default' });

/** Loaded texts: of the client by language and area, of the lobby by language, of titles by language and title. */
interface Loaded {
  readonly words: Readonly<Record<string, Catalogue>>;
  readonly lobbies: Readonly<Record<string, Readonly<Record<string, Catalogue>>>>;
  readonly titles: Readonly<Record<string, Catalogue>>;
}
const useLoaded = create<Loaded>(() => ({ words: {}, lobbies: {}, titles: {} }));

const idOf = (part: string, language: Language) => `${language} ${part}`;

/** What is loaded in a language, by the ids of `idOf`. */
const partsIn = (language: Language, loaded: Readonly<Record<string, Catalogue>>) => {
  const start = idOf('', language);
  return Object.keys(loaded).flatMap((id) => (id.startsWith(start) ? [id.slice(start.length)] : []));
};

/** Loads the sentences of an area in one language, retried until they are there. */
export async function loadWords(area: Area, language: Language): Promise<void> {
  if (useLoaded.getState().words[idOf(area, language)]) return;
  const catalogue = await needed(() => fetchWords(area, language));
  useLoaded.setState(({ words }) => ({ words: { ...words, [idOf(area, language)]: catalogue } }));
}

/** Loads what a lobby says of all titles in one language, and the sentences of the engine, retried until they are there. */
async function loadTitles(language: Language): Promise<void> {
  if (useLoaded.getState().lobbies[language]) return;
  const lobby = await needed(() => loadLobby(language));
  useLoaded.setState(({ lobbies }) => ({ lobbies: { ...lobbies, [language]: lobby } }));
}

/** Loads the texts that every page needs in one language, retried until they are there. */
export async function loadCommonWords(language: Language): Promise<void> {
  await Promise.all([loadWords('common', language), loadTitles(language)]);
}

/** Keeps the texts of a title and its board in one language. */
export function keepTitle(title: string, language: Language, texts: Catalogue): void {
  useLoaded.setState(({ titles }) => ({ titles: { ...titles, [idOf(title, language)]: texts } }));
}

/** Loads all texts of a title and its board in one language, retried until they are there. */
export async function loadTitle(title: string, language: Language): Promise<void> {
  if (useLoaded.getState().titles[idOf(title, language)]) return;
  const [board] = [language, 'en'].flatMap((one) => boards[`../../boards/${title}/text/${one}.json`] ?? []);
  const [own, onBoard] = await needed(() => Promise.all([loadCatalogue(title, language), board?.()]));
  keepTitle(title, language, { ...own, ...onBoard });
}

/** Loads in one language all texts that are loaded in another, so that an open page changes between them without a gap. */
export async function loadAllIn(language: Language, shown: Language): Promise<void> {
  const { words, titles } = useLoaded.getState();
  await Promise.all([
    loadCommonWords(language),
    ...partsIn(shown, words).map((area) => loadWords(area as Area, language)),
    ...partsIn(shown, titles).map((title) => loadTitle(title, language)),
  ]);
}

/** Catalogues by what was loaded when they were made: a page needs the same one for several translators. */
const merged = new WeakMap<Loaded, Map<string, Catalogue>>();

function mergedFrom({ words, lobbies, titles }: Loaded, language: Language, title: string | null): Catalogue {
  const lobby = lobbies[language] ?? {};
  const own = title === null ? {} : (titles[idOf(title, language)] ?? lobby[title] ?? {});
  const ofClient = partsIn(language, words).map((area) => words[idOf(area, language)]);
  return Object.assign({}, ...ofClient, lobby.engine, own);
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
