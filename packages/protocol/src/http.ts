import { z } from 'zod';
import { openProposal, paused } from './agreement.ts';
import { absence, clock, clockState } from './clock.ts';
import { hex64, time } from './formats.ts';
import { outcome } from './frame.ts';
import { glance } from './glance.ts';
import { inviteCode, line, seatId } from './ids.ts';
import { ID_LENGTH, MATCH_NAME_LENGTH, RECORD_ACTS } from './limits.ts';
import { personBody } from './moderation.ts';
import { badge } from './people.ts';

/** Address of the server in the local network. */
const networkAddress = z.object({
  url: z.string(),
  network: z.string().describe('Name of the network interface'),
});
export type NetworkAddress = z.output<typeof networkAddress>;

/** `GET /api/server`: public, needs no session. */
export const serverInfo = z
  .object({
    name: z.string(),
    version: z.string(),
    needsPassword: z.boolean().describe('Whether new sessions need the server’s password'),
    create: z.enum(['everyone', 'owner']).describe('Who may create matches'),
    publicUrl: z.string().exactOptional().describe('Address that players use, if configured'),
    spectatorDelayS: z.int().exactOptional().describe('Seconds that delayed spectators are behind play'),
    networkAddresses: z
      .array(networkAddress)
      .exactOptional()
      .describe('Addresses for devices of the local network; only for pages on the server’s own computer'),
  })
  .meta({ id: 'ServerInfo' });
export type ServerInfo = z.output<typeof serverInfo>;

/** Title that can be played on this server. */
export const titleInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    minPlayers: z.int(),
    maxPlayers: z.int(),
    seats: z.array(z.object({ id: z.string(), name: z.string(), team: z.string().exactOptional() })),
    options: z.record(z.string(), z.unknown()).describe('JSON Schema of the match options'),
    talksOpenly: z.boolean().exactOptional().describe('Whether chat has no messages to a team'),
    seatings: z.array(z.array(z.string())).describe('Sets of seats a match can have'),
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

const pictures = z
  .boolean()
  .describe(
    'Whether messages of a private match have pictures of it; those of a public one do, unless nobody may watch it',
  );

/** `POST /api/matches`. `seats`, if given, lists all seats of the match. */
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
    absence: absence.exactOptional().describe('Absent: only the owner of a seat may hand it to a computer player'),
    pictures: pictures.exactOptional(),
  })
  .meta({ id: 'CreateMatchBody' });
export type CreateMatchBody = z.output<typeof createMatchBody>;

/**
 * `PATCH /api/matches/:id`: changes before the start, by the creator. Seats that are named become open, are kept for a
 * person or go to a computer player; those of players stay. A change of options, clock or absence rule takes back that players are ready.
 */
export const changeMatchBody = z
  .strictObject({
    name: line(MATCH_NAME_LENGTH).exactOptional(),
    options: z.record(z.string().max(ID_LENGTH), z.unknown()).exactOptional().describe('All options'),
    visibility: visibility.exactOptional(),
    pictures: pictures.exactOptional(),
    clock: clock.exactOptional(),
    absence: absence.nullable().exactOptional().describe('null: only the owner of a seat may hand it over'),
    seats: z
      .array(
        z.strictObject({
          id: seatId,
          kind: seatKind,
          level: z.string().min(1).max(ID_LENGTH).exactOptional(),
          keptFor: z
            .string()
            .min(1)
            .max(ID_LENGTH)
            .exactOptional()
            .describe('Person (id in this match) who alone may take the open seat'),
          offered: z
            .literal(true)
            .exactOptional()
            .describe('With keptFor: the seat is kept for `OFFER_SECONDS`, and is open to all again then'),
        }),
      )
      .min(1)
      .max(20)
      .exactOptional(),
  })
  .meta({ id: 'ChangeMatchBody' });
export type ChangeMatchBody = z.output<typeof changeMatchBody>;

/** `POST /api/matches/:id/ready`: for all seats of the session, before the start. */
export const readyBody = z.strictObject({ ready: z.boolean() }).meta({ id: 'ReadyBody' });
export type ReadyBody = z.output<typeof readyBody>;

