import { z } from 'zod';
import { time } from './formats.ts';
import { seatId } from './ids.ts';
import { ABSENCE_SECONDS, AGREED_ABSENCE_SECONDS, ID_LENGTH } from './limits.ts';

/** What the players of a match can agree on during play. */
export const proposal = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pause') }).describe('Stop the clocks until a player resumes or acts'),
    z
      .strictObject({
        kind: z.literal('absence'),
        after: z
          .int()
          .min(AGREED_ABSENCE_SECONDS)
          .max(ABSENCE_SECONDS)
          .nullable()
          .describe('Seconds; null: only the owner of a seat may hand it over'),
      })
      .describe('Change the absence rule'),
    z
      .strictObject({
        kind: z.literal('seat'),
        seat: seatId,
        person: z
          .string()
          .min(1)
          .max(ID_LENGTH)
          .exactOptional()
          .describe('Person (id in this match) who gets the seat; absent: a computer player'),
      })
      .describe('Give the seat of an absent player on'),
  ])
  .meta({ id: 'Proposal' });
export type Proposal = z.output<typeof proposal>;

/**
 * `POST /api/matches/:id/propose`. Carried out at once if no other player has to agree, and for a seat if the host or an
 * owner of the server proposes it.
 */
export const proposeBody = z.strictObject({ proposal }).meta({ id: 'ProposeBody' });
export type ProposeBody = z.output<typeof proposeBody>;

/** `POST /api/matches/:id/answer`: agrees to the open proposal, declines it, or withdraws one's own. */
export const answerBody = z
  .strictObject({ id: z.string().min(1).max(ID_LENGTH), agree: z.boolean() })
  .meta({ id: 'AnswerBody' });
export type AnswerBody = z.output<typeof answerBody>;

/** `POST /api/matches/:id/resume`: lets the clocks run again. */
export const resumeBody = z.strictObject({}).meta({ id: 'ResumeBody' });

/** Open proposal, as every player sees it. */
export const openProposal = z
  .object({
    id: z.string(),
    by: z.string().describe('Seat of the player who proposes it'),
    proposal,
    personName: z.string().exactOptional().describe('Name of the person who would get the seat'),
    missing: z.array(z.string()).describe('Seats whose players have not agreed yet'),
  })
  .meta({ id: 'OpenProposal' });
export type OpenProposal = z.output<typeof openProposal>;

/** Clocks stopped by agreement. */
export const paused = z
  .object({ since: time, by: z.string().describe('Name of the player who proposed it') })
  .meta({ id: 'Paused' });
export type Paused = z.output<typeof paused>;

/** `POST /api/matches/:id/seat-link`: a link that gives the seat of an absent player to the person who opens it, once. */
export const seatLinkBody = z.strictObject({ seat: seatId }).meta({ id: 'SeatLinkBody' });

/** Answer to `seat-link`. */
export const seatLink = z
  .object({
    url: z.string().describe('Carries the code in the fragment, which is not sent to servers and not logged'),
    expiresAt: time,
  })
  .meta({ id: 'SeatLink' });
export type SeatLink = z.output<typeof seatLink>;

/** `POST /api/matches/:id/seat`: takes a seat by the code of its link. */
export const takeSeatBody = z.strictObject({ code: z.string().min(1).max(ID_LENGTH) }).meta({ id: 'TakeSeatBody' });
export type TakeSeatBody = z.output<typeof takeSeatBody>;
