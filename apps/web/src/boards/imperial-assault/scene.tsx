import { type FigureView, type MapInfo, mapInfo, TITLE_ID, type View } from '@echo-base/games/imperial-assault/client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import type { BoardProps } from '../types.ts';
import { type Look, looksOf } from './looks.ts';

/** State shared by the parts of this board. */
export interface Scene extends BoardProps<View> {
  /** The map; null before the mission is drawn. */
  readonly map: MapInfo | null;
  readonly figures: ReadonlyMap<string, FigureView>;
  lookOf(seat: string): Look;
  nameOf(seat: string): string;
}

const Context = createContext<Scene | null>(null);

/** The state of the match. Throws outside a board. */
export function useScene(): Scene {
  const scene = useContext(Context);
  if (!scene) throw new Error(`no scene of ${TITLE_ID} around this component`);
  return scene;
}

/** Provides the state of the match. */
export function SceneProvider({ board, children }: { board: BoardProps<View>; children: ReactNode }) {
  const t = useTranslate();
  const { view, viewer, seats, asked, outcome } = board;
  const figures = useMemo(() => new Map(view.figures.map((figure) => [figure.id, figure])), [view.figures]);
  const scene = useMemo((): Scene => {
    const looks = looksOf(view);
    return {
      view,
      viewer,
      seats,
      ...(asked && { asked }),
      ...(outcome && { outcome }),
      map: view.map === null ? null : mapInfo(view.map),
      figures,
      lookOf: (seat) => looks.get(seat) ?? 'rebel',
      nameOf: (id) => seats.find((seat) => seat.id === id)?.name ?? t(`seat.${id}`),
    };
  }, [view, viewer, seats, asked, outcome, t, figures]);
  return <Context.Provider value={scene}>{children}</Context.Provider>;
}
