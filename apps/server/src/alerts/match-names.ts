import type { AnyTitle, Language } from '@echo-base/games/engine';
import type { MatchRow } from '../storage/store.ts';
import { ALERT_TEXT } from './alert-text.ts';

/** Name of a match in a language: short, that of its title if it has none; and with its title. */
export function matchName(
  titles: readonly AnyTitle[],
  { title: id, name }: Pick<MatchRow, 'title' | 'name'>,
  language: Language,
): { readonly short: string; readonly whole: string } {
  const title = titles.find((one) => one.id === id);
  const game = title?.text[language]?.[title.name] ?? title?.text.en[title.name] ?? id;
  return name ? { short: name, whole: ALERT_TEXT[language].named(name, game) } : { short: game, whole: game };
}
