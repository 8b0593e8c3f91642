import { cards } from './cards.ts';
import { missions } from './missions.ts';
import { names } from './names.ts';

export const pt = { ...names, ...missions, ...cards } as const;
