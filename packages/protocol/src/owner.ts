import { z } from 'zod';
import { time } from './formats.ts';
import { line } from './ids.ts';
import { OWNER_MESSAGE_LENGTH } from './limits.ts';

const count = z.int().min(0);

/** The owner's message to everybody, in the owner's words; who dismisses it knows it by its id. */
export const ownerMessage = z.object({ id: z.string(), text: z.string(), at: time }).meta({ id: 'OwnerMessage' });
export type OwnerMessage = z.output<typeof ownerMessage>;

/** `GET /api/message`. */
export const shownMessage = z.object({ message: ownerMessage.nullable() }).meta({ id: 'ShownMessage' });
export type ShownMessage = z.output<typeof shownMessage>;

/** `POST /api/owner/message`. */
export const ownerMessageBody = z.strictObject({ text: line(OWNER_MESSAGE_LENGTH) }).meta({ id: 'OwnerMessageBody' });

/** `GET /api/owner`: the server, for its owners. */
export const ownerFacts = z
  .object({
    version: z.string(),
    games: z.object({ waiting: count, playing: count, finished: count, frozen: count }),
    people: count.describe('Players with a name'),
    today: count.describe('Players who were here within a day'),
    bans: count,
    database: z.enum(['sqlite', 'postgres']),
    bytes: count.describe('Size of the database'),
    backup: time.exactOptional().describe('When `operator backup` was last run; absent if it never was'),
    unsaved: count.describe('Games played since that backup; without one all that have begun'),
    tokenFile: z.string().exactOptional().describe('File of the operator token; absent if a setting has it'),
    message: ownerMessage.nullable(),
  })
  .meta({ id: 'OwnerFacts' });
export type OwnerFacts = z.output<typeof ownerFacts>;
