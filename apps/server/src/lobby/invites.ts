import type { Gate } from '../auth/gate.ts';
import type { Loader } from '../play/loader.ts';
import type { Registry } from '../play/registry.ts';
import { Refused } from '../refused.ts';
import { isInvited } from './access.ts';

export interface InviteNeeds {
  readonly registry: Registry;
  readonly loader: Loader;
  readonly gate: Gate;
}

/** Counts wrong invite codes, so that nobody can try many. */
export class Invites {
  readonly #needs: InviteNeeds;

  constructor(needs: InviteNeeds) {
    this.#needs = needs;
  }

  /** Somebody shows a code. Throws `slow_down` after too many wrong ones; what a wrong one leads to is not said here. */
  async knock(matchId: string, code: string | undefined, actors: readonly string[]): Promise<void> {
    if (code === undefined) return;
    const { registry, loader, gate } = this.#needs;
    try {
      await gate.guess(actors, async () => {
        const stored = registry.peek(matchId)?.stored ?? (await loader.find(matchId));
        if (!isInvited(stored, code)) throw new Refused('bad_code');
      });
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'bad_code')) throw error;
    }
  }
}
