import type { Language } from '../i18n/languages.ts';
import type { Say } from '../i18n/say.tsx';
import { ApiError } from '../net/api.ts';
import type { MatchSummary, SeatSummary, TitleInfo } from '../net/types.ts';
import { optionFields, optionsInWords } from './option-fields.ts';
import { freeSeats, isAwaited, type TableAction } from './tables.ts';
import { listOf, sayOr } from './title-say.ts';

/** Why a request failed, in the reader's words. */
export function reasonOf(say: Say, error: unknown): string {
  const known = error instanceof ApiError ? error : new ApiError({ code: 'internal' }, 0);
  return sayOr((key) => say(key, known.params), `refused.${known.code}`, say('refused.internal'));
}

/** The name of a title. `say` needs its texts. */
export function titleName(say: Say, title: string, info?: TitleInfo): string {
  return sayOr(say, `title.${title}`, info?.name ?? title);
}

/** "2 to 4 players". */
export function playersOf(say: Say, { minPlayers: min, maxPlayers: max }: TitleInfo): string {
  return min === max ? say('lobby.players', { min }) : say('lobby.playersRange', { min, max });
}

export type Part = 'morning' | 'afternoon' | 'evening';

/** The part of the day for the greeting. */
export function partOfDay(hour: number): Part {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** "Galaxy Rebellion with Marta and a computer". */
export function gameWith(say: Say, language: Language, match: MatchSummary, info?: TitleInfo): string {
  const title = titleName(say, match.title, info);
  const mine = match.mine ?? [];
  const people = match.seats.flatMap(({ id, playerName }) => (playerName && !mine.includes(id) ? [playerName] : []));
  const bots = match.seats.filter(({ kind }) => kind === 'bot').length;
  const names = [...new Set(people), ...(bots > 0 ? [say('lobby.computers', { count: bots })] : [])];
  if (names.length === 0) return say('lobby.titleAlone', { title });
  return say('lobby.titleWith', { title, names: listOf(language, names) });
}

/** Capitalised: "A computer decides". */
function sentence(language: Language, text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** State of one of my matches: my turn, another player's turn, or not started. */
export function stateOf(say: Say, language: Language, match: MatchSummary): string {
  if (match.frozen) return say('lobby.frozen');
  if (isAwaited(match)) return say('lobby.yourMove');
  if (match.status === 'waiting') return say('lobby.seatsFree', { count: freeSeats(match).length });
  const names = (match.waitingFor ?? []).map((seat) => playerOf(say, match, seat));
  if (names.length === 0) return say('lobby.underWay');
  return sentence(language, say('lobby.waitingFor', { names: listOf(language, names), count: names.length }));
}

function playerOf(say: Say, match: MatchSummary, id: string): string {
  const seat = match.seats.find((one) => one.id === id);
  if (seat?.playerName) return seat.playerName;
  return seat?.kind === 'bot' ? say('lobby.computers', { count: 1 }) : say(`seat.${id}`);
}

/** Special options of an open match, in a few phrases. */
export function tellingOf(say: Say, match: MatchSummary, info?: TitleInfo): readonly string[] {
  const bots = match.seats.filter(({ kind }) => kind === 'bot').length;
  const watched = match.spectatorCount > 0 ? 'lobby.playingWatched' : 'lobby.playing';
  const rules = info ? optionsInWords(say, optionFields(info.options), match.options) : [];
  const phrases = [
    ...(match.status === 'playing' ? [say(watched, { count: match.spectatorCount })] : []),
    ...(bots > 0 ? [say('lobby.botSeats', { count: bots })] : []),
    ...rules,
  ];
  return phrases.length > 0 ? phrases : [say('lobby.standard')];
}

/** Accessible name of a seat. */
export function seatWords(say: Say, { id, kind, playerName, connected }: SeatSummary): string {
  const seat = say(`seat.${id}`);
  if (kind === 'bot') return say('seatIs.bot', { seat });
  if (!playerName) return say('seatIs.free', { seat });
  return say(connected === false ? 'seatIs.away' : 'seatIs.taken', { seat, player: playerName });
}

/** Label of a match's button. */
export function actionWords(say: Say, action: TableAction): string {
  if (action.kind === 'none') return say(`lobby.${action.why}`);
  if (action.kind !== 'join' || action.side === 'none') return say(`lobby.${action.kind}`);
  return say('lobby.joinAs', { side: say(`side.${action.side}`) });
}

/** Who won, in one sentence, with the scores or the reason. */
export function resultOf(say: Say, language: Language, match: MatchSummary): { won: string; how: string | null } {
  const { winners = [], scores, reason } = match.outcome ?? {};
  const names = winners.map((seat) => playerOf(say, match, seat));
  const won = sentence(language, say('finished.won', { names: listOf(language, names), count: names.length }));
  const told = match.seats
    .flatMap(({ id }) => (scores?.[id] === undefined ? [] : [{ id, points: scores[id] }]))
    .sort((a, b) => b.points - a.points)
    .map(({ id, points }) => say('finished.scored', { name: playerOf(say, match, id), points }));
  if (told.length > 0) return { won, how: sentence(language, told.join(' · ')) };
  // A reason is left out if the lobby does not have its words.
  const how = reason && say(reason);
  return { won, how: how && how !== reason.key ? how : null };
}
