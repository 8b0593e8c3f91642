import { z } from 'zod';
import { outcome } from './frame.ts';
import { choice, inviteCode, line, playerName, seatId } from './ids.ts';
import { ID_LENGTH, MATCH_NAME_LENGTH, RECORD_ACTS } from './limits.ts';

const time = z.iso.datetime().describe('UTC');
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);

/** `POST` and `PATCH /api/session`. */
export const sessionBody = z.strictObject({ name: playerName }).meta({ id: 'SessionBody' });
export type SessionBody = z.output<typeof sessionBody>;

/** Who the session is. */
export const session = z.object({ playerId: z.string(), name: z.string() }).meta({ id: 'Session' });
export type Session = z.output<typeof session>;

/** A new session; the token is shown once. */
export const newSession = session.extend({ token: z.string() }).meta({ id: 'NewSession' });
export type NewSession = z.output<typeof newSession>;

/** `POST /api/session/recovery`. */
export const recoveryBody = z.strictObject({}).meta({ id: 'RecoveryBody' });

/** A private link that makes another device the same player; whoever opens it first is the player there. */
export const recoveryLink = z
  .object({
    url: z.string().describe('Carries the code behind the #, where no server and no log sees it'),
    code: z.string(),
    expiresAt: time,
  })
  .meta({ id: 'RecoveryLink' });
export type RecoveryLink = z.output<typeof recoveryLink>;

/** `POST /api/session/recover`. */
export const recoverBody = z.strictObject({ code: z.string().min(1).max(ID_LENGTH) }).meta({ id: 'RecoverBody' });
export type RecoverBody = z.output<typeof recoverBody>;

/** A game that can be played here. */
export const titleInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    minPlayers: z.int(),
    maxPlayers: z.int(),
    seats: z.array(z.object({ id: z.string(), name: z.string(), team: z.string().exactOptional() })),
    options: z.record(z.string(), z.unknown()).describe('JSON Schema of the options of a match'),
    seatings: z.array(z.array(z.string())).describe('The sets of seats a match can be played with'),
    bots: z.array(z.string()).describe('Levels of computer players'),
  })
  .meta({ id: 'TitleInfo' });
export type TitleInfo = z.output<typeof titleInfo>;

/** `GET /api/titles`. */
export const titleList = z.object({ titles: z.array(titleInfo) }).meta({ id: 'TitleList' });
export type TitleList = z.output<typeof titleList>;

const visibility = z.enum(['public', 'private']);
const spectators = z.enum(['open', 'delayed', 'closed']);
const status = z.enum(['waiting', 'playing', 'finished']);
const seatKind = z.enum(['human', 'bot']);
export type Visibility = z.output<typeof visibility>;
export type Spectators = z.output<typeof spectators>;
export type MatchStatus = z.output<typeof status>;
export type SeatKind = z.output<typeof seatKind>;

/** `POST /api/matches`. `seats`, if given, is the whole table. */
export const createMatchBody = z
  .strictObject({
    title: z.string().min(1).max(ID_LENGTH),
    options: z.record(z.string().max(ID_LENGTH), z.unknown()).exactOptional(),
    name: line(MATCH_NAME_LENGTH).exactOptional(),
    visibility,
    spectators,
    seats: z
      .array(z.strictObject({ id: seatId, kind: seatKind, level: z.string().min(1).max(ID_LENGTH).exactOptional() }))
      .min(1)
      .max(20)
      .exactOptional(),
  })
  .meta({ id: 'CreateMatchBody' });
export type CreateMatchBody = z.output<typeof createMatchBody>;

/** A seat as everybody may know it. */
export const seatSummary = z
  .object({
    id: z.string(),
    kind: seatKind,
    level: z.string().exactOptional().describe('Of a computer player'),
    playerName: z.string().exactOptional().describe('Absent while the seat is free'),
    connected: z.boolean().exactOptional().describe('Of a taken seat: whether its player watches now; bots always do'),
  })
  .meta({ id: 'SeatSummary' });
export type SeatSummary = z.output<typeof seatSummary>;

/** A match as everybody may know it; `mine`, `isHost` and `inviteCode` only in answers to the session itself. */
export const matchSummary = z
  .object({
    matchId: z.string(),
    title: z.string(),
    name: z.string(),
    status,
    options: z.record(z.string(), z.unknown()),
    visibility,
    spectators,
    seats: z.array(seatSummary),
    createdAt: time,
    startedAt: time.exactOptional(),
    endedAt: time.exactOptional(),
    outcome: outcome.exactOptional(),
    seedHash: hex64,
    rematch: z.string().exactOptional().describe('The match its players go on with'),
    host: z.string().describe('Name of whoever created the match'),
    spectatorCount: z.int(),
    waitingFor: z.array(z.string()).exactOptional().describe('Absent unless playing, or where spectators see later'),
    mine: z.array(z.string()).exactOptional().describe('Seats of the asking session'),
    isHost: z.boolean().exactOptional().describe('Whether the asking session created the match'),
    inviteCode: z.string().exactOptional().describe('For members only'),
  })
  .meta({ id: 'MatchSummary' });
