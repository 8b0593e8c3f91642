import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { refuse, type Text, text } from '../../engine/text.ts';
import { type MissionCard, type MissionId, missionOf } from '../data/missions.ts';
import { unitsAt } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { destroyUnits, win } from '../rules/changes.ts';
import { drawProjects as draw } from '../rules/hands.ts';
import { cardName, placeName } from '../rules/names.ts';
import type { Ctx, Op } from '../rules/op.ts';
import { decider, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { asks, does, systemOf } from './effect.ts';

/** The Empire draws projects into its mission hand, which its General holds (RB-18.22). */
export function drawProjects(count: number): Op {
  return does((g) => draw(g, count));
}

/** `drawn`: the last cards of the hand, of which one stays. */
type KeepVars = Pick<Ctx, 'side' | 'seat' | 'card'> & { draw: number; drawn: number };

/** Draws projects, one of which stays in hand; the other goes to the bottom of the deck, seen by no one else. */
export function keepOneProject(count: number): Op {
  return asks(keepOne, (_g, { side, seat, card }) => ({ side, seat, card, draw: count, drawn: 0 }));
}

const lastOf = (g: State, count: number): MissionCard[] => reveal(g.missionHands.imperial).slice(-count);

/** The card that is kept if this one of two goes under the deck. */
function keptWith(g: State, drawn: number, under: MissionId): { detail?: Text } {
  const ids = lastOf(g, drawn).map((card) => missionOf(card).id);
  ids.splice(ids.indexOf(under), 1);
  const [kept, more] = ids;
  return kept && !more ? { detail: text('detail.keeps', { card: cardName(kept) }) } : {};
}

const keepOne = book.rule<KeepVars, 'under'>('keep-one-project', {
  start: {
    run(g, at) {
      at.vars.drawn = draw(g, at.vars.draw).length;
      return at.vars.drawn > 1 ? at.goto('under') : at.end();
    },
  },
  under: {
    ask: (_g, { vars }) => text('ask.projectUnder', { card: cardName(vars.card) }),
    who: (g, { vars }) => [decider(g, vars)],
    // Two copies of one project make one option; they are asked for all the same, since only the hand could tell.
    options: (g, { vars }) =>
      [...new Set(lastOf(g, vars.drawn).map((card) => missionOf(card).id))].map((id) => ({
        key: id,
        label: text('option.putUnder', { card: cardName(id) }),
        ...keptWith(g, vars.drawn, id),
        at: `card:${id}`,
      })),
    chosen(g, at, key) {
      const card = lastOf(g, at.vars.drawn).find((one) => missionOf(one).id === (key as MissionId));
      if (!card) throw new Error(`${key} was not drawn`);
      g.missionHands.imperial = hide(reveal(g.missionHands.imperial).filter((one) => one !== card));
      reveal(g.projectDeck).push(card);
      note(g, 'log.projectUnder', {});
      note(g, 'log.putUnder', { card: cardName(missionOf(card).id) }, { audience: seatsOf(g, 'imperial') });
      at.vars.drawn -= 1;
      return at.vars.drawn > 1 ? at.goto('under') : at.end();
    },
  },
});

/** Why a card cannot take a sabotage marker off the system it works in. */
export function noSabotage(g: State, c: Ctx) {
  return g.systems[systemOf(c)].sabotaged ? null : refuse('no_sabotage', {}, 'RB-12.16');
}

/**
 * The superlaser destroys the card's system: its markers and all Rebel ground units go, the Empire wins if the base
 * is there (RB-14.2.6, RB-14.2.7, RB-15.3). Imperial units without transport are lost when the step is settled.
 */
export function destroySystem(): Op {
  return does((g, c) => {
    const id = systemOf(c);
    if (g.systems[id].destroyed) return;
    // The Empire learns whether the base was there.
    g.flow.shown = true;
    g.systems[id] = { loyalty: null, subjugated: false, sabotaged: false, destroyed: true };
    note(g, 'log.systemDestroyed', { system: placeName(id) }, { at: `place:${id}`, clause: 'RB-14.2.6' });
    destroyUnits(g, unitsAt(g, id, { side: 'rebel', theatre: 'ground' }));
    if (reveal(g.base.system) === id) win(g, 'imperial', 'superlaser');
  });
}
