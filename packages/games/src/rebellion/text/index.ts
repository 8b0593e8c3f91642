import type { Catalogue, Language } from '../../engine/title.ts';
import lobbyEn from './lobby/en.json' with { type: 'json' };
import lobbyEs from './lobby/es.json' with { type: 'json' };
import lobbyFr from './lobby/fr.json' with { type: 'json' };
import lobbyIt from './lobby/it.json' with { type: 'json' };
import lobbyPt from './lobby/pt.json' with { type: 'json' };
import rulesEn from './rules/en.json' with { type: 'json' };
import rulesEs from './rules/es.json' with { type: 'json' };
import rulesFr from './rules/fr.json' with { type: 'json' };
import rulesIt from './rules/it.json' with { type: 'json' };
import rulesPt from './rules/pt.json' with { type: 'json' };

/** The texts of this title by language. */
export const text = {
  en: { ...lobbyEn, ...rulesEn },
  it: { ...lobbyIt, ...rulesIt },
  fr: { ...lobbyFr, ...rulesFr },
  es: { ...lobbyEs, ...rulesEs },
  pt: { ...lobbyPt, ...rulesPt },
} as const satisfies Partial<Record<Language, Catalogue>>;

export type TextKey = keyof typeof text.en;
