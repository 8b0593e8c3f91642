import { battleOfHoth } from './battle-of-hoth/index.ts';
import type { AnyTitle } from './engine/title.ts';
import { galaxyDice } from './galaxy-dice/index.ts';
import { imperialAssault } from './imperial-assault/index.ts';
import { rebellion } from './rebellion/index.ts';

/** Every game the product knows. */
export const titles: readonly AnyTitle[] = [galaxyDice, rebellion, battleOfHoth, imperialAssault];

/** The title of an id. */
export function titleById(id: string): AnyTitle | undefined {
  return titles.find((title) => title.id === id);
}
