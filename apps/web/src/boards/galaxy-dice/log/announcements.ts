import type { LogEntry, Text } from '../../../net/types.ts';
import type { Announcement } from '../../types.ts';
import { type PlacedRow, placedOf, spacesOf, type Turn, turnsOf } from './turns.ts';

/** Joins messages from the end: `last` joins the last two, `more` one with the rest. Throws on none. */
function joined(all: readonly Text[], last: string, more: string): Text {
  return all.reduceRight((rest, first, index) => {
    const key = index === all.length - 2 ? last : more;
    return { key, params: { first, rest } };
  });
}

function rowText({ row, dice }: PlacedRow): Text {
  const each = [...dice].map(([face, n]) => ({ key: `board.gd.news.die.${face}`, params: { n } }));
  return {
    key: 'board.gd.news.inRow',
    params: { dice: joined(each, 'board.gd.list.two', 'board.gd.list.more'), row },
  };
}

/** "Bob placed a walker and a TIE fighter in row 4": a turn in one sentence. */
function titleOf(turn: Turn): Text {
  const seat = { key: `seat.${turn.seat}` };
  const rows = placedOf(turn);
  if (rows.length === 0) return { key: 'board.gd.news.none', params: { seat } };
  const parts = joined(rows.map(rowText), 'board.gd.list.rows', 'board.gd.list.rows');
  return { key: 'board.gd.news.turn', params: { seat, parts } };
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
