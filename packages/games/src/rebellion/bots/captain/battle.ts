import { factsOf, type Theatre, type UnitId } from '../../data/units.ts';

/** Dice and health of one side in one theatre, by colour. */
interface Force {
  readonly dice: { readonly red: number; readonly black: number };
  readonly health: { readonly red: number; readonly black: number };
}

/** What a die brings on average: a hit of its colour, a direct hit, a card drawn for a special. */
const HIT = 1 / 3;
const DIRECT = 1 / 6 + 0.07;
const ROUNDS = 10;
const DICE_LIMIT = 5;
/** Health of what cannot be hurt. */
const ENDLESS = 60;

function forceOf(ids: readonly UnitId[], theatre: Theatre, lessRed: number): Force {
  let [red, black, redHealth, blackHealth] = [-lessRed, 0, 0, 0];
  for (const id of ids) {
    const facts = factsOf(id);
    if (facts.theatre !== theatre || facts.class === 'structure') continue;
    red += facts.red;
    black += facts.black;
    if (facts.colour === 'black') blackHealth += facts.health ?? 0;
    else redHealth += facts.health ?? ENDLESS;
  }
  const limit = (n: number) => Math.max(0, Math.min(DICE_LIMIT, n));
  return { dice: { red: limit(red), black: limit(black) }, health: { red: redHealth, black: blackHealth } };
}

const total = ({ red, black }: Force['health']) => red + black;

/** Health left after an attack with a share of the dice: hits where the colour fits, direct hits where they help. */
function after(health: Force['health'], { dice }: Force, share: number): Force['health'] {
  let red = health.red - dice.red * HIT * share;
  let black = health.black - dice.black * HIT * share;
  let direct = (dice.red + dice.black) * DIRECT * share;
  const [smaller, larger] = [Math.min(red, black), Math.max(red, black)];
  const first = Math.max(0, Math.min(direct, smaller > 0 ? smaller : larger));
  if (red > 0 && (red <= black || black <= 0)) red -= first;
  else black -= first;
  direct -= first;
  if (red > 0) red -= direct;
  else black -= direct;
  return { red: Math.max(0, red), black: Math.max(0, black) };
}

/** What is left of two forces that fight to the end, as shares of their health. */
function fight(a: Force, b: Force): [number, number] {
  let [left, right] = [a.health, b.health];
  const [all, others] = [Math.max(1, total(a.health)), Math.max(1, total(b.health))];
  for (let round = 0; round < ROUNDS && total(left) > 0 && total(right) > 0; round++) {
    const [mine, theirs] = [total(left) / all, total(right) / others];
    right = after(right, a, Math.sqrt(mine));
    left = after(left, b, Math.sqrt(theirs));
  }
  return [total(left) / all, total(right) / others];
}

const cannons = (ids: readonly UnitId[]) => ids.filter((id) => factsOf(id).id === 'ion-cannon').length;

/**
 * How a battle of one theatre will go for the attacker: from -1 (all lost, nothing done) to 1 (all won, nothing lost).
 * Null where not both sides are there.
 */
export function battle(attacker: readonly UnitId[], defender: readonly UnitId[], theatre: Theatre): number | null {
  const space = theatre === 'space' ? 2 : 0;
  const a = forceOf(attacker, theatre, space * cannons(defender));
  const b = forceOf(defender, theatre, space * cannons(attacker));
  if (total(a.health) === 0 || total(b.health) === 0) return null;
  const [left, right] = fight(a, b);
  return left - right;
}

/** How a combat will go over both theatres, from -1 to 1, the worse theatre counting more. */
export function outlook(attacker: readonly UnitId[], defender: readonly UnitId[]): number {
  const results = [battle(attacker, defender, 'space'), battle(attacker, defender, 'ground')].filter(
    (result) => result !== null,
  );
  if (results.length === 0) return 1;
  const worst = Math.min(...results);
  return (worst * 2 + results.reduce((sum, result) => sum + result, 0) / results.length) / 3;
}

const has = (ids: readonly UnitId[], theatre: Theatre) =>
  ids.some((id) => factsOf(id).theatre === theatre && factsOf(id).class !== 'structure');

/** The chance that an attacker clears a system of every defender: both theatres must be won. */
export function conquest(attacker: readonly UnitId[], defender: readonly UnitId[]): number {
  return (['space', 'ground'] as const).reduce((chance, theatre) => {
    if (!has(defender, theatre)) return chance;
    if (!has(attacker, theatre)) return 0;
    return chance / (1 + Math.exp(-6 * (battle(attacker, defender, theatre) ?? 0)));
  }, 1);
}
