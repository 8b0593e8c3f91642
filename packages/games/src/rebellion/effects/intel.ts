import { drawCards, shuffleInto } from '../../engine/deck.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { type Text, text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import type { MissionId } from '../data/missions.ts';
import { OBJECTIVES, type ObjectiveId } from '../data/objectives.ts';
import { SYSTEMS, type SystemId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { baseHome, baseSystem, hasUnit, regionOf, unitsAt } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { drawProbes as draw } from '../rules/hands.ts';
import { narrowDown } from '../rules/knowledge.ts';
import { cardName, placeName, placeOption } from '../rules/names.ts';
import type { Ctx, Op } from '../rules/op.ts';
import { decider, seatOf, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { asks, does, systemOf } from './effect.ts';

/** The Empire draws as many probe cards as the state says. */
export function drawProbesBy(count: (g: State, c: Ctx) => number): Op {
  return does((g, c) => draw(g, count(g, c)));
}

/** Rebel units at the base: in its space while it is hidden, in its system afterwards (RB-11.3.9). */
export function unitsAtBase(g: State): number {
  return unitsAt(g, baseHome(g), { side: 'rebel' }).length;
}

/** The Rebels have said that the base is in one of these systems: this cannot be undone. */
function learn(g: State, systems: readonly SystemId[]): void {
  g.flow.shown = true;
  narrowDown(g, systems);
}

/** The Rebels say truthfully whether the base is in the card's system; a yes does not reveal it. */
export function answerBaseHere(): Op {
  return does((g, c) => {
    const system = systemOf(c);
    const here = baseSystem(g) === system;
    learn(g, here ? [system] : boxOf(g.options).systems.filter((id) => id !== system));
    note(g, here ? 'log.baseAdmitted' : 'log.baseDenied', { system: placeName(system) }, { at: `place:${system}` });
  }, knownFromBefore);
}

/** The answer is what the Empire knows already. */
function knownFromBefore(g: State, c: Ctx): Text | null {
  if (g.base.revealed) return text('noEffect.baseKnown');
  return reveal(g.ruledOut).systems.includes(systemOf(c)) ? text('noEffect.ruledOut') : null;
}

/** The Rebels say truthfully whether the base is in the region of the card's system. */
export function answerBaseInRegion(): Op {
  return does((g, c) => {
    const region = regionOf(g, systemOf(c));
    const here = region.includes(baseSystem(g));
    learn(g, here ? region : boxOf(g.options).systems.filter((id) => !region.includes(id)));
    note(g, here ? 'log.baseInRegion' : 'log.baseNotInRegion', { region: regionName(systemOf(c)) });
  });
}

/** What the Rebels have just done tells every viewer the region of the base. */
export function tellBaseRegion(): Op {
  return does((g) => {
    learn(g, regionOf(g, baseSystem(g)));
    note(g, 'log.baseInRegion', { region: regionName(baseSystem(g)) });
  });
}

const regionName = (id: SystemId) => text(`region.${SYSTEMS[id].region}`);

type NameVars = { card: MissionId; others: number };

/** The Rebels name systems, one of which is the base's. */
export function nameSystems(count: number): Op {
  return asks(naming, (_g, c) => ({ card: c.card as MissionId, others: count - 1 }));
}

/** The base's system is named anyway, so the Rebels are asked for the others only; all are told in board order. */
const naming = book.rule<NameVars>('name-systems', {
  start: {
    shape: 'some',
    ask: (_g, { vars }) => text('ask.nameSystems', { card: cardName(vars.card), n: vars.others }),
    who: (g) => [seatOf(g, 'rebel', 'general')],
    options: (g) =>
      boxOf(g.options)
        .systems.filter((id) => id !== baseSystem(g))
        .map((id) => placeOption(id)),
    bounds: (_g, { vars }) => ({ min: vars.others, max: vars.others }),
    chosen(g, at, keys) {
      const named = boxOf(g.options).systems.filter((id) => id === baseSystem(g) || keys.includes(id));
      learn(g, named);
      note(g, 'log.namedSystems', { n: named.length });
      for (const id of named) note(g, 'log.namedSystem', { system: placeName(id) }, { at: `place:${id}` });
      return at.end();
    },
  },
});

/**
 * The Rebels draw probe cards, hand over those of systems with an Imperial unit and shuffle the others back. Both
 * sides know what was handed over; the rest is seen by the Rebels only (RB-16.1.13, RB-16.1.14).
 */
export function interceptProbes(count: number): Op {
  return does((g) => {
    const drawn = drawCards(g, g.probeDeck, count);
    const given = drawn.filter((id) => hasUnit(g, id, { side: 'imperial' }));
    const kept = drawn.filter((id) => !given.includes(id));
    reveal(g.probeHand).push(...given);
    shuffleInto(g, g.probeDeck, kept);
    note(g, 'log.intercepted', { n: drawn.length, given: given.length });
    for (const id of given) note(g, 'log.handedOver', { system: placeName(id) }, { audience: g.seats });
    for (const id of kept) note(g, 'log.shuffledBack', { system: placeName(id) }, { audience: seatsOf(g, 'rebel') });
  });
}

/** Shows the objective hand to the Empire, whose log keeps it (RB-16.1.44, RB-16.1.45). */
function show(g: State): void {
  const hand = reveal(g.objectiveHand);
  g.flow.shown = true;
  note(g, 'log.objectivesShown', { n: hand.length });
  for (const id of hand) {
    note(g, 'log.objectiveShown', { card: text(`objective.${id}`) }, { audience: seatsOf(g, 'imperial') });
  }
}

/** The Rebels show their objective hand to the Empire for a moment. */
export function showObjectives(): Op {
  return does((g) => show(g));
}

/** `cards`: the hand as it was shown. */
type UnderVars = { side: Side; seat: SeatId; card: MissionId; cards: ObjectiveId[] };

/** The Rebels show their objective hand, and the card's player puts one of the cards under the deck. */
export function objectiveUnder(): Op {
  return asks(under, (g, c) => ({
    side: c.side,
    seat: c.seat,
    card: c.card as MissionId,
    cards: [...reveal(g.objectiveHand)],
  }));
}

function putUnder(g: State, id: ObjectiveId): void {
  g.objectiveHand = hide(reveal(g.objectiveHand).filter((one) => one !== id));
  reveal(g.objectiveDeck).push(id);
  note(g, 'log.objectiveUnder', { stage: OBJECTIVES[id].stage });
  note(g, 'log.putUnder', { card: text(`objective.${id}`) }, { audience: g.seats });
}

export const under = book.rule<UnderVars, 'choose'>('objective-under', {
  start: {
    run(g, at) {
      show(g);
      const [only, other] = at.vars.cards;
      if (other) return at.goto('choose');
      if (only) putUnder(g, only);
      return at.end();
    },
  },
  choose: {
    ask: (_g, { vars }) => text('ask.objectiveUnder', { card: cardName(vars.card) }),
    who: (g, { vars }) => [decider(g, vars)],
    options: (_g, { vars }) =>
      vars.cards.map((id) => ({
        key: id,
        label: text(`objective.${id}`),
        detail: text(`objective.${id}.text`),
        at: `card:${id}`,
      })),
    chosen(g, at, key) {
      putUnder(g, key as ObjectiveId);
      return at.end();
    },
  },
});
