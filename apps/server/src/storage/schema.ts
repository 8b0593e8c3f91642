import type {
  AlertWay,
  BadgeColour,
  BadgeFigure,
  HookFormat,
  HowOften,
  MatchStatus,
  SeatKind,
  Spectators,
  Visibility,
} from '@echo-base/protocol';
import type { AlertKind } from '../model/alert-rows.ts';
import type { SanctionKind } from '../model/rows.ts';

/** Tables. JSON is stored as text, times as epoch milliseconds. */
export interface Database {
  players: { id: string; name: string; created_at: number; owner_since: number | null };
  restraints: {
    match_id: string;
    player_id: string;
    kind: SanctionKind;
    until: number | null;
    at: number;
    by_player: string;
  };
  profiles: {
    player_id: string;
    figure: BadgeFigure | null;
    colour: BadgeColour | null;
    is_hidden: number;
    seen_at: number | null;
  };
  sessions: { token_hash: string; player_id: string; created_at: number; used_at: number };
  recoveries: { code_hash: string; player_id: string; expires_at: number };
  matches: {
    id: string;
    title: string;
    name: string;
    options: string;
    /** Options for lists, where some are long; null if lists show all. */
    listed_options: string | null;
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
    rematch_of: string | null;
    fork: string | null;
    clock: string | null;
    absence: string | null;
    pauses: string | null;
    rules: number;
    rules_checked: number;
    frozen: string | null;
    end_hash: string | null;
    imported: number | null;
    agreement: string | null;
    paused: string | null;
    pictures: number | null;
  };
  seats: {
    match_id: string;
    seat: string;
    position: number;
    kind: SeatKind;
    level: string | null;
    player_id: string | null;
    stand_in: string | null;
    unready: number | null;
    kept_for: string | null;
    kept_until: number | null;
    standing: string | null;
    plan: string | null;
    owner: string | null;
    seated_at: number | null;
  };
  seat_links: {
    code_hash: string;
    match_id: string;
    seat: string;
    player_id: string;
    by_player: string;
    expires_at: number;
  };
  installation: { id: string };
  server_keys: { name: string; value: string };
  servers: { id: string; alive_at: number; stopped: number };
  outages: { from_at: number; to_at: number };
  members: { match_id: string; player_id: string };
  chat: {
    match_id: string;
    seq: number;
    player_id: string;
    name: string;
    seat: string | null;
    text: string;
    at: number;
    team: string | null;
    number: number;
    notice: string | null;
  };
  alert_ways: {
    id: string;
    player_id: string;
    kind: AlertWay['kind'];
    /** Empty but for hooks. */
    format: HookFormat | '';
    address: string;
    secret: string | null;
    name: string;
    language: AlertWay['language'];
    wait: AlertWay['wait'];
    is_on: number;
    quiet: string | null;
    failures: number;
    failed_since: number | null;
    answer: string | null;
    created_at: number;
    confirm_by: number | null;
    reached_at: number | null;
    mention: string | null;
  };
  mail_links: { token_hash: string; way_id: string; player_id: string; mailbox: string; sent_at: number };
  alert_matches: { player_id: string; match_id: string; often: HowOften; chosen_at: number | null };
  nudges: { match_id: string; seat: string; at: number };
  calls: { match_id: string; player_id: string; at: number };
  snoozes: { way_id: string; match_id: string; seat: string; alert_id: string; at: number };
  notes: { name: string; value: string; at: number };
  alert_topics: { player_id: string; off: string };
  alerts: {
    id: string;
    player_id: string;
    way_id: string;
    match_id: string;
    kind: AlertKind;
    seat: string;
    since: number;
    due_at: number;
    expires_at: number | null;
    attempts: number;
    claimed_until: number;
    done_at: number | null;
    sent_at: number | null;
    message: string | null;
    receipt: string | null;
    close_at: number | null;
    close_tries: number | null;
  };
  undo_talks: { match_id: string; revision: number; length: number; talk: string };
  snapshots: { match_id: string; seq: number; rules: string; state: string };
  forks: { match_id: string; prefix: string; state: string };
  records: { match_id: string; record: string };
  glances: { match_id: string; seq: number; shown: string };
  acts: {
    match_id: string;
    seq: number;
    seat: string;
    decision: string;
    choice: string;
    client_id: string | null;
    at: number;
    versions: string;
    waiting_for: string | null;
    entries: string;
  };
}
