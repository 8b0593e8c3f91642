import { LEADERS, type LeaderId } from '../../data/leaders.ts';
import { CAPTIVE_MISSIONS, MISSIONS, type MissionCard, type MissionId, missionOf } from '../../data/missions.ts';
import { BASE_SPACE, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf } from '../../data/units.ts';
import { loyaltyAim, missionAim, sabotageWorth } from './aims.ts';
import {
  captivesIn,
  goals,
  invaders,
  isSystemId,
  isThere,
  leadersIn,
  steps,
  suspects,
  unitsOf,
  type World,
} from './world.ts';

/** What a mission is worth before anything is known of its target. */
const WORTH: Readonly<Record<MissionId, number>> = {
  'rule-by-fear': 4,
  'gather-intel': 6,
  'capture-rebel-operative': 6,
  'research-and-development': 5,
  'address-delays': 5,
  'secret-weapons-research': 2,
  'double-our-efforts': 2,
  'display-of-power': 5,
  'trade-negotiations': 4,
  'imperial-propaganda': 2,
  'fear-will-keep-them-in-line': 5,
  'lure-of-the-dark-side': 7,
  'homing-beacon': 7,
  'interrogation-droid': 8,
  'intercept-transmission': 6,
  'long-range-probe': 2,
  'probe-droid-initiative': 7,
  'carbon-freezing': 7,
  'collect-bounty': 7,
  detained: 3,
  'hunt-them-down': 4,
  interrogation: 1,
  'planetary-conquest': 5,
  'retrieve-the-plans': 5,
  'construct-factory': 4,
  'oversee-project': 4,
  'superlaser-online': 9,
  'construct-super-star-destroyer': 6,
  'construct-death-star': 2,
  'build-alliance': 5,
  infiltration: 4,
  'rapid-mobilization': 0,
  sabotage: 5,
  'base-defenses': 5,
  'establish-trade-relations': 5,
  'incite-rebellion': 5,
  'public-uprising': 5,
  'support-of-mon-calamari': 5,
  'covert-operation': 6,
  'daring-rescue': 8,
  'for-the-greater-good': 8,
  'plan-the-assault': 2,
  'seek-yoda': 4,
  'stolen-plans': 3,
  'contingency-plan': 1,
  'hidden-fleet': 1,
  'plant-false-lead': 4,
  demolition: 3,
  'hit-and-run': 5,
  'lead-the-strike-team': 2,
  misdirection: 1,
  'rogue-squadron-raid': 4,
  'wookiee-uprising': 4,
};

/** Missions that need something on the board; without it they are not worth a leader. */
function isPossible(w: World, id: MissionId): boolean {
  const captive = Object.values(w.view.leaders).some(({ ring }) => ring === 'captured' || ring === 'carbonite');
  const loyal = (side: 'rebel' | 'imperial') => Object.values(w.view.systems).some((one) => one.loyalty === side);
  if (CAPTIVE_MISSIONS.has(id)) return captive;
  if (SEARCHING.has(id) && suspects(w).length < 2) return false;
  if (id === 'gather-intel' || id === 'intercept-transmission') return loyal('rebel');
  return true;
}
const SEARCHING: ReadonlySet<MissionId> = new Set([
  'gather-intel',
  'intercept-transmission',
  'probe-droid-initiative',
  'long-range-probe',
  'homing-beacon',
  'interrogation-droid',
]);

/** How near the Empire is to the Rebels' base: 0 safe, 1 found. */
export function danger(w: World): number {
  const { base } = w.view;
  if (base.revealed) return 1;
  if (!base.system) return 0;
  const near = invaders(w, base.system).filter((id) => factsOf(id).theatre === 'ground').length;
  // Of the systems the Empire has not held some are in its probe hand.
  const drawn = w.view.probes.hand.count / (w.view.probes.hand.count + w.view.probes.deck + 1);
  const left = 1 + (suspects(w).length - 1) * (1 - drawn);
  if (near > 0) return left < 8 ? 0.9 : left < 14 ? 0.6 : 0.3;
  return left < 3 ? 0.8 : left < 6 ? 0.6 : 0;
}

