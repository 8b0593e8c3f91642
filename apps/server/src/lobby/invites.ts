import type { AbuseGuard } from '../auth/abuse-guard.ts';
import type { Loader } from '../play/loader.ts';
import type { Registry } from '../play/registry.ts';
import { Refused } from '../refused.ts';
import { isInvited } from './access.ts';

export interface InviteNeeds {
  readonly registry: Registry;
  readonly loader: Loader;
  readonly abuseGuard: AbuseGuard;
}

/** Rate limit of wrong invite codes. */
export class Invites {
  readonly #needs: InviteNeeds;

  constructor(needs: InviteNeeds) {
    this.#needs = needs;
  }

  /**
   * Counts an attempt with an invite code. Throws `slow_down` after too many wrong ones; a wrong code itself is refused
   * elsewhere.
   */
  async countAttempt(matchId: string, code: string | undefined, actors: readonly string[]): Promise<void> {
    if (code === undefined) return;
    const { registry, loader, abuseGuard } = this.#needs;
    try {
      await abuseGuard.attempt(actors, async () => {
        const stored = registry.peek(matchId)?.stored ?? (await loader.find(matchId));
        if (!isInvited(stored, code)) throw new Refused('bad_code');
      });
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'bad_code')) throw error;
    }
  }
}
