import type { ForkBody } from '@echo-base/protocol';
import { ENGINE } from '../engine-version.ts';
import { Slots } from '../model/slots.ts';
import { prefixState, prefixUntil } from '../record/fork.ts';
import { Diverged, playable } from '../record/game.ts';
import { checkFinished } from '../record/record.ts';
import { Budget } from '../record/slices.ts';
import { Refused } from '../refused.ts';
import type { PlayableMatch, Player } from '../storage/store.ts';
import { newMatch } from './new-match.ts';
import type { LobbyRoomNeeds } from './parts.ts';

/** One fork of a player. */
const LIMITS = { atOnce: 2, each: 1, inAll: 10, retryS: 2 };

/** Forks: new matches that continue a finished one from a step of its replay, with a seed of their own. */
export class Forks {
  readonly #needs: LobbyRoomNeeds;
  readonly #slots = new Slots(LIMITS);

  constructor(needs: LobbyRoomNeeds) {
    this.#needs = needs;
  }

  /**
   * Creates a private match with open seats that continues a finished one, one at a time of a player because of the cost
   * of the replay; returns its id. Throws as `checkFinished`, `match_over` at the end, `slow_down` or `too_costly`.
   */
  async create(id: string, player: Player, { step }: ForkBody): Promise<string> {
    const { registry, store, allowance } = this.#needs;
    const stored = await this.#needs.lobby.readRecord(id, player);
    checkFinished(stored);
    // A player who has too many matches is refused before the replay.
    return this.#slots.use(player.id, () =>
      allowance.use(player, async () => {
        const made = await this.#make(await playable(store, stored), player, step);
        await store.createMatch(made.match, made.seats, made.beginning);
        registry.add(made);
        return made.match.id;
      }),
    );
  }

  async #make(stored: PlayableMatch, player: Player, step: number): Promise<PlayableMatch> {
    const { match, seats } = stored;
    const title = this.#needs.loader.title(match.title);
    const prefix = prefixUntil(stored, await this.#needs.store.acts(match.id), step);
    const state = await prefixState(title, stored, prefix, new Budget()).catch((error: unknown) => {
      throw error instanceof Diverged ? Object.assign(new Refused('diverged'), { cause: error }) : error;
    });
    const { name, spectators } = match;
    const open = seats.map(({ seat }) => ({ id: seat, kind: 'human' as const }));
    const body = { title: title.id, ...(name && { name }), visibility: 'private' as const, spectators, seats: open };
    const fresh = newMatch(title, { ...body, options: { ...match.options } }, player, ENGINE);
    const fork = { matchId: match.id, step };
    return { ...fresh, match: { ...fresh.match, options: match.options, fork }, beginning: { prefix, state } };
  }
}
