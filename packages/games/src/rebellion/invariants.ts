import { hide, reveal } from '../engine/hidden.ts';
import { ACTION_IDS } from './data/actions.ts';
import { LEADER_IDS, LEADERS, type LeaderId } from './data/leaders.ts';
import { MISSION_IDS, MISSIONS, type MissionCard, missionOf } from './data/missions.ts';
import { OBJECTIVE_IDS } from './data/objectives.ts';
import type { RingId } from './data/rings.ts';
import { PLACE_IDS, PROBE_IDS, SYSTEM_IDS, SYSTEMS } from './data/systems.ts';
import { tacticCards } from './data/tactics.ts';
import { TRACK } from './data/track.ts';
import { factsOf, UNIT_TYPES, UNITS, type UnitId } from './data/units.ts';
import { captives, hasUnit, inPlay, isCaptured } from './rules/board.ts';
import { mayLieWith } from './rules/hands.ts';
import type { State } from './state.ts';

const QUEUE = ['queue-1', 'queue-2', 'queue-3', 'deploying'];
const PLACES: ReadonlySet<string> = new Set([...PLACE_IDS, ...QUEUE]);

const ALL_MISSIONS: readonly string[] = MISSION_IDS.flatMap((id) =>
  Array.from({ length: MISSIONS[id].copies }, (_one, n) => `${id}#${n + 1}`),
);
const ALL_TACTICS: readonly string[] = [...tacticCards('space'), ...tacticCards('ground')];

/** Everything that must hold between acts. */
export function invariants(g: State): string[] {
  const problems = [
    ...unitProblems(g),
    ...leaderProblems(g),
    ...systemProblems(g),
    ...missionProblems(g),
    ...cardProblems(g),
  ];
  if (g.time < TRACK.time || g.time > TRACK.last || g.reputation > TRACK.last) problems.push('a marker left the track');
  if (!g.outcome && g.phase !== 'setup' && g.reputation <= g.time) problems.push('the markers met and no one won');
  return problems;
}

function unitProblems(g: State): string[] {
  const problems: string[] = [];
  for (const type of UNIT_TYPES) {
    const ids = inPlay(g, type);
    if (ids.length > UNITS[type].count) problems.push(`too many ${type}`);
  }
  for (const key in g.units) {
    const id = key as UnitId;
    const unit = g.units[id];
    if (!unit || !PLACES.has(unit.at)) problems.push(`${id} stands nowhere`);
    if (unit?.damage && !g.combat) problems.push(`${id} is damaged outside a combat`);
    if (unit?.at === 'rebel-base-space' && (factsOf(id).side !== 'rebel' || g.base.revealed)) {
      problems.push(`${id} stands in the base space`);
    }
  }
  return problems;
}

function leaderProblems(g: State): string[] {
  const problems: string[] = [];
  const onMissions: LeaderId[] = [];
  for (const { leaders } of g.assigned) onMissions.push(...leaders);
  const rings = new Set<RingId>();
  for (const id of LEADER_IDS) {
    const { at, ring } = g.leaders[id];
    const assigned = onMissions.filter((one) => one === id).length;
    // Leaders of a card just turned up stay on it until its target is declared.
    const turnedUp = at === 'mission' && assigned === 0 && g.mission?.leaders.includes(id);
    if (!turnedUp && assigned !== (at === 'mission' ? 1 : 0))
      problems.push(`${id} is on ${assigned} missions and at ${at}`);
    if (isCaptured(g, id) && (LEADERS[id].side !== 'rebel' || !PLACES.has(at))) problems.push(`${id} is no captive`);
    if (ring && (at === 'box' || at === 'gone')) problems.push(`${id} wears a ring out of play`);
    if (ring && rings.has(ring)) problems.push(`two rings ${ring}`);
    if (ring) rings.add(ring);
  }
  if (g.assigned.some((one) => one.leaders.length < 1 || one.leaders.length > 2))
    problems.push('a mission without leaders');
  return problems;
}

