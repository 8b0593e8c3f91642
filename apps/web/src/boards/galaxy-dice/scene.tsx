import type { GalaxyView, SeatView } from '@echo-base/games/galaxy-dice/client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSay } from '../../i18n/say.tsx';
import type { BoardProps, SeatInfo } from '../types.ts';

/** What the parts of this board look at. */
export interface Scene extends BoardProps<GalaxyView> {
  /** What the viewer has; null for spectators. */
  readonly mine: SeatView | null;
  /** Who has the turn. */
  readonly active: SeatView | null;
  readonly isMyTurn: boolean;
  nameOf(seat: string): string;
  infoOf(seat: string): SeatInfo | null;
  seatOf(seat: string): SeatView | null;
}

const Context = createContext<Scene | null>(null);

/** Everything a part needs to know about its match. Throws outside a board. */
export function useScene(): Scene {
  const scene = useContext(Context);
  if (!scene) throw new Error('no scene around this component');
  return scene;
}

/** Gives the parts below it the match they show. */
export function SceneProvider({ board, children }: { board: BoardProps<GalaxyView>; children: ReactNode }) {
  const say = useSay();
  const scene = useMemo((): Scene => {
    const { view, viewer, seats } = board;
    const seatOf = (id: string) => view.seats.find((seat) => seat.seat === id) ?? null;
    const infoOf = (id: string) => seats.find((seat) => seat.id === id) ?? null;
    return {
      ...board,
      mine: seatOf(viewer),
      active: seatOf(view.active),
      isMyTurn: view.active === viewer && view.step !== 'over',
      nameOf: (id) => infoOf(id)?.name ?? say(`seat.${id}`),
      infoOf,
      seatOf,
    };
  }, [board, say]);
  return <Context.Provider value={scene}>{children}</Context.Provider>;
}
