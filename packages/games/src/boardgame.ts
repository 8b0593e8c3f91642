import { stockGame } from './engine/boardgame.ts';
import { titles } from './titles.ts';

export { type SetupData, stockGame } from './engine/boardgame.ts';

/** Every title as a boardgame.io game, for the stock `Client`, `Local` and `Server`. */
export const games = titles.map((title) => stockGame(title));

/** The boardgame.io game of a title's id, for instance `rebellion`; undefined for an unknown id. */
export function gameById(id: string): (typeof games)[number] | undefined {
  return games.find((game) => game.name === id);
}
