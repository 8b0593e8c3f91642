import { useEffect } from 'react';
import { create } from 'zustand';
import { listTitles } from '../net/api.ts';
import type { TitleInfo } from '../net/types.ts';

interface TitlesState {
  /** Null until the server has told. */
  readonly titles: readonly TitleInfo[] | null;
  readonly error: unknown;
  load(): Promise<void>;
}

let loading: Promise<void> | null = null;

/** The games of this server; asked for once, since they change only with the server itself. */
const useTitleStore = create<TitlesState>((set) => ({
  titles: null,
  error: null,
  load() {
    loading ??= listTitles()
      .then(
        (titles) => set({ titles, error: null }),
        (error: unknown) => set({ error }),
      )
      .finally(() => {
        loading = null;
      });
    return loading;
  },
}));

/** The games of this server, fetched when first needed. */
export function useTitles(): TitlesState {
  const state = useTitleStore();
  const { titles, load } = state;
  useEffect(() => {
    if (!titles) void load();
  }, [titles, load]);
  return state;
}

/** One game by id, once it is known. */
export function infoOf(titles: readonly TitleInfo[] | null, id: string): TitleInfo | undefined {
  return titles?.find((title) => title.id === id);
}
