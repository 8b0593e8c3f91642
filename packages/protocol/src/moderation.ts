import { z } from 'zod';
import { time } from './formats.ts';
import { line } from './ids.ts';
import { ID_LENGTH, SANCTION_MINUTES } from './limits.ts';
import { badge } from './people.ts';

/** Sanction (mute or ban) with its end; permanent without `until`. */
export const sanction = z.object({ until: time.exactOptional() }).meta({ id: 'Sanction' });
export type Sanction = z.output<typeof sanction>;

/** Length of a sanction; permanent without `minutes`. */
export const sanctionBody = z
  .strictObject({ minutes: z.int().min(1).max(SANCTION_MINUTES).exactOptional() })
  .meta({ id: 'SanctionBody' });
export type SanctionBody = z.output<typeof sanctionBody>;

/** Person in a match. The id `person` is valid in this match only. */
export const personAtTable = z
  .object({
    person: z.string(),
    name: z.string(),
    seats: z.array(z.string()),
    isWatching: z.boolean(),
    isHost: z.boolean().describe('Whether this person has the rights of the host'),
    badge: badge.exactOptional().describe('Picture that this person has chosen'),
    calledAt: time
      .exactOptional()
      .describe('For the host before the start: when this person, for whom a seat is kept, was last told so'),
    kicked: z.literal(true).exactOptional(),
    muted: sanction.exactOptional().describe('Muted in this match or on the server'),
    unnamed: z
      .number()
      .int()
      .exactOptional()
      .describe(
        'Stands for all watchers without a session, and how many there are; kicked, they watch once they have a name',
      ),
    playerId: z.string().exactOptional().describe('For owners of the server only'),
  })
  .meta({ id: 'PersonAtTable' });
export type PersonAtTable = z.output<typeof personAtTable>;

/** `GET /api/moderation/matches/:id/people`: for owners, the host and players of the match. */
export const peopleAtTable = z.object({ people: z.array(personAtTable) }).meta({ id: 'PeopleAtTable' });
export type PeopleAtTable = z.output<typeof peopleAtTable>;

const person = z.string().min(1).max(ID_LENGTH);

/** `POST /api/moderation/matches/:id/kick`, `.../readmit` and `.../unmute`. */
export const personBody = z.strictObject({ person }).meta({ id: 'PersonBody' });
export type PersonBody = z.output<typeof personBody>;

/** `POST /api/moderation/matches/:id/mute`. */
export const muteBody = sanctionBody.extend({ person }).meta({ id: 'MuteBody' });
export type MuteBody = z.output<typeof muteBody>;

/** `POST /api/moderation/matches/:id/close`: ends a waiting or running match without a winner. */
export const closeBody = z.strictObject({}).meta({ id: 'CloseBody' });

/** `POST /api/moderation/players/:id/unmute` and `.../unban`. */
export const liftBody = z.strictObject({}).meta({ id: 'LiftBody' });

/** Player as owners of the server see them. */
export const knownPlayer = z
  .object({
    playerId: z.string(),
    name: z.string(),
    createdAt: time,
    isOwner: z.literal(true).exactOptional(),
    muted: sanction.exactOptional(),
    banned: sanction.exactOptional(),
  })
  .meta({ id: 'KnownPlayer' });
export type KnownPlayer = z.output<typeof knownPlayer>;

/** Query of `GET /api/moderation/players`: by current name (older names may have any form), or all with a sanction. */
export const playerQuery = z
  .object({ name: line(ID_LENGTH).exactOptional(), restrained: z.literal('true').exactOptional() })
  .meta({ id: 'PlayerQuery' });
export type PlayerQuery = z.output<typeof playerQuery>;

/** Answer to `GET /api/moderation/players`, newest first. */
export const knownPlayers = z.object({ players: z.array(knownPlayer) }).meta({ id: 'KnownPlayers' });
export type KnownPlayers = z.output<typeof knownPlayers>;
