import type { Title } from '../engine/title.ts';
import { random } from './bots/random.ts';
import { trooper } from './bots/trooper/index.ts';
import { abilities, commands } from './cards/index.ts';
import { TITLE_ID, type View } from './client.ts';
import { REACTIONS } from './data/terms.ts';
import { glance } from './glance.ts';
import { sentencesOf } from './log-sentences.ts';
import { missions } from './missions/index.ts';
import { picture } from './picture.ts';
import { placeName } from './places.ts';
import { cardBook } from './rules/ability-book.ts';
import { book } from './rules/book.ts';
import { tellControl } from './rules/control.ts';
import { game } from './rules/game.ts';
import { missionBook } from './rules/mission-book.ts';
import { type Options, options, SEAT_IDS, setup } from './start.ts';
import type { State } from './state.ts';
import { text } from './text/index.ts';
import { view } from './view.ts';

cardBook.give({ abilities, commands });
missionBook.give(missions);

/** Imperial Assault, skirmish: two armies, a map and a mission. */
export const imperialAssault: Title<State, View, Options> = {
  id: TITLE_ID,
  name: 'title.imperial-assault',
  minPlayers: 2,
  maxPlayers: 2,
  seats: SEAT_IDS.map((id) => ({ id, name: `seat.${id}` })),
  seatings: () => [SEAT_IDS],
  options,
  rules: book,
  rulesVersion: 5,
  setup,
  first: game,
  steps: {
    armies: 'step.army',
    game: 'step.setup',
    deploy: 'step.setup',
    round: 'step.turn',
    activate: 'step.act',
    'activate-group': 'step.act',
    'move-now': 'step.move',
    'give-way': 'step.move',
    push: 'step.move',
    'executive-order': 'step.act',
    'generals-orders': 'step.act',
    'last-stand': 'step.react',
    window: 'step.react',
    'extra-action': 'step.act',
    'pay-card': 'step.react',
    planning: 'step.act',
    'close-the-gap': 'step.move',
    'reroll-some': 'step.react',
    strain: 'step.react',
    suffer: 'step.react',
    attack: 'step.attack',
    'choose-dice': 'step.attack',
    surges: 'step.attack',
    'after-attack': 'step.attack',
    delivery: 'step.mission',
    bombardment: 'step.mission',
    digging: 'step.mission',
    'open-doors': 'step.mission',
    hunters: 'step.setup',
    raid: 'step.mission',
  },
  declinable: ['strain', 'during-activation', ...REACTIONS],
  turnMark: (g) => `${g.round} ${g.turn ?? ''} ${g.activation?.group ?? ''}`,
  tellsAfter: tellControl,
  view,
  glance,
  picture,
  placeName,
  concede() {},
  bots: { random, trooper },
  sentencesOf,
  text,
  complete: true,
};
