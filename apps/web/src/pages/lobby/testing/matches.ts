import type { MatchSummary, SeatSummary, TitleInfo } from '../../../kit/net/types.ts';

/** A match of Galaxy Rebellion that has not started. */
export function summaryOf(more: Partial<MatchSummary> = {}): MatchSummary {
  return {
    matchId: 'table-one-1',
    title: 'galaxy-dice',
    name: 'Quick dice',
    status: 'waiting',
    options: { short: false, rebels: 'choose' },
    visibility: 'public',
    spectators: 'open',
    seats: [person('p1', 'Mei'), person('p2')],
    createdAt: '2026-11-21T04:00:00.000Z',
    seedHash: 'a'.repeat(64),
    host: 'Mei',
    spectatorCount: 0,
    mine: [],
    isHost: false,
    ...more,
  };
}

export function person(id: string, playerName?: string): SeatSummary {
  return { id, kind: 'human', ...(playerName && { playerName, connected: true }) };
}

export function bot(id: string): SeatSummary {
  return { id, kind: 'bot', level: 'sensible', connected: true };
}

export const galaxy: TitleInfo = {
  id: 'galaxy-dice',
  name: 'Galaxy Rebellion',
  minPlayers: 2,
  maxPlayers: 4,
  seats: ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, name: id })),
  seatings: [
    ['p1', 'p2'],
    ['p1', 'p2', 'p3'],
    ['p1', 'p2', 'p3', 'p4'],
    ['p1', 'p3'],
  ],
  bots: ['random', 'sensible'],
  options: {
    type: 'object',
    properties: {
      short: { type: 'boolean', default: false, title: 'option.short' },
      rebels: { type: 'string', enum: ['choose', 'dealt'], default: 'choose', title: 'option.rebels' },
      rounds: { type: 'integer', minimum: 1, maximum: 6, default: 3, title: 'option.rounds' },
      list: { type: 'array', items: { type: 'string' } },
    },
  },
};
