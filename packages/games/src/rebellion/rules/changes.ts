import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { RingId } from '../data/rings.ts';
import { BASE_SPACE, type PlaceId, SYSTEMS, type SystemId } from '../data/systems.ts';
import { TRACK } from '../data/track.ts';
import { factsOf, MINIATURES, type Side, typeOf, type UnitId, type UnitType } from '../data/units.ts';
import { playing } from '../seats.ts';
import type { QueuePlace, State } from '../state.ts';
import { baseHome, captives, isCaptured, unitOf, unitsAt } from './board.ts';
import { moveLeader } from './leader-index.ts';
import { moveUnit, placeUnit, removeUnit } from './unit-index.ts';

/** A side has won, all who have not conceded; the first victory stands and ends the match at once (RB-15). */
export function win(g: State, side: Side, reason: string): void {
  if (g.outcome) return;
  g.outcome = { winners: playing(g, side), reason: text(`outcome.${reason}`) };
}

// --- units ---

/** Takes a miniature out of the supply; null when none is left (RB-1.5). */
export function bring(g: State, type: UnitType, at: PlaceId | QueuePlace): UnitId | null {
  const id = MINIATURES[type].find((one) => !g.units[one]);
  if (!id) return null;
  placeUnit(g, id, at);
  return id;
}

/** Units leave the board for the supply; in a combat they count as destroyed in it (RB-19.19). */
export function destroyUnits(g: State, ids: readonly UnitId[]): void {
  for (const id of ids) {
    const { at } = unitOf(g, id);
    if (g.combat && at === g.combat.system) g.combat.destroyed.push(id);
    removeUnit(g, id);
    note(g, 'log.destroyed', { unit: text(`unit.${typeOf(id)}`) }, { at: `place:${at}` });
  }
}

const QUEUE: ReadonlySet<string> = new Set(['queue-1', 'queue-2', 'queue-3', 'deploying']);

/** Whether a unit waits in the build queue. */
export function isQueued(g: State, id: UnitId): boolean {
  return QUEUE.has(unitOf(g, id).at);
}

// --- loyalty and markers ---

/** Whether loyalty effects can change a system (RB-12.5). */
export function isFixed(g: State, id: SystemId): boolean {
  return id === 'coruscant' || !SYSTEMS[id].populous || g.systems[id].destroyed;
}

/** A side gains loyalty in a system, one step after the other (RB-12.1 to RB-12.4). */
export function gainLoyalty(g: State, side: Side, id: SystemId, steps = 1): void {
  const system = g.systems[id];
  for (let step = 0; step < steps; step++) {
    if (isFixed(g, id) || system.loyalty === side) return;
    const before = system.loyalty;
    system.loyalty = before === null ? side : null;
    // Imperial loyalty finds the base or shows that it is not there: either way there is no going back.
    if (system.loyalty === 'imperial') g.flow.shown = true;
    note(
      g,
      before === null ? 'log.loyaltyGained' : 'log.loyaltyLost',
      { side: text(`side.${before ?? side}`), system: text(`system.${id}`) },
      { at: `place:${id}`, clause: before === null ? 'RB-12.1' : 'RB-12.2' },
    );
  }
}

/** A side's marker is taken off a system, which turns neutral. */
export function removeLoyalty(g: State, side: Side, id: SystemId): void {
  if (g.systems[id].loyalty === side && !isFixed(g, id)) gainLoyalty(g, side === 'rebel' ? 'imperial' : 'rebel', id);
}

export function setSabotage(g: State, id: SystemId, sabotaged: boolean): void {
  if (g.systems[id].sabotaged === sabotaged) return;
  g.systems[id].sabotaged = sabotaged;
  note(g, sabotaged ? 'log.sabotaged' : 'log.repaired', { system: text(`system.${id}`) }, { at: `place:${id}` });
}

// --- reputation and time ---

/** The Rebels gain (or with a negative number lose) reputation, box by box (RB-15.5, RB-15.9). */
export function gainReputation(g: State, amount: number): void {
  for (let left = Math.abs(amount); left > 0 && !g.outcome; left--) {
    g.reputation = Math.min(TRACK.last, g.reputation - Math.sign(amount));
    meetMarkers(g);
  }
  if (amount !== 0) note(g, amount > 0 ? 'log.reputationGained' : 'log.reputationLost', { n: Math.abs(amount) });
}

/** The Rebels win at the instant both markers stand in one box (RB-15.4). */
export function meetMarkers(g: State): void {
  if (g.reputation <= g.time) win(g, 'rebel', 'reputation');
}

// --- leaders ---

/** Puts a leader somewhere; a face-down mission it leaves empty goes back to its owner's hand (RB-7.3.4). */
export function placeLeader(g: State, id: LeaderId, at: PlaceId | 'pool' | 'gone'): void {
  if (g.leaders[id].at === 'mission') takeOffMission(g, id);
  moveLeader(g, id, at);
}

