import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { BoardProps, SeatInfo } from '../../question/board-set.ts';
import { playerAt } from './player-at.ts';

/** State of a match that the parts of every board share. */
export interface BaseScene<View, Side extends string> extends BoardProps<View> {
  /** The viewer's side; null for spectators. */
  readonly side: Side | null;
  /** Seats of a side, in the order of the match. */
  seatsOf(side: Side): readonly SeatInfo[];
  /** Name of the player at a seat. */
  nameOf(seat: string): string;
}

interface SceneSource<View, Side extends string, Own extends object> {
  /** The side of a seat; in titles without sides each seat is one. */
  sideOf(seat: string): Side;
  /** What the parts of this board share besides: the same object until it changes. */
  useOwn(base: BaseScene<View, Side>): Own;
}

/** The scene of a board: a provider of the state of the match, and the hook by which its parts read it. */
export function createScene<View, Side extends string, Own extends object>({
  sideOf,
  useOwn,
}: SceneSource<View, Side, Own>) {
  const Context = createContext<(BaseScene<View, Side> & Own) | null>(null);

  function useBase({ view, viewer, seats, asked, outcome }: BoardProps<View>): BaseScene<View, Side> {
    const t = useTranslate();
    return useMemo(
      () => ({
        view,
        viewer,
        seats,
        ...(asked && { asked }),
        ...(outcome && { outcome }),
        side: viewer === 'spectator' ? null : sideOf(viewer),
        seatsOf: (side) => seats.filter(({ id }) => sideOf(id) === side),
        nameOf: (seat) => playerAt(t, seats, seat).name,
      }),
      [view, viewer, seats, asked, outcome, t],
    );
  }

  /** Provides the state of the match. */
  function SceneProvider({ board, children }: { board: BoardProps<View>; children: ReactNode }) {
    const base = useBase(board);
    const own = useOwn(base);
    const scene = useMemo(() => ({ ...base, ...own }), [base, own]);
    return <Context value={scene}>{children}</Context>;
  }

  /** The state of the match. Throws outside a board. */
  function useScene(): BaseScene<View, Side> & Own {
    const scene = useContext(Context);
    if (!scene) throw new Error('no scene around this component');
    return scene;
  }

  return { SceneProvider, useScene };
}
