import { placedText, sentencesOf } from '@echo-base/games/galaxy-dice/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { LogPart } from '../../../question/board-set.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { beginOfLast, facesIn, seatIn, spacesOf, type Turn, turnsOf } from './turns.ts';

const ROLLS: ReadonlySet<string> = new Set(['log.rolled', 'log.rolledAgain']);
/** What a turn brings to a seat: each is a moment of its own, of any seat. */
const GAINS: ReadonlySet<string> = new Set(['log.row', 'log.rowDone', 'log.vpDice', 'log.vpDiceWon']);
/** Rebels and allies that act in a turn, each a moment of its own besides what the dice do. */
const HELP: ReadonlySet<string> = new Set(['log.rebelHelps', 'log.allyHelps', 'log.allyHelpsAgain', 'log.newHope']);
/** Lords that come and leave: each is a moment, of any seat. */
const LORDS: ReadonlySet<string> = new Set(['log.lordTaken', 'log.lordPassed', 'log.lordBack']);
/** Entries outside turns, each a moment. */
const SINGLE: ReadonlySet<string> = new Set(['log.rebel', 'log.first', 'log.conceded']);

/** The sentence of an entry, as the log has it. */
function sentenceOf(entry: LogEntry): Text {
  const [{ key, params } = entry] = sentencesOf([entry]);
  return { key, params };
}

/** A roll: its dice fall, then they are named. */
function rolled(last: LogEntry): Pick<Moment, 'title' | 'dice' | 'opening'> {
  const count = facesIn(last).length;
  const seat = last.params.seat ?? '';
  return { title: sentenceOf(last), dice: count, opening: { key: 'board.gd.news.rolling', params: { seat, count } } };
}

/** Whether an entry tells what the dice of a turn do. */
const isOfDice = ({ key }: LogEntry): boolean => ROLLS.has(key) || key === 'log.placed';

/** "Bob places a walker and a TIE fighter in row 4", that he places nothing, or the newest roll of a turn that lasts. */
function titleOf({ seat: id, end }: Turn, acts: readonly LogEntry[], last: LogEntry): Text {
  const seat = { key: `seat.${id}` };
  const parts = placedText(acts);
  if (parts) return { key: 'board.gd.news.turn', params: { seat, parts } };
  const isPassed = end !== null && acts.every(({ key }) => ROLLS.has(key));
  return isPassed ? { key: 'board.gd.news.none', params: { seat } } : sentenceOf(last);
}

/** The dice of a turn: it grows with each act of theirs until the next one begins. */
function turnMoment(turn: Turn, viewer: string): readonly Moment[] {
  const acts = turn.entries.filter(isOfDice);
  const [first, last] = [acts[0], acts.at(-1)];
  if (!first || !last) return [];
  const about = spacesOf(acts);
  const isRoll = ROLLS.has(last.key) && turn.end === null;
  return [
    {
      ...{ kind: 'turn', from: first.seq, seq: last.seq, entries: acts, isBrief: true },
      ...(isRoll ? rolled(last) : { title: titleOf(turn, acts, last), isChange: true }),
      ...(turn.seat === viewer && { isOwn: true }),
      ...(about.length > 0 && { about }),
    },
  ];
}

/** A change that one entry tells. */
function changeOf(entry: LogEntry): Omit<Moment, 'kind'> {
  const { seq } = entry;
  return { from: seq, seq, title: sentenceOf(entry), entries: [entry], isBrief: true, isChange: true };
}

/** What a rebel or an ally does, with the space it covers. */
function helpMoment(entry: LogEntry, viewer: string): Moment {
  const about = spacesOf([entry]);
  const moment = { ...changeOf(entry), kind: 'help' };
  return { ...moment, ...(seatIn(entry) === viewer && { isOwn: true }), ...(about.length > 0 && { about }) };
}

/** A lord that comes to a player, or leaves one. */
const lordMoment = (entry: LogEntry): Moment => ({ ...changeOf(entry), kind: 'lord' });

/** A row that is won, or points of dice. */
const gainMoment = (entry: LogEntry): Moment => ({ ...changeOf(entry), kind: 'gain', cue: 'medal' });

/** The next planet, a turning point, or what happens outside turns. */
function singleMoment(entry: LogEntry, viewer: string): Moment {
  const { seq, key, params } = entry;
  const moment = { from: seq, seq, title: { key, params }, entries: [entry] };
  if (key === 'log.planet') return { kind: 'planet', ...moment, isTurningPoint: true };
  const isOwn = key !== 'log.first' && seatIn(entry) === viewer;
  return { kind: 'single', ...moment, isBrief: true, ...(isOwn && { isOwn }) };
}

/** The final score, once every seat has its entry. */
function endMoment(entries: readonly LogEntry[]): readonly Moment[] {
  const scores = entries.filter(({ key }) => key === 'log.score');
  const [first, last] = [scores[0], scores.at(-1)];
  if (!first || !last) return [];
  const title = { key: 'board.gd.final' };
  return [{ kind: 'end', from: first.seq, seq: last.seq, title, entries: scores, isTurningPoint: true }];
}

/** Moments of a log for a viewer: turns, help, lords, what turns bring, the next planet, the final score. */
export function moments(
  entries: readonly LogEntry[],
  viewer: string,
  { from, to }: LogPart = { from: 0, to: entries.length },
): readonly Moment[] {
  const part = entries.slice(from, to);
  // A turn ends with the entry after it.
  const turns = turnsOf(entries.slice(from, to + 1)).filter(
    ({ entries: [first] }) => first === undefined || first !== entries[to],
  );
  const gains = part.filter(({ key }) => GAINS.has(key));
  const singles = part.filter(({ key }) => SINGLE.has(key) || key === 'log.planet');
  const all = [
    ...turns.flatMap((turn) => turnMoment(turn, viewer)),
    ...part.filter(({ key }) => HELP.has(key)).map((entry) => helpMoment(entry, viewer)),
    ...part.filter(({ key }) => LORDS.has(key)).map(lordMoment),
    ...gains.map(gainMoment),
    ...singles.map((entry) => singleMoment(entry, viewer)),
    ...endMoment(part),
  ];
  return all.sort((a, b) => a.seq - b.seq);
}

/** Index of the entry that began the last turn: the final score comes after it. */
export const openFrom = (entries: readonly LogEntry[]): number => beginOfLast(entries);
