import type { Catalogue, Language } from '../../src/engine/title.ts';
import lobbyEn from './lobby/en.json' with { type: 'json' };
import rulesEn from './rules/en.json' with { type: 'json' };

/** The texts of this title by language. */
export const text = {
  en: { ...lobbyEn, ...rulesEn },
} as const satisfies Partial<Record<Language, Catalogue>>;

export type TextKey = keyof typeof text.en;
