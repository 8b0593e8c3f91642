import {
  type Colour,
  FACES,
  type Face,
  LEADER_IDS,
  LEADERS,
  type LeaderId,
  PLACE_IDS,
  type Side,
} from '@echo-base/games/rebellion/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';

/** Parsing of log entries. Records contain entries of older versions, so any parameter may be missing. */

/** Id of a name in an entry: `leader.luke-skywalker` under `leader` gives `luke-skywalker`. */
export function nameIn({ params }: Pick<LogEntry, 'params'>, param: string, kind: string): string | null {
  const value = params[param];
  if (typeof value !== 'object' || !value.key.startsWith(`${kind}.`)) return null;
  return value.key.slice(kind.length + 1);
}

export function numberIn({ params }: Pick<LogEntry, 'params'>, param: string): number {
  const value = params[param];
  return typeof value === 'number' ? value : 0;
}

export function sideIn(entry: LogEntry): Side | null {
  const side = nameIn(entry, 'side', 'side');
  return side === 'rebel' || side === 'imperial' ? side : null;
}

export function leaderIn(entry: LogEntry): LeaderId | null {
  const name = nameIn(entry, 'leader', 'leader');
  return LEADER_IDS.find((id) => id === name) ?? null;
}

/** The side of a leader by its card. */
export const sideOfLeader = (entry: LogEntry): Side | null => {
  const leader = leaderIn(entry);
  return leader && LEADERS[leader].side;
};

export function colourIn(entry: LogEntry): Colour | null {
  const name = nameIn(entry, 'colour', 'colour');
  return name === 'red' || name === 'black' ? name : null;
}

export const BEST_FIRST: readonly Face[] = ['special', 'direct', 'hit', 'blank'];

/** Dice from their counts by face; `paramOf` gives the parameter of a face. */
export function facesIn(entry: LogEntry, paramOf: (face: Face) => string): Face[] {
  const order = [...FACES].sort((a, b) => BEST_FIRST.indexOf(a) - BEST_FIRST.indexOf(b));
  return order.flatMap((face) => Array.from({ length: numberIn(entry, paramOf(face)) }, () => face));
}

/** The target on the board of a place or leader named in a sentence. */
export function targetOf({ key }: Text): string | null {
  const [kind, id] = [key.slice(0, key.indexOf('.')), key.slice(key.indexOf('.') + 1)];
  if (kind === 'system' && PLACE_IDS.some((place) => place === id)) return `place:${id}`;
  return kind === 'leader' && LEADER_IDS.some((leader) => leader === id) ? `leader:${id}` : null;
}
