import type { MatchStatus, SeatKind, Spectators, Visibility } from '@echo-base/protocol';

/** The tables. JSON is kept as text, times as epoch milliseconds. */
export interface Database {
  players: { id: string; name: string; created_at: number };
  sessions: { token_hash: string; player_id: string; created_at: number };
  recoveries: { code_hash: string; player_id: string; expires_at: number };
  matches: {
    id: string;
    title: string;
    name: string;
    options: string;
    seed: string;
    seed_hash: string;
    visibility: Visibility;
    spectators: Spectators;
    status: MatchStatus;
    creator: string;
    invite_code: string;
    created_at: number;
    started_at: number | null;
    ended_at: number | null;
    outcome: string | null;
    waiting_for: string;
    engine: string;
    rematch: string | null;
  };
  seats: {
    match_id: string;
    seat: string;
    position: number;
    kind: SeatKind;
    level: string | null;
    player_id: string | null;
  };
  members: { match_id: string; player_id: string };
  chat: {
    match_id: string;
    seq: number;
    player_id: string;
    name: string;
    seat: string | null;
    text: string;
    at: number;
  };
  acts: {
    match_id: string;
    seq: number;
    seat: string;
    decision: string;
    choice: string;
    client_id: string | null;
    at: number;
    versions: string;
  };
}
