import { cappedDice, printedDice, tacticCardsOf } from '../data/attack.ts';
import { idsIn } from '../data/ids.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { SystemId } from '../data/systems.ts';
import { type Side, type Theatre, typeOf, UNIT_TYPES, UNITS, type UnitId, type UnitType } from '../data/units.ts';
import type { LeaderView, RebellionView } from '../view-shape.ts';

// What a combat would come to, from public facts: no cards, no effects, no forecast of the winner.

/** Units of a side in one theatre, and the dice of their first attack. */
export interface ForceForecast {
  readonly units: readonly { readonly type: UnitType; readonly count: number }[];
  readonly red: number;
  readonly black: number;
  /** Dice above the limit of a colour, which are not rolled. */
  readonly lost: number;
}

export interface SideForecast {
  readonly leaders: readonly LeaderId[];
  readonly space: ForceForecast | null;
  readonly ground: ForceForecast | null;
  /** Tactic cards drawn before the first round. */
  readonly cards: Readonly<Record<Theatre, number>>;
}

const THEATRES = ['space', 'ground'] as const;
const COLOURS = ['red', 'black'] as const;

function forceOf(all: readonly UnitType[], side: Side, theatre: Theatre): ForceForecast | null {
  const types = all.filter((type) => UNITS[type].side === side && UNITS[type].theatre === theatre);
  if (types.length === 0) return null;
  const ionCannons = all.filter((type) => type === 'ion-cannon').length;
  const [red = 0, black = 0] = COLOURS.map((colour) => printedDice({ side, theatre, types, ionCannons }, colour));
  const lost = [red, black].reduce((sum, dice) => sum + Math.max(0, dice - cappedDice(dice)), 0);
  const units = UNIT_TYPES.flatMap((type) => {
    const count = types.filter((one) => one === type).length;
    return count > 0 ? [{ type, count }] : [];
  });
  return { units, red: cappedDice(red), black: cappedDice(black), lost };
}

/** Whether a leader is held captive. */
export function isCaptive({ ring }: LeaderView): boolean {
  return ring === 'captured' || ring === 'carbonite';
}

function leadersIn({ leaders }: RebellionView, system: SystemId, side: Side): LeaderId[] {
  return idsIn(leaders).filter(
    (id) => leaders[id].at === system && leaders[id].side === side && !isCaptive(leaders[id]),
  );
}

/**
 * Forecast of the combat that a movement of these units into a system would start: units and dice of both sides; null
 * where no theatre would be shared.
 */
export function combatForecast(
  view: RebellionView,
  system: SystemId,
  moved: readonly UnitId[],
): Readonly<Record<Side, SideForecast>> | null {
  const here = (Object.keys(view.units) as UnitId[]).filter((id) => view.units[id]?.at === system);
  const types = [...here, ...moved].map(typeOf);
  // In a destroyed system only space is fought over (RB-8.17).
  const theatres = view.systems[system].destroyed ? (['space'] as const) : THEATRES;
  const shared = theatres.filter((theatre) => forceOf(types, 'rebel', theatre) && forceOf(types, 'imperial', theatre));
  if (shared.length === 0) return null;
  const sideOf = (side: Side): SideForecast => {
    const leaders = leadersIn(view, system, side);
    const force = (theatre: Theatre) => (shared.some((one) => one === theatre) ? forceOf(types, side, theatre) : null);
    const cards = (theatre: Theatre) => (shared.some((one) => one === theatre) ? tacticCardsOf(leaders, theatre) : 0);
    return {
      leaders,
      space: force('space'),
      ground: force('ground'),
      cards: { space: cards('space'), ground: cards('ground') },
    };
  };
  return { rebel: sideOf('rebel'), imperial: sideOf('imperial') };
}

/** Whether these units would land: only ground units of the Empire reveal the base (RB-8.13). */
export function lands(units: readonly UnitId[]): boolean {
  return units.some((id) => UNITS[typeOf(id)].side === 'imperial' && UNITS[typeOf(id)].theatre === 'ground');
}

/**
 * What blocking does for a unit with so much damage and health in this round: it `saves` it (RB-9.1.22), `eases` damage
 * on a unit that stays, or is `wasted` on one that is lost all the same.
 */
export function blockOf(
  { damage, health }: { readonly damage: number; readonly health: number },
  blocked: number,
): 'saves' | 'eases' | 'wasted' {
  if (damage - blocked >= health) return 'wasted';
  return damage >= health ? 'saves' : 'eases';
}