/** What a mission is worth now, success taken for granted. */
export function missionWorth(w: World, id: MissionId): number {
  if (id === 'rapid-mobilization') return danger(w) > 0.5 ? 14 * danger(w) : -5;
  if (id === 'superlaser-online') return laserSteps(w) <= 1 ? 16 : -5;
  if (!isPossible(w, id)) return -5;
  if (id === 'gather-intel') return 3 + 2.5 * Math.max(1, Math.floor(unitsOf(w, BASE_SPACE, 'rebel').length / 4));
  return WORTH[id] + missionAim(w, id);
}

/** Steps a Death Star is away from the base once the Empire knows where that is. */
export function laserSteps(w: World): number {
  const [goal, other] = goals(w);
  if (!goal || other || w.side !== 'imperial') return 99;
  const places = (['death-star-1', 'death-star-2'] as const).map((id) => w.view.units[id]?.at ?? '');
  return Math.min(99, ...places.map((at) => (isSystemId(at) ? steps(at, goal) : 99)));
}

/** What a card is worth in hand, for discarding. */
export function cardWorth(w: World, card: MissionCard): number {
  return Math.max(missionWorth(w, missionOf(card).id), WORTH[missionOf(card).id] / 2);
}

/** Icons of a mission's skill on leaders. */
export function iconsFor(id: MissionId, leaders: readonly LeaderId[]): number {
  return leaders.reduce((sum, leader) => sum + LEADERS[leader].skills[MISSIONS[id].skill], 0);
}

/** What carrying a mission out in a place is worth. */
export function targetWorth(w: World, id: MissionId, place: string): number {
  if (!isSystemId(place)) return WORTH[id];
  const state = w.view.systems[place];
  const icons = SYSTEMS[place].icons.length;
  if (LOYALTY.has(id)) return loyaltyWorth(w, place);
  if (id === 'sabotage') {
    if (state.sabotaged || state.loyalty === 'rebel' || !(state.loyalty || state.subjugated)) return -4;
    return (state.subjugated ? 1.5 : 2 * icons) + 2 * sabotageWorth(w, place);
  }
  if (id === 'hit-and-run' || id === 'hunt-them-down' || id === 'wookiee-uprising') return prey(w, place);
  if (id === 'address-delays' || id === 'construct-factory') return iconWorth(place);
  if (id === 'incite-rebellion' || id === 'public-uprising')
    return 6 - unitsOf(w, place, 'imperial', 'ground').length * 2;
  if (id === 'capture-rebel-operative') return 6 + captivesIn(w, place).length;
  if (id === 'planetary-conquest') return suspects(w).includes(place) ? 6 : 2;
  if (id === 'superlaser-online') return goals(w).length === 1 && goals(w)[0] === place ? 100 : -99;
  if (id === 'infiltration' || id === 'covert-operation' || id === 'stolen-plans')
    return 5 - leadersIn(w, place, w.rival).length;
  return WORTH[id];
}
const LOYALTY: ReadonlySet<MissionId> = new Set([
  'build-alliance',
  'rule-by-fear',
  'display-of-power',
  'trade-negotiations',
  'establish-trade-relations',
]);

/** Printed icons with the later boxes worth more. */
function iconWorth(place: SystemId): number {
  return SYSTEMS[place].icons.length * (SYSTEMS[place].box ?? 0);
}

function loyaltyWorth(w: World, place: SystemId): number {
  const state = w.view.systems[place];
  if (state.loyalty === w.side) return -4;
  const held = isThere(w, place, w.rival, 'ground') ? 0.6 : 1;
  const aim = w.side === 'rebel' ? loyaltyAim(w, place) : 0;
  return (2 + aim + iconWorth(place)) * held * (state.loyalty === w.rival ? 0.8 : 1) * (state.subjugated ? 0.7 : 1);
}

/** Enemy units that two points of health would destroy. */
function prey(w: World, place: SystemId): number {
  const best = unitsOf(w, place, w.rival)
    .map((unit) => factsOf(unit))
    .filter(({ health }) => health !== null && health <= 2)
    .map(({ red, black, health }) => red + black + (health ?? 0))
    .sort((a, b) => b - a);
  return (best[0] ?? -6) + (w.side === 'rebel' && isThere(w, place, 'rebel') ? 1 : 0);
}
