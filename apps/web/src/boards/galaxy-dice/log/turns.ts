import { FACES, type Face } from '@echo-base/games/galaxy-dice/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';

/** A turn, reconstructed from its log entries. */
export interface Turn {
  readonly seat: string;
  /** From the first roll to the return of its lord. */
  readonly entries: readonly LogEntry[];
  /** Number of the entry after the turn, which completes it; null while it lasts. */
  readonly end: number | null;
}

/** Entries between turns. */
const BETWEEN: ReadonlySet<string> = new Set(['log.planet', 'log.score']);

/** Text parameters of a message, in order. */
const textsIn = (value: unknown): readonly Text[] => {
  const params: object = typeof value === 'object' && value !== null && 'params' in value ? (value.params ?? {}) : {};
  return Object.values(params).filter((one): one is Text => typeof one === 'object' && one !== null && 'key' in one);
};

/** Id of a name in an entry, such as `p2` of `seat.p2`; empty without one. */
function idIn({ params }: LogEntry, param: string): string {
  const value = params[param];
  return typeof value === 'object' ? value.key.slice(value.key.indexOf('.') + 1) : '';
}

/** The seat an entry is about. */
export const seatIn = (entry: LogEntry): string => idIn(entry, 'seat');

/** Whether a turn begins with this entry: a roll after New Hope continues the turn. */
const begins = ({ key }: LogEntry, before: LogEntry | undefined): boolean =>
  key === 'log.rolled' && before?.key !== 'log.newHope';

/** Index of the entry with which the last turn begins; 0 without one. */
export function beginOfLast(entries: readonly LogEntry[]): number {
  for (let index = entries.length - 1; index > 0; index -= 1) {
    const entry = entries[index];
    if (entry && begins(entry, entries[index - 1])) return index;
  }
  return 0;
}

/** The turns of a log in order; entries before the first one belong to none. */
export function turnsOf(entries: readonly LogEntry[]): readonly Turn[] {
  const turns: { seat: string; entries: LogEntry[]; end: number | null }[] = [];
  let open: (typeof turns)[number] | null = null;
  for (const [index, entry] of entries.entries()) {
    const isNew = begins(entry, entries[index - 1]);
    if (open && (isNew || BETWEEN.has(entry.key))) {
      open.end = entry.seq;
      open = null;
    }
    if (isNew) {
      open = { seat: seatIn(entry), entries: [], end: null };
      turns.push(open);
    }
    open?.entries.push(entry);
  }
  return turns;
}

const faceOf = ({ key }: Text): Face | null => FACES.find((face) => key === `symbol.${face}`) ?? null;

/** The faces of a roll. */
export const facesIn = ({ params }: LogEntry): readonly Face[] =>
  textsIn(params.dice).flatMap((text) => faceOf(text) ?? []);

/** The faces of each roll of a turn. */
export function rollsOf({ entries }: Turn): readonly (readonly Face[])[] {
  return entries.filter(({ key }) => key === 'log.rolled' || key === 'log.rolledAgain').map(facesIn);
}

/** Spaces that entries cover, as targets of the board. */
export function spacesOf(entries: readonly LogEntry[]): readonly string[] {
  return entries.flatMap(({ at }) => (at?.startsWith('space:') ? [at] : []));
}