function systemProblems(g: State): string[] {
  const problems: string[] = [];
  for (const id of SYSTEM_IDS) {
    const { loyalty, subjugated, sabotaged, destroyed } = g.systems[id];
    if (!SYSTEMS[id].populous && (loyalty || subjugated)) problems.push(`${id} is remote and has a marker`);
    if (destroyed && (loyalty || subjugated || sabotaged)) problems.push(`${id} is destroyed and has a marker`);
    if (loyalty === 'imperial' && subjugated) problems.push(`${id} is loyal and subjugated`);
  }
  if (g.systems.coruscant.loyalty !== 'imperial' && !g.systems.coruscant.destroyed)
    problems.push('Coruscant has turned');
  // A bounty is one step with its move: no one guards the captive on the way.
  const moving = g.flow.stack.some((frame) => frame.rule === 'collect-bounty');
  for (const id of captives(g)) {
    const at = g.leaders[id].at;
    if (!g.combat && !g.outcome && !moving && !hasUnit(g, at as 'hoth', { side: 'imperial' }))
      problems.push(`no one guards ${id}`);
  }
  return problems;
}

/** Every copy of every mission exactly once; those in running rules are in a player's hands just now. */
function missionProblems(g: State): string[] {
  const { missionDecks, missionHands, missionDiscards } = g;
  const assigned = g.assigned.map((one) => reveal(one.card));
  const wrong = g.assigned
    .filter((one, index) => missionOf(assigned[index] as MissionCard).side !== one.side)
    .map(() => 'a foreign mission');
  return [
    ...wrong,
    ...conserved(g, 'mission', ALL_MISSIONS, [
      ...[reveal(missionDecks.rebel), reveal(missionHands.rebel), missionDiscards.rebel],
      ...[reveal(missionDecks.imperial), reveal(missionHands.imperial), missionDiscards.imperial],
      ...[reveal(g.projectDeck), g.projectDiscards, assigned, g.mission ? [g.mission.card] : []],
    ]),
  ];
}

/** Who is asked for a card depends on whose card it is: no player in the game holds another's (RB-18.3). */
function misplacedActions(g: State): string[] {
  return g.seats
    .filter((seat) => !g.conceded.includes(seat))
    .flatMap((seat) =>
      reveal(g.actionHands[seat] ?? hide([]))
        .filter((id) => !mayLieWith(g, seat, id))
        .map((id) => `${id} lies with ${seat}`),
    );
}

function cardProblems(g: State): string[] {
  if (g.phase === 'setup') return [];
  const base = reveal(g.base.system);
  return [
    ...conserved(g, 'action', ACTION_IDS, [
      ...[reveal(g.actionDecks.rebel), reveal(g.actionDecks.imperial), g.usedActions, reveal(g.boxedActions)],
      ...Object.values(g.actionHands).map(reveal),
    ]),
    ...misplacedActions(g),
    ...conserved(g, 'objective', OBJECTIVE_IDS, [
      reveal(g.objectiveDeck),
      reveal(g.objectiveHand),
      g.objectiveDiscards,
    ]),
    ...conserved(g, 'probe', PROBE_IDS, [
      reveal(g.probeDeck),
      reveal(g.probeHand),
      g.removedProbes,
      base ? [base] : [],
    ]),
    ...conserved(g, 'tactic', ALL_TACTICS, [
      ...[reveal(g.tacticDecks.space), g.tacticDiscards.space, reveal(g.tacticHands.rebel)],
      ...[reveal(g.tacticDecks.ground), g.tacticDiscards.ground, reveal(g.tacticHands.imperial)],
    ]),
  ];
}

/** No card twice in these places, and none lost but those a running rule holds. */
function conserved(g: State, what: string, all: readonly string[], places: readonly (readonly string[])[]): string[] {
  const seen = new Set<string>();
  let count = 0;
  for (const cards of places) {
    for (const card of cards) seen.add(card);
    count += cards.length;
  }
  const problems = seen.size === count ? [] : [`a ${what} card is doubled`];
  // A match that has ended drops what running rules held.
  if (count === all.length || g.outcome) return problems;
  const running = JSON.stringify(g.flow.stack);
  const lost = all.filter((card) => !seen.has(card) && !running.includes(`"${card}"`));
  return [...problems, ...lost.map((card) => `${what} card ${card} is lost`)];
}
