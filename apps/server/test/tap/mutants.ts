/**
 * Mutants: leaks planted on purpose, each of which must turn the wire tap red. The product contains none of them. Each
 * replaces functions of a module by ones that call the true ones and leak, so that types follow every change of them.
 */
import { type AnyTitle, type isVisible, pending, type see, type visibleEntries } from '@echo-base/games/engine';
import type * as Teams from '../../src/chat/teams.ts';
import type * as Access from '../../src/lobby/access.ts';
import type * as Summary from '../../src/lobby/summary.ts';
import type * as Feed from '../../src/play/feed.ts';

type View = Pick<AnyTitle, 'view'>;
type Match = { readonly see: typeof see };
type Log = { readonly isVisible: typeof isVisible; readonly visibleEntries: typeof visibleEntries };

export interface Mutant {
  readonly name: string;
  /** Path of the module from the root of the repository. */
  readonly module: string;
  /** Title in which it shows, if not in all. */
  readonly title?: string;
  /** What the module exports in place of its own. */
  readonly leak: (real: never) => Readonly<Record<string, unknown>>;
}

function mutant<Module extends object>(
  name: string,
  module: string,
  leak: (real: Module) => Partial<Module>,
  title?: string,
): Mutant {
  return { name, module, leak: leak as Mutant['leak'], ...(title && { title }) };
}

const ENGINE = 'packages/games/src/engine';
const SERVER = 'apps/server/src';

export const MUTANTS: readonly Mutant[] = [
  mutant<View>(
    'the hidden base in a view',
    'packages/games/src/rebellion/view.ts',
    (real) => ({ view: (g, viewer) => real.view({ ...g, base: { ...g.base, revealed: true } }, viewer) }),
    'rebellion',
  ),
  mutant<Match>('options of one seat to another', `${ENGINE}/match.ts`, (real) => ({
    see: (title, g, viewer) => {
      const seen = real.see(title, g, viewer);
      const decisions = pending(title.rules, g).map((decision) => ({ ...decision, canUndo: seen.canUndo }));
      return viewer === 'spectator' ? seen : { ...seen, decisions };
    },
  })),
  mutant<Log>('log entries of seats to spectators', `${ENGINE}/log.ts`, (real) => ({
    isVisible: (entry, viewer) => viewer === 'spectator' || real.isVisible(entry, viewer),
    visibleEntries: (entries, viewer) => real.visibleEntries(entries, viewer === 'spectator' ? null : viewer),
  })),
  mutant<typeof Feed>('delayed spectators who come at the live head', `${SERVER}/play/feed.ts`, (real) => ({
    catchUp: (live, viewers, since, isFrozen) => {
      live?.release(Number.POSITIVE_INFINITY);
      return real.catchUp(live, viewers, since, isFrozen);
    },
  })),
  mutant<typeof Access>('what a seat sees to all who watch', `${SERVER}/lobby/access.ts`, (real) => ({
    viewersOf: (stored, player) => {
      const viewers = real.viewersOf(stored, player);
      return viewers.includes('spectator') ? stored.seats.slice(0, 1).map(({ seat }) => seat) : viewers;
    },
  })),
  mutant<typeof Summary>('the invite code for all players', `${SERVER}/lobby/summary.ts`, (real) => ({
    personalSummary: (stored, input, playerId) => ({
      ...real.personalSummary(stored, input, playerId),
      inviteCode: stored.match.inviteCode,
    }),
  })),
  mutant<typeof Access>('private matches for any caller', `${SERVER}/lobby/access.ts`, () => ({
    checkVisible: () => undefined,
  })),
  mutant<typeof Teams>(
    'what a team says, to all who play',
    `${SERVER}/chat/teams.ts`,
    (real) => ({
      readersOf: (title, stored, said, spectators) =>
        said.team === undefined
          ? real.readersOf(title, stored, said, spectators)
          : stored.seats.map(({ seat }) => seat),
    }),
    'rebellion',
  ),
];
