import { type Refusal, refuse } from '../../../engine/text.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { ObjectiveId } from '../../data/objectives.ts';
import { REGION_IDS, SYSTEMS, type SystemId } from '../../data/systems.ts';
import { factsOf, type Theatre, typeOf, type UnitId } from '../../data/units.ts';
import { captives, hasUnit, isImperial, isPopulous, isRebel, systemsWhere } from '../../rules/board.ts';
import type { ObjectiveRules, Progress } from '../../rules/card-book.ts';
import { healthOf } from '../../rules/changes.ts';
import { hasWon } from '../../rules/combat/winning.ts';
import { plansPossible } from '../../rules/objectives/progress.ts';
import type { Combat, State } from '../../state.ts';

const rebelUnit = (g: State, id: SystemId) => hasUnit(g, id, { side: 'rebel' });
const rebelLoyalty = (g: State, id: SystemId) => g.systems[id].loyalty === 'rebel';
const yes = (holds: boolean): Progress => ({ have: holds ? 1 : 0, need: 1 });

/** Systems that satisfy a condition, of a number needed; the base space is none of them (RB-2.20). */
const count = (need: number, where: (g: State, id: SystemId) => boolean): Omit<ObjectiveRules, 'when'> => ({
  progress: (g) => ({ have: systemsWhere(g, (id) => where(g, id)).length, need }),
});

/** The region nearest to having Rebel loyalty in all its populous systems; one marker at least must lie there. */
function bestRegion(g: State): Progress {
  const regions = REGION_IDS.map((region) => {
    const populous = systemsWhere(g, (id) => SYSTEMS[id].region === region && isPopulous(g, id));
    return { have: populous.filter((id) => rebelLoyalty(g, id)).length, need: Math.max(1, populous.length) };
  });
  const missing = ({ have, need }: Progress) => need - have;
  return regions.reduce((best, one) => (missing(one) < missing(best) ? one : best));
}

// --- combats ---

/** The Rebels resolved the turn or card that started it (RB-9.0.3). */
const notInitiated = ({ current }: Combat): Refusal | null =>
  current === 'rebel' ? null : refuse('objective_not_initiated', {}, 'RB-9.0.3');

const lost = (g: State, which: (id: UnitId) => boolean): UnitId[] =>
  g.combat?.current === 'rebel' ? g.combat.destroyed.filter((id) => factsOf(id).side === 'imperial' && which(id)) : [];

/** Printed health of Imperial units destroyed in a combat the Rebels initiated (RB-19.18, RB-19.19). */
const lostHealth = (theatre: Theatre, need: number): Omit<ObjectiveRules, 'when'> => ({
  barred: notInitiated,
  progress: (g) => ({ have: healthOf(lost(g, (id) => factsOf(id).theatre === theatre)), need }),
});

const STAR_DESTROYERS = ['star-destroyer', 'super-star-destroyer'];
const SITHS: readonly LeaderId[] = ['darth-vader', 'emperor-palpatine'];

const won = (g: State, theatre: Theatre) => g.combat !== null && hasWon(g, 'rebel', theatre);
/** Vader or Palpatine stands there or has retreated from this combat. */
const sithThere = (g: State) =>
  SITHS.some((id) => g.leaders[id].at === g.combat?.system || g.combat?.left.includes(id) === true);

const plans: ObjectiveRules = { when: 'plans', progress: (g) => yes(plansPossible(g)) };

/** What makes each objective playable. */
export const OBJECTIVE_RULES: Readonly<Record<ObjectiveId, ObjectiveRules>> = {
  'crippling-blow': { when: 'step', ...lostHealth('ground', 3) },
  'rebel-assault': {
    when: 'step',
    barred: notInitiated,
    progress: (g) => ({ have: lost(g, (id) => STAR_DESTROYERS.includes(typeOf(id))).length, need: 1 }),
  },
  'cut-supply-lines': {
    when: 'refresh',
    ...count(3, (g, id) => isImperial(g, id) && (g.systems[id].sabotaged || rebelUnit(g, id))),
  },
  'defend-the-people': { when: 'refresh', ...count(4, (g, id) => isRebel(g, id) && rebelUnit(g, id)) },
  'regional-support': { when: 'refresh', progress: bestRegion },
  'death-star-plans-ii': plans,
  'heart-of-the-empire': {
    when: 'refresh',
    progress: (g) => yes(rebelUnit(g, 'coruscant') && !hasUnit(g, 'coruscant', { side: 'imperial' })),
  },
  'leave-no-one-behind': { when: 'refresh', progress: (g) => yes(captives(g).length === 0) },
  liberation: { when: 'end', progress: (g) => yes(g.combat?.subjugated === true && won(g, 'ground')) },
  'popular-support': { when: 'refresh', ...count(6, rebelLoyalty) },
  'death-star-plans-iii': plans,
  'establish-outposts': { when: 'refresh', ...count(5, rebelUnit) },
  'inspire-sympathy': {
    when: 'refresh',
    ...count(1, (g, id) => g.systems[id].destroyed),
    reputation: (g) => systemsWhere(g, (id) => g.systems[id].destroyed).length,
  },
  'major-victory': { when: 'step', ...lostHealth('space', 3) },
  'return-of-the-jedi': {
    when: 'end',
    progress: (g) => yes(sithThere(g) && (won(g, 'space') || won(g, 'ground'))),
  },
};
