import { campaigns } from './campaigns.ts';
import { cards } from './cards.ts';
import { forms } from './forms.ts';
import { joined } from './joined.ts';
import { lobby } from './lobby.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { scenarios } from './scenarios.ts';

export const fr = {
  ...lobby,
  ...names,
  ...forms,
  ...joined,
  ...cards,
  ...campaigns,
  ...scenarios,
  ...play,
};
