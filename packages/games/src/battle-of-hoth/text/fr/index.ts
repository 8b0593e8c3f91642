import { campaigns } from './campaigns.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { scenarios } from './scenarios.ts';

export const fr = {
  ...options,
  ...names,
  ...cards,
  ...campaigns,
  ...scenarios,
  ...play,
};
