import { z } from 'zod';
import { absence, clock, clockState } from './clock.ts';
import { hex64, time } from './formats.ts';
import { outcome } from './frame.ts';
import { inviteCode, line, playerName, seatId } from './ids.ts';
import { ID_LENGTH, MATCH_NAME_LENGTH, PASSWORD_LENGTH } from './limits.ts';

/** `GET /api/server`: what anybody may know before there is a session. */
export const serverInfo = z
  .object({
    name: z.string(),
    version: z.string(),
    needsPassword: z.boolean().describe('Whether a session is only made with the server’s password'),
    create: z.enum(['everyone', 'owner']).describe('Who may set up matches'),
  })
  .meta({ id: 'ServerInfo' });
export type ServerInfo = z.output<typeof serverInfo>;

/** `PATCH /api/session`. */
export const sessionBody = z.strictObject({ name: playerName }).meta({ id: 'SessionBody' });
export type SessionBody = z.output<typeof sessionBody>;

/** `POST /api/session`; `password` where the server asks for one. */
export const newSessionBody = sessionBody
  .extend({ password: z.string().min(1).max(PASSWORD_LENGTH).exactOptional() })
  .meta({ id: 'NewSessionBody' });
export type NewSessionBody = z.output<typeof newSessionBody>;

/** Who the session is. */
export const session = z
  .object({
    playerId: z.string(),
    name: z.string(),
    isOwner: z.literal(true).exactOptional().describe('Whether this identity owns the server and may moderate'),
  })
  .meta({ id: 'Session' });
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

/** `POST /api/session/owner`: the server's operator token makes this identity an owner. */
export const ownerBody = z.strictObject({ token: z.string().min(1).max(PASSWORD_LENGTH) }).meta({ id: 'OwnerBody' });
export type OwnerBody = z.output<typeof ownerBody>;

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
    clock: clock.exactOptional(),
    absence: absence.exactOptional().describe('Absent: only players themselves hand their seats to a computer player'),
  })
  .meta({ id: 'CreateMatchBody' });
export type CreateMatchBody = z.output<typeof createMatchBody>;

/** A seat as everybody may know it. */
export const seatSummary = z
  .object({
    id: z.string(),
    kind: seatKind,
    level: z.string().exactOptional().describe('Of a computer player'),
    standIn: z.string().exactOptional().describe('Level of the computer player that plays for whoever owns the seat'),
    playerName: z.string().exactOptional().describe('Absent while the seat is free'),
    connected: z.boolean().exactOptional().describe('Of a taken seat: whether its player watches now; bots always do'),
    absentAt: time
      .exactOptional()
      .describe('From when on other players may hand the seat over; absent where they may not, or while nothing runs'),
  })
  .meta({ id: 'SeatSummary' });
export type SeatSummary = z.output<typeof seatSummary>;

/** Why a match is frozen: its rules have changed, its record is damaged, or the game is not installed any more. */
const frozenReason = z.enum(['rules', 'record', 'title']);
export type FrozenReason = z.output<typeof frozenReason>;

/**
 * A match that does not replay to what its players saw: kept as it is and refused with `frozen`, until a version of the
 * server replays it again. `watch` shows it as far as it goes.
 */
export const frozen = z.object({ since: time, reason: frozenReason }).meta({ id: 'Frozen' });
export type Frozen = z.output<typeof frozen>;

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
    outcome: outcome.exactOptional().describe('With the reason outcome.closed where an owner has closed the match'),
    seedHash: hex64,
    rematch: z.string().exactOptional().describe('The match its players go on with'),
    frozen: frozen.exactOptional().describe('Present while the match cannot be played on'),
    host: z.string().describe('Name of whoever created the match'),
    spectatorCount: z.int(),
    clock: clock.exactOptional().describe('Absent where there is none'),
    absence: absence.exactOptional(),
    clocks: clockState
      .exactOptional()
      .describe('In play with a clock; left out of lists, and for spectators who are kept behind'),
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

/** `POST /api/matches/:id/claim`: the seat has no time left, so that its game ends. For opponents. */
export const claimBody = z.strictObject({ seat: seatId }).meta({ id: 'ClaimBody' });
export type ClaimBody = z.output<typeof claimBody>;

/**
 * `POST /api/matches/:id/standin`: a computer player plays the seat until its owner takes it back. Owners may hand over
 * at any time, the other players where the table's `absence` allows it. Without `level` the title's first.
 */
export const standInBody = z
  .strictObject({ seat: seatId, level: z.string().min(1).max(ID_LENGTH).exactOptional() })
  .meta({ id: 'StandInBody' });
export type StandInBody = z.output<typeof standInBody>;

/** `POST /api/matches/:id/reclaim`: the owner plays the seat again; no mistake where nobody stood in. */
export const reclaimBody = z.strictObject({ seat: seatId }).meta({ id: 'ReclaimBody' });
export type ReclaimBody = z.output<typeof reclaimBody>;

/** `POST /api/matches/:id/start`. */
export const startBody = z.strictObject({}).meta({ id: 'StartBody' });

/** The answer to `leave`, `start`, `concede`, `claim`, `standin` and `reclaim`. */
export const matchAnswer = z.object({ match: matchSummary }).meta({ id: 'MatchAnswer' });
export type MatchAnswer = z.output<typeof matchAnswer>;

/** `POST /api/matches/:id/rematch`. */
export const rematchBody = z.strictObject({}).meta({ id: 'RematchBody' });

/** The answer to `rematch`. */
export const rematched = z.object({ matchId: z.string() }).meta({ id: 'Rematched' });
export type Rematched = z.output<typeof rematched>;
