import { hide, reveal } from '../../engine/hidden.ts';
import { memoizeByReference } from '../../engine/state-draft/memoize.ts';
import { type Box, boxOf, tacticCards } from '../box.ts';
import { idsIn } from '../data/ids.ts';
import { LEADERS, type LeaderId } from '../data/leaders.ts';
import { MISSIONS, type MissionCard, missionOf } from '../data/missions.ts';
import type { RingId } from '../data/rings.ts';
import { BASE_SPACE, PLACE_IDS, SYSTEMS } from '../data/systems.ts';
import { TRACK } from '../data/track.ts';
import { factsOf, typeOf, UNITS, type UnitId, type UnitType } from '../data/units.ts';
import { captives, hasUnit, isCaptured } from '../rules/board.ts';
import { mayLieWith } from '../rules/hands.ts';
import type { State } from '../state.ts';

const QUEUE = ['queue-1', 'queue-2', 'queue-3', 'deploying'];

const PLACES: ReadonlySet<string> = new Set([...PLACE_IDS, ...QUEUE]);

const missionsOf = (box: Box): string[] =>
  box.missions.flatMap((id) => Array.from({ length: MISSIONS[id].copies }, (_one, n) => `${id}#${n + 1}`));
const tacticsOf = (box: Box): string[] => [...tacticCards(box, 'space'), ...tacticCards(box, 'ground')];

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
  const { problems, damaged, based } = checkUnits(g.units);
  if (based.length === 0 && (damaged.length === 0 || g.combat)) return problems;
  const hurt = g.combat ? [] : damaged.map((id) => `${id} is damaged outside a combat`);
  const lost = based.filter((id) => factsOf(id).side !== 'rebel' || g.base.revealed);
  return [...problems, ...hurt, ...lost.map((id) => `${id} stands in the base space`)];
}

/** Units that something is wrong with, whatever else the state says, and those that only some states may have. */
const checkUnits = memoizeByReference((units: State['units']) => {
  const problems: string[] = [];
  const damaged: UnitId[] = [];
  const based: UnitId[] = [];
  const counts = new Map<UnitType, number>();
  for (const key in units) {
    const id = key as UnitId;
    const unit = units[id];
    const type = typeOf(id);
    counts.set(type, (counts.get(type) ?? 0) + 1);
    if (!unit || !PLACES.has(unit.at)) problems.push(`${id} stands nowhere`);
    if (unit?.damage) damaged.push(id);
    if (unit?.at === BASE_SPACE) based.push(id);
  }
  for (const [type, count] of counts) if (count > UNITS[type].count) problems.push(`too many ${type}`);
  return { problems, damaged, based };
});

