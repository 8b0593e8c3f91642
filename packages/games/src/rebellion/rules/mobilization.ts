import { drawCards, putUnder } from '../../engine/deck.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { type Refusal, refuse, text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import { BASE_SPACE, type SystemId } from '../data/systems.ts';
import { seatOf, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { baseSystem, hasUnit } from './board.ts';
import { book } from './book.ts';
import { revealBase } from './changes.ts';
import { ruleOut } from './knowledge.ts';
import { movement, moveUnits } from './movement.ts';
import { placeName, placeOption } from './names.ts';

/** Units one Rapid Mobilization brings into the base space at most. */
const UNITS_BROUGHT = 5;

/** Why a drawn system cannot become the base (RB-11.4.2 to RB-11.4.4), or null. */
function newBaseRefused(g: State, id: SystemId): Refusal | null {
  const system = placeName(id);
  if (g.systems[id].destroyed) return refuse('base_destroyed', { system }, 'RB-11.4.2');
  if (g.systems[id].loyalty === 'imperial') return refuse('base_imperial', { system }, 'RB-11.4.3');
  if (hasUnit(g, id, { side: 'imperial' })) return refuse('base_imperial_units', { system }, 'RB-11.4.4');
  return null;
}

/**
 * The old location is revealed, with everything in the base space going there; its card goes to the Empire, and the
 * new one lies face down (RB-11.4.5 to RB-11.4.7).
 */
function moveBase(g: State, to: SystemId): void {
  const old = baseSystem(g);
  if (!g.base.revealed) revealBase(g, old);
  g.oldBases.push(old);
  reveal(g.probeHand).push(old);
  g.base = { system: hide<SystemId | null>(to), revealed: false };
  ruleOut(
    g,
    boxOf(g.options).systems.filter((id) => newBaseRefused(g, id)),
  );
  note(g, 'log.baseMoved', { system: placeName(old) }, { clause: 'RB-11.4.5', at: `place:${old}` });
  note(g, 'log.baseIs', { system: placeName(to) }, { audience: seatsOf(g, 'rebel') });
}

/** `draws`: probe cards for a new base; `seen`: those drawn, in no one's hand meanwhile. */
export type MobilizeVars = { draws: number; seen?: SystemId[] };

/**
 * Rapid Mobilization at the end of the command phase: units for the base space, or a new base (RB-11.4). The caller
 * settles, and so fights the combat a revealed location may bring (RB-11.4.10).
 */
export const mobilize = book.rule<MobilizeVars, 'which' | 'draw' | 'base' | 'moved'>('mobilize', {
  start: {
    run(g, at) {
      g.active = 'rebel';
      return g.base.revealed ? at.goto('draw') : at.goto('which');
    },
  },
  which: {
    ask: () => text('ask.mobilize'),
    source: () => text('mission.rapid-mobilization'),
    who: (g) => [seatOf(g, 'rebel', 'general')],
    options: (_g, { vars }) => [
      {
        key: 'units',
        label: text('option.mobilizeUnits', { n: UNITS_BROUGHT }),
        detail: text('detail.mobilizeUnits'),
        kind: 'plain',
      },
      {
        key: 'base',
        label: text('option.newBase'),
        detail: text('detail.newBase', { n: vars.draws }),
        kind: 'plain',
      },
    ],
    chosen(g, at, key) {
      if (key === 'base') return at.goto('draw');
      const seat = seatOf(g, 'rebel', 'general');
      const from = [...boxOf(g.options).systems];
      const plan = movement({ side: 'rebel', seat, to: BASE_SPACE, from, oneSource: true, max: UNITS_BROUGHT });
      return at.call(moveUnits, null, plan, 'moved');
    },
  },
  draw: {
    run(g, at) {
      const seen = drawCards(g, g.probeDeck, at.vars.draws);
      if (seen.length === 0) return at.end();
      at.vars.seen = seen;
      note(g, 'log.drawsForBase', { n: seen.length });
      for (const id of seen) note(g, 'log.drew', { card: placeName(id) }, { audience: seatsOf(g, 'rebel') });
      return at.goto('base');
    },
  },
  base: {
    ask: () => text('ask.newBase'),
    source: () => text('mission.rapid-mobilization'),
    who: (g) => [seatOf(g, 'rebel', 'general')],
    options: (g, { vars }) => [
      ...(vars.seen ?? []).map((id) => {
        const refused = newBaseRefused(g, id);
        return placeOption(id, refused ? { refused } : {});
      }),
      { key: 'keep', label: text('option.keepBase'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      const seen = at.vars.seen ?? [];
      at.vars.seen = [];
      g.flow.shown = true;
      if (key === 'keep') note(g, 'log.baseKept', {}, { clause: 'RB-11.4.9' });
      else moveBase(g, key as SystemId);
      putUnder(
        g,
        g.probeDeck,
        seen.filter((id) => id !== key),
      );
      return at.end();
    },
  },
  moved: { run: (_g, at) => at.end() },
});
