import { campaigns } from './campaigns.ts';
import { cards } from './cards.ts';
import { lobby } from './lobby.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { scenarios } from './scenarios.ts';

export const pt = {
  ...lobby,
  ...names,
  ...cards,
  ...campaigns,
  ...scenarios,
  ...play,
};
