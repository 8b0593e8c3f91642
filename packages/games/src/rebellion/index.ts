import type { Title } from '../engine/title.ts';
import { captain } from './bots/captain/captain.ts';
import { random } from './bots/random.ts';
import { cards } from './cards/index.ts';
import { type RebellionView, TITLE_ID } from './client.ts';
import { glance } from './glance.ts';
import { sentencesOf } from './log-sentences.ts';
import { picture } from './picture.ts';
import { placeName } from './places.ts';
import { book } from './rules/book.ts';
import { cardBook } from './rules/card-book.ts';
import { concede, game } from './rules/game.ts';
import { SEAT_IDS, seatings, sideOfSeat } from './seats.ts';
import { stage } from './stage.ts';
import { setup } from './start.ts';
import { type RebellionOptions, rebellionOptions, type State } from './state.ts';
import { DECLINABLE, STEPS } from './steps.ts';
import { text } from './text/index.ts';
import { view, viewOfAll } from './view.ts';

cardBook.give(cards);

/** Star Wars: Rebellion, the base game for two to four players. */
export const rebellion: Title<State, RebellionView, RebellionOptions> = {
  id: TITLE_ID,
  name: 'title.rebellion',
  minPlayers: 2,
  maxPlayers: 4,
  seats: SEAT_IDS.map((id) => ({ id, name: `seat.${id}`, team: sideOfSeat(id) })),
  seatings,
  options: rebellionOptions,
  rules: book,
  rulesVersion: 9,
  setup,
  first: game,
  steps: STEPS,
  declinable: DECLINABLE,
  turnMark: (g) => `${g.round}`,
  matesShareOptions: true,
  view,
  glance,
  picture,
  viewOfAll,
  placeName,
  stage,
  concede,
  bots: { random, captain },
  sentencesOf,
  text,
  complete: true,
};
