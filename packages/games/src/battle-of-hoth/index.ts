import { refuse } from '../engine/text.ts';
import type { Title } from '../engine/title.ts';
import { agreesToDraw } from './bots/officer/draw.ts';
import { officer } from './bots/officer/index.ts';
import { random } from './bots/random.ts';
import { cards } from './cards/index.ts';
import { TITLE_ID, type View } from './client.ts';
import type { OwnFiles } from './data/scenarios/index.ts';
import { glance } from './glance.ts';
import { sentencesOf } from './log-sentences.ts';
import { readOwnFiles, withOwnFiles } from './own-files.ts';
import { picture } from './picture.ts';
import { placeName } from './places.ts';
import { agreedDraw } from './rules/agreement.ts';
import { battle } from './rules/battle.ts';
import { book } from './rules/book.ts';
import { cardBook } from './rules/card-book.ts';
import { turnMark } from './rules/memory.ts';
import { playableScenarios, scenarioBook } from './rules/scenario-book.ts';
import { concedeBattle, isBattleOpen } from './rules/victory.ts';
import { scenarioRules } from './scenarios/index.ts';
import { SEAT_IDS, seatings, sideOf } from './seats.ts';
import { type Options, optionsOf, setup } from './start.ts';
import type { State } from './state.ts';
import { text } from './text/index.ts';
import { view } from './view.ts';

cardBook.give(cards);
scenarioBook.give(scenarioRules);
const playable = playableScenarios();

/** What is the same with all files of the operator. */
const hoth: Omit<Title<State, View, Options>, 'options' | 'files' | 'settle'> = {
  id: TITLE_ID,
  name: 'title.battle-of-hoth',
  minPlayers: 2,
  maxPlayers: SEAT_IDS.length,
  seats: SEAT_IDS.map((id) => ({ id, name: `seat.${id}`, team: sideOf(id) })),
  seatings,
  // BH-17.10: campaigns are for two players.
  unsuited: (seats, { campaign }) =>
    campaign !== 'none' && seats.length > 2 ? refuse('campaign_for_two', {}, 'BH-17.10') : undefined,
  rules: book,
  rulesVersion: 5,
  setup,
  first: battle,
  steps: {
    leaders: 'step.leader',
    'play-card': 'step.card',
    fleet: 'step.exchange',
    strike: 'step.orders',
    orders: 'step.orders',
    moves: 'step.moves',
    trace: 'step.moves',
    'move-on': 'step.moves',
    'set-down': 'step.moves',
    arrivals: 'step.arrivals',
    attacks: 'step.attacks',
    attack: 'step.attacks',
    retreat: 'step.retreat',
    'support-draw': 'step.attacks',
    campaign: 'step.campaign',
  },
  declinable: ['support-move', 'support-attack', 'support-finish', 'support-assault', 'support-draw'],
  turnMark: (g) => `${g.campaign?.past.length ?? 0} ${turnMark(g)}`,
  talksOpenly: true,
  matesShareOptions: true,
  view,
  glance,
  picture,
  placeName,
  // A partner takes over: every question looks up its seat when it is asked.
  concede() {},
  part: { isOpen: isBattleOpen, concede: (g, seat) => concedeBattle(g, sideOf(seat)) },
  draw: agreedDraw,
  agreesToDraw,
  bots: { random, officer },
  sentencesOf,
  text,
  complete: true,
};

/** Battle of Hoth with these files of the operator in place of battles of the box. */
function createHoth(own: OwnFiles): Title<State, View, Options> {
  return {
    ...hoth,
    options: optionsOf(playable, own),
    files: {
      directory: 'scenarios',
      load(files) {
        const read = readOwnFiles(files);
        return 'own' in read ? { title: createHoth(read.own) } : read;
      },
    },
    settle: (options) => withOwnFiles(own, options),
  };
}

/** Battle of Hoth: one side lands, the other holds; order cards, hexes and dice. */
export const battleOfHoth = createHoth({});
