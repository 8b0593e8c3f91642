import type { Title } from '../engine/title.ts';
import { random } from './bots/random.ts';
import { sensible } from './bots/sensible.ts';
import { type GalaxyView, SEAT_IDS, TITLE_ID } from './client.ts';
import { glance } from './glance.ts';
import { sentencesOf } from './log-sentences.ts';
import { picture } from './picture.ts';
import { placeName } from './places.ts';
import { book } from './rules/book.ts';
import { concede, game } from './rules/game.ts';
import { seatings } from './seats.ts';
import { type GalaxyOptions, galaxyOptions, type State, setup } from './state.ts';
import { text } from './text/index.ts';
import { stage, view, viewOfAll } from './view.ts';

/** Galaxy Rebellion, the dice game. */
export const galaxyDice: Title<State, GalaxyView, GalaxyOptions> = {
  id: TITLE_ID,
  name: 'title.galaxy-dice',
  minPlayers: 2,
  maxPlayers: 4,
  seats: SEAT_IDS.map((id) => ({ id, name: `seat.${id}` })),
  seatings,
  options: galaxyOptions,
  rules: book,
  rulesVersion: 2,
  setup,
  first: game,
  steps: { turn: 'step.place', 'turn/helping': 'step.help', rebel: 'step.rebel' },
  view,
  glance,
  picture,
  viewOfAll,
  placeName,
  stage,
  concede,
  bots: { random, sensible },
  sentencesOf,
  text,
  complete: true,
};
