import { abilityTexts } from './ability-texts.ts';
import { commandTexts } from './command-texts.ts';
import { forms } from './forms.ts';
import { gists } from './gists.ts';
import { joined } from './joined.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { missionTexts } from './mission-texts.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { terms } from './terms.ts';

const sentences = {
  ...lobby,
  ...names,
  ...play,
  ...log,
  ...joined,
  ...terms,
  ...abilityTexts,
  ...commandTexts,
  ...gists,
  ...missionTexts,
};

/** The same keys in another language, besides forms of names. */
export type Sentences = Readonly<Record<keyof typeof sentences, string>>;

export const en = { ...sentences, ...forms };