/** `POST /api/matches/:id/shuffle`: deals the seats before the start in random order, by the creator. */
export const shuffleBody = z.strictObject({}).meta({ id: 'ShuffleBody' });

/** `POST /api/matches/:id/decline`: a free seat that is kept for the session is open to all again, before the start. */
export const declineBody = z.strictObject({ seat: seatId }).meta({ id: 'DeclineBody' });
export type DeclineBody = z.output<typeof declineBody>;

/** Seat as every viewer sees it. */
export const seatSummary = z
  .object({
    id: z.string(),
    kind: seatKind,
    level: z.string().exactOptional().describe('Level of a computer player'),
    standIn: z.string().exactOptional().describe('Level of the computer player that plays for the owner of the seat'),
    playerName: z.string().exactOptional().describe('Absent while the seat is free'),
    badge: badge.exactOptional().describe('Picture that its player has chosen; absent without one'),
    owner: z
      .string()
      .exactOptional()
      .describe('Name of the player whose seat it is, while another person plays it; the owner may take it back'),
    giveAt: time
      .exactOptional()
      .describe('Time after which the seat of its absent player may be given on; absent if it may not'),
    keptFor: z
      .string()
      .exactOptional()
      .describe('Before the start: name of the person who alone may take the free seat'),
    keptUntil: time.exactOptional().describe('When a kept seat is open to all again; absent if it stays kept'),
    unready: z
      .literal(true)
      .exactOptional()
      .describe('Before the start: its player is not ready, for example since settings have changed'),
    connected: z
      .boolean()
      .exactOptional()
      .describe('Whether the player of a taken seat is watching now; always true for bots'),
    left: z
      .enum(['conceded', 'time'])
      .exactOptional()
      .describe('In play: its player has conceded, or its time was up and an opponent has claimed that'),
    removed: z
      .literal(true)
      .exactOptional()
      .describe('The host has removed its player, who has it back once readmitted'),
    awaySince: time.exactOptional().describe('In play: since when its player is away, if that is known'),
    mates: z.array(z.string()).exactOptional().describe('With absentAt: seats of its team that may hand it over first'),
    opponentsAt: time
      .exactOptional()
      .describe('With absentAt: when opponents may hand it over too; absent if they may as soon as all'),
    absentAt: time
      .exactOptional()
      .describe('Time after which other players may hand the seat over; absent if they may not or no time runs'),
  })
  .meta({ id: 'SeatSummary' });
export type SeatSummary = z.output<typeof seatSummary>;

/**
 * Reason why a match is frozen: its rules have changed, its record is damaged, or its title is not installed any more.
 */
const frozenReason = z.enum(['rules', 'record', 'title']);
export type FrozenReason = z.output<typeof frozenReason>;

/**
 * Frozen match: it does not replay to what its players saw. Acts are refused with `frozen` until a version of the
 * server replays it again. `watch` shows it as far as it replays.
 */
export const frozen = z.object({ since: time, reason: frozenReason }).meta({ id: 'Frozen' });
export type Frozen = z.output<typeof frozen>;

/** Seat whose player the others may nudge. */
const nudgeable = z.object({
  seat: z.string(),
  from: time.describe('From when they may'),
  nudgedAt: time.exactOptional().describe('When somebody did, as long as that hinders another one'),
});
export type Nudgeable = z.output<typeof nudgeable>;

