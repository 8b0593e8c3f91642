import { dateTimeOf } from '../../kit/i18n/date-time.ts';
import { type Language, localeOf } from '../../kit/i18n/languages.ts';
import { othersOf } from '../../kit/i18n/match-name.ts';
import { translateOr } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { isAskedIn } from './matches.ts';

/** What a list calls a title: "Hoth". */
export function shortTitle(t: Translate, title: string): string {
  return translateOr(t, `title.${title}.short`, translateOr(t, `title.${title}`, title));
}

/** What a match is about, such as its scenario, if that stays as long as it is played. */
function placeOf(t: Translate, { title, options, glance }: MatchSummary): string | null {
  if (title === 'galaxy-dice') return null;
  const given =
    glance?.place?.key ?? (typeof options.scenario === 'string' ? `option.scenario.${options.scenario}` : '');
  return translateOr(t, given, '') || null;
}

/** Title of one card, by what is played and with whom; two cards may have the same. */
function titleOf(t: Translate, language: Language, match: MatchSummary): string {
  if (isAskedIn(match))
    return t(match.rematchOf === undefined ? 'lobby.keptBy' : 'lobby.rematchBy', { host: match.host });
  if (match.name) return match.name;
  const names = othersOf(t, language, match);
  const place = placeOf(t, match);
  const title = place ?? shortTitle(t, match.title);
  if (names === '') return title;
  return place === null ? t('lobby.titleWith', { title, names }) : t('lobby.placeWith', { place, names });
}

/** Titles that are the same get what these say, if that tells them apart. */
function apart(
  t: Translate,
  group: readonly (readonly [MatchSummary, string])[],
  more: (match: MatchSummary) => string,
): readonly (readonly [MatchSummary, string])[] | null {
  const told = group.map(
    ([match, title]) => [match, t('lobby.placeWith', { place: title, names: more(match) })] as const,
  );
  return new Set(told.map(([, title]) => title)).size === group.length ? told : null;
}

/** Titles of the cards of a list, no two of them the same: those of one kind have the day on which they began. */
export function cardTitles(
  translatorOf: (title: string) => Translate,
  language: Language,
  matches: readonly MatchSummary[],
): ReadonlyMap<string, string> {
  const groups = new Map<string, [MatchSummary, string][]>();
  for (const match of matches) {
    const title = titleOf(translatorOf(match.title), language, match);
    groups.set(title, [...(groups.get(title) ?? []), [match, title]]);
  }
  const begun = ({ startedAt, createdAt }: MatchSummary) => new Date(startedAt ?? createdAt);
  const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' });
  const told = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const t = translatorOf(first[0].title);
    return (
      apart(t, group, (match) => shortTitle(translatorOf(match.title), match.title)) ??
      apart(t, group, (match) => day.format(begun(match))) ??
      apart(t, group, (match) => dateTimeOf(language, begun(match)).short) ??
      group.map(([match, title], index) => [match, `${title} (${index + 1})`] as const)
    );
  });
  return new Map(told.map(([match, title]) => [match.matchId, title]));
}
