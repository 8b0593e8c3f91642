import type { Budget } from '../../../engine/budgets.ts';
import { note } from '../../../engine/log.ts';
import type { Option, Rule } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { type Refusal, refuse, type Text, text } from '../../../engine/text.ts';
import { withFields } from '../../../engine/with-fields.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, type Side, typeOf, type UnitId } from '../../data/units.ts';
import { decider, playerOf, playing, rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { hasUnit, leadersAt, unitOf, unitsAt } from '../board.ts';
import { book } from '../book.ts';
import { settle } from '../checks.ts';
import { moveLeader } from '../leader-index.ts';
import { noteBaseNotFound, searches } from '../movement.ts';
import { leaderName, leaderOption, listText, placeName, placeOption, sideName, unitName, unitsText } from '../names.ts';
import { moveUnit } from '../unit-index.ts';
import { combatOf, hasEffect } from './effects.ts';
import { goesOn, lostByRival, mustRetreat } from './next-round.ts';

export type RetreatVars = { side: Side };

/** Leaders a side may retreat with; tactic values are not needed, one brought by Ready for Action stays (RB-10.1). */
function retreatLeaders(g: State, side: Side): LeaderId[] {
  const { system, returning } = combatOf(g);
  return leadersAt(g, side, system).filter((id) => !returning.includes(id));
}

/** Ships that must leave: all but TIE Fighters and immobile ones (RB-10.12). */
function leaving(g: State, side: Side): UnitId[] {
  return unitsAt(g, combatOf(g).system, { side, theatre: 'space' }).filter(
    (id) => !factsOf(id).needsTransport && !factsOf(id).immobile,
  );
}

/** Ground units and TIE Fighters, which may leave or stay (RB-10.13). */
function riders(g: State, side: Side): UnitId[] {
  return unitsAt(g, combatOf(g).system, { side }).filter((id) => factsOf(id).needsTransport && !factsOf(id).immobile);
}

const ridesFreely = (g: State, side: Side) => hasEffect(g, 'free-retreat', side);

/** Units that may ride; Escape Plan lets all of them go without a ship. */
function room(g: State, side: Side): number {
  return ridesFreely(g, side)
    ? riders(g, side).length
    : leaving(g, side).reduce((sum, id) => sum + factsOf(id).capacity, 0);
}

const holdsOwn = (g: State, side: Side, id: SystemId) => g.systems[id].loyalty === side || hasUnit(g, id, { side });

/** Why a side may never retreat to an adjacent system. */
function closed(g: State, side: Side, id: SystemId): Refusal | null {
  const { current, from } = combatOf(g);
  if (hasUnit(g, id, { side: rivalOf(side) })) return refuse('retreat_enemy_there', {}, 'RB-10.9');
  if (side !== current && from.includes(id)) return refuse('retreat_enemy_came_from', {}, 'RB-10.10');
  return null;
}

/** Where a side may retreat to: systems with own units or loyalty if there is one, else empty ones (RB-10.6 to RB-10.11). */
function retreatPlaces(g: State, side: Side): SystemId[] {
  const open = SYSTEMS[combatOf(g).system].adjacent.filter((id) => !closed(g, side, id));
  const own = open.filter((id) => holdsOwn(g, side, id));
  return own.length > 0 ? own : open;
}

function isForbidden(g: State, side: Side): boolean {
  const combat = combatOf(g);
  if (combat.retreated.includes(side) || hasEffect(g, 'no-retreat', side)) return true;
  return (
    side === 'imperial' &&
    (hasUnit(g, combat.system, { type: 'death-star' }) ||
      hasUnit(g, combat.system, { type: 'death-star-under-construction' }))
  );
}

/** Whether a side can retreat from the running combat now. Public. */
export function canRetreat(g: State, side: Side): boolean {
  return (
    !isForbidden(g, side) &&
    hasUnit(g, combatOf(g).system, { side: rivalOf(side) }) &&
    retreatLeaders(g, side).length > 0 &&
    (leaving(g, side).length > 0 || room(g, side) > 0) &&
    retreatPlaces(g, side).length > 0
  );
}

/** Seats of a side with a leader to retreat with (RB-18.19). */
function deciders(g: State, side: Side): SeatId[] {
  return playing(g, side).filter((seat) => retreatLeaders(g, side).some((id) => playerOf(g, side, id) === seat));
}

function destinationOptions(g: State, side: Side): Option[] {
  const legal = retreatPlaces(g, side);
  const better = refuse('retreat_own_first', {}, 'RB-10.7');
  return SYSTEMS[combatOf(g).system].adjacent.map((id) => {
    const refused = closed(g, side, id) ?? (legal.includes(id) ? null : better);
    return placeOption(id, refused ? { refused } : {});
  });
}

/** `stayed`: seats that have declined. */
type AskVars = RetreatVars & { stayed: SeatId[] };

const nextDecider = (g: State, { side, stayed }: AskVars): SeatId | undefined =>
  deciders(g, side).find((seat) => !stayed.includes(seat));

/** What staying leads to, where no fight decides it (RB-9.3.1 to RB-9.3.3, RB-10.17). */
function helpOf(g: State, side: Side): Text | undefined {
  if (side === 'rebel' && mustRetreat(g)) return text('help.shipsLost');
  const lost = lostByRival(g, side);
  const types = [...new Set(lost.map(typeOf))];
  const units = types.map((type) => unitsText(type, lost.filter((id) => typeOf(id) === type).length));
  if (units.length > 0) return text('help.rivalLost', { units: listText(units) });
  return goesOn(g) ? undefined : text('help.combatEnds');
}

/** Asks the players of a side with a leader there, one after the other, whether to retreat and where to. */
const askRetreat: Rule<AskVars> = book.rule<AskVars, 'choose'>('ask-retreat', {
  start: {
    run: (g, at) => (nextDecider(g, at.vars) && canRetreat(g, at.vars.side) ? at.goto('choose') : at.end()),
  },
  choose: {
    ask: (g, { vars }) => text('ask.retreat', { system: placeName(combatOf(g).system), side: sideName(vars.side) }),
    help: (g, { vars }) => helpOf(g, vars.side),
    who: (g, { vars }) => [nextDecider(g, vars) ?? []].flat(),
    options: (g, { vars }) => [
      ...destinationOptions(g, vars.side),
      { key: 'stay', label: text('option.stay'), kind: 'plain' },
    ],
    gone(_g, at) {
      // The leaders have gone to the team-mate, who is asked again.
      at.vars.stayed = [];
      return at.goto('start');
    },
    chosen(_g, at, key) {
      const { side, stayed } = at.vars;
      const { seat } = at;
      stayed.push(seat);
      if (key === 'stay') return at.goto('start');
      return at.call(leave, null, { side, seat, to: key as SystemId, riding: [], leader: null }, 'start');
    },
  },
});

/**
 * One side's chance to retreat in the retreat step of a combat round (RB-10). Units that may not stay alone are
 * lost after both sides have decided.
 */
export const retreat: Rule<RetreatVars> = book.rule<RetreatVars, 'done'>('retreat', {
  start: { run: (_g, at) => at.call(askRetreat, null, withFields(at.vars, { stayed: [] }), 'done') },
  done: { run: (_g, at) => at.end() },
});

/** `searching`: ground units land where the Empire does not know whether the base is. */
type LeaveVars = {
  side: Side;
  seat: SeatId;
  to: SystemId;
  riding: UnitId[];
  leader: LeaderId | null;
  searching?: boolean;
};

/** The retreating player's own leaders, or after a concession those of the team (RB-18.1). */
function leadersToGo(g: State, { side, seat }: LeaveVars): LeaderId[] {
  const all = retreatLeaders(g, side);
  const own = all.filter((id) => playerOf(g, side, id) === seat);
  return own.length > 0 ? own : all;
}

/** Ground units and fighters that may ride: each takes one place in the ships that leave (RB-10.13). */
function ridingOptions(g: State, { side, to }: LeaveVars): Option[] {
  const { system } = combatOf(g);
  const costs = ridesFreely(g, side) ? undefined : { transport: 1 };
  return riders(g, side).map((id) => ({
    key: id,
    label: unitName(typeOf(id)),
    from: `place:${system}`,
    at: `place:${to}`,
    ...(costs && { costs }),
  }));
}

function ridingBudgets(g: State, { side }: LeaveVars): Budget[] {
  if (ridesFreely(g, side)) return [];
  const label = text('budget.transport', { place: placeName(combatOf(g).system) });
  return [{ id: 'transport', label, limit: room(g, side), clause: 'RB-10.13' }];
}

/** The retreating units and their leader move together; markers of damage stay behind. */
function goAway(g: State, vars: LeaveVars): void {
  const combat = combatOf(g);
  const [only] = leadersToGo(g, vars);
  const leader = vars.leader ?? only;
  if (!leader) throw new Error('no one leads the retreat');
  for (const id of [...leaving(g, vars.side), ...vars.riding]) {
    moveUnit(g, id, vars.to);
    unitOf(g, id).damage = 0;
  }
  moveLeader(g, leader, vars.to);
  combat.retreated.push(vars.side);
  combat.left.push(leader);
  const params = { side: sideName(vars.side), leader: leaderName(leader), system: placeName(vars.to) };
  note(g, 'log.retreat', params, { at: `place:${vars.to}`, clause: 'RB-10.6' });
}

/** Who rides along and which leader goes; then all leave at once (RB-10.12 to RB-10.15). */
const leave: Rule<LeaveVars> = book.rule<LeaveVars, 'ride' | 'lead' | 'leader' | 'go' | 'done'>('leave-combat', {
  start: {
    run(g, at) {
      const { side } = at.vars;
      const [only, other] = riders(g, side);
      if (!only || room(g, side) === 0) return at.goto('lead');
      if (other || leaving(g, side).length > 0) return at.goto('ride');
      // The only unit that can leave does.
      at.vars.riding = [only];
      return at.goto('lead');
    },
  },
  ride: {
    ask: (_g, { vars }) => text('ask.retreatUnits', { system: placeName(vars.to) }),
    help: (g, { vars }) => (leaving(g, vars.side).length === 0 ? text('help.retreatSome') : undefined),
    shape: 'some',
    who: (g, { vars }) => [decider(g, vars)],
    pieces: (g) => [{ id: `place:${combatOf(g).system}`, label: placeName(combatOf(g).system) }],
    options: (g, { vars }) => ridingOptions(g, vars),
    // At least one unit must leave: without a ship at least one of these.
    bounds: (g, { vars }, { length }) => ({ min: leaving(g, vars.side).length === 0 ? 1 : 0, max: length }),
    budgets: (g, { vars }) => ridingBudgets(g, vars),
    chosen(_g, at, keys) {
      at.vars.riding = keys as UnitId[];
      return at.goto('lead');
    },
  },
  lead: { run: (g, at) => at.goto(leadersToGo(g, at.vars).length > 1 ? 'leader' : 'go') },
  leader: {
    ask: (_g, { vars }) => text('ask.retreatLeader', { system: placeName(vars.to) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => leadersToGo(g, vars).map((id) => leaderOption(id)),
    chosen(_g, at, key) {
      at.vars.leader = key as LeaderId;
      return at.goto('go');
    },
  },
  go: {
    run(g, at) {
      at.vars.searching = searches(g, at.vars.side, at.vars.to, at.vars.riding);
      goAway(g, at.vars);
      return at.call(settle, null, { fight: false }, 'done');
    },
  },
  done: {
    run(g, at) {
      if (at.vars.searching) noteBaseNotFound(g, at.vars.to);
      return at.end();
    },
  },
});
