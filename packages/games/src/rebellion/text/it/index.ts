import { cards } from './cards.ts';
import { missions } from './missions.ts';
import { names } from './names.ts';

export const it = { ...names, ...missions, ...cards } as const;
