import { useEffect } from 'react';
import { create } from 'zustand';
import { listTitles } from './api.ts';
import type { MatchSummary, TitleInfo } from './types.ts';

interface TitlesState {
  /** Null until loaded. */
  readonly titles: readonly TitleInfo[] | null;
  readonly error: unknown;
  load(): Promise<void>;
}

let loading: Promise<void> | null = null;

/** The titles of this server; fetched once, since they change only with a restart of the server. */
export const useTitleStore = create<TitlesState>((set) => ({
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

/** The titles of this server, fetched when first needed. */
export function useTitles(): TitlesState {
  const state = useTitleStore();
  const { titles, load } = state;
  useEffect(() => {
    if (!titles) void load();
  }, [titles, load]);
  return state;
}

/** A title by id, once loaded. */
export function infoOf(titles: readonly TitleInfo[] | null, id: string): TitleInfo | undefined {
  return titles?.find((title) => title.id === id);
}

/** The sides of a match in the order of their first seats: a team, or a seat without one. */
export function sidesOf({ seats }: Pick<MatchSummary, 'seats'>, info: TitleInfo | undefined) {
  const teamOf = (id: string) => info?.seats.find((seat) => seat.id === id)?.team ?? id;
  const teams = [...new Set(seats.map(({ id }) => teamOf(id)))];
  return teams.map((team) => ({ team, seats: seats.filter(({ id }) => teamOf(id) === team) }));
}

/** Whether a match has two sides of equally many seats, which can be swapped. */
export function hasTwoSides(match: Pick<MatchSummary, 'seats'>, info: TitleInfo | undefined): boolean {
  const [one, other, ...more] = sidesOf(match, info);
  return more.length === 0 && one?.seats.length === other?.seats.length;
}
