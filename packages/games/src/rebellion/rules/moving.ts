import type { Option } from '../../engine/rule.ts';
import { type Refusal, refuse, text } from '../../engine/text.ts';
import { BASE_SPACE, PLACE_IDS, type PlaceId, SYSTEMS } from '../data/systems.ts';
import { factsOf, typeOf, type UnitId } from '../data/units.ts';
import type { State } from '../state.ts';
import { baseSystem, captives, isSystem, leadersAt, unitOf, unitsAt } from './board.ts';
import type { MoveVars } from './movement.ts';
import { doneOption, leaderName, leaderOption, placeName, unitOption } from './names.ts';

// What may be chosen in a movement (RB-8). Sources differ for the mover and for the table: only the Rebels may know
// which places lie beside a hidden base.

/** Places units may come from in truth (RB-8.2, RB-8.18 to RB-8.20). */
export function sources(g: State, { side, to, from }: MoveVars): PlaceId[] {
  if (from !== 'adjacent') return from.filter((place) => place !== to);
  const near = (): PlaceId[] => [baseSystem(g), ...SYSTEMS[baseSystem(g)].adjacent];
  if (!isSystem(to)) return near();
  const places: PlaceId[] = [...SYSTEMS[to].adjacent];
  return side === 'rebel' && !g.base.revealed && near().includes(to) ? [...places, BASE_SPACE] : places;
}

/** Places units might come from for all the Empire knows: being asked must not tell where the base is (RB-8.21). */
function possibleSources(g: State, vars: MoveVars): PlaceId[] {
  if (vars.from !== 'adjacent' || vars.side === 'imperial' || g.base.revealed) return sources(g, vars);
  if (!isSystem(vars.to)) return PLACE_IDS.filter(isSystem);
  return [...SYSTEMS[vars.to].adjacent, BASE_SPACE];
}

/** The own leader who stops units from leaving a place; a captive or a leader set free does not (RB-8.5 to RB-8.7). */
function guardOf(g: State, { side, pastLeaders }: MoveVars, place: PlaceId) {
  if (pastLeaders) return undefined;
  return leadersAt(g, side, place).find(
    (id) => !g.lasting.some((effect) => effect.kind === 'free' && effect.leader === id),
  );
}

/** Room left in the ships that have been chosen in a place (RB-8.9). */
function roomIn(g: State, { moving }: MoveVars, place: PlaceId): number {
  const units = moving.filter((id) => unitOf(g, id).at === place);
  const carried = units.filter((id) => factsOf(id).needsTransport).length;
  return units.reduce((sum, id) => sum + factsOf(id).capacity, 0) - carried;
}

/** Why a unit cannot be chosen now, or null. */
function refusalOf(g: State, vars: MoveVars, id: UnitId): Refusal | null {
  const { immobile, needsTransport } = factsOf(id);
  const place = unitOf(g, id).at as PlaceId;
  if (immobile) return refuse('immobile', {}, 'RB-8.10');
  const guard = guardOf(g, vars, place);
  if (guard) return refuse('leader_holds', { leader: leaderName(guard) }, 'RB-8.5');
  if (vars.max !== null && vars.moving.length >= vars.max) return refuse('move_limit', { n: vars.max }, 'RB-8.15');
  const most = vars.most?.[typeOf(id)];
  const chosen = vars.moving.filter((one) => typeOf(one) === typeOf(id)).length;
  if (most !== undefined && chosen >= most) return refuse('move_limit', { n: most }, 'RB-8.15');
  if (needsTransport && !vars.freely && roomIn(g, vars, place) < 1) return refuse('no_room', {}, 'RB-8.9');
  return null;
}

/** Units of a place the movement is about at all and that are not chosen yet. */
function unitsIn(g: State, vars: MoveVars, place: PlaceId): UnitId[] {
  const [first] = vars.moving;
  if (vars.oneSource && first && unitOf(g, first).at !== place) return [];
  return unitsAt(g, place, { side: vars.side, ...(vars.only && { theatre: vars.only }) }).filter(
    (id) => !vars.moving.includes(id) && (!vars.most || vars.most[typeOf(id)] !== undefined),
  );
}

/** Whether, for all the table knows, the mover might have something to move. */
export function mayMove(g: State, vars: MoveVars): boolean {
  return possibleSources(g, vars).some((place) => unitsIn(g, vars, place).some((id) => !refusalOf(g, vars, id)));
}

/** Everything left in a place that may come along: ships first, then what they carry, the strongest first. */
export function allFrom(g: State, vars: MoveVars, place: PlaceId): UnitId[] {
  const weight = (id: UnitId) => (factsOf(id).needsTransport ? (factsOf(id).health ?? 0) : 99);
  const all = { ...vars, moving: [...vars.moving] };
  for (const id of unitsIn(g, vars, place).sort((a, b) => weight(b) - weight(a))) {
    if (!refusalOf(g, all, id)) all.moving.push(id);
  }
  return all.moving.slice(vars.moving.length);
}

function unitOptions(g: State, vars: MoveVars, place: PlaceId): Option[] {
  const units = unitsIn(g, vars, place);
  const kinds = new Map<string, UnitId[]>();
  for (const id of units) {
    const kind = `${typeOf(id)} ${unitOf(g, id).damage}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  }
  return [...kinds.values()].map((same) => {
    const [id] = same as [UnitId];
    const refused = refusalOf(g, vars, id);
    const detail = text('detail.unitsThere', { place: placeName(place), n: same.length });
    return unitOption(g, id, { detail, ...(refused && { refused }) });
  });
}

/** The shortcut for a place; left out where it saves nothing. */
function allOption(g: State, vars: MoveVars, place: PlaceId): Option[] {
  const all = allFrom(g, vars, place);
  if (all.length < 2) return [];
  return [
    {
      key: `all:${place}`,
      label: text('option.moveAll', { place: placeName(place) }),
      detail: text('detail.moveAll', { n: all.length, of: unitsIn(g, vars, place).length }),
      kind: 'plain',
    },
  ];
}

/** Captives Imperial units may take along, like ground units but without using room (RB-8.11). */
function captiveOptions(g: State, vars: MoveVars, place: PlaceId): Option[] {
  if (vars.side !== 'imperial' || vars.only === 'space' || vars.most) return [];
  if (!vars.moving.some((id) => unitOf(g, id).at === place)) return [];
  return captives(g, place)
    .filter((id) => !vars.captives.includes(id))
    .map((id) =>
      leaderOption(id, { key: `captive:${id}`, detail: text('detail.captive', { place: placeName(place) }) }),
    );
}

/** All that may be added to a movement, or may not with the reason. */
export function movingOptions(g: State, vars: MoveVars): Option[] {
  const places = sources(g, vars);
  return [
    ...places.flatMap((place) => unitOptions(g, vars, place)),
    ...places.flatMap((place) => captiveOptions(g, vars, place)),
    ...places.flatMap((place) => allOption(g, vars, place)),
    doneOption(),
  ];
}
