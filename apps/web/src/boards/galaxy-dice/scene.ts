import { type GalaxyView, type RowId, TITLE_ID } from '@echo-base/games/galaxy-dice/client';
import { useMemo } from 'react';
import { lookClass } from '../../kit/ui/seat-looks.ts';
import { useLog } from '../../question/log/log-context.ts';
import { type BaseScene, createScene } from '../kit/create-scene.tsx';
import { seatLook } from '../seat-looks.ts';
import { winnersOf } from './winners.ts';

/** The first letter of a name; if another player has the same, with the number in the name, else that of the seat. */
function markAmong(names: readonly string[], name: string, index: number): string {
  const first = (word: string) => (Array.from(word)[0] ?? '').toLocaleUpperCase();
  const isShared = names.filter((other) => first(other) === first(name)).length > 1;
  return isShared ? `${first(name)}${/\d+$/.exec(name)?.[0] ?? index + 1}` : first(name);
}

/** What the view says of a seat; null for spectators. */
const seatIn = ({ seats }: GalaxyView, id: string) => seats.find(({ seat }) => seat === id) ?? null;

function useOwn({ view, viewer, seats, nameOf }: BaseScene<GalaxyView, string>) {
  const log = useLog();
  const winners = useMemo(() => winnersOf(log), [log]);
  return useMemo(() => {
    const order = view.seats.map(({ seat }) => seat);
    const names = order.map(nameOf);
    const lookOf = (seat: string) => seatLook(TITLE_ID, seat);
    return {
      /** The viewer's seat; null for spectators. */
      mine: seatIn(view, viewer),
      /** The seat whose turn it is. */
      active: seatIn(view, view.active),
      isMyTurn: view.active === viewer && view.step !== 'over',
      /** One or two letters that identify a player. */
      markOf: (seat: string) => markAmong(names, nameOf(seat), order.indexOf(seat)),
      lookOf,
      /** Class with the colour and the pattern of a seat. */
      classOf: (seat: string) => lookClass(lookOf(seat)),
      infoOf: (id: string) => seats.find((seat) => seat.id === id) ?? null,
      seatOf: (seat: string) => seatIn(view, seat),
      /** The seat that completed a row; null if the log at hand does not say. */
      winnerOf: (row: RowId) => winners.get(row) ?? null,
    };
  }, [view, viewer, seats, nameOf, winners]);
}

export const { SceneProvider, useScene } = createScene({ sideOf: (seat) => seat, useOwn });

export type Scene = ReturnType<typeof useScene>;
