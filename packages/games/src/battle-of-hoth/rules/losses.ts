import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { battleOf } from '../data/scenarios/index.ts';
import { rivalOf, type Side } from '../data/units.ts';
import type { Medal, State, Structure, Unit } from '../state.ts';
import { infoOf, removeUnit } from './board.ts';
import { hexText, sideName, typeName } from './names.ts';
import { hooksOf } from './scenario-book.ts';
import { countDestroyed, countEliminated } from './secondary.ts';

/** Gives a side medals for good. */
export function award(g: State, side: Side, medal: Medal, count: number): void {
  for (let n = 0; n < count; n++) g.medals[side].push(medal);
  if (count > 0) note(g, 'log.medals', { side: sideName(side), n: count });
}

/** Medals for eliminating a unit (BH-4.2, BH-4.3, BH-14.14). */
export function medalsFor(g: State, victim: Unit): number {
  const by = rivalOf(infoOf(victim).side);
  if (!battleOf(g).eliminationMedals[by]) return 0;
  for (const { rule, run } of hooksOf(g, 'killMedals')) {
    const medals = run(g, rule, victim);
    if (medals !== null) return medals;
  }
  return infoOf(victim).scores ? 1 : 0;
}

function eliminate(g: State, unit: Unit): void {
  removeUnit(g, unit.id);
  g.fallen.push(unit.type);
  note(g, 'log.eliminated', { unit: typeName(unit.type) }, { at: `hex:${unit.hex}` });
  award(g, rivalOf(infoOf(unit).side), { for: 'unit', of: unit.type }, medalsFor(g, unit));
  for (const { rule, run } of hooksOf(g, 'eliminated')) run(g, rule, unit);
  countEliminated(g, unit);
}

/** Removes figures of a unit, surplus ones are lost (BH-9.16); the last one gone, it is eliminated. Returns how many. */
export function removeFigures(g: State, unit: Unit, count: number): number {
  const removed = Math.min(count, unit.figures);
  unit.figures -= removed;
  if (unit.figures === 0) eliminate(g, unit);
  return removed;
}

/** Takes a structure off the board; the terrain of its hex stays, without a medal for either side (BH-13.2, BH-13.7). */
export function destroy(g: State, structure: Structure): void {
  g.structures = g.structures.filter((one) => one.id !== structure.id);
  g.destroyed.push(structure.type);
  countDestroyed(g, structure);
  const params = { structure: text(`structure.${structure.type}`), hex: hexText(structure.hex) };
  note(g, 'log.destroyed', params, { at: `hex:${structure.hex}` });
}
