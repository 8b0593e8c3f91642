import type { Frame, LogEntry } from '../../kit/net/types.ts';
import type { TitleLog } from '../../question/board-set.ts';
import type { Moment } from '../../question/log/moment.ts';

/** A log of round, move and end: ends are announced, the end of the round as a turning point. */
export const TEST_LOG: TitleLog = {
  headings: (entries) =>
    new Map(entries.filter(({ key }) => key === 'log.round').map(({ seq }) => [seq, { key: 'match.logTab' }])),
  markOf: ({ key }) => (key === 'log.move' ? 'rebel' : null),
  targetOf: ({ key }) => (key.startsWith('system.') ? `place:${key.slice('system.'.length)}` : null),
  moments: (entries, _viewer, { from, to } = { from: 0, to: entries.length }) =>
    entries
      .slice(from, to)
      .filter(({ key }) => key === 'log.end')
      .map(announced),
  openFrom: (entries) => entries.length,
  Details: ({ moment }) => `details of ${moment.seq}`,
};

function announced(entry: LogEntry): Moment {
  const { seq, key, params, at } = entry;
  return { kind: 'end', from: seq, seq, title: { key, params }, entries: [entry], ...(at && { at }) };
}

/** A frame with these log entries. */
export function frameOf(entries: readonly LogEntry[], viewer = 'rebel'): Frame {
  return {
    matchId: 'm',
    viewer,
    version: entries.length,
    view: {},
    decisions: [],
    canUndo: false,
    log: [...entries],
    logLength: (entries.at(-1)?.seq ?? -1) + 1,
    waitingFor: [],
    pending: [],
  };
}

/** Numbered entries with these keys. */
export const entriesOf = (...keys: readonly string[]): LogEntry[] =>
  keys.map((key, seq) => ({ seq, key: `log.${key}`, params: { place: { key: 'system.hoth' } } }));
