import { OF_ATTACK } from '@echo-base/games/imperial-assault/client';
import type { LogEntry } from '../../../kit/net/types.ts';
import { seatOf } from './named-place.ts';

/** Act in the log: an entry that begins it, and those that follow from it. */
export interface Act {
  readonly kind: 'walk' | 'attack' | 'use' | 'status' | 'deploys' | 'points' | 'harm' | 'single';
  readonly entries: LogEntry[];
  /** Whose act it is; null for an event of the match. */
  readonly seat: string | null;
}

/** Entries that begin a part of the log which is read by itself: nothing after one changes the acts before it. */
const BEGINNINGS: ReadonlySet<string> = new Set([
  'log.army',
  'log.initiative',
  'log.mission',
  'log.round',
  'log.status',
  'log.passes',
  'log.activates',
  'log.attacks',
]);

/** Index of the entry that began the last part of a log. */
export function lastBeginning(entries: readonly LogEntry[]): number {
  const last = entries.findLastIndex(({ key }) => BEGINNINGS.has(key));
  return last < 0 ? 0 : last;
}

/** Entries that follow from any act. */
const FOLLOWS: ReadonlySet<string> = new Set([
  'log.damage',
  'log.recovers',
  'log.condition',
  'log.defeated',
  'log.drops',
  'log.groupDefeated',
  'log.points.defeat',
  'log.points.card',
  'log.strainPrevented',
  'log.rolls',
  'log.rerolls',
  'log.pushed',
  'log.placed',
  'log.readied',
  'log.loses',
  'log.draws',
  'log.drawsCard',
]);

/** Results that end an attack without damage. */
const MISSES: ReadonlySet<string> = new Set([
  'log.blocked',
  'log.misses.dodge',
  'log.misses.accuracy',
  'log.misses.reach',
]);

/** Steps of an attack itself, whatever was used in it before. */
const STEPS: ReadonlySet<string> = new Set(['log.results', 'log.surge', ...MISSES]);

/** Whether an entry is a die of the attack's own roll. */
export const isPoolRoll = ({ key, params }: LogEntry): boolean => key === 'log.rolls' && params.of === 'attack';

const WALKS: ReadonlySet<string> = new Set(['log.activates', 'log.takesMove', 'log.moves']);
const USES: ReadonlySet<string> = new Set(['log.uses', 'log.plays', 'log.playsOn', 'log.discards']);

/** Events of the match: the act of no seat, whatever seat they name. */
const EVENTS: ReadonlySet<string> = new Set([
  'log.army',
  'log.initiative',
  'log.mission',
  'log.round',
  'log.status',
  'log.hunters',
  'log.doorsClose',
  'log.points.mission',
]);

const nameOf = (name: unknown): string => JSON.stringify(name ?? null);

/** The seat named by an entry: that of its figure, or its own. */
function seatIn({ params }: LogEntry): string | null {
  const { seat, figure, attacker } = params;
  const named = typeof seat === 'object' ? seat : typeof figure === 'object' ? figure : null;
  if (named?.key.startsWith('seat.')) return named.key.slice('seat.'.length);
  return seatOf(attacker ?? figure);
}

/** Index of the result of an attack among its entries: a miss, a block, or the damage of its target; -1 while it is open. */
export function resultAt(entries: readonly LogEntry[]): number {
  const target = nameOf(entries[0]?.params.target);
  return entries.findIndex(
    ({ key, params }) => MISSES.has(key) || (key === 'log.damage' && nameOf(params.figure) === target),
  );
}

function kindOf({ key }: LogEntry): Act['kind'] {
  if (WALKS.has(key)) return 'walk';
  if (key === 'log.attacks') return 'attack';
  if (USES.has(key)) return 'use';
  if (key === 'log.status') return 'status';
  if (key === 'log.deploys') return 'deploys';
  if (key === 'log.points.mission') return 'points';
  return FOLLOWS.has(key) ? 'harm' : 'single';
}

/** Whether an entry goes on with an act. */
function isPartOf(entry: LogEntry, { kind, entries, seat }: Act): boolean {
  const { key, params } = entry;
  const [first] = entries;
  if (!first) return false;
  if (key === 'log.ends') return true;
  const isOfSame = nameOf(params.figure) === nameOf(first.params.figure);
  switch (kind) {
    case 'walk':
      return WALKS.has(key) && key !== 'log.activates' && isOfSame;
    case 'use':
      return FOLLOWS.has(key);
    case 'harm':
      return FOLLOWS.has(key) && (key !== 'log.pushed' || isOfSame);
    case 'status':
      return key === 'log.draws' || key === 'log.drawsCard';
    case 'deploys':
      return (key === 'log.deploys' || key === 'log.deployed') && seatIn(entry) === seat;
    case 'points':
      return key === 'log.points.mission' && nameOf(params.seat) === nameOf(first.params.seat);
    default:
      return false;
  }
}

/** Reads the acts of one part of a log, entry by entry. */
class Reader {
  readonly acts: Act[] = [];
  /** The attack whose result is open, or what follows from it. */
  #attack: Act | null = null;
  #now: Act | null = null;

  read(entry: LogEntry): void {
    if (this.#goesOnWithAttack(entry)) return;
    if (this.#now && isPartOf(entry, this.#now)) this.#now.entries.push(entry);
    else this.#begin(entry);
    if (this.#attack && this.#now !== this.#attack && OF_ATTACK.has(entry.key)) this.#attack.entries.push(entry);
  }

  /** Whether an entry is a step of the attack, or follows from its result. */
  #goesOnWithAttack(entry: LogEntry): boolean {
    const attack = this.#attack;
    if (!attack) return false;
    const { key } = entry;
    const isDone = resultAt(attack.entries) >= 0;
    if (isDone && !OF_ATTACK.has(key) && key !== 'log.ends') this.#attack = null;
    if (this.#attack === null) return false;
    const isResult = !isDone && resultAt([...attack.entries, entry]) >= 0;
    const isStep =
      STEPS.has(key) || isPoolRoll(entry) || isResult || (this.#now === attack && this.#follows(entry, isDone));
    if (!isStep) return false;
    this.#now = attack;
    attack.entries.push(entry);
    return true;
  }

  /** Whether an entry follows directly from the attack; damage to others is an act of its own. */
  #follows({ key }: LogEntry, isDone: boolean): boolean {
    if (key === 'log.ends') return true;
    return FOLLOWS.has(key) && !(isDone && key === 'log.damage') && OF_ATTACK.has(key);
  }

  #begin(entry: LogEntry): void {
    const kind = kindOf(entry);
    const seat = EVENTS.has(entry.key) ? null : kind === 'harm' ? (this.#now?.seat ?? null) : seatIn(entry);
    const act: Act = { kind, entries: [entry], seat };
    this.acts.push(act);
    this.#now = act;
    if (kind === 'attack') this.#attack = act;
  }
}

/** The acts of a log, in order of their first entries; what follows from an act of an attack is part of both. */
export function actsIn(entries: readonly LogEntry[]): readonly Act[] {
  const acts: Act[] = [];
  let reader = new Reader();
  for (const entry of entries) {
    if (BEGINNINGS.has(entry.key)) {
      acts.push(...reader.acts);
      reader = new Reader();
    }
    reader.read(entry);
  }
  return [...acts, ...reader.acts];
}
