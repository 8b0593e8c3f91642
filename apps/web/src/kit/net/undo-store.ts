import { create } from 'zustand';
import { newId, sendUntilAcknowledged } from './send-until-acknowledged.ts';
import type { Refused } from './socket.ts';
import type { UndoClosed, UndoProgress, UndoRequest } from './types.ts';

/** Undo request: a player asks to undo an act that others have seen. */
interface UndoRequestState {
  /** My seat whose request waits for the others. */
  readonly asking: string | null;
  /** The seat that asks me. */
  readonly by: string | null;
  /** My seats that have not answered. */
  readonly asked: readonly string[];
  /** By asked seat: number of the first entry of its log that would go. */
  readonly since: Readonly<Record<string, number>>;
  /** How the open request stands, by my seat that it concerns. */
  readonly progress: Readonly<Record<string, UndoProgress>>;
  /** Result of the last request, until it has been shown. */
  readonly closed: UndoClosed | null;
  wait(seat: string): void;
  /** One of my seats is asked; sent again after reconnecting. */
  requested(request: UndoRequest): void;
  /** Who has answered the open request; of my own request also after reconnecting. */
  told(progress: UndoProgress): void;
  end(closed: UndoClosed): void;
  /** Answers for all of my seats that are asked; with `never` they are not asked again in this match. */
  answer(matchId: string, allow: boolean, never?: boolean): Promise<Refused | null>;
  /** Withdraws my request; the server notifies the others. */
  withdraw(matchId: string): Promise<Refused | null>;
  /** Clears all; the server sends open requests again. */
  forget(): void;
}

const NOTHING: Pick<UndoRequestState, 'asking' | 'by' | 'asked' | 'since' | 'progress' | 'closed'> = {
  asking: null,
  by: null,
  asked: [],
  since: {},
  progress: {},
  closed: null,
};

export const useUndoRequest = create<UndoRequestState>((set, get) => ({
  ...NOTHING,
  wait: (seat) => set({ asking: seat }),
  requested({ by, seat, since: from }) {
    const { asked, since } = get().by === by ? get() : NOTHING;
    set({
      by,
      asked: [...asked.filter((one) => one !== seat), seat],
      since: { ...since, ...(from !== undefined && { [seat]: from }) },
      closed: null,
    });
  },
  told(state) {
    const { progress, asking } = get();
    const others = Object.values(progress).filter(({ by }) => by === state.by);
    const bySeat = Object.fromEntries([...others, state].map((one) => [one.seat, one]));
    set({ progress: bySeat, ...(state.seat === state.by && { asking: asking ?? state.by }) });
  },
  end: (closed) => set({ ...NOTHING, closed }),
  async answer(matchId, allow, never = false) {
    const { asked } = get();
    set({ by: null, asked: [], since: {} });
    for (const seat of asked) {
      const answer = await sendUntilAcknowledged('answerUndo', {
        matchId,
        seat,
        allow,
        ...(never && { never }),
        id: newId(),
      });
      if (!answer.ok) return answer.error;
      // One refusal decides; the others are not asked any more.
      if (!allow) return null;
    }
    return null;
  },
  async withdraw(matchId) {
    const seat = get().asking;
    if (seat === null) return null;
    const answer = await sendUntilAcknowledged('answerUndo', { matchId, seat, allow: false, id: newId() });
    return answer.ok ? null : answer.error;
  },
  forget: () => set(NOTHING),
}));
