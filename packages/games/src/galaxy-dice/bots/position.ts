import type { Decision } from '../../engine/decision.ts';
import type { SeatId } from '../../engine/state.ts';
import {
  ALLIES,
  ALLY_IDS,
  type Ally,
  type AllyId,
  type GalaxyView,
  REBELS,
  type RowId,
  type SpaceSymbol,
} from '../client.ts';

/** Evaluation weights in victory points, tuned by self-play. */
export const WORTH = {
  /** An unused ally. */
  ally: 2.2,
  /** Cost of using an ally, by its symbols: its point at the end and its use in a later turn. */
  spent: { one: 1.3, two: 1.8, empire: 2 },
  lord: { vader: 1.1, palpatine: 2.2 },
  newHope: 1.6,
  /** Probability that the next player completes a row, by the number of symbols it lacks. */
  chance: [0, 0.9, 0.7, 0.4, 0.15, 0.05, 0.02] as readonly number[],
  /** Factor for an Empire space, which is harder to cover. */
  empireSpace: 0.75,
  /** Factor for a row that an opponent completes, with one opponent and with several. */
  gift: { duel: 0.55, table: 0.35 },
} as const;

/** A row as the bot evaluates it. */
export interface Line {
  readonly id: RowId;
  readonly worth: number;
  /** Whether the row had free spaces when the turn began, so that it can still be completed. */
  readonly open: boolean;
  /** Number of spaces to cover by symbol; changes while a bot tries placements. */
  readonly need: Map<SpaceSymbol, number>;
}

/** A symbol of the seat's rebel or of an ally. */
export interface Helper {
  /** Prefix of its option keys: `rebel` or `ally:<ally>:<number>`. */
  readonly key: string;
  readonly symbol: SpaceSymbol;
  /** Symbols of one ally have the same owner, whose cost counts once. */
  readonly owner: string;
  readonly cost: number;
}

/** Number of symbols a row lacks. */
export function lacking(line: Line): number {
  let sum = 0;
  for (const count of line.need.values()) sum += count;
  return sum;
}

/** The rows without the dice that can still be moved. */
export function linesOf(view: GalaxyView): Line[] {
  const movable = (die: number) => !view.dice[die - 1]?.locked;
  return view.rows.map((row) => {
    const need = new Map<SpaceSymbol, number>();
    for (const { symbol, coveredBy, die } of row.spaces) {
      if (coveredBy === null && (die === null || movable(die))) need.set(symbol, (need.get(symbol) ?? 0) + 1);
    }
    const worth = row.reward.vp + row.reward.allies.length * WORTH.ally;
    return { id: row.id, worth, open: !row.paid, need };
  });
}

function helpersOf(ally: AllyId): Helper[] {
  const { power }: Ally = ALLIES[ally];
  if (power.kind === 'newHope') return [];
  const kind = power.symbols.includes('empire') ? 'empire' : power.symbols.length > 1 ? 'two' : 'one';
  return power.symbols.map((symbol, index) => ({
    key: `ally:${ally}:${index + 1}`,
    symbol,
    owner: ally,
    cost: WORTH.spent[kind],
  }));
}

/**
 * All help a seat has. With the decision of its HELP step also the remaining symbols of allies already used, at no
 * cost.
 */
export function helpersFor(view: GalaxyView, seat: SeatId, decision?: Decision): Helper[] {
  const own = view.seats.find((one) => one.seat === seat);
  if (!own) return [];
  const rebel: Helper[] = own.rebel
    ? [{ key: 'rebel', symbol: REBELS[own.rebel].symbol, owner: 'rebel', cost: 0 }]
    : [];
  const used = ALLY_IDS.filter(
    (ally) => !own.allies.includes(ally) && decision?.options.some((option) => option.from === `ally:${ally}`),
  );
  const rest = used.flatMap(helpersOf).map((helper) => ({ ...helper, cost: 0 }));
  return [...rebel, ...own.allies.flatMap(helpersOf), ...rest];
}