export type MatchSummary = z.output<typeof matchSummary>;

/** The answer to `POST /api/matches`. */
export const createdMatch = z
  .object({ matchId: z.string(), inviteCode: z.string(), seedHash: hex64, match: matchSummary })
  .meta({ id: 'CreatedMatch' });
export type CreatedMatch = z.output<typeof createdMatch>;

/** The query of `GET /api/matches`. */
export const matchQuery = z
  .object({
    title: z.string().max(ID_LENGTH).exactOptional(),
    status: status.exactOptional(),
    mine: z.enum(['true', 'false']).exactOptional(),
    cursor: z.string().max(ID_LENGTH).exactOptional(),
  })
  .meta({ id: 'MatchQuery' });
export type MatchQuery = z.output<typeof matchQuery>;

/** The answer to `GET /api/matches`, newest first. */
export const matchList = z
  .object({ matches: z.array(matchSummary), next: z.string().exactOptional() })
  .meta({ id: 'MatchList' });
export type MatchList = z.output<typeof matchList>;

/** `POST /api/matches/:id/join`; without `seat` the seat already held, or the first free one. */
export const joinBody = z
  .strictObject({ seat: seatId.exactOptional(), inviteCode: inviteCode.exactOptional() })
  .meta({ id: 'JoinBody' });
export type JoinBody = z.output<typeof joinBody>;

/** The answer to `join`. */
export const joined = z.object({ seat: z.string() }).meta({ id: 'Joined' });
export type Joined = z.output<typeof joined>;

/** `POST /api/matches/:id/leave` and `.../concede`; without `seat` every seat of the session. */
export const seatBody = z.strictObject({ seat: seatId.exactOptional() }).meta({ id: 'SeatBody' });
export type SeatBody = z.output<typeof seatBody>;

/** `POST /api/matches/:id/start`. */
export const startBody = z.strictObject({}).meta({ id: 'StartBody' });

/** The answer to `leave`, `start` and `concede`. */
export const matchAnswer = z.object({ match: matchSummary }).meta({ id: 'MatchAnswer' });
export type MatchAnswer = z.output<typeof matchAnswer>;

/** `POST /api/matches/:id/rematch`. */
export const rematchBody = z.strictObject({}).meta({ id: 'RematchBody' });

/** The answer to `rematch`. */
export const rematched = z.object({ matchId: z.string() }).meta({ id: 'Rematched' });
export type Rematched = z.output<typeof rematched>;

/**
 * One act of the record. `concede` and `undo` stand as decisions of that name with the choice null; an `undo` that the
 * other seats agreed to has a number: it goes back to the state before the act of that `seq`, the seat's last one.
 */
export const recordedAct = z
  .object({ seq: z.int(), seat: z.string(), decision: z.string(), choice: choice.nullable(), at: time })
  .meta({ id: 'RecordedAct' });
export type RecordedAct = z.output<typeof recordedAct>;

/** `GET /api/matches/:id/record`, after the end. */
export const matchRecord = z
  .object({
    title: z.string(),
    options: z.record(z.string(), z.unknown()),
    seats: z.array(z.string()),
    seed: hex64,
    seedHash: hex64.describe('SHA-256 of the 32 bytes of the seed'),
    acts: z.array(recordedAct),
    hashes: z
      .array(hex64)
      .describe('SHA-256 of the canonical JSON (sorted keys) of the state after each act, without its field `undo`'),
    outcome,
    engine: z.string(),
  })
  .meta({ id: 'MatchRecord' });
export type MatchRecord = z.output<typeof matchRecord>;

/** `POST /api/matches/import`. */
export const importBody = z
  .strictObject({
    record: matchRecord.extend({
      acts: z.array(recordedAct).max(RECORD_ACTS),
      hashes: z.array(hex64).max(RECORD_ACTS),
      engine: line(ID_LENGTH),
    }),
  })
  .meta({ id: 'ImportBody' });
export type ImportBody = z.output<typeof importBody>;

/** The answer to an import: a private match of whoever brought the record. */
export const importedMatch = z.object({ matchId: z.string(), match: matchSummary }).meta({ id: 'ImportedMatch' });
export type ImportedMatch = z.output<typeof importedMatch>;
