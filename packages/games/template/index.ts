import type { Title } from '../src/engine/title.ts';
import { random } from './bots/random.ts';
import { sensible } from './bots/sensible.ts';
import { SEAT_IDS, TITLE_ID, type View } from './client.ts';
import { book } from './rules/book.ts';
import { concede, game } from './rules/game.ts';
import { type Options, options, type State, setup } from './state.ts';
import { text } from './text/index.ts';
import { view } from './view.ts';

/** High Card: one card each, the highest wins the round. */
export const highCard: Title<State, View, Options> = {
  id: TITLE_ID,
  name: 'title.high-card',
  minPlayers: 2,
  maxPlayers: SEAT_IDS.length,
  seats: SEAT_IDS.map((id) => ({ id, name: `seat.${id}` })),
  seatings: () => [2, 3, 4].map((players) => SEAT_IDS.slice(0, players)),
  options,
  rules: book,
  rulesVersion: 1,
  setup,
  first: game,
  // Shown to all viewers while a seat is asked by this rule.
  steps: { game: 'step.card' },
  view,
  concede,
  bots: { random, sensible },
  text,
  // True once every clause of `testing/clauses.json` has a test; the ledger then enforces it.
  complete: false,
};
