import { roll } from '../../engine/dice.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { FACES } from '../data/dice.ts';
import type { Attack, DicePart, State, Unit } from '../state.ts';
import { infoOf, orderedOf, unitOf } from './board.ts';
import { type Boost, classOf, dicePartsOf, isHit, type Target, targetOf, totalOf } from './dice.ts';
import { destroy, removeFigures } from './losses.ts';
import { hexName, typeName, unitName } from './names.ts';

/** The attack whose dice lie on the table. Throws before the first attack. */
export function attackOf(g: State): Attack {
  if (!g.attack) throw new Error('no attack is made');
  return g.attack;
}

/** Rolls the dice of an attack and lays them out (BH-9.6). */
export function rollAttack(g: State, id: string, targetId: string, boost: Boost | null): void {
  const attacker = unitOf(g, id);
  const target = targetOf(g, attacker, targetId);
  const parts = dicePartsOf(g, attacker, target, boost);
  const faces = roll(g, FACES, totalOf(parts));
  const [from, at] = [attacker.hex, target.hex];
  g.attack = { attacker: id, from, target: targetId, at, parts, faces, confirmation: null, hits: 0, retreats: 0 };
  const ordered = orderedOf(g, id);
  ordered?.targets.push(targetId);
  const name = target.kind === 'unit' ? typeName(target.unit.type) : text(`structure.${target.structure.type}`);
  const params = { unit: unitName(g, id), target: text('unit.at', { unit: name, hex: hexName(at) }), n: faces.length };
  note(g, 'log.attacks', params, { at: `hex:${at}` });
}

/** Rolls some dice once more; the new result stands (BH-9.25). */
export function reroll(g: State, dice: readonly number[]): void {
  const { faces } = attackOf(g);
  for (const die of dice) faces[die] = roll(g, FACES, 1)[0] ?? 'miss';
  if (dice.length > 0) note(g, 'log.rerolls', { n: dice.length });
}

/** An AT-AT falls when one of the dice that hit shows an explosion on their second roll (BH-9.17, BH-9.18). */
function confirm(g: State, hits: number): boolean {
  const confirmation = roll(g, FACES, hits);
  attackOf(g).confirmation = confirmation;
  const isHitForGood = confirmation.includes('explosion');
  if (hits > 0) note(g, isHitForGood ? 'log.confirmed' : 'log.armour', { faces: confirmation.join(' ') });
  return isHitForGood;
}

function hitTarget(g: State, target: Target, hits: number): number {
  if (target.kind === 'structure') {
    if (hits > 0) destroy(g, target.structure);
    return Math.min(hits, 1);
  }
  if (infoOf(target.unit).confirmed) return hits > 0 && confirm(g, hits) ? removeFigures(g, target.unit, 1) : 0;
  return removeFigures(g, target.unit, hits);
}

/** What was attacked, while it is on the board. */
function attacked(g: State, id: string): Target | null {
  const unit = g.units[id];
  if (unit) return { kind: 'unit', id, hex: unit.hex, unit };
  const structure = g.structures.find((one) => one.id === id);
  return structure ? { kind: 'structure', id, hex: structure.hex, structure } : null;
}

/** HITS: each removes a figure (BH-9.16); retreats are counted for afterwards (BH-9.9), unless they are hits (BH-6.19). */
export function resolveHits(g: State, retreatHits: boolean): void {
  const attack = attackOf(g);
  const target = attacked(g, attack.target);
  if (!target) return;
  const hits = attack.faces.filter((face) => isHit(face, classOf(target), retreatHits)).length;
  const ignores = retreatHits || target.kind === 'structure' || infoOf(target.unit).ignoresRetreats;
  attack.retreats = ignores ? 0 : attack.faces.filter((face) => face === 'retreat').length;
  // The faces are for a reader who sees the dice.
  note(g, 'log.rolled', { hits, retreats: attack.retreats, faces: attack.faces.join(' ') });
  attack.hits = hitTarget(g, target, hits);
}

/** Rolls the dice of a strike, which has no attacker (BH-6.33). */
export function rollStrike(g: State, unit: Unit, parts: readonly DicePart[]): void {
  const faces = roll(g, FACES, totalOf(parts));
  const { id, hex } = unit;
  const result = { parts: [...parts], faces, confirmation: null, hits: 0, retreats: 0 };
  g.attack = { attacker: null, from: hex, target: id, at: hex, ...result };
  note(g, 'log.strike', { target: unitName(g, id), n: faces.length }, { at: `hex:${hex}` });
}
