import type { LeaderId, LeaderView, SystemId, SystemView } from '@echo-base/games/rebellion/client';
import type { Stack } from './stacks.ts';

/** Relation of a system to the Rebel base, as far as the viewer knows; `located`: hidden, but known to the Empire. */
export type BaseMark = 'secret' | 'revealed' | 'located' | 'old' | null;

/** A leader and its state. */
interface LeaderFacts {
  readonly id: LeaderId;
  readonly now: LeaderView;
}

/** Pieces in a place of the map. */
export interface PlaceFacts {
  readonly stacks: readonly Stack[];
  readonly leaders: readonly LeaderFacts[];
  /** Three or four players: every leader belongs to a role. */
  readonly inTeams: boolean;
}

/** Everything that a system shows, so that it rerenders only when this changes. */
export interface SystemFacts extends PlaceFacts {
  readonly id: SystemId;
  readonly state: SystemView;
  readonly base: BaseMark;
  /** The Empire knows that the base cannot be here. */
  readonly isRuledOut: boolean;
  /** It needs a ground unit, during the Empire's setup. */
  readonly isBare: boolean;
}
