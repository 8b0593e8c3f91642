import { roll } from '../../engine/dice.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { isHit } from '../data/chances.ts';
import { FACES, type Face } from '../data/dice.ts';
import type { Attack, DicePart, State, Unit } from '../state.ts';
import { infoOf, orderedOf, unitOf } from './board.ts';
import { type Boost, classOf, dicePartsOf, retreatHits, type Target, targetOf, totalOf } from './dice.ts';
import { destroy, removeFigures } from './losses.ts';
import { hexName, typeName, unitName } from './names.ts';

/** The attack whose dice lie on the table. Throws before the first attack. */
export function attackOf(g: State): Attack {
  if (!g.attack) throw new Error('no attack is made');
  return g.attack;
}

/** What an attack has come to as its dice are rolled. */
const UNCOUNTED = { isOpen: true, confirmation: null, hits: 0, retreats: 0 } as const;

/** Rolls the dice of an attack and lays them out (BH-9.6). */
export function rollAttack(g: State, id: string, targetId: string, boost: Boost | null): void {
  const attacker = unitOf(g, id);
  const target = targetOf(g, attacker, targetId);
  const parts = dicePartsOf(g, attacker, target, boost);
  const faces = roll(g, FACES, totalOf(parts));
  const [from, at] = [attacker.hex, target.hex];
  g.attack = { attacker: id, from, target: targetId, at, parts, faces, ...UNCOUNTED };
  const ordered = orderedOf(g, id);
  ordered?.targets.push(targetId);
  const name = target.kind === 'unit' ? typeName(target.unit.type) : text(`structure.${target.structure.type}`);
  const params = { unit: unitName(g, id), target: text('unit.at', { unit: name, hex: hexName(at) }), n: faces.length };
  // For a reader who sees the chances.
  const special = retreatHits(g, id) ? { retreatHits: 1 } : {};
  note(g, 'log.attacks', { ...params, ...special }, { at: `hex:${at}` });
}

/** Rolls some dice once more; the new result stands (BH-9.25). */
export function reroll(g: State, faces: Face[], dice: readonly number[]): void {
  for (const die of dice) faces[die] = roll(g, FACES, 1)[0] ?? 'miss';
  if (dice.length > 0) note(g, 'log.rerolls', { n: dice.length });
}

/** An AT-AT falls when one of the dice that hit shows an explosion on their second roll (BH-9.17, BH-9.18). */
function isConfirmed(g: State): boolean {
  const { confirmation } = attackOf(g);
  if (!confirmation) return false;
  const isHitForGood = confirmation.includes('explosion');
  note(g, isHitForGood ? 'log.confirmed' : 'log.armour', { faces: confirmation.join(' ') });
  return isHitForGood;
}

function hitTarget(g: State, target: Target, hits: number): number {
  if (target.kind === 'structure') {
    if (hits > 0) destroy(g, target.structure);
    return Math.min(hits, 1);
  }
  if (infoOf(target.unit).confirmed) return isConfirmed(g) ? removeFigures(g, target.unit, 1) : 0;
  return removeFigures(g, target.unit, hits);
}

/** What was attacked, while it is on the board. */
function attacked(g: State, id: string): Target | null {
  const unit = g.units[id];
  if (unit) return { kind: 'unit', id, hex: unit.hex, unit };
  const structure = g.structures.find((one) => one.id === id);
  return structure ? { kind: 'structure', id, hex: structure.hex, structure } : null;
}

/** Dice that hit a target. `doesRetreatHit`: BH-6.19. */
function hitsOn(g: State, target: Target, doesRetreatHit: boolean): number {
  return attackOf(g).faces.filter((face) => isHit(face, classOf(target), doesRetreatHit)).length;
}

/** The roll stands and is told; against an AT-AT the dice that hit are rolled a second time (BH-9.17). */
export function standRoll(g: State, doesRetreatHit: boolean): void {
  const attack = attackOf(g);
  const target = attacked(g, attack.target);
  if (!target) return;
  const hits = hitsOn(g, target, doesRetreatHit);
  const ignores = doesRetreatHit || target.kind === 'structure' || infoOf(target.unit).ignoresRetreats;
  attack.retreats = ignores ? 0 : attack.faces.filter((face) => face === 'retreat').length;
  // The faces are for a reader who sees the dice.
  note(g, 'log.rolled', { hits, retreats: attack.retreats, faces: attack.faces.join(' ') });
  if (target.kind === 'unit' && infoOf(target.unit).confirmed && hits > 0) attack.confirmation = roll(g, FACES, hits);
}

/** HITS: each removes a figure (BH-9.16); retreats are counted for afterwards (BH-9.9), unless they are hits (BH-6.19). */
export function countHits(g: State, doesRetreatHit: boolean): void {
  const attack = attackOf(g);
  const target = attacked(g, attack.target);
  attack.isOpen = false;
  if (target) attack.hits = hitTarget(g, target, hitsOn(g, target, doesRetreatHit));
}

/** Rolls the dice of a strike, which has no attacker (BH-6.33). */
export function rollStrike(g: State, unit: Unit, parts: readonly DicePart[], doesRetreatHit: boolean): void {
  const faces = roll(g, FACES, totalOf(parts));
  const { id, hex } = unit;
  g.attack = { attacker: null, from: hex, target: id, at: hex, parts: [...parts], faces, ...UNCOUNTED };
  const params = { target: unitName(g, id), n: faces.length, retreatHits: doesRetreatHit ? 1 : 0 };
  note(g, 'log.strike', params, { at: `hex:${hex}` });
}