/** Match as every viewer sees it; `mine`, `isHost`, `inviteCode` and `linkOpenedAt` only in answers to the session itself. */
export const matchSummary = z
  .object({
    matchId: z.string(),
    title: z.string(),
    name: z.string().describe('Empty if the host gave none: clients name it by its title and people'),
    status,
    options: z.record(z.string(), z.unknown()).describe('In lists only those of the form: numbers, texts, yes or no'),
    visibility,
    pictures: z.literal(true).exactOptional().describe('Messages have pictures of it although it is private'),
    spectators,
    seats: z.array(seatSummary),
    createdAt: time,
    startedAt: time.exactOptional(),
    endedAt: time.exactOptional(),
    outcome: outcome.exactOptional().describe('With the reason outcome.closed if a moderator has closed the match'),
    seedHash: hex64,
    imported: z
      .literal(true)
      .exactOptional()
      .describe(
        'Imported from a record by `host`: who played and when is not known, and its times are those of the import',
      ),
    rematch: z.string().exactOptional().describe('Match that continues this one'),
    rematchOf: z.string().exactOptional().describe('Finished match whose rematch this is'),
    fork: z
      .object({ matchId: z.string(), step: z.int() })
      .exactOptional()
      .describe('Finished match that this one continues, and the step of its replay'),
    frozen: frozen.exactOptional().describe('Present while the match is frozen'),
    host: z.string().describe('Name of the player with the rights of the host, at first the creator'),
    hostConnected: z.boolean().exactOptional().describe('Before the start: whether the host has the match open'),
    inviteMark: z.string().exactOptional().describe('Changes when the invite code is renewed; reveals nothing of it'),
    proposal: openProposal
      .exactOptional()
      .describe('What the players are asked to agree on; absent for delayed spectators'),
    paused: paused.exactOptional().describe('Present while the clocks are stopped by agreement'),
    spectatorCount: z.int(),
    clock: clock.exactOptional().describe('Absent if there is none'),
    absence: absence.exactOptional(),
    clocks: clockState
      .exactOptional()
      .describe('In play with a clock; absent in lists for matches that are not loaded, and for delayed spectators'),
    waitingFor: z.array(z.string()).exactOptional().describe('Absent unless playing, and for delayed spectators'),
    waitingSince: z
      .record(z.string(), time)
      .exactOptional()
      .describe('In lists of own matches: since when the match waits for these seats'),
    nudges: z
      .array(nudgeable)
      .exactOptional()
      .describe(
        'In lists of own matches: the players that the match waits for and this session may nudge; absent without any',
      ),
    glance: glance.exactOptional().describe('In lists of own and of finished matches, once it is known'),
    mine: z.array(z.string()).exactOptional().describe('Seats of the asking session'),
    keptForMe: z
      .array(z.string())
      .exactOptional()
      .describe('Free seats kept for the asking session; absent without any'),
    lent: z
      .array(z.string())
      .exactOptional()
      .describe('Seats of the asking session that another person plays; absent without any'),
    isHost: z.boolean().exactOptional().describe('Whether the asking session has the rights of the host'),
    inviteCode: z.string().exactOptional().describe('For members only'),
    linkOpenedAt: time
      .exactOptional()
      .describe('For the host before the start: when another device first opened the invite link; absent if unknown'),
    moreByHost: z
      .number()
      .int()
      .exactOptional()
      .describe(
        'In lists of open matches, on the last one of its creator: how many more they have (hostOf lists them)',
      ),
  })
  .meta({ id: 'MatchSummary' });
export type MatchSummary = z.output<typeof matchSummary>;

/** Answer to `POST /api/matches`. */
export const createdMatch = z
  .object({ matchId: z.string(), inviteCode: z.string(), seedHash: hex64, match: matchSummary })
  .meta({ id: 'CreatedMatch' });
export type CreatedMatch = z.output<typeof createdMatch>;

/** Query of `GET /api/matches`. */
export const matchQuery = z
  .object({
    title: z.string().max(ID_LENGTH).exactOptional(),
    status: status.exactOptional(),
    mine: z.enum(['true', 'false']).exactOptional(),
    hostOf: z
      .string()
      .max(ID_LENGTH)
      .exactOptional()
      .describe('Id of a public match: all public matches of its creator'),
    with: z
      .string()
      .max(ID_LENGTH)
      .exactOptional()
      .describe('With mine: only matches in which this person has a seat, by their id in `GET /api/results`'),
    cursor: z.string().max(ID_LENGTH).exactOptional(),
  })
  .meta({ id: 'MatchQuery' });
export type MatchQuery = z.output<typeof matchQuery>;

/**
 * Answer to `GET /api/matches`, newest first. With the status `waiting` or `playing` it has at most `TABLES_PER_HOST` public
 * matches of each creator, so that no one can fill the lobby alone.
 */
export const matchList = z
  .object({ matches: z.array(matchSummary), next: z.string().exactOptional() })
  .meta({ id: 'MatchList' });
