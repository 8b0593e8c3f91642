import { placedText } from '@echo-base/games/galaxy-dice/client';
import type { LogEntry, Text } from '../../../net/types.ts';
import type { Announcement } from '../../types.ts';
import { spacesOf, type Turn, turnsOf } from './turns.ts';

/** "Bob places a walker and a TIE fighter in row 4": a turn in one sentence. */
function titleOf(turn: Turn): Text {
  const seat = { key: `seat.${turn.seat}` };
  const parts = placedText(turn.entries);
  return parts
    ? { key: 'board.gd.news.turn', params: { seat, parts } }
    : { key: 'board.gd.news.none', params: { seat } };
}

function turnAnnouncement(turn: Turn): readonly Announcement[] {
  const [first] = turn.entries;
  if (!first || turn.end === null) return [];
  const about = spacesOf(turn);
  return [
    {
      ...{ kind: 'turn', from: first.seq, seq: turn.end, title: titleOf(turn), entries: turn.entries, isBrief: true },
      ...(about.length > 0 && { about }),
    },
  ];
}

/** The next planet: a turning point. */
function planetAnnouncement(entry: LogEntry): Announcement {
  const { seq, key, params } = entry;
  return { kind: 'planet', from: seq, seq, title: { key, params }, entries: [entry], isTurningPoint: true };
}

/** The final score, once every seat has its entry. */
function endAnnouncement(entries: readonly LogEntry[]): readonly Announcement[] {
  const scores = entries.filter(({ key }) => key === 'log.score');
  const [first, last] = [scores[0], scores.at(-1)];
  if (!first || !last) return [];
  const title = { key: 'board.gd.final' };
  return [{ kind: 'end', from: first.seq, seq: last.seq, title, entries: scores, isTurningPoint: true }];
}

/** Announcements of a log for a viewer: turns of the other seats, the next planet, the final score. */
export function announcements(entries: readonly LogEntry[], viewer: string): readonly Announcement[] {
  const turns = turnsOf(entries).filter(({ seat }) => seat !== viewer);
  const planets = entries.filter(({ key }) => key === 'log.planet');
  const all = [...turns.flatMap(turnAnnouncement), ...planets.map(planetAnnouncement), ...endAnnouncement(entries)];
  return all.sort((a, b) => a.seq - b.seq);
}
