import { settingFields, settingsInWords } from '../../boards/set-up/setting-fields.ts';
import { durationIn } from '../../kit/i18n/durations.ts';
import { listOf } from '../../kit/i18n/formats.ts';
import type { Language } from '../../kit/i18n/languages.ts';
import { translateOr } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import { leaveOf } from '../../kit/net/leave.ts';
import type { MatchSummary, SeatSummary, TitleInfo } from '../../kit/net/types.ts';
import { freeSeats, isAskedIn, isAwaited, isMineOut, leftMine, type MatchAction } from './matches.ts';

/** The name of a title. `t` needs its texts. */
export function titleName(t: Translate, title: string, info?: TitleInfo): string {
  return translateOr(t, `title.${title}`, info?.name ?? title);
}

/** "2 to 4 players". */
export function playersOf(t: Translate, { minPlayers: min, maxPlayers: max }: TitleInfo): string {
  return min === max ? t('lobby.players', { min }) : t('lobby.playersRange', { min, max });
}

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day for the greeting. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** Capitalised: "A computer decides". */
function sentence(language: Language, text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** State of one of my matches: my turn, another player's turn, or not started. */
export function stateOf(t: Translate, language: Language, match: MatchSummary): string {
  if (match.frozen) return t('lobby.frozen');
  if (isMineOut(match)) return t('leave.mine.out');
  if (isAwaited(match)) return t('lobby.yourMove');
  const left = leftMine(match);
  if (left) return t(left === 'computer' ? 'lobby.computerPlays' : `leave.mine.${left}`);
  if (isAskedIn(match))
    return t(match.rematchOf === undefined ? 'lobby.keptBy' : 'lobby.rematchBy', { host: match.host });
  if (match.status === 'waiting') return t('lobby.seatsFree', { count: freeSeats(match).length });
  const names = (match.waitingFor ?? []).map((seat) => markedPlayerOf(t, match, seat));
  if (names.length === 0) return t('lobby.underWay');
  return sentence(language, t('lobby.waitingFor', { names: listOf(language, names), count: names.length }));
}

/** Name of a player; bots have a number each, as in the match. */
export function playerOf(t: Translate, { seats }: MatchSummary, id: string): string {
  const seat = seats.find((one) => one.id === id);
  if (seat?.playerName) return seat.playerName;
  if (seat?.kind !== 'bot') return t(`seat.${id}`);
  return t('match.botName', { number: seats.filter(({ kind }) => kind === 'bot').indexOf(seat) + 1 });
}

/** Name of a player, with the way in which they have left: "Clo (away)". */
function markedPlayerOf(t: Translate, match: MatchSummary, id: string): string {
  const name = playerOf(t, match, id);
  const seat = match.seats.find((one) => one.id === id);
  const leave = seat && leaveOf(match, seat);
  return leave ? t('lobby.playerLeft', { name, leave: t(`leave.${leave}`) }) : name;
}

/** Options of a match that differ from the defaults, or that there are none. */
export function rulesOf(t: Translate, match: MatchSummary, info?: TitleInfo): string {
  const rules = info ? settingsInWords(t, settingFields(info.options), match.options) : [];
  return rules.length > 0 ? rules.join(' · ') : t('lobby.standard');
}

/** Special options of an open match and its time limit, in a few phrases. */
export function tellingOf(t: Translate, language: Language, match: MatchSummary, info?: TitleInfo): readonly string[] {
  const { clock } = match;
  const bots = match.seats.filter(({ kind }) => kind === 'bot').length;
  const watched = match.spectatorCount > 0 ? 'lobby.playingWatched' : 'lobby.playing';
  const rules = info ? settingsInWords(t, settingFields(info.options), match.options) : [];
  const phrases = [
    ...(match.status === 'playing' ? [t(watched, { count: match.spectatorCount })] : []),
    ...(bots > 0 ? [t('lobby.botSeats', { count: bots })] : []),
    ...rules,
    ...(clock?.kind === 'bank' ? [t('lobby.bank', { duration: durationIn(language, clock.bank) })] : []),
  ];
  return phrases.length > 0 ? phrases : [t('lobby.standard')];
}

/** Accessible name of a seat. */
export function seatWords(t: Translate, { id, kind, playerName, connected }: SeatSummary): string {
  const seat = t(`seat.${id}`);
  if (kind === 'bot') return t('seatIs.bot', { seat });
  if (!playerName) return t('seatIs.free', { seat });
  return t(connected === false ? 'seatIs.away' : 'seatIs.taken', { seat, player: playerName });
}

/** Label of a match's button. */
export function actionWords(t: Translate, action: MatchAction): string {
  if (action.kind === 'none') return t(`lobby.${action.why}`);
  if (action.kind !== 'join' || action.side === 'none') return t(`lobby.${action.kind}`);
  return t('lobby.joinAs', { side: t(`side.${action.side}`) });
}

/** Who won, in one sentence, with the scores or the reason. */
export function resultOf(t: Translate, language: Language, match: MatchSummary): { won: string; how: string | null } {
  const { winners = [], scores, reason } = match.outcome ?? {};
  const names = winners.map((seat) => playerOf(t, match, seat));
  const won = sentence(language, t('finished.won', { names: listOf(language, names), count: names.length }));
  const told = match.seats
    .flatMap(({ id }) => (scores?.[id] === undefined ? [] : [{ id, points: scores[id] }]))
    .sort((a, b) => b.points - a.points)
    .map(({ id, points }) => t('finished.scored', { name: playerOf(t, match, id), points }));
  if (told.length > 0) return { won, how: sentence(language, told.join(' · ')) };
  // A reason is left out if the lobby does not have its words.
  const how = reason && t(reason);
  return { won, how: how && how !== reason.key ? how : null };
}
