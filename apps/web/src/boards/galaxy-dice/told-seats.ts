import { ALLY_IDS, type AllyId, type GalaxyView, LORD_IDS, type LordId } from '@echo-base/games/galaxy-dice/client';
import type { LogEntry, Text } from '../../kit/net/types.ts';
import type { Telling } from '../kit/use-told.ts';
import { seatIn } from './log/turns.ts';

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'key' in value;

/** Names in an entry's parameter: itself, and those it is made of, such as the ally of a reward. */
function keysIn({ params }: LogEntry, param: string): readonly string[] {
  const value = params[param];
  return isText(value)
    ? [value.key, ...Object.values(value.params ?? {}).flatMap((one) => (isText(one) ? one.key : []))]
    : [];
}

const allyIn = (entry: LogEntry, param: string): AllyId | null =>
  ALLY_IDS.find((ally) => keysIn(entry, param).includes(`ally.${ally}`)) ?? null;

const lordIn = (entry: LogEntry): LordId | null =>
  LORD_IDS.find((lord) => keysIn(entry, 'lord').includes(`lord.${lord}`)) ?? null;

/** What a row or the dice bring: points, 0 for none and where they are hidden, and an ally. */
export function wonIn(entry: LogEntry): { readonly vp: number; readonly ally: AllyId | null } {
  const { key, params } = entry;
  const reward = key === 'log.row' && isText(params.reward) ? params.reward.params : undefined;
  const vp = key === 'log.vpDice' ? params.vp : reward?.vp;
  return { vp: typeof vp === 'number' ? vp : 0, ally: key === 'log.row' ? allyIn(entry, 'reward') : null };
}

/** The ally that leaves the game with an entry; null for none. */
function spentIn(entry: LogEntry): AllyId | null {
  if (entry.key === 'log.allyHelps') return allyIn(entry, 'helper');
  return entry.key === 'log.newHope' ? allyIn(entry, 'ally') : null;
}

/** Allies of a seat before these entries, which bring and take some. */
function alliesBefore(allies: readonly AllyId[], entries: readonly LogEntry[]): readonly AllyId[] {
  const [won, spent] = [entries.map((entry) => wonIn(entry).ally), entries.map(spentIn)];
  const back = spent.filter((ally) => ally !== null && !won.includes(ally));
  return [...allies.filter((ally) => !won.includes(ally)), ...back.filter((ally) => ally !== null)];
}

/** Where each lord is: with a seat, or at the planet. */
type Lords = Map<LordId, string | null>;

/** A lord in neither list costs dice in the turn in progress, besides one who came in it. */
function lordsIn({ seats, lords, active }: GalaxyView): Lords {
  const seatOf = (lord: LordId) =>
    seats.find((one) => one.lord === lord)?.seat ?? (lords.includes(lord) ? null : active);
  return new Map(LORD_IDS.map((lord) => [lord, seatOf(lord)]));
}

/** Where the lords were before these entries. */
function lordsBefore(view: GalaxyView, entries: readonly LogEntry[]): Lords {
  const lords = lordsIn(view);
  for (const entry of entries.toReversed()) {
    const lord = lordIn(entry);
    if (lord === null) continue;
    const from = keysIn(entry, 'from')[0]?.replace('seat.', '') ?? null;
    if (entry.key === 'log.lordBack') lords.set(lord, seatIn(entry));
    else lords.set(lord, from);
  }
  return lords;
}

/**
 * A view with the points, allies and lords that the log has told: those of the view to come without what is not told
 * yet.
 */
export function withSeatsTold(view: GalaxyView, { next, untold }: Telling<GalaxyView>): GalaxyView {
  const lords = lordsBefore(next, untold);
  const seats = view.seats.map((one) => {
    const to = next.seats.find(({ seat }) => seat === one.seat) ?? one;
    const own = untold.filter((entry) => seatIn(entry) === one.seat);
    const vp = to.vp === null ? one.vp : to.vp - own.reduce((sum, entry) => sum + wonIn(entry).vp, 0);
    const isHeld = (id: LordId | null) => id !== null && lords.get(id) === one.seat;
    const lord = [to.lord, ...LORD_IDS].find(isHeld) ?? null;
    return { ...one, vp, lord, allies: alliesBefore(to.allies, own) };
  });
  return { ...view, seats, lords: LORD_IDS.filter((lord) => lords.get(lord) === null) };
}