function takeOffMission(g: State, id: LeaderId): void {
  for (const mission of g.assigned) mission.leaders = mission.leaders.filter((one) => one !== id);
  for (const mission of g.assigned.filter((one) => one.leaders.length === 0)) {
    g.missionHands[mission.side] = hide([...reveal(g.missionHands[mission.side]), reveal(mission.card)]);
  }
  g.assigned = g.assigned.filter((one) => one.leaders.length > 0);
}

/** A leader's ring goes back to the supply or on to another leader. */
function loseRing(g: State, id: LeaderId): void {
  const { ring } = g.leaders[id];
  if (!ring) return;
  g.leaders[id].ring = null;
  note(g, 'log.ringLost', { leader: text(`leader.${id}`), ring: text(`ring.${ring}`) }, { at: `leader:${id}` });
}

/** Attaches a ring; it leaves its earlier wearer, and the wearer's earlier ring goes back to the supply. */
export function attachRing(g: State, ring: RingId, id: LeaderId): void {
  const worn = (other: LeaderId) => g.leaders[other].ring;
  for (const other of boxOf(g.options).leaders) {
    if (other === id ? worn(other) !== ring : worn(other) === ring) loseRing(g, other);
  }
  g.leaders[id].ring = ring;
  note(g, 'log.ring', { ring: text(`ring.${ring}`), leader: text(`leader.${id}`) });
}

/** Captures a Rebel leader where it stands; an earlier captive with the same ring is rescued first (RB-13). */
export function capture(g: State, id: LeaderId): void {
  const earlier = captives(g).find((one) => g.leaders[one].ring === 'captured');
  if (earlier && earlier !== id) rescue(g, earlier, baseHome(g), 'log.released');
  if (g.leaders[id].at === 'mission') takeOffMission(g, id);
  g.leaders[id].detained = false;
  if (!isCaptured(g, id)) loseRing(g, id);
  g.leaders[id].ring = 'captured';
  note(g, 'log.captured', { leader: text(`leader.${id}`) }, { at: `place:${g.leaders[id].at}` });
}

/** Frees a captive, who goes to the base (RB-13) or, where a card says so, elsewhere; `told`: the entry of the log. */
export function rescue(g: State, id: LeaderId, to: PlaceId = baseHome(g), told = 'log.rescued'): void {
  g.leaders[id].ring = null;
  moveLeader(g, id, to);
  note(g, told, { leader: text(`leader.${id}`), place: text(`system.${to}`) }, { at: `place:${to}` });
}

/** A leader leaves the game for good. */
export function eliminate(g: State, id: LeaderId): void {
  placeLeader(g, id, 'gone');
  g.leaders[id].ring = null;
  note(g, 'log.eliminated', { leader: text(`leader.${id}`) });
}

// --- the base ---

/** The location card is turned face up and everything in the base space moves there (RB-11.3.4); combat is due. */
export function revealBase(g: State, system: SystemId): void {
  g.base.revealed = true;
  g.flow.shown = true;
  note(g, 'log.baseRevealed', { system: text(`system.${system}`) }, { at: `place:${system}`, clause: 'RB-11.3.4' });
  leaveBaseSpace(g, system);
  addDue(g, system, g.active, []);
}

/** Everything in the base space goes to the base system; the log names each leader, and units by type (RB-11.3.4). */
function leaveBaseSpace(g: State, to: SystemId): void {
  const more = { at: `place:${to}`, clause: 'RB-11.3.4' };
  const system = text(`system.${to}`);
  const units = unitsAt(g, BASE_SPACE);
  for (const type of new Set(units.map(typeOf))) {
    const n = units.filter((id) => typeOf(id) === type).length;
    note(g, 'log.unitsLeaveBaseSpace', { n, unit: text(`unit.${type}`), system }, more);
  }
  for (const id of units) moveUnit(g, id, to);
  for (const id of boxOf(g.options).leaders.filter((leader) => g.leaders[leader].at === BASE_SPACE)) {
    moveLeader(g, id, to);
    note(g, 'log.leavesBaseSpace', { leader: text(`leader.${id}`), system }, more);
  }
}

/** A combat to be fought when the running effect is done, if both sides then share a theatre there. */
export function addDue(g: State, system: SystemId, current: Side, from: readonly PlaceId[]): void {
  const known = g.due.find((due) => due.system === system);
  if (known) known.from = [...new Set([...known.from, ...from])];
  else g.due.push({ system, current, from: [...from] });
}

/** Printed health of units together; a unit without health counts for nothing (RB-7.3.8, RB-7.3.9). */
export function healthOf(ids: readonly UnitId[]): number {
  return ids.reduce((sum, id) => sum + (factsOf(id).health ?? 0), 0);
}
