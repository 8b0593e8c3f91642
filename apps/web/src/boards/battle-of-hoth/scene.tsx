import { type Side, TITLE_ID, type UnitView, type View } from '@echo-base/games/battle-of-hoth/client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import type { BoardProps, SeatInfo } from '../types.ts';

/** State shared by the parts of this board. */
export interface Scene extends BoardProps<View> {
  /** The viewer's side; null for spectators. */
  readonly side: Side | null;
  /** The side whose baseline is at the bottom: the viewer's, for spectators the Rebels. */
  readonly near: Side;
  /** Seats of a side, in the order of the match. */
  seatsOf(side: Side): readonly SeatInfo[];
  nameOf(seat: string): string;
  readonly units: ReadonlyMap<string, UnitView>;
}

const Context = createContext<Scene | null>(null);

/** The state of the match. Throws outside a board. */
export function useScene(): Scene {
  const scene = useContext(Context);
  if (!scene) throw new Error(`no scene of ${TITLE_ID} around this component`);
  return scene;
}

/** The side of a seat: seats are named after their side. */
export function sideOfSeat(seat: string): Side {
  return seat.startsWith('rebels') ? 'rebels' : 'empire';
}

/** The side of a viewer; null for spectators. */
function sideOfViewer(viewer: string): Side | null {
  return viewer === 'spectator' ? null : sideOfSeat(viewer);
}

/** The colour of a side in the tokens and classes of the kit. */
export function colourOf(side: Side): 'rebel' | 'empire' {
  return side === 'rebels' ? 'rebel' : 'empire';
}

/** Provides the state of the match. */
export function SceneProvider({ board, children }: { board: BoardProps<View>; children: ReactNode }) {
  const t = useTranslate();
  const { view, viewer, seats, outcome } = board;
  const units = useMemo(() => new Map(view.units.map((unit) => [unit.id, unit])), [view.units]);
  const scene = useMemo((): Scene => {
    const side = sideOfViewer(viewer);
    return {
      view,
      viewer,
      seats,
      ...(outcome && { outcome }),
      side,
      near: side ?? 'rebels',
      seatsOf: (of) => seats.filter((seat) => sideOfSeat(seat.id) === of),
      nameOf: (id) => seats.find((seat) => seat.id === id)?.name ?? t(`seat.${id}`),
      units,
    };
  }, [view, viewer, seats, outcome, t, units]);
  return <Context.Provider value={scene}>{children}</Context.Provider>;
}
