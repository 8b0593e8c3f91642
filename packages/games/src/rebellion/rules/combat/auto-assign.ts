import { factsOf, type UnitFacts, type UnitId } from '../../data/units.ts';
import type { Die, State } from '../../state.ts';
import { lifeLeft } from './force.ts';

/** Which unit each die hits, by index of the die. */
type Assignment = [die: number, unit: UnitId][];

interface Victim {
  readonly id: UnitId;
  readonly red: boolean;
  readonly life: number;
  readonly health: number;
  readonly isStructure: boolean;
}
interface Dice {
  readonly red: number;
  readonly black: number;
  readonly direct: number;
}
interface Plan {
  readonly kills: readonly Victim[];
  readonly worth: number;
}

/** Worth of a destroyed unit: one that fights counts more than all structures, any unit more than all health. */
const worthOf = ({ isStructure, health }: Victim): number => (isStructure ? 100 : 10_000) + health;

/** Structures roll no dice, and are destroyed once no other ground unit is left (RB-9.3.1). */
const isStructure = ({ class: kind }: UnitFacts): boolean => kind === 'structure';

/** Dice left after a unit has been destroyed with as few direct hits as possible; null when they do not suffice. */
function spendOn(victim: Victim, dice: Dice): Dice | null {
  const own = Math.min(victim.life, victim.red ? dice.red : dice.black);
  const direct = dice.direct - (victim.life - own);
  if (direct < 0) return null;
  return victim.red ? { ...dice, red: dice.red - own, direct } : { ...dice, black: dice.black - own, direct };
}

/** The most worth that can be destroyed; tries every set from the first victim on. */
function best(victims: readonly Victim[], from: number, dice: Dice, known: Map<string, Plan>): Plan {
  const key = `${from} ${dice.red} ${dice.black} ${dice.direct}`;
  const before = known.get(key);
  if (before) return before;
  const victim = victims[from];
  if (!victim) return { kills: [], worth: 0 };
  let plan = best(victims, from + 1, dice, known);
  const left = spendOn(victim, dice);
  if (left) {
    const rest = best(victims, from + 1, left, known);
    const worth = rest.worth + worthOf(victim);
    if (worth >= plan.worth) plan = { kills: [victim, ...rest.kills], worth };
  }
  known.set(key, plan);
  return plan;
}

/** Of units that are alike no more than there are dice. */
function fewOfEach(victims: readonly Victim[], most: number): Victim[] {
  const alike = (one: Victim, other: Victim) =>
    one.red === other.red &&
    one.life === other.life &&
    one.health === other.health &&
    one.isStructure === other.isStructure;
  return victims.filter((victim, place) => victims.slice(0, place).filter((one) => alike(one, victim)).length < most);
}

const isHit = (die: Die, red: boolean) => die.face === 'hit' && (die.colour === 'red') === red;

/** Puts dice on the units of a plan: matching hits first, then direct hits; ends with the dice left over. */
function carryOut(plan: Plan, dice: readonly Die[], left: readonly number[], done: Assignment): number[] {
  let open = [...left];
  const use = (victim: Victim, count: number, fits: (die: Die) => boolean) => {
    const used = open.filter((index) => fits(dice[index] as Die)).slice(0, count);
    for (const index of used) done.push([index, victim.id]);
    open = open.filter((index) => !used.includes(index));
    return count - used.length;
  };
  for (const victim of plan.kills) {
    const rest = use(victim, victim.life, (die) => isHit(die, victim.red));
    use(victim, rest, (die) => die.face === 'direct');
  }
  return open;
}

/**
 * Assigns dice so that as many units as possible are destroyed, the biggest first, and the rest to the biggest;
 * structures last.
 */
export function autoAssign(g: State, dice: readonly Die[], left: readonly number[], targets: readonly UnitId[]) {
  const victims = targets
    .map((id): Victim => {
      const facts = factsOf(id);
      const { health, colour } = facts;
      return { id, red: colour === 'red', life: lifeLeft(g, id), health: health ?? 0, isStructure: isStructure(facts) };
    })
    .sort(
      (one, other) =>
        Number(one.isStructure) - Number(other.isStructure) || other.health - one.health || one.life - other.life,
    );
  const count = (fits: (die: Die) => boolean) => left.filter((index) => fits(dice[index] as Die)).length;
  const hand = {
    red: count((die) => isHit(die, true)),
    black: count((die) => isHit(die, false)),
    direct: count((die) => die.face === 'direct'),
  };
  const alive = victims.filter((victim) => victim.life > 0);
  const plan = best(fewOfEach(alive, left.length), 0, hand, new Map());
  const done: Assignment = [];
  for (const index of carryOut(plan, dice, left, done)) {
    const die = dice[index] as Die;
    const fits = (victim: Victim) => die.face === 'direct' || isHit(die, victim.red);
    const onto = alive.find((victim) => fits(victim) && !plan.kills.includes(victim)) ?? victims.find(fits);
    if (onto) done.push([index, onto.id]);
  }
  return { assignment: done, kills: plan.kills.length };
}
