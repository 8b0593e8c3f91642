import { fill } from '../../../engine/budgets.ts';
import type { Decision } from '../../../engine/decision.ts';
import type { MissionCard } from '../../data/missions.ts';
import type { UnitId } from '../../data/units.ts';
import { assignments } from './assignments.ts';
import { construction, deployment, drafted, placement } from './drafts.ts';
import { cardWorth } from './missions.ts';
import type { Question, Several } from './question.ts';
import { baseWorth } from './rebels.ts';
import { moveOrder } from './turn.ts';
import { WEIGHTS } from './weights.ts';
import { isSystemId, suspects, type World, worth } from './world.ts';

const openKeys = ({ options }: Decision) => options.filter(({ refused }) => !refused).map(({ key }) => key);

/** Which cards to discard to the hand limit: those worth least. */
function discards(w: World, decision: Decision): string[] {
  const sorted = decision.options
    .filter((option) => !option.refused)
    .sort((a, b) => cardWorth(w, a.key as MissionCard) - cardWorth(w, b.key as MissionCard));
  return sorted.slice(0, decision.min ?? 0).map((option) => option.key);
}

/** Probe cards go under the deck, in any order. */
function under(_w: World, decision: Decision): string[] {
  return openKeys(decision).filter((key) => key.startsWith('under:'));
}

/** Leaders who go to the base with a captive: all of them. */
function escorts(_w: World, decision: Decision): string[] {
  return openKeys(decision).slice(0, decision.max);
}

/** Systems named so that the base hides among them: those that could be it as well as the true one. */
function nameSystems(w: World, decision: Decision): string[] {
  const doubt = (key: string) => (isSystemId(key) && suspects(w).includes(key) ? baseWorth(w, key) : WEIGHTS.ruledOut);
  const sorted = openKeys(decision).sort((a, b) => doubt(b) - doubt(a));
  return sorted.slice(0, decision.min ?? decision.max ?? 0);
}

/** Who rides along in a retreat: the dearest first, as far as there is room. */
function riders(_w: World, decision: Decision): string[] {
  const dearest = openKeys(decision).sort((a, b) => worth(b as UnitId) - worth(a as UnitId));
  return fill(decision, [], dearest, dearest.length);
}

/** Damage or blocks, one key for each: on the dearest units first. */
function onDearest(_w: World, decision: Decision): string[] {
  const unit = (key: string) => key.slice(0, key.indexOf(':')) as UnitId;
  const dearest = openKeys(decision).sort((a, b) => worth(unit(b)) - worth(unit(a)));
  return dearest.slice(0, decision.max);
}

/** The Rebels' units start in the base space. */
const intoTheBase: Several = () => [];

/** Questions whose answer is several options. */
export const SEVERAL = {
  'ask.assign': assignments,
  'ask.blockUnit': onDearest,
  'ask.buildAll': (w, decision, rng) => drafted(w, decision, rng, construction),
  'ask.cardDamage': onDearest,
  'ask.cardDamageEach': onDearest,
  'ask.deploy': (w, decision, rng) => drafted(w, decision, rng, deployment),
  'ask.discard': discards,
  'ask.escort': escorts,
  'ask.move': moveOrder,
  'ask.nameSystems': nameSystems,
  'ask.place.imperial': (w, decision, rng) => drafted(w, decision, rng, placement),
  'ask.place.rebel': intoTheBase,
  'ask.retreatUnits': riders,
  'ask.returnProbes': under,
} satisfies Partial<Record<Question, Several>>;

/** How a question with several answers is decided; null without a plan. */
export function severalOf(key: string): Several | null {
  const plans: Readonly<Record<string, Several>> = SEVERAL;
  return plans[key] ?? null;
}
