import type { StandingOrder, StandingOrders } from '@echo-base/protocol';
import { create } from 'zustand';
import { sendUntilAcknowledged } from './send-until-acknowledged.ts';
import type { Refused } from './socket.ts';

interface Standing {
  /** Current orders of this session's seats. */
  readonly bySeat: Readonly<Record<string, readonly StandingOrder[]>>;
  /** Replaces all orders by those in the answer to `watch`. */
  watched(all: readonly StandingOrders[]): void;
  told(orders: StandingOrders): void;
  /** Declines kinds of decisions from now on; replaces orders for the same kinds. */
  give(matchId: string, seat: string, orders: readonly StandingOrder[]): Promise<Refused | null>;
  /** Withdraws the orders for these kinds. */
  takeBack(matchId: string, seat: string, kinds: readonly string[]): Promise<Refused | null>;
  forget(): void;
}

/** Standing orders of the match on screen, as sent by the server. */
export const useStanding = create<Standing>((set, get) => {
  const without = (seat: string, kinds: readonly string[]) =>
    (get().bySeat[seat] ?? []).filter(({ kind }) => !kinds.includes(kind));
  const replace = async (matchId: string, seat: string, orders: readonly StandingOrder[]) => {
    const answer = await sendUntilAcknowledged('standing', { matchId, seat, orders: [...orders] });
    if (!answer.ok) return answer.error;
    get().told({ matchId, seat, orders: answer.orders });
    return null;
  };
  return {
    bySeat: {},
    watched: (all) => set({ bySeat: Object.fromEntries(all.map(({ seat, orders }) => [seat, orders])) }),
    told: ({ seat, orders }) => set({ bySeat: { ...get().bySeat, [seat]: orders } }),
    give(matchId, seat, orders) {
      const kinds = orders.map(({ kind }) => kind);
      return replace(matchId, seat, [...without(seat, kinds), ...orders]);
    },
    takeBack: (matchId, seat, kinds) => replace(matchId, seat, without(seat, kinds)),
    forget: () => set({ bySeat: {} }),
  };
});
