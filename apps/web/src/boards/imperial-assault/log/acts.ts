import { AFTER_DAMAGE, OF_ATTACK } from '@echo-base/games/imperial-assault/client';
import type { LogEntry } from '../../../kit/net/types.ts';
import { seatNamed, seatOf } from './named-place.ts';

/** Act in the log: an entry that begins it, and those that follow from it. */
export interface Act {
  readonly kind: 'walk' | 'attack' | 'use' | 'status' | 'deploys' | 'points' | 'control' | 'harm' | 'single';
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

/** Entries that follow from any act. */
const FOLLOWS: ReadonlySet<string> = new Set([
  ...AFTER_DAMAGE,
  'log.strainPrevented',
  'log.notRolled',
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
/** Who controls what, after the act that has changed it. */
export const CONTROLS: ReadonlySet<string> = new Set(['log.controls', 'log.controlsNone']);
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
  return seatNamed(seat ?? figure) ?? seatOf(attacker ?? figure);
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
  if (CONTROLS.has(key)) return 'control';
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
    case 'control':
      return key === first.key && nameOf(params.seat) === nameOf(first.params.seat);
    default:
      return false;
  }
}

/** Reads the acts of one part of a log, entry by entry. */
class Reader {
  readonly acts: Act[] = [];
  /** The attack whose result is open, or what follows from it. */
  #attack: Act | null = null;
  /** Attacks whose result is open, each interrupted by the next one, and the last by `#attack`. */
  readonly #interrupted: Act[] = [];
  #now: Act | null = null;

  read(entry: LogEntry): void {
    if (this.#goesOnWithAttack(entry)) return;
    if (this.#now && isPartOf(entry, this.#now)) this.#now.entries.push(entry);
    else this.#begin(entry);
    if (this.#attack && this.#now !== this.#attack && OF_ATTACK.has(entry.key)) this.#attack.entries.push(entry);
  }

  /** Whether this entry begins a part that is read by itself; an attack that interrupts another one does not. */
  isBegunBy({ key }: LogEntry): boolean {
    return BEGINNINGS.has(key) && !(key === 'log.attacks' && this.#isOpen());
  }

  #isOpen(): boolean {
    return this.#interrupted.length > 0 || (this.#attack !== null && resultAt(this.#attack.entries) < 0);
  }

  /** Whether an entry is a step of the attack, or follows from its result. */
  #goesOnWithAttack(entry: LogEntry): boolean {
    const { key } = entry;
    const isOver = this.#attack !== null && resultAt(this.#attack.entries) >= 0;
    if (isOver && (this.#isOfInterrupted(entry) || (!OF_ATTACK.has(key) && key !== 'log.ends')))
      this.#attack = this.#interrupted.pop() ?? null;
    const attack = this.#attack;
    if (!attack) return false;
    const isDone = resultAt(attack.entries) >= 0;
    const isResult = !isDone && resultAt([...attack.entries, entry]) >= 0;
    const isStep =
      STEPS.has(key) || isPoolRoll(entry) || isResult || (this.#now === attack && this.#follows(entry, isDone));
    if (!isStep) return false;
    this.#now = attack;
    attack.entries.push(entry);
    return true;
  }

  /** Whether an entry goes on with the attack that was interrupted: a step of it, or the damage that is its result. */
  #isOfInterrupted(entry: LogEntry): boolean {
    const { entries } = this.#interrupted.at(-1) ?? { entries: [] };
    if (entries.length === 0) return false;
    if (STEPS.has(entry.key) || isPoolRoll(entry)) return true;
    return entries.some(({ key }) => key === 'log.results') && resultAt([...entries, entry]) >= 0;
  }

  /** Whether an entry follows directly from the attack; damage to others is an act of its own. */
  #follows({ key }: LogEntry, isDone: boolean): boolean {
    if (key === 'log.ends') return true;
    return FOLLOWS.has(key) && !(isDone && key === 'log.damage') && OF_ATTACK.has(key);
  }

  #begin(entry: LogEntry): void {
    const kind = kindOf(entry);
    const isConsequence = kind === 'harm' || kind === 'control';
    const seat = EVENTS.has(entry.key) ? null : isConsequence ? (this.#now?.seat ?? null) : seatIn(entry);
    const act: Act = { kind, entries: [entry], seat };
    this.acts.push(act);
    this.#now = act;
    if (kind !== 'attack') return;
    if (this.#attack && resultAt(this.#attack.entries) < 0) this.#interrupted.push(this.#attack);
    this.#attack = act;
  }
}

/** Acts of a part of a log that is read by itself, and the index of its first entry. */
interface Part {
  readonly from: number;
  readonly reader: Reader;
}

/** The parts of a log that are read by themselves. */
function partsIn(entries: readonly LogEntry[]): readonly Part[] {
  let reader = new Reader();
  const parts = [{ from: 0, reader }];
  for (const [from, entry] of entries.entries()) {
    if (reader.isBegunBy(entry)) {
      reader = new Reader();
      parts.push({ from, reader });
    }
    reader.read(entry);
  }
  return parts;
}

/** The acts of a log, in order of their first entries; what follows from an act of an attack is part of both. */
export const actsIn = (entries: readonly LogEntry[]): readonly Act[] =>
  partsIn(entries).flatMap(({ reader }) => reader.acts);

/** Index of the entry that began the last part of a log. */
export function lastBeginning(entries: readonly LogEntry[]): number {
  // An attack may interrupt the one before.
  const last = entries.findLastIndex(({ key }) => key !== 'log.attacks' && BEGINNINGS.has(key));
  const from = Math.max(0, last);
  return from + (partsIn(entries.slice(from)).at(-1)?.from ?? 0);
}
