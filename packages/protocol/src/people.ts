import { z } from 'zod';
import { BADGE_COLOURS, BADGE_FIGURES } from './badges.ts';
import { time } from './formats.ts';

/** Picture of a player, seen by others. */
export const badge = z
  .strictObject({ figure: z.enum(BADGE_FIGURES), colour: z.enum(BADGE_COLOURS) })
  .meta({ id: 'Badge' });
export type Badge = z.output<typeof badge>;

/** `GET /api/profile`: what others see of this player. */
export const profile = z
  .object({
    badge: badge.exactOptional().describe('Absent before the player has chosen one'),
    hidden: z.boolean().describe('Whether others are not told when this player is here, nor this player of others'),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profile>;

/** `PATCH /api/profile`. */
export const profileBody = z
  .strictObject({
    badge: badge.nullable().exactOptional().describe('null: none'),
    hidden: z.boolean().exactOptional(),
  })
  .meta({ id: 'ProfileBody' });
export type ProfileBody = z.output<typeof profileBody>;

/** Most people in `GET /api/people`. */
export const ACQUAINTANCES = 60;
/** A player whose page was open within so many seconds is here. */
export const ONLINE_SECONDS = 30;

/** The last game with a person. */
const lastGame = z.object({
  title: z.string(),
  endedAt: time.exactOptional().describe('Absent while it is in play'),
  result: z.enum(['won', 'lost']).exactOptional().describe('Of the asking player against this person'),
});

/** Person with whom the asking player has played. */
export const acquaintance = z
  .object({
    id: z.string().describe('Valid for the asking player only'),
    name: z.string().describe('As it is now; numbered if that of somebody played with before looks alike'),
    badge: badge.exactOptional(),
    state: z
      .enum(['online', 'playing'])
      .exactOptional()
      .describe('Absent if they are not here, or one of the two is hidden'),
    seenAt: time
      .exactOptional()
      .describe('Without a state: when they were here last; absent if it is not known, or one of the two is hidden'),
    wins: z.int().exactOptional().describe('Finished games won against them; absent before the first game has ended'),
    losses: z.int().exactOptional(),
    last: lastGame,
  })
  .meta({ id: 'Acquaintance' });
export type Acquaintance = z.output<typeof acquaintance>;

/** `GET /api/people`: those with whom this player has played, the last one first, at most `ACQUAINTANCES`. */
export const acquaintances = z.object({ people: z.array(acquaintance) }).meta({ id: 'Acquaintances' });
export type Acquaintances = z.output<typeof acquaintances>;

/** `GET /api/results`: how finished matches against each person have ended, by title and own seat; the newest person first. */
export const resultList = z
  .object({
    results: z.array(
      z.object({
        person: z
          .string()
          .describe('Id of the other player, valid for the asking player only; as in `GET /api/people`'),
        name: z.string().describe('As it is now; numbered as in `GET /api/people`'),
        title: z.string(),
        seat: z.string().describe('Seat of the asking session'),
        won: z.int(),
        lost: z.int(),
      }),
    ),
  })
  .meta({ id: 'ResultList' });
export type ResultList = z.output<typeof resultList>;

/** How long a client offers to take an invite back, in seconds. */
export const UNDO_INVITE_SECONDS = 5;

/** `POST /api/people/:id/invite`. */
export const inviteBody = z.strictObject({}).meta({ id: 'InviteBody' });

/** The match in which a seat is kept for the invited person. */
export const invited = z
  .object({ matchId: z.string(), isNew: z.boolean().describe('Whether it was created for this invite') })
  .meta({ id: 'Invited' });
export type Invited = z.output<typeof invited>;
