import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import { BASE_SPACE, type PlaceId } from '../data/systems.ts';
import { factsOf, type Side, typeOf, type UnitId } from '../data/units.ts';
import { decider } from '../seats.ts';
import type { State } from '../state.ts';
import { hasUnit, isSystem, unitOf } from './board.ts';
import { book } from './book.ts';
import { check } from './checks.ts';
import { moveLeader } from './leader-index.ts';
import { type MoveVars, mayMove, movingBudgets, movingOptions, sourceOptions, sourcePieces } from './moving.ts';
import { leaderName, listText, partsText, placeName, unitsText } from './names.ts';
import { moveUnit } from './unit-index.ts';

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
    ...plan,
  };
}

/** Places the chosen units leave, each once. */
function sourcesOf(g: State, units: readonly UnitId[]): PlaceId[] {
  return [...new Set(units.map((id) => unitOf(g, id).at as PlaceId))];
}

/** What moves: units, and captives taken along with them. */
interface Order {
  readonly units: readonly UnitId[];
  readonly captives: readonly LeaderId[];
}

/** One sentence for the whole order: how many units of each type, and which captives, go from where (RB-16.1). */
function noteMove(g: State, { side, to }: MoveVars, { units, captives }: Order): void {
  const parts = sourcesOf(g, units).map((place) => {
    const here = units.filter((id) => unitOf(g, id).at === place);
    const counts = [...new Set(here.map(typeOf))].map((type) =>
      unitsText(type, here.filter((id) => typeOf(id) === type).length),
    );
    const taken = captives
      .filter((id) => g.leaders[id].at === place)
      .map((id) => text('move.captive', { leader: leaderName(id) }));
    return text('move.part', { units: listText([...counts, ...taken]), from: placeName(place) });
  });
  if (parts.length > 0)
    note(g, `log.moved.${side}`, { parts: partsText(parts), to: placeName(to) }, { at: `place:${to}` });
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

/** After the checks: every viewer reads that ground units have landed and not found the base (RB-8.13). */
export function noteBaseNotFound(g: State, to: PlaceId): void {
  if (g.base.revealed || g.outcome) return;
  note(g, 'log.baseNotHere', { system: placeName(to) }, { clause: 'RB-8.13', at: `place:${to}` });
}

/** Moves everything as one change, then runs the checks: they find the base (RB-8.13, RB-20.7). Where it came from. */
function moveTogether(g: State, vars: MoveVars, order: Order): PlaceId[] {
  const { side, to } = vars;
  const { units, captives } = order;
  const from = sourcesOf(g, units);
  const searching = searches(g, side, to, units);
  // Where the base space sends units or takes them from tells about the base.
  if (to === BASE_SPACE || from.includes(BASE_SPACE)) g.flow.shown = true;
  noteMove(g, vars, order);
  for (const id of units) moveUnit(g, id, to);
  for (const id of captives) moveLeader(g, id, to);
  if (units.length > 0) check(g);
  if (searching) noteBaseNotFound(g, to);
  return from;
}

const CAPTIVE = 'captive:';

/**
 * Order of movement: one answer names all units that move, from all sources, within the transport of each (RB-8). They
 * move together; ends with the places they came from.
 */
export const moveUnits = book.rule<MoveVars, 'source' | 'choose'>('move-units', {
  start: {
    run(g, at) {
      const { vars } = at;
      if (!mayMove(g, vars)) {
        note(g, 'log.nothingToMove', { to: placeName(vars.to) });
        return at.end([]);
      }
      return at.goto(vars.oneSource && sourceOptions(g, vars).length > 1 ? 'source' : 'choose');
    },
  },
  source: {
    ask: (_g, { vars }) => text('ask.moveFrom', { to: placeName(vars.to) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => sourceOptions(g, vars),
    chosen(_g, at, key) {
      at.vars.from = [key as PlaceId];
      return at.goto('choose');
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.move', { to: placeName(vars.to) }),
    shape: 'some',
    who: (g, { vars }) => [decider(g, vars)],
    pieces: (g, { vars }) => sourcePieces(g, vars),
    options: (g, { vars }) => movingOptions(g, vars),
    bounds: (_g, _at, options) => ({ min: 0, max: options.filter((option) => !option.refused).length }),
    budgets: (_g, { vars }, options) => movingBudgets(vars, options),
    chosen(g, at, keys) {
      const captives = keys
        .filter((key) => key.startsWith(CAPTIVE))
        .map((key) => key.slice(CAPTIVE.length) as LeaderId);
      const units = keys.filter((key) => !key.startsWith(CAPTIVE)) as UnitId[];
      return at.end(moveTogether(g, at.vars, { units, captives }));
    },
  },
});
