import { addable } from '../../../engine/budgets.ts';
import type { Decision } from '../../../engine/decision.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SystemId } from '../../data/systems.ts';
import { factsOf, UNITS, type UnitId, type UnitType } from '../../data/units.ts';
import { frontWorth, startWorth } from './empire.ts';
import type { Scorer } from './question.ts';
import { deployWorth } from './rebels.ts';
import { WEIGHTS } from './weights.ts';
import { changed, type World } from './world.ts';

// Answers of many parts, greedy: the best part is added and the board looked at anew, until nothing is worth adding.

/** How a draft grows. */
interface Plan {
  readonly scorer: (w: World) => Scorer;
  /** The world with this part of the answer carried out. */
  readonly after: (w: World, option: Option) => World;
  /** A part worth no more than this is left out. */
  readonly least: number;
  /** Up to this much is added to the worth of a part at random; by default enough to break ties. */
  readonly whim?: number;
  /** Nothing is added after such a part. */
  readonly isLast?: (option: Option) => boolean;
}

/** Greedy draft of an answer. */
export function drafted(w: World, decision: Decision, rng: () => number, plan: Plan): string[] {
  const picked: string[] = [];
  const open = decision.options.filter(({ refused }) => !refused);
  for (let now = w; picked.length < (decision.max ?? 0); ) {
    const score = plan.scorer(now);
    let [found, value]: [Option | undefined, number] = [undefined, plan.least];
    for (const option of alternatives(decision, open, picked)) {
      const own = score(option);
      // A part that is not worth adding never becomes so by chance.
      const worth = own > plan.least ? own + rng() * (plan.whim ?? 0.05) : own;
      if (worth > value) [found, value] = [option, worth];
    }
    if (!found) return picked;
    picked.push(found.key);
    if (plan.isLast?.(found)) return picked;
    now = plan.after(now, found);
  }
  return picked;
}

/** Options that may be added; of equal ones the first. */
function alternatives(decision: Decision, open: readonly Option[], picked: readonly string[]): readonly Option[] {
  const keys = addable(decision, picked);
  const free = open.filter(({ key }) => keys.has(key));
  const ways = new Map(
    free.map((option) => [option.from ? `${option.from} ${option.at}` : option.key, option] as const).reverse(),
  );
  return [...ways.values()];
}

/** A unit of a type that is not on the board yet goes to a place. */
function withUnit(w: World, type: UnitType, place: string): World {
  const waiting = (Object.keys(w.view.units) as UnitId[]).find(
    (id) => w.view.units[id]?.at === 'deploying' && factsOf(id).id === type,
  );
  const fresh = Array.from({ length: UNITS[type].count }, (_one, n): UnitId => `${type}-${n + 1}`);
  const id = waiting ?? fresh.find((one) => !w.view.units[one]);
  return id ? changed(w, { units: { ...w.view.units, [id]: { at: place, damage: 0 } } as World['view']['units'] }) : w;
}

/** Starting units of the Empire: where fleets can search from, with a guard everywhere. */
export const placement: Plan = {
  scorer:
    (w) =>
    ({ key }) => {
      const [type, place] = key.split(':') as [UnitType, SystemId];
      return startWorth(w, type, place);
    },
  after: (w, { key }) => {
    const [type, place] = key.split(':') as [UnitType, SystemId];
    return withUnit(w, type, place);
  },
  least: Number.NEGATIVE_INFINITY,
};

/** New units: for the Empire where fleets search from, for the Rebels where they are wanted. */
export const deployment: Plan = {
  scorer:
    (w) =>
    ({ key }) => {
      const [type, place = ''] = key.split(':') as [UnitType, string];
      const { theatre } = UNITS[type];
      return w.side === 'rebel'
        ? deployWorth(w, place, theatre)
        : frontWorth(w, place) + (theatre === 'ground' ? WEIGHTS.deploy.ground : 0);
    },
  after: (w, { key }) => {
    const [type, place = ''] = key.split(':') as [UnitType, string];
    return withUnit(w, type, place);
  },
  least: WEIGHTS.deploy.done,
};

/** What a unit to build is worth: Rebel transports are wanted up to a number, of other types those that are few. */
export function buildWorth(w: World, type: UnitType): number {
  const { transports, transport, moreTransports, unit } = WEIGHTS.build;
  const count = Object.keys(w.view.units).filter((id) => id.startsWith(`${type}-`)).length;
  if (type === 'rebel-transport') return count < transports ? transport : moreTransports;
  return unit + 1 / (1 + count);
}

/** Units for all icons; none on the board is given up for them. */
export const construction: Plan = {
  scorer:
    (w) =>
    ({ key, from }) =>
      from ? buildWorth(w, key.slice(0, key.indexOf(':')) as UnitType) : WEIGHTS.build.replace,
  after: (w, { key, at = '' }) => withUnit(w, key.slice(0, key.indexOf(':')) as UnitType, at),
  least: 0,
};
