import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import { BASE_SPACE, type PlaceId } from '../data/systems.ts';
import { factsOf, type Side, type Theatre, typeOf, type UnitId, type UnitType } from '../data/units.ts';
import { decider } from '../effects/effect.ts';
import type { State } from '../state.ts';
import { hasUnit, isSystem, unitOf } from './board.ts';
import { book } from './book.ts';
import { check } from './checks.ts';
import { allFrom, mayMove, movingOptions } from './moving.ts';
import { leaderName, placeName, unitName } from './names.ts';

/** A movement of units into one place, and what it may ignore. Make one with `movement`. */
export type MoveVars = {
  side: Side;
  /** Who chooses. */
  seat: SeatId;
  to: PlaceId;
  /** Places units may come from; `adjacent` follows RB-8.2, RB-8.18 and RB-8.19. */
  from: 'adjacent' | PlaceId[];
  /** All units come from one place. */
  oneSource: boolean;
  /** Only units of this theatre. */
  only: Theatre | null;
  /** Units in all, and of each type named (others then none). */
  max: number | null;
  most: Partial<Record<UnitType, number>> | null;
  /** Transport is not needed. */
  freely: boolean;
  /** Own leaders do not stop units from leaving. */
  pastLeaders: boolean;
  /** Chosen so far; they move together when the choice is done (RB-20.7). */
  moving: UnitId[];
  captives: LeaderId[];
};

/** A movement under the normal rules but for what is given. */
export function movement(plan: Pick<MoveVars, 'side' | 'seat' | 'to'> & Partial<MoveVars>): MoveVars {
  return {
    from: 'adjacent',
    oneSource: false,
    only: null,
    max: null,
    most: null,
    freely: false,
    pastLeaders: false,
    moving: [],
    captives: [],
    ...plan,
  };
}

/** Places the chosen units leave, each once. */
export function sourcesOf(g: State, units: readonly UnitId[]): PlaceId[] {
  return [...new Set(units.map((id) => unitOf(g, id).at as PlaceId))];
}

/** Everybody reads how many units of each type went from where. */
function noteMoves(g: State, { to, moving }: MoveVars): void {
  for (const place of sourcesOf(g, moving)) {
    const units = moving.filter((id) => unitOf(g, id).at === place);
    for (const type of new Set(units.map(typeOf))) {
      const n = units.filter((id) => typeOf(id) === type).length;
      const params = { n, unit: unitName(type), from: placeName(place), to: placeName(to) };
      note(g, 'log.moved', params, { at: `place:${to}` });
    }
  }
}

/** Whether the table knows without an answer that the base is not there: the Empire has held the system before. */
const isSearched = (g: State, to: PlaceId): boolean =>
  !isSystem(to) || g.systems[to].loyalty === 'imperial' || hasUnit(g, to, { side: 'imperial', theatre: 'ground' });

/**
 * Imperial ground units are about to land where the table does not know whether the base is: it will be told, and there
 * is no going back.
 */
export function searches(g: State, side: Side, to: PlaceId, units: readonly UnitId[]): boolean {
  const landing = side === 'imperial' && units.some((id) => factsOf(id).theatre === 'ground');
  if (!landing || g.base.revealed || isSearched(g, to)) return false;
  g.flow.shown = true;
  return true;
}

/** After the checks: everybody reads that ground units have landed and not found the base (RB-8.13). */
export function noteBaseNotFound(g: State, to: PlaceId): void {
  if (g.base.revealed || g.outcome) return;
  note(g, 'log.baseNotHere', { system: placeName(to) }, { clause: 'RB-8.13', at: `place:${to}` });
}

/** Moves everything chosen as one change, then runs the checks: they find the base (RB-8.13, RB-20.7). */
function moveTogether(g: State, vars: MoveVars): void {
  const { side, to, moving } = vars;
  const searching = searches(g, side, to, moving);
  // Where the base space sends units or takes them from tells about the base.
  if (to === BASE_SPACE || sourcesOf(g, moving).includes(BASE_SPACE)) g.flow.shown = true;
  noteMoves(g, vars);
  for (const id of moving) unitOf(g, id).at = to;
  for (const id of vars.captives) {
    g.leaders[id].at = to;
    note(g, 'log.captiveMoved', { leader: leaderName(id), to: placeName(to) }, { at: `leader:${id}` });
  }
  if (moving.length > 0) check(g);
  if (searching) noteBaseNotFound(g, to);
}

/** Asks for units one by one and moves them together; ends with the places they came from. */
export const moveUnits = book.rule<MoveVars, 'choose'>('move-units', {
  start: {
    run(g, at) {
      if (mayMove(g, at.vars)) return at.goto('choose');
      note(g, 'log.nothingToMove', { to: placeName(at.vars.to) });
      return at.end([]);
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.move', { to: placeName(vars.to) }),
    help: (_g, { vars }) => {
      const n = vars.moving.length + vars.captives.length;
      return n > 0 ? text('help.moving', { n }) : undefined;
    },
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => movingOptions(g, vars),
    chosen(g, at, key) {
      const { vars } = at;
      if (key === 'done') {
        const from = sourcesOf(g, vars.moving);
        moveTogether(g, vars);
        return at.end(from);
      }
      if (key.startsWith('all:')) vars.moving.push(...allFrom(g, vars, key.slice('all:'.length) as PlaceId));
      else if (key.startsWith('captive:')) vars.captives.push(key.slice('captive:'.length) as LeaderId);
      else vars.moving.push(key as UnitId);
      return at.goto('choose');
    },
  },
});
