import type { LeaderId } from '../data/leaders.ts';
import type { Leader, LeaderPlace, State } from '../state.ts';

type Places = ReadonlyMap<LeaderPlace, readonly LeaderId[]>;
const NONE: readonly LeaderId[] = [];

/** Index of the leaders by place, by the record of leaders; each list in the order of the record. Dropped by every change. */
const indexes = new WeakMap<State['leaders'], Places>();

function placesOf(leaders: State['leaders']): Places {
  const places = new Map<LeaderPlace, LeaderId[]>();
  for (const [id, { at }] of Object.entries(leaders) as [LeaderId, Leader][]) {
    const there = places.get(at);
    if (there) there.push(id);
    else places.set(at, [id]);
  }
  return places;
}

/** All leaders in a place, captives among them. */
export function leadersIn({ leaders }: Pick<State, 'leaders'>, at: LeaderPlace): readonly LeaderId[] {
  let places = indexes.get(leaders);
  if (!places) {
    places = placesOf(leaders);
    indexes.set(leaders, places);
  }
  return places.get(at) ?? NONE;
}

type Leaders = Record<LeaderId, { -readonly [F in keyof Leader]: Leader[F] }>;

/** Moves a leader; the mission it leaves, if any, is not looked at (see `placeLeader`). */
export function moveLeader(g: Pick<State, 'leaders'>, id: LeaderId, at: LeaderPlace): void {
  indexes.delete(g.leaders);
  (g.leaders as Leaders)[id].at = at;
}

/** Gives a leader another place, ring and state. */
export function replaceLeader(g: Pick<State, 'leaders'>, id: LeaderId, leader: Leader): void {
  indexes.delete(g.leaders);
  (g.leaders as Leaders)[id] = leader;
}
