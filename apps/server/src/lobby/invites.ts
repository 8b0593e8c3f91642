import type { AbuseGuard } from '../auth/abuse-guard.ts';
import type { Loader } from '../play/loader.ts';
import type { Registry } from '../play/registry.ts';
import { Refused } from '../refused.ts';
import { isInvited } from './access.ts';

/** Most wrong guesses that are remembered. */
const REMEMBERED = 10_000;

/** Rate limit of wrong invite codes. */
export class Invites {
  readonly #registry: Registry;
  readonly #loader: Loader;
  readonly #abuseGuard: AbuseGuard;
  /** Wrong guesses, by actor, match and code: a page asks several times, and that is one guess. */
  readonly #guessed = new Set<string>();

  constructor(registry: Registry, loader: Loader, abuseGuard: AbuseGuard) {
    this.#registry = registry;
    this.#loader = loader;
    this.#abuseGuard = abuseGuard;
  }

  /**
   * Counts an attempt with an invite code, each wrong one once. Throws `slow_down` after too many; a wrong code itself is
   * refused elsewhere.
   */
  async countAttempt(matchId: string, code: string | undefined, actors: readonly string[]): Promise<void> {
    if (code === undefined) return;
    const guesses = actors.map((actor) => ({ actor, guess: `${actor} ${matchId} ${code}` }));
    const counted = guesses.filter(({ guess }) => !this.#guessed.has(guess));
    try {
      await this.#abuseGuard.attempt(
        counted.map(({ actor }) => actor),
        async () => {
          const stored = this.#registry.peek(matchId)?.stored ?? (await this.#loader.find(matchId));
          // The code of a link that was cut off is no guess.
          const isGuess = !isInvited(stored, code) && stored.match.inviteCode.length === code.length;
          if (isGuess) throw new Refused('bad_code');
        },
      );
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'bad_code')) throw error;
      for (const { guess } of counted) this.#remember(guess);
    }
  }

  #remember(guess: string): void {
    if (this.#guessed.size >= REMEMBERED) this.#guessed.clear();
    this.#guessed.add(guess);
  }
}
