import type { MatchRow, SaidRow } from '../storage/store.ts';

/**
 * The numbers of what is said at a table, by which its order is known. Where spectators are kept behind they do not
 * count: a gap would tell that a player has spoken. There they are moments, the even ones for spectators and the odd
 * ones for players, so that no number depends on what somebody may not have heard yet.
 */
export class ChatNumbers {
  readonly #createdAt: number;
  readonly #counts: boolean;
  readonly #last = { spectator: -2, player: -1 };

  constructor({ createdAt, spectators }: Pick<MatchRow, 'createdAt' | 'spectators'>) {
    this.#createdAt = createdAt;
    this.#counts = spectators !== 'delayed';
  }

  /** The number of what was said next; the store's count is not to be told everywhere. */
  next({ seq, seat, at }: Pick<SaidRow, 'seq' | 'seat' | 'at'>): number {
    if (this.#counts) return seq;
    const who = seat === null ? 'spectator' : 'player';
    const moment = 2 * Math.max(0, at - this.#createdAt) + (who === 'player' ? 1 : 0);
    this.#last[who] = Math.max(moment, this.#last[who] + 2);
    return this.#last[who];
  }
}
