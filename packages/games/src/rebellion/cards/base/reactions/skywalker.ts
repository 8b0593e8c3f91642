import { shuffleInto } from '../../../../engine/deck.ts';
import { reveal } from '../../../../engine/hidden.ts';
import { note } from '../../../../engine/log.ts';
import { text } from '../../../../engine/text.ts';
import type { Response, ResponseVars } from '../../../../engine/window.ts';
import { type MissionCard, missionOf } from '../../../data/missions.ts';
import { book } from '../../../rules/book.ts';
import { couldHold, holds, rebuildMissions, useAction } from '../../../rules/hands.ts';
import { missionNow } from '../../../rules/missions/now.ts';
import { usersAt } from '../../../rules/reacting.ts';
import { seatOf, seatsOf } from '../../../seats.ts';
import type { State } from '../../../state.ts';
import { playCard } from './option.ts';

const WANTED = ['seek-yoda', 'daring-rescue'] as const;

/** The wanted missions that are in the deck, of each the first card in the order of the box: that of the deck stays unknown. */
const found = (g: State): MissionCard[] =>
  WANTED.flatMap((id) =>
    reveal(g.missionDecks.rebel)
      .filter((card) => missionOf(card).id === id)
      .toSorted()
      .slice(0, 1),
  );

/** Takes a card, if any, out of the deck without showing it to the Empire, and shuffles (RB-19.23). */
function take(g: State, card: MissionCard | undefined): void {
  const deck = reveal(g.missionDecks.rebel);
  if (card) {
    deck.splice(deck.indexOf(card), 1);
    reveal(g.missionHands.rebel).push(card);
  }
  shuffleInto(g, g.missionDecks.rebel, []);
  note(g, 'log.deckSearched', {}, { clause: 'RB-19.23' });
  const audience = seatsOf(g, 'rebel');
  if (card) note(g, 'log.drew', { card: text(`mission.${missionOf(card).id}`) }, { audience });
  else note(g, 'log.notFound', {}, { audience });
}

/** Whether a Rebel mission has succeeded in Luke's system (RB-7.1.31). */
function succeededWithLuke(g: State): boolean {
  const { side, result, place } = missionNow(g);
  return side === 'rebel' && result === 'success' && !!place && usersAt(g, 'son-of-skywalker', place).length > 0;
}

const sonOfSkywalker: Response<State> = {
  id: 'son-of-skywalker',
  on: 'mission-succeeded',
  could: (g, seat) => couldHold(g, seat, 'son-of-skywalker') && succeededWithLuke(g),
  options: (g, seat) => (holds(g, seat, 'son-of-skywalker') ? [playCard('son-of-skywalker')] : []),
  rule: book.rule<ResponseVars, 'take'>('son-of-skywalker', {
    start: {
      run(g, at) {
        useAction(g, at.seat, 'son-of-skywalker');
        rebuildMissions(g, 'rebel');
        return at.goto('take');
      },
    },
    // Asked even when only one or none is there: the Empire must not learn what the deck holds.
    take: {
      ask: () => text('ask.searchDeck'),
      source: () => text('action.son-of-skywalker'),
      who: (g, at) => [g.conceded.includes(at.seat) ? seatOf(g, 'rebel', 'general') : at.seat],
      options: (g) => [
        ...found(g).map((card) => ({
          key: card,
          label: text(`mission.${missionOf(card).id}`),
          detail: text(`mission.${missionOf(card).id}.text`),
          at: `card:${missionOf(card).id}`,
        })),
        { key: 'none', label: text('option.takeNone'), kind: 'plain' },
      ],
      chosen(g, at, key) {
        take(g, key === 'none' ? undefined : (key as MissionCard));
        return at.end(at.vars.event);
      },
    },
  }),
};

/** Cards that answer the success of a mission. */
export const AFTER_SUCCESS: readonly Response<State>[] = [sonOfSkywalker];
