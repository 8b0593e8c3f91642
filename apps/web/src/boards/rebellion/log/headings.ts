import type { Side } from '@echo-base/games/rebellion/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { SeatLook } from '../../../kit/ui/seat-looks.ts';
import { colourOf } from '../sides.ts';
import { numberIn, sideIn, sideOfLeader } from './entries.ts';

type Phase = 'assignment' | 'command' | 'refresh';

/** Entries that begin a turn of the command phase. */
export const TURN_KEYS: ReadonlySet<string> = new Set([
  'log.activated',
  'log.missionRevealed',
  'log.passed',
  'log.rolePassed',
  'log.baseShown',
]);
/** Entries of the refresh phase before its first step that always has an entry. */
const REFRESH_KEYS: ReadonlySet<string> = new Set(['log.retrieved', 'log.time']);

function phaseFrom({ key }: LogEntry, phase: Phase | null): Phase | null {
  if (key === 'log.round') return 'assignment';
  if (REFRESH_KEYS.has(key)) return 'refresh';
  return TURN_KEYS.has(key) && phase !== 'refresh' ? 'command' : phase;
}

/** Headings with round and phase before the first entry of each phase; without the round if it is not loaded. */
export function headings(entries: readonly LogEntry[]): ReadonlyMap<number, Text> {
  const found = new Map<number, Text>();
  let round = 0;
  let phase: Phase | null = null;
  for (const entry of entries) {
    if (entry.key === 'log.round') round = numberIn(entry, 'n');
    const next = phaseFrom(entry, phase);
    if (next !== null && (next !== phase || entry.key === 'log.round')) {
      found.set(entry.seq, { key: `board.rb.log.${next}`, params: { n: round } });
    }
    phase = next;
  }
  return found;
}

/** Entries of a side that are an act, and not a consequence of the previous one. */
const ACTS: ReadonlySet<string> = new Set([
  'log.assigned',
  'log.assignmentDone',
  'log.passed',
  'log.rolePassed',
  'log.missionRevealed',
  'log.attack',
  'log.combat',
  'log.tacticPlayed',
  'log.actionPlayed',
  'log.recruited',
  'log.recruitedNobody',
  'log.built',
  'log.builtUnits',
  'log.queued',
  'log.deployed',
  'log.undeployed',
  'log.retreat',
]);
const LEADER_ACTS: ReadonlySet<string> = new Set(['log.activated', 'log.opposes']);
const REBEL_ACTS: ReadonlySet<string> = new Set(['log.objectivePlayed', 'log.baseRevealed', 'log.baseShown']);

/** The side whose act begins with an entry. */
export function actingSide(entry: LogEntry): Side | null {
  if (REBEL_ACTS.has(entry.key)) return 'rebel';
  if (LEADER_ACTS.has(entry.key)) return sideOfLeader(entry);
  return ACTS.has(entry.key) ? sideIn(entry) : null;
}

/** The look of the side whose act begins with an entry. */
export function markOf(entry: LogEntry): SeatLook | null {
  const side = actingSide(entry);
  return side && colourOf(side);
}
