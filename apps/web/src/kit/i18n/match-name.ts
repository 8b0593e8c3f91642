import type { MatchSummary } from '../net/types.ts';
import { listOf } from './formats.ts';
import { useLanguage } from './language.ts';
import type { Language } from './languages.ts';
import { translateOr, useTitleTranslate } from './title-translator.ts';
import type { Translate } from './translate.tsx';

/** What names a match: the name that its host typed, which may be empty, its title, and who plays it. */
type Named = Pick<MatchSummary, 'title' | 'name' | 'host' | 'seats' | 'mine'>;

/** The other people of a match, then its computers: "Marta and a computer"; its host if none has a seat yet. */
export function othersOf(t: Translate, language: Language, { seats, mine = [], host }: Named): string {
  const people = seats.flatMap(({ id, playerName }) => (playerName && !mine.includes(id) ? [playerName] : []));
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const names = [...new Set(people), ...(bots > 0 ? [t('lobby.computers', { count: bots })] : [])];
  return names.length > 0 || mine.length > 0 ? listOf(language, names) : host;
}

/** "Galaxy Rebellion with Marta and a computer": title and people, in the language of the reader. */
function gameWith(t: Translate, language: Language, match: Named): string {
  const title = translateOr(t, `title.${match.title}`, match.title);
  const names = othersOf(t, language, match);
  return names === '' ? title : t('lobby.titleWith', { title, names });
}

/** Name of a match: the one that its host typed, otherwise its title and people in the language of the reader. */
export function matchName(t: Translate, language: Language, match: Named): string {
  return match.name || gameWith(t, language, match);
}

/** Names of matches in the language of the interface. */
export function useMatchNames(): (match: Named) => string {
  const { language } = useLanguage();
  const translate = useTitleTranslate();
  return (match) => matchName(translate(match.title), language, match);
}
