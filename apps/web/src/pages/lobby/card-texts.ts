import { seatLook } from '../../boards/seat-looks.ts';
import { durationIn } from '../../kit/i18n/durations.ts';
import { type Language, localeOf } from '../../kit/i18n/languages.ts';
import { othersOf } from '../../kit/i18n/match-name.ts';
import { timeInFigures } from '../../kit/i18n/time-in-figures.ts';
import { translateOr } from '../../kit/i18n/title-translator.ts';
import { type Translate, translator } from '../../kit/i18n/translate.tsx';
import { leftOf } from '../../kit/net/clock-time.ts';
import { byOurClock } from '../../kit/net/server-time.ts';
import type { MatchSummary, TitleInfo } from '../../kit/net/types.ts';
import { playerOf, rulesOf } from './match-texts.ts';
import { isAskedIn } from './matches.ts';
import { shortTitle } from './titles.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, or when: "14 min", "2 h", "yesterday", "12 October". */
export function agoIn(t: Translate, language: Language, at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < HOUR) return t('lobby.minutes', { count: Math.max(1, Math.floor(passed / MINUTE)) });
  if (passed < DAY) return t('lobby.hours', { count: Math.floor(passed / HOUR) });
  if (passed < 2 * DAY) return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-1, 'day');
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' }).format(at);
}

/** Scores as they are read: "2 : 1" with the own one first, or each with its player where there are more. */
function scoreOf(t: Translate, match: MatchSummary): string[] {
  const { glance, outcome, mine = [], seats } = match;
  const scores = glance?.scores ?? outcome?.scores;
  if (!scores) return [];
  const looks = new Map(seats.map(({ id }) => [seatLook(match.title, id), id]));
  const ordered = [...looks.values()].sort((a, b) => Number(mine.includes(b)) - Number(mine.includes(a)));
  const known = ordered.flatMap((id) => (scores[id] === undefined ? [] : [[id, scores[id]] as const]));
  const [one, other] = known;
  if (known.length === 2 && one && other) return [`${one[1]}\u00a0:\u00a0${other[1]}`];
  return known.map(([id, points]) => t('finished.scored', { name: playerOf(t, match, id), points }));
}

/** Who I am, how far the match is, and the score; before a match what it is played with. */
export function factsOf(t: Translate, language: Language, match: MatchSummary, info?: TitleInfo): string {
  const { glance, mine = [], keptForMe = [], name } = match;
  const seats = [...mine, ...keptForMe].filter((id) => !/^p\d+$/.test(id)).map((id) => t(`seat.${id}`));
  const title = shortTitle(t, match.title);
  const names = othersOf(t, language, match);
  const named = names === '' ? title : t('lobby.titleWith', { title, names });
  const game = isAskedIn(match) ? [title] : name === '' ? [] : [named];
  const you = seats.length > 0 ? [t('lobby.youAre', { seat: seats.join(', ') })] : [];
  const place = match.title === 'galaxy-dice' && glance?.place ? [translateOr(t, glance.place.key, '')] : [];
  if (!glance) return [...game, ...you, ...(isAskedIn(match) ? [] : [rulesOf(t, match, info)])].join(' · ');
  return [...game, ...you, ...place, t(glance.at), ...scoreOf(t, match)].filter((part) => part !== '').join(' · ');
}

/** What happened last, in a sentence; empty as long as its words are not loaded. */
export function lastOf(t: Translate, language: Language, match: MatchSummary): string {
  const { title, seats, glance } = match;
  if (!glance?.last) return '';
  const names = Object.fromEntries(seats.map(({ id }) => [id, playerOf(t, match, id)]));
  return translateOr(translator(language, title, names), glance.last.key, '', glance.last.params);
}

/** A time in whole minutes or hours, at least a minute: "14 minutes". */
function spokenTime(language: Language, ms: number): string {
  const unit = ms < HOUR ? MINUTE : HOUR;
  return durationIn(language, Math.max(MINUTE, Math.floor(ms / unit) * unit) / 1_000);
}

/** How the last game ended for this player: "you won 5 : 3"; empty if it ended for no one, or without them. */
export function endedFor(t: Translate, before: MatchSummary): string {
  const { outcome, mine = [] } = before;
  const winners = outcome?.winners ?? [];
  if (winners.length === 0 || mine.length === 0) return '';
  const score = scoreOf(t, before);
  const won = t(mine.some((seat) => winners.includes(seat)) ? 'lobby.youWon' : 'lobby.youLost');
  return score.length === 1 ? `${won} ${score[0]}` : won;
}

/** Everything that a card says, in sentences. */
export function sentencesOf(parts: readonly string[]): string {
  const told = parts.filter((part) => part !== '').map((part) => part.replaceAll(' · ', ', ').replace(/\.$/, ''));
  return `${told.join('. ')}.`;
}

/** The time of a match: how long a seat has left, or since when it waits. */
export interface CardTime {
  readonly words: string;
  /** The same as it is read out: without seconds, in whole words. */
  readonly spoken: string;
  /** The whole date, if it is not told. */
  readonly at?: string;
  /** Less than a tenth of the time is left. */
  readonly isShort: boolean;
}

/** A tenth of the time of a seat. */
const SHORT = 0.1;

function leftTime(match: MatchSummary, now: number): { seat: string; leftMs: number } | null {
  const { clocks, waitingFor = [], mine = [] } = match;
  const asked = waitingFor.filter((seat) => mine.includes(seat));
  const times = (asked.length > 0 ? asked : waitingFor).flatMap((seat) => {
    const leftMs = leftOf(clocks, seat, now);
    return leftMs === undefined ? [] : [{ seat, leftMs }];
  });
  return times.sort((a, b) => a.leftMs - b.leftMs)[0] ?? null;
}

/** How long a seat is still kept for this player; null if there is none, or it stays kept. */
function keptFor({ status, keptForMe = [], seats }: MatchSummary, steady: number): number | null {
  const until = seats.find(({ id, keptUntil }) => keptUntil !== undefined && keptForMe.includes(id))?.keptUntil;
  return status !== 'waiting' || until === undefined ? null : Math.max(0, byOurClock(until) - steady);
}

/** The time to show beside the state; null without any. `now` and `steady` are the times of day and of the clocks. */
export function timeOf(
  t: Translate,
  language: Language,
  match: MatchSummary,
  { now, steady }: { readonly now: number; readonly steady: number },
): CardTime | null {
  const kept = keptFor(match, steady);
  if (kept !== null) return { words: timeInFigures(t, kept), spoken: spokenTime(language, kept), isShort: false };
  if (match.status !== 'playing' || match.frozen || match.paused) return null;
  const left = match.clock && match.clock.kind !== 'none' ? leftTime(match, steady) : null;
  if (left) {
    const all =
      match.clock?.kind === 'bank' ? match.clock.bank : match.clock?.kind === 'reminder' ? match.clock.after : 0;
    const words = t('lobby.left', { time: timeInFigures(t, left.leftMs) });
    const spoken = t('lobby.left', { time: spokenTime(language, left.leftMs) });
    return { words, spoken, isShort: left.leftMs < all * 1_000 * SHORT };
  }
  const since = Object.values(match.waitingSince ?? {})
    .sort()
    .at(-1);
  if (since === undefined) return null;
  const at = Date.parse(since);
  const words = agoIn(t, language, at, now);
  return { words, spoken: now - at < DAY ? spokenTime(language, now - at) : words, at: since, isShort: false };
}
