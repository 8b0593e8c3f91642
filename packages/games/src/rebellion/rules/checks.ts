import { reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { Rule } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import type { SystemId } from '../data/systems.ts';
import { factsOf, type Side, type UnitId } from '../data/units.ts';
import { seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import { captives, hasUnit, inPlay, isPopulous, oneOfEach, sharesTheatre, unitsAt } from './board.ts';
import { book } from './book.ts';
import { destroyUnits, isQueued, meetMarkers, rescue, revealBase, win } from './changes.ts';
import { combat } from './combat/begin.ts';
import { updateKnowledge } from './knowledge.ts';
import { placeName, sideName, unitOption } from './names.ts';
import { removeUnit, spotsWith } from './unit-index.ts';

/** Subjugation markers follow the Imperial ground units (RB-12.6, RB-12.9). */
function updateSubjugation(g: State, held: ReadonlySet<string>): void {
  // The systems are asked about after every step: for...in reads them several times as fast as a list of ids does.
  for (const key in g.systems) {
    const id = key as SystemId;
    const system = g.systems[id];
    const subjugated = held.has(id) && isSubjugable(g, id);
    if (system.subjugated === subjugated) continue;
    system.subjugated = subjugated;
    note(g, subjugated ? 'log.subjugated' : 'log.freed', { system: placeName(id) }, { at: `place:${id}` });
  }
}

function isSubjugable(g: State, id: SystemId): boolean {
  return isPopulous(g, id) && g.systems[id].loyalty !== 'imperial';
}

/** Captives without an Imperial unit in their system go free (RB-13). */
function rescueUnguarded(g: State): void {
  for (const id of captives(g)) {
    const place = g.leaders[id].at;
    if (place === 'gone' || hasUnit(g, place as SystemId, { side: 'imperial' })) continue;
    rescue(g, id);
  }
}

/** Imperial loyalty or ground units in the base system reveal it (RB-11.3.1, RB-11.3.2). */
function revealFound(g: State): void {
  const system = reveal(g.base.system);
  if (!system || g.base.revealed) return;
  const found = g.systems[system].loyalty === 'imperial' || hasUnit(g, system, { side: 'imperial', theatre: 'ground' });
  if (found) revealBase(g, system);
}

/** Imperial units and no Rebel unit in the revealed base system (RB-15.1). */
function checkConquest(g: State): void {
  const system = reveal(g.base.system);
  if (!system || !g.base.revealed) return;
  if (hasUnit(g, system, { side: 'imperial' }) && !hasUnit(g, system, { side: 'rebel' }))
    win(g, 'imperial', 'conquest');
}

/** The Death Star in the queue needs the one under construction (RB-14.2.4). */
function checkConstruction(g: State): void {
  if (inPlay(g, 'death-star-under-construction').length > 0) return;
  for (const id of inPlay(g, 'death-star').filter((one) => isQueued(g, one))) {
    removeUnit(g, id);
    note(g, 'log.queuedDeathStarLost', {}, { clause: 'RB-14.2.4' });
  }
}

/**
 * Everything that follows from a change at once, in the order of RB-20.1 to RB-20.5. Call it when a change is
 * complete: a move of several units is one change (RB-20.7).
 */
export function check(g: State): void {
  if (g.outcome || g.phase === 'setup') return;
  const troops = spotsWith(g, 'imperial', 'ground');
  updateSubjugation(g, troops);
  rescueUnguarded(g);
  revealFound(g);
  updateKnowledge(g, troops);
  checkConquest(g);
  meetMarkers(g);
  checkConstruction(g);
}

/** Units a side has too many of in a destroyed system: those that need transport beyond its capacity (RB-8.16). */
export function surplusIn(g: State, system: SystemId, side: Side): number {
  if (!g.systems[system].destroyed) return 0;
  const units = unitsAt(g, system, { side });
  const capacity = units.reduce((sum, id) => sum + factsOf(id).capacity, 0);
  return Math.max(0, units.filter(needsShip).length - capacity);
}

/** Ground units, structures among them, and TIE Fighters. */
const needsShip = (id: UnitId) => factsOf(id).needsTransport || factsOf(id).theatre === 'ground';

export type SurplusVars = { system: SystemId; side: Side };

/** The owner of units without transport in a destroyed system chooses which are lost (RB-8.16). */
export const loseSurplus = book.rule<SurplusVars, 'choose'>('lose-surplus', {
  start: {
    run(g, at) {
      const { system, side } = at.vars;
      const count = surplusIn(g, system, side);
      const units = unitsAt(g, system, { side }).filter(needsShip);
      if (count === 0) return at.end();
      if (count < units.length && oneOfEach(g, units).length > 1) return at.goto('choose');
      destroyUnits(g, units.slice(0, count));
      return at.end();
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.surplus', { system: placeName(vars.system), side: sideName(vars.side) }),
    who: (g, { vars }) => [seatOf(g, vars.side, 'general')],
    options: (g, { vars }) =>
      oneOfEach(g, unitsAt(g, vars.system, { side: vars.side }).filter(needsShip)).map((id) => unitOption(g, id)),
    chosen(g, at, key) {
      destroyUnits(g, [key as UnitId]);
      return at.goto('start');
    },
  },
});

export type SettleVars = { fight: boolean };

/** Ends a complete effect: checks, units without transport, then (`fight`) the combats that are due. */
export const settle: Rule<SettleVars> = book.rule<SettleVars>('settle', {
  start: {
    run(g, at) {
      check(g);
      if (g.outcome) return at.end();
      for (const key in g.systems) {
        const system = key as SystemId;
        if (!g.systems[system].destroyed) continue;
        for (const side of ['rebel', 'imperial'] as const) {
          if (surplusIn(g, system, side) > 0) return at.call(loseSurplus, null, { system, side }, 'start');
        }
      }
      const due = at.vars.fight ? g.due.shift() : undefined;
      if (!due) return at.end();
      return sharesTheatre(g, due.system) ? at.call(combat, null, { ...due }, 'start') : at.goto('start');
    },
  },
});
