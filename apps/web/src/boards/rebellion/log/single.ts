import type { Cue } from '../../../kit/ui/cues.ts';

type Key = ReadonlySet<string>;

/** Entries that are announced separately, with their consequences. */
export const SINGLE: Readonly<
  Record<string, { readonly kind: string; readonly follow: Key; readonly isTurningPoint?: true; readonly cue?: Cue }>
> = {
  'log.baseRevealed': {
    kind: 'base',
    follow: new Set(['log.unitsLeaveBaseSpace', 'log.leavesBaseSpace']),
    isTurningPoint: true,
  },
  'log.baseAdmitted': { kind: 'base', follow: new Set(), isTurningPoint: true },
  'log.baseInRegion': { kind: 'search', follow: new Set() },
  'log.baseNotHere': { kind: 'search', follow: new Set() },
  'log.baseDenied': { kind: 'search', follow: new Set() },
  'log.systemDestroyed': { kind: 'destroyed', follow: new Set(['log.destroyed']), isTurningPoint: true },
  'log.objectivePlayed': { kind: 'objective', follow: new Set(['log.reputationGained', 'log.objectiveReturns']) },
  'log.captured': { kind: 'captured', follow: new Set(['log.takenTo']), cue: 'alarm' },
  'log.rescued': { kind: 'rescued', follow: new Set() },
  'log.released': { kind: 'rescued', follow: new Set() },
  'log.lured': { kind: 'lured', follow: new Set(['log.reputationLost']) },
  'log.opposes': { kind: 'opposes', follow: new Set(), cue: 'step' },
  'log.becomes': { kind: 'becomes', follow: new Set() },
  'log.eliminated': { kind: 'eliminated', follow: new Set() },
  'log.actionPlayed': { kind: 'card', follow: new Set(), cue: 'card' },
  'log.deathStarBegun': { kind: 'project', follow: new Set() },
  'log.deathStarDone': { kind: 'project', follow: new Set() },
};

/** Kinds that are consequences of a mission but have their own title. */
export const OWN_KEYS: Key = new Set(Object.keys(SINGLE));
