import type { Sentences } from '../en/index.ts';
import { abilityTexts } from './ability-texts.ts';
import { commandTexts } from './command-texts.ts';
import { forms } from './forms.ts';
import { joined } from './joined.ts';
import { log } from './log.ts';
import { missionTexts } from './mission-texts.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { terms } from './terms.ts';

export const fr: Sentences = {
  ...options,
  ...names,
  ...play,
  ...log,
  ...forms,
  ...joined,
  ...terms,
  ...abilityTexts,
  ...commandTexts,
  ...missionTexts,
};
