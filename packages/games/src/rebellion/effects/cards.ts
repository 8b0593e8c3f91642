import { shuffleInto } from '../../engine/deck.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { type Text, text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import type { ActionId } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import { type MissionCard, type MissionId, missionOf } from '../data/missions.ts';
import { OBJECTIVES, type ObjectiveId } from '../data/objectives.ts';
import type { Side } from '../data/units.ts';
import { book } from '../rules/book.ts';
import { drawObjectives as draw, rebuildMissions, rebuildProjects } from '../rules/hands.ts';
import { moveLeader } from '../rules/leader-index.ts';
import { cardName, leaderName } from '../rules/names.ts';
import type { Ctx, Op } from '../rules/op.ts';
import { decider, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { asks, does, leaderOf } from './effect.ts';

/** The Rebels draw objectives. */
export function drawObjectives(count: number): Op {
  return does((g) => draw(g, count));
}

const objectiveName = (id: ObjectiveId): Text => text(`objective.${id}`);
const objectiveOption = (id: ObjectiveId): Option => ({ key: id, label: objectiveName(id), at: `card:${id}` });
/** A card's back shows its stage, and which place it goes to is seen by all (RB-16.1.42). */
const noteUnder = (g: State, id: ObjectiveId) => note(g, 'log.objectiveUnder', { stage: OBJECTIVES[id].stage });

/** `seen`: the cards looked at, still on top of the deck; `bottom`: how many go under it; `placed`: ordered so far. */
type ArrangeVars = Pick<Ctx, 'side' | 'seat' | 'card'> & {
  look: number;
  bottom: number;
  placed: number;
  seen: ObjectiveId[];
};

/** The Rebels look at the top objectives: some go under the deck, the others back on top in any order. */
export const arrange = book.rule<ArrangeVars, 'under' | 'top'>('arrange-objectives', {
  start: {
    run(g, at) {
      const seen = reveal(g.objectiveDeck).slice(0, at.vars.look);
      at.vars.seen = seen;
      at.vars.bottom = Math.max(0, Math.min(at.vars.bottom, seen.length - 1));
      if (seen.length === 0) return at.end();
      g.flow.shown = true;
      note(g, 'log.looksAtObjectives', { n: seen.length });
      for (const id of seen) note(g, 'log.looked', { card: objectiveName(id) }, { audience: seatsOf(g, 'rebel') });
      if (at.vars.bottom > 0) return at.goto('under');
      return seen.length > 1 ? at.goto('top') : at.end();
    },
  },
  under: {
    ask: (_g, { vars }) => text('ask.objectiveUnder', { card: cardName(vars.card) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (_g, { vars }) => vars.seen.map(objectiveOption),
    chosen(g, at, key) {
      const id = key as ObjectiveId;
      g.objectiveDeck = hide([...reveal(g.objectiveDeck).filter((one) => one !== id), id]);
      noteUnder(g, id);
      at.vars.seen = at.vars.seen.filter((one) => one !== id);
      at.vars.bottom -= 1;
      if (at.vars.bottom > 0) return at.goto('under');
      return at.vars.seen.length > 1 ? at.goto('top') : at.end();
    },
  },
  top: {
    ask: (_g, { vars }) => text('ask.objectiveTop', { card: cardName(vars.card), n: vars.placed + 1 }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (_g, { vars }) => vars.seen.slice(vars.placed).map(objectiveOption),
    chosen(g, at, key) {
      const { seen, placed } = at.vars;
      const id = key as ObjectiveId;
      const rest = seen.slice(placed).filter((one) => one !== id);
      at.vars.seen = [...seen.slice(0, placed), id, ...rest];
      g.objectiveDeck = hide([...at.vars.seen, ...reveal(g.objectiveDeck).slice(seen.length)]);
      at.vars.placed += 1;
      return rest.length > 1 ? at.goto('top') : at.end();
    },
  },
});

/** Looks at the top objectives: `bottom` of them go under the deck, the others back on top in any order. */
export function arrangeObjectives({ look, bottom }: { look: number; bottom: number }): Op {
  return asks(arrange, (_g, { side, seat, card }) => ({ side, seat, card, look, bottom, placed: 0, seen: [] }));
}

/** `drawn`: the last cards of the hand, of which one stays. */
type KeepVars = Pick<Ctx, 'side' | 'seat' | 'card'> & { draw: number; drawn: number };

const keepOne = book.rule<KeepVars, 'under'>('keep-one-objective', {
  start: {
    run(g, at) {
      at.vars.drawn = draw(g, at.vars.draw).length;
      return at.vars.drawn > 1 ? at.goto('under') : at.end();
    },
  },
  under: {
    ask: (_g, { vars }) => text('ask.objectiveUnder', { card: cardName(vars.card) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (g, { vars }) => reveal(g.objectiveHand).slice(-vars.drawn).map(objectiveOption),
    chosen(g, at, key) {
      const id = key as ObjectiveId;
      g.objectiveHand = hide(reveal(g.objectiveHand).filter((one) => one !== id));
      reveal(g.objectiveDeck).push(id);
      noteUnder(g, id);
      at.vars.drawn -= 1;
      return at.vars.drawn > 1 ? at.goto('under') : at.end();
    },
  },
});

/** Draws objectives, one of which stays in hand; the others go under the deck. */
export function keepOneObjective(count: number): Op {
  return asks(keepOne, (_g, { side, seat, card }) => ({ side, seat, card, draw: count, drawn: 0 }));
}

/** Decks of missions a card can search. */
export type Searched = 'missions' | 'projects';
const deckOf = (g: State, side: Side, from: Searched) => (from === 'projects' ? g.projectDeck : g.missionDecks[side]);

/** Whether there is a card to search for, in the deck or the discards it is rebuilt from: numbers of cards are public. */
export function canSearch(g: State, side: Side, from: Searched): boolean {
  const discards = from === 'projects' ? g.projectDiscards : g.missionDiscards[side];
  return reveal(deckOf(g, side, from)).length + discards.length > 0;
}

type SearchVars = { side: Side; seat: Ctx['seat']; card: ActionId; leader: LeaderId; from: Searched };

/** Puts a card of the deck face down with the leader on it; its name is shown to no one else (RB-19.23). */
function assignFound(g: State, { side, leader, from }: SearchVars, mission: MissionId): void {
  const deck = deckOf(g, side, from);
  const index = reveal(deck).findIndex((card) => missionOf(card).id === mission);
  const [card] = reveal(deck).splice(index, 1);
  if (!card) throw new Error(`no ${mission} in the deck`);
  shuffleInto<MissionCard>(g, deck, []);
  g.assigned.push({ side, card: hide(card), leaders: [leader] });
  moveLeader(g, leader, 'mission');
  note(g, 'log.assignedFound', { leader: leaderName(leader) }, { at: `leader:${leader}` });
  note(g, 'log.found', { card: cardName(mission) }, { audience: seatsOf(g, side) });
}

/** Any card of a deck is put face down with the leader on it; a second leader may join later in the window (RB-5.11). */
const search = book.rule<SearchVars, 'which'>('search-and-assign', {
  start: {
    run(g, at) {
      if (!canSearch(g, at.vars.side, at.vars.from)) return at.end();
      g.flow.shown = true;
      if (at.vars.from === 'projects') rebuildProjects(g);
      else rebuildMissions(g, at.vars.side);
      return at.goto('which');
    },
  },
  which: {
    ask: (_g, { vars }) => text('ask.searchMission', { leader: leaderName(vars.leader) }),
    who: (g, { vars }) => [decider(g, vars)],
    // In the order of the box: the order of the deck stays unknown.
    options: (g, { vars }) => {
      const inDeck = new Set(reveal(deckOf(g, vars.side, vars.from)).map((card) => missionOf(card).id));
      return boxOf(g.options)
        .missions.filter((id) => inDeck.has(id))
        .map((id) => ({
          key: id,
          label: cardName(id),
          detail: text(`mission.${id}.text`),
          at: `card:${id}`,
        }));
    },
    chosen(g, at, key) {
      assignFound(g, at.vars, key as MissionId);
      return at.end();
    },
  },
});

/** Looks through a deck, assigns this leader to any card of it, and shuffles the deck. */
export function assignFromDeck(from: Searched): Op {
  return asks(search, (_g, c) => ({
    side: c.side,
    seat: c.seat,
    card: c.card as ActionId,
    leader: leaderOf(c),
    from,
  }));
}
