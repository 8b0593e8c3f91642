import { create } from 'zustand';
import { insist, newId } from './insist.ts';
import type { Refused } from './socket.ts';
import type { UndoClosed, UndoRequest } from './types.ts';

/** What the table talks about: somebody wishes to take back what the others have seen the end of. */
interface UndoTalk {
  /** Our seat that has asked and waits for the others. */
  readonly asking: string | null;
  /** Who asks us. */
  readonly by: string | null;
  /** Our seats that have not answered. */
  readonly asked: readonly string[];
  /** What became of the last request, until it was told. */
  readonly closed: UndoClosed | null;
  wait(seat: string): void;
  /** One of our seats is asked; also said again to whoever has just come. */
  requested(request: UndoRequest): void;
  end(closed: UndoClosed): void;
  /** Answers for all of our seats that are asked. */
  answer(matchId: string, allow: boolean): Promise<Refused | null>;
  /** What is still open is said again by the server. */
  forget(): void;
}

const NOTHING = { asking: null, by: null, asked: [], closed: null };

export const useUndoTalk = create<UndoTalk>((set, get) => ({
  ...NOTHING,
  wait: (seat) => set({ asking: seat }),
  requested({ by, seat }) {
    const asked = get().by === by ? get().asked : [];
    set({ by, asked: [...asked.filter((one) => one !== seat), seat], closed: null });
  },
  end: (closed) => set({ ...NOTHING, closed }),
  async answer(matchId, allow) {
    const { asked } = get();
    set({ by: null, asked: [] });
    for (const seat of asked) {
      const answer = await insist('answerUndo', { matchId, seat, allow, id: newId() });
      if (!answer.ok) return answer.error;
      // One No is enough; the others are not asked any more.
      if (!allow) return null;
    }
    return null;
  },
  forget: () => set(NOTHING),
}));