function leaderProblems(g: State): string[] {
  const problems: string[] = [];
  const onMissions: LeaderId[] = [];
  for (const { leaders } of g.assigned) onMissions.push(...leaders);
  const rings = new Set<RingId>();
  for (const id of boxOf(g.options).leaders) {
    const { at, ring } = g.leaders[id];
    let assigned = 0;
    for (const one of onMissions) if (one === id) assigned += 1;
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

/** Markers that no system may have together. */
const markerProblems = memoizeByReference((systems: State['systems']) => {
  const problems: string[] = [];
  for (const id of idsIn(systems)) {
    const { loyalty, subjugated, sabotaged, destroyed } = systems[id];
    if (!SYSTEMS[id].populous && (loyalty || subjugated)) problems.push(`${id} is remote and has a marker`);
    if (destroyed && (loyalty || subjugated || sabotaged)) problems.push(`${id} is destroyed and has a marker`);
    if (loyalty === 'imperial' && subjugated) problems.push(`${id} is loyal and subjugated`);
  }
  if (systems.coruscant.loyalty !== 'imperial' && !systems.coruscant.destroyed) problems.push('Coruscant has turned');
  return problems;
});

function systemProblems(g: State): string[] {
  const problems = [...markerProblems(g.systems)];
  // A bounty is one step with its move: no one guards the captive on the way.
  const moving = g.flow.stack.some((frame) => frame.rule === 'collect-bounty');
  for (const id of captives(g)) {
    const at = g.leaders[id].at;
    if (!g.combat && !g.outcome && !moving && !hasUnit(g, at as 'hoth', { side: 'imperial' }))
      problems.push(`no one guards ${id}`);
  }
  return problems;
}

type Places = readonly (readonly string[])[];
const isSame = (a: Places, b: Places) => a.length === b.length && a.every((cards, index) => cards === b[index]);

/**
 * Check that no card lies twice in these places, and none is lost but those a running rule holds. Places where every card
 * lay once are not searched again while they are the same lists, as they are after most acts.
 */
function conserved(what: string, allOf: (box: Box) => readonly string[]): (g: State, places: Places) => string[] {
  let complete: Places | undefined;
  return (g, places) => {
    if (complete && isSame(places, complete)) return [];
    const all = allOf(boxOf(g.options));
    const seen = new Set<string>();
    let count = 0;
    for (const cards of places) {
      for (const card of cards) seen.add(card);
      count += cards.length;
    }
    const problems = seen.size === count ? [] : [`a ${what} card is doubled`];
    // A match that has ended drops what running rules held.
    if (count === all.length || g.outcome) {
      if (problems.length === 0 && !g.outcome) complete = places;
      return problems;
    }
    const running = JSON.stringify(g.flow.stack);
    const lost = all.filter((card) => !seen.has(card) && !running.includes(`"${card}"`));
    return [...problems, ...lost.map((card) => `${what} card ${card} is lost`)];
  };
}

const missionsLost = conserved('mission', missionsOf);
const actionsLost = conserved('action', (box) => box.actions);
const objectivesLost = conserved('objective', (box) => box.objectives);
const probesLost = conserved('probe', (box) => box.probes);
const tacticsLost = conserved('tactic', tacticsOf);

const NONE: readonly never[] = [];
const cardsOf = memoizeByReference((assigned: State['assigned']) => assigned.map(({ card }) => reveal(card)));
const cardOf = memoizeByReference((mission: NonNullable<State['mission']>) => [mission.card]);
const baseOf = memoizeByReference(({ hidden }: State['base']['system']) => (hidden ? [hidden] : NONE));

/** Every copy of every mission exactly once; those in running rules are in a player's hands just now. */
function missionProblems(g: State): string[] {
  const { missionDecks, missionHands, missionDiscards } = g;
  const assigned = cardsOf(g.assigned);
  const problems = missionsLost(g, [
    ...[reveal(missionDecks.rebel), reveal(missionHands.rebel), missionDiscards.rebel],
    ...[reveal(missionDecks.imperial), reveal(missionHands.imperial), missionDiscards.imperial],
    ...[reveal(g.projectDeck), g.projectDiscards, assigned, g.mission ? cardOf(g.mission) : NONE],
  ]);
  for (const [index, { side }] of g.assigned.entries())
    if (missionOf(assigned[index] as MissionCard).side !== side) problems.push('a foreign mission');
  return problems;
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
  return [
    ...actionsLost(g, [
      ...[reveal(g.actionDecks.rebel), reveal(g.actionDecks.imperial), g.usedActions, reveal(g.boxedActions)],
      ...Object.values(g.actionHands).map(reveal),
    ]),
    ...misplacedActions(g),
    ...objectivesLost(g, [reveal(g.objectiveDeck), reveal(g.objectiveHand), g.objectiveDiscards]),
    ...probesLost(g, [reveal(g.probeDeck), reveal(g.probeHand), g.removedProbes, baseOf(g.base.system)]),
    ...tacticsLost(g, [
      ...[reveal(g.tacticDecks.space), g.tacticDiscards.space, reveal(g.tacticHands.rebel)],
      ...[reveal(g.tacticDecks.ground), g.tacticDiscards.ground, reveal(g.tacticHands.imperial)],
    ]),
  ];
}
