import { z } from 'zod';
import { time } from './formats.ts';
import { playerName } from './ids.ts';
import { ID_LENGTH, RESTRAINT_MINUTES } from './limits.ts';

/** Until when somebody is kept from something; `until` is absent where it is for good. */
export const restraint = z.object({ until: time.exactOptional() }).meta({ id: 'Restraint' });
export type Restraint = z.output<typeof restraint>;

/** How long; without `minutes` for good. */
export const restrainBody = z
  .strictObject({ minutes: z.int().min(1).max(RESTRAINT_MINUTES).exactOptional() })
  .meta({ id: 'RestrainBody' });
export type RestrainBody = z.output<typeof restrainBody>;

/** Somebody at a table. `person` is good for this table only and names nobody elsewhere. */
export const personAtTable = z
  .object({
    person: z.string(),
    name: z.string(),
    seats: z.array(z.string()),
    isWatching: z.boolean(),
    isHost: z.boolean().describe('Whether this is who set up the match'),
    kicked: z.literal(true).exactOptional(),
    muted: restraint.exactOptional().describe('Kept from the chat of this table or of the server'),
    playerId: z.string().exactOptional().describe('For owners of the server only'),
  })
  .meta({ id: 'PersonAtTable' });
export type PersonAtTable = z.output<typeof personAtTable>;

/** `GET /api/moderation/matches/:id/people`: for owners and for who set up the match. */
export const peopleAtTable = z.object({ people: z.array(personAtTable) }).meta({ id: 'PeopleAtTable' });
export type PeopleAtTable = z.output<typeof peopleAtTable>;

const person = z.string().min(1).max(ID_LENGTH);

/** `POST /api/moderation/matches/:id/kick`, `.../readmit` and `.../unmute`. */
export const personBody = z.strictObject({ person }).meta({ id: 'PersonBody' });
export type PersonBody = z.output<typeof personBody>;

/** `POST /api/moderation/matches/:id/mute`. */
export const muteBody = restrainBody.extend({ person }).meta({ id: 'MuteBody' });
export type MuteBody = z.output<typeof muteBody>;

/** `POST /api/moderation/matches/:id/close`: ends a match that waits or is played, without a winner. */
export const closeBody = z.strictObject({}).meta({ id: 'CloseBody' });

/** `POST /api/moderation/players/:id/unmute` and `.../unban`. */
export const releaseBody = z.strictObject({}).meta({ id: 'ReleaseBody' });

/** Somebody the server knows, as its owners see them. */
export const knownPlayer = z
  .object({
    playerId: z.string(),
    name: z.string(),
    createdAt: time,
    isOwner: z.literal(true).exactOptional(),
    muted: restraint.exactOptional(),
    banned: restraint.exactOptional(),
  })
  .meta({ id: 'KnownPlayer' });
export type KnownPlayer = z.output<typeof knownPlayer>;

/** The query of `GET /api/moderation/players`: who goes by a name now, or who is kept from something. */
export const playerQuery = z
  .object({ name: playerName.exactOptional(), restrained: z.literal('true').exactOptional() })
  .meta({ id: 'PlayerQuery' });
export type PlayerQuery = z.output<typeof playerQuery>;

/** The answer to `GET /api/moderation/players`, newest first. */
export const knownPlayers = z.object({ players: z.array(knownPlayer) }).meta({ id: 'KnownPlayers' });
export type KnownPlayers = z.output<typeof knownPlayers>;
