import { advice } from './advice.ts';
import { battleCards } from './battle-cards.ts';
import { cards } from './cards.ts';
import { combat } from './combat.ts';
import { forms } from './forms.ts';
import { imperial } from './imperial.ts';
import { joined } from './joined.ts';
import { lobby } from './lobby.ts';
import { missions } from './missions.ts';
import { names } from './names.ts';
import { rebel } from './rebel.ts';
import { refresh } from './refresh.ts';
import { reveal } from './reveal.ts';
import { rolls } from './rolls.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { turns } from './turns.ts';

export const it = {
  ...lobby,
  ...names,
  ...forms,
  ...missions,
  ...cards,
  ...rolls,
  ...rules,
  ...turns,
  ...joined,
  ...steps,
  ...reveal,
  ...combat,
  ...battleCards,
  ...refresh,
  ...imperial,
  ...rebel,
  ...advice,
} as const;
