import { type GalaxyView, type RowId, type SeatView, TITLE_ID } from '@echo-base/games/galaxy-dice/client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import { useLog } from '../../match/log-context.tsx';
import { lookClass, type SeatLook } from '../../ui/seat-looks.ts';
import { seatLook } from '../seat-looks.ts';
import type { BoardProps, SeatInfo } from '../types.ts';
import { winnersOf } from './winners.ts';

/** State shared by the parts of this board. */
export interface Scene extends BoardProps<GalaxyView> {
  /** The viewer's seat; null for spectators. */
  readonly mine: SeatView | null;
  /** The seat whose turn it is. */
  readonly active: SeatView | null;
  readonly isMyTurn: boolean;
  nameOf(seat: string): string;
  /** One or two letters that identify a player. */
  markOf(seat: string): string;
  lookOf(seat: string): SeatLook;
  /** Class with the colour and the pattern of a seat. */
  classOf(seat: string): string | undefined;
  infoOf(seat: string): SeatInfo | null;
  seatOf(seat: string): SeatView | null;
  /** The seat that completed a row; null if the log at hand does not say. */
  winnerOf(row: RowId): string | null;
}

const Context = createContext<Scene | null>(null);

/** The state of the match. Throws outside a board. */
export function useScene(): Scene {
  const scene = useContext(Context);
  if (!scene) throw new Error('no scene around this component');
  return scene;
}

/** The first letter of a name; if another player has the same, with the number in the name, else that of the seat. */
function markAmong(names: readonly string[], name: string, index: number): string {
  const first = (word: string) => (Array.from(word)[0] ?? '').toLocaleUpperCase();
  const isShared = names.filter((other) => first(other) === first(name)).length > 1;
  return isShared ? `${first(name)}${/\d+$/.exec(name)?.[0] ?? index + 1}` : first(name);
}

/** Provides the state of the match. */
export function SceneProvider({ board, children }: { board: BoardProps<GalaxyView>; children: ReactNode }) {
  const t = useTranslate();
  const log = useLog();
  const winners = useMemo(() => winnersOf(log), [log]);
  const scene = useMemo((): Scene => {
    const { view, viewer, seats } = board;
    const seatOf = (id: string) => view.seats.find((seat) => seat.seat === id) ?? null;
    const infoOf = (id: string) => seats.find((seat) => seat.id === id) ?? null;
    const nameOf = (id: string) => infoOf(id)?.name ?? t(`seat.${id}`);
    const indexOf = (id: string) => view.seats.findIndex((seat) => seat.seat === id);
    const lookOf = (id: string) => seatLook(TITLE_ID, id);
    const names = view.seats.map((seat) => nameOf(seat.seat));
    return {
      ...board,
      mine: seatOf(viewer),
      active: seatOf(view.active),
      isMyTurn: view.active === viewer && view.step !== 'over',
      nameOf,
      markOf: (id) => markAmong(names, nameOf(id), indexOf(id)),
      lookOf,
      classOf: (id) => lookClass(lookOf(id)),
      infoOf,
      seatOf,
      winnerOf: (row) => winners.get(row) ?? null,
    };
  }, [board, t, winners]);
  return <Context.Provider value={scene}>{children}</Context.Provider>;
}
