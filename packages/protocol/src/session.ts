import { z } from 'zod';
import { time } from './formats.ts';
import { playerName } from './ids.ts';
import { ID_LENGTH, PASSWORD_LENGTH } from './limits.ts';
import { badge } from './people.ts';

/** `PATCH /api/session`. */
export const sessionBody = z.strictObject({ name: playerName }).meta({ id: 'SessionBody' });
export type SessionBody = z.output<typeof sessionBody>;

/** Query of `GET /api/session`. */
export const sessionQuery = z
  .object({
    ifAny: z.literal('true').exactOptional().describe('Without a session the answer is 204 instead of `no_session`'),
  })
  .meta({ id: 'SessionQuery' });

/** `POST /api/session`; `password` if `needsPassword`. */
export const newSessionBody = sessionBody
  .extend({ password: z.string().min(1).max(PASSWORD_LENGTH).exactOptional() })
  .meta({ id: 'NewSessionBody' });
export type NewSessionBody = z.output<typeof newSessionBody>;

export const session = z
  .object({
    playerId: z.string(),
    name: z.string(),
    isOwner: z.literal(true).exactOptional().describe('Whether this player owns the server and may moderate'),
    badge: badge.exactOptional().describe('Picture that this player has chosen'),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof session>;

/** New session; the token is shown once. */
export const newSession = session.extend({ token: z.string() }).meta({ id: 'NewSession' });
export type NewSession = z.output<typeof newSession>;

/** `GET /api/sessions`: the sessions of a player, one for each device, and recovery links that may still open one. */
export const sessionList = z
  .object({
    sessions: z.array(
      z.object({
        id: z.string(),
        createdAt: time,
        usedAt: time.describe('To the day'),
        isCurrent: z.literal(true).exactOptional().describe('The session that asks'),
      }),
    ),
    links: z
      .array(z.object({ id: z.string(), expiresAt: time }))
      .describe('Recovery links that have not been used, the first to expire first'),
  })
  .meta({ id: 'SessionList' });
export type SessionList = z.output<typeof sessionList>;

/** `POST /api/session/recovery`. */
export const recoveryBody = z
  .strictObject({
    lasting: z.boolean().exactOptional().describe('Good for a year, to be kept, not for a quarter of an hour'),
  })
  .meta({ id: 'RecoveryBody' });

/** Recovery link: signs another device in as the same player, once. */
export const recoveryLink = z
  .object({
    url: z.string().describe('Carries the code in the fragment, which is not sent to servers and not logged'),
    code: z.string(),
    expiresAt: time,
  })
  .meta({ id: 'RecoveryLink' });
export type RecoveryLink = z.output<typeof recoveryLink>;

/** `POST /api/session/recover`. */
export const recoverBody = z.strictObject({ code: z.string().min(1).max(ID_LENGTH) }).meta({ id: 'RecoverBody' });
export type RecoverBody = z.output<typeof recoverBody>;

/** `POST /api/session/recovery/player`: the player of a recovery code. */
export const recoveryPlayer = z.object({ name: z.string() }).meta({ id: 'RecoveryPlayer' });
export type RecoveryPlayer = z.output<typeof recoveryPlayer>;

/** `POST /api/session/owner`: the operator token makes this player an owner. */
export const ownerBody = z.strictObject({ token: z.string().min(1).max(PASSWORD_LENGTH) }).meta({ id: 'OwnerBody' });
export type OwnerBody = z.output<typeof ownerBody>;