export type MatchList = z.output<typeof matchList>;

/** `POST /api/matches/:id/join`; without `seat` the seat already held, or the first free one. */
export const joinBody = z
  .strictObject({ seat: seatId.exactOptional(), inviteCode: inviteCode.exactOptional() })
  .meta({ id: 'JoinBody' });
export type JoinBody = z.output<typeof joinBody>;

/** Answer to `join`. */
export const joined = z.object({ seat: z.string() }).meta({ id: 'Joined' });
export type Joined = z.output<typeof joined>;

/** `POST /api/matches/:id/leave`; without `seat` every seat of the session. */
export const seatBody = z.strictObject({ seat: seatId.exactOptional() }).meta({ id: 'SeatBody' });
export type SeatBody = z.output<typeof seatBody>;

/**
 * `POST /api/matches/:id/concede`; without `seat` for every seat of the session. `part`: only a part of the match, such
 * as a battle of a campaign, after which the match continues.
 */
export const concedeBody = z
  .strictObject({ seat: seatId.exactOptional(), part: z.literal(true).exactOptional() })
  .meta({ id: 'ConcedeBody' });
export type ConcedeBody = z.output<typeof concedeBody>;

/** `POST /api/matches/:id/claim`: ends the game of a seat that has no time left. For opponents. */
export const claimBody = z.strictObject({ seat: seatId }).meta({ id: 'ClaimBody' });
export type ClaimBody = z.output<typeof claimBody>;

/**
 * `POST /api/matches/:id/standin`: a computer player plays the seat until its owner takes it back. Owners may hand over
 * at any time, other players as `absence` allows. `level` is the owner's choice; without one it is the title's strongest.
 */
export const standInBody = z
  .strictObject({ seat: seatId, level: z.string().min(1).max(ID_LENGTH).exactOptional() })
  .meta({ id: 'StandInBody' });
export type StandInBody = z.output<typeof standInBody>;

/**
 * `POST /api/matches/:id/reclaim`: the owner plays the seat again, which a computer player or another person has played. No
 * error otherwise.
 */
export const reclaimBody = z.strictObject({ seat: seatId }).meta({ id: 'ReclaimBody' });
export type ReclaimBody = z.output<typeof reclaimBody>;

/** `POST /api/matches/:id/start`. */
export const startBody = z.strictObject({}).meta({ id: 'StartBody' });

/** Answer to requests that change a match. */
export const matchAnswer = z.object({ match: matchSummary }).meta({ id: 'MatchAnswer' });
export type MatchAnswer = z.output<typeof matchAnswer>;

/** `POST /api/matches/:id/rematch`. */
export const rematchBody = z
  .strictObject({
    swap: z.literal(true).exactOptional().describe('With swapped sides; no effect if there is a rematch already'),
  })
  .meta({ id: 'RematchBody' });
export type RematchBody = z.output<typeof rematchBody>;

/** `POST /api/matches/:id/swap`: swaps the sides before the start, by the host. */
export const swapBody = z.strictObject({}).meta({ id: 'SwapBody' });

/** `POST /api/matches/:id/invite`: a new invite code, by the host; the old one is not valid any more. */
export const renewBody = z.strictObject({}).meta({ id: 'RenewBody' });

/** Answer to `invite`. */
export const renewed = z.object({ inviteCode: z.string() }).meta({ id: 'Renewed' });
export type Renewed = z.output<typeof renewed>;

/** `POST /api/matches/:id/host`: passes the rights of the host on to a person with a seat. */
export const hostBody = personBody.meta({ id: 'HostBody' });
export type HostBody = z.output<typeof hostBody>;

/** `POST /api/matches/:id/fork`: `step` counts as in the replay. */
export const forkBody = z.strictObject({ step: z.int().min(1).max(RECORD_ACTS) }).meta({ id: 'ForkBody' });
export type ForkBody = z.output<typeof forkBody>;

/** Answer to `rematch` and `fork`. */
export const rematched = z.object({ matchId: z.string() }).meta({ id: 'Rematched' });
export type Rematched = z.output<typeof rematched>;
