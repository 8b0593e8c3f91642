import type { Choice } from '@echo-base/protocol';
import type { ActRow, MatchRow, SeatRow } from '../../src/storage/store.ts';

/** Row of a match that waits for players. */
export const row = (more: Partial<MatchRow> = {}): MatchRow => ({
  id: 'm1',
  title: 'dice',
  name: 'A table',
  options: { short: true },
  seed: 'ab'.repeat(32),
  seedHash: 'cd'.repeat(32),
  visibility: 'public',
  spectators: 'open',
  status: 'waiting',
  creator: 'ann',
  creatorName: 'Ann',
  inviteCode: 'code',
  createdAt: 10,
  startedAt: null,
  endedAt: null,
  outcome: null,
  waitingFor: [],
  engine: 'test',
  rules: 1,
  rulesChecked: 1,
  ...more,
});
/** Row of a free seat. */
export const seat = (id: string, more: Partial<SeatRow> = {}): SeatRow => ({
  seat: id,
  kind: 'human',
  level: null,
  playerId: null,
  playerName: null,
  ...more,
});
/** Row of an act of `p1`. */
export const act = (
  seq: number,
  more: { choice?: Choice } & Partial<Pick<ActRow, 'clientId' | 'versions'>> = {},
): ActRow => ({
  kind: 'act',
  seq,
  seat: 'p1',
  decision: 'd',
  choice: 'go',
  clientId: `c${seq}`,
  at: 100 + seq,
  versions: { p1: seq },
  ...more,
});
