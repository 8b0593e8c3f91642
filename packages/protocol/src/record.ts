import { z } from 'zod';
import { exactTime, hex64, time } from './formats.ts';
import { logEntry, outcome } from './frame.ts';
import { matchSummary } from './http.ts';
import { choice, inviteCode, seatId, unchangedLine } from './ids.ts';
import { ID_LENGTH, LOG_PAGE, RECORD_ACTS, RECORD_PREFIXES, RULES_VERSIONS } from './limits.ts';

/**
 * Act in a record, as `writtenOf` writes it. `concede` and `undo` are decisions of that name with a null choice. The
 * choice of an `undo` that the other seats granted is a number: the `seq` of the seat's last act, before which the match is
 * restored. The choice of a `concede` is `part` where the match continues, `time` if the seat's time was up. `draw` is the
 * decision of an agreed draw. `close` ends a match from outside the rules: without a seat, its choice is a list of the
 * reason and the winners.
 */
export const recordedAct = z
  .object({ seq: z.int().min(0), seat: z.string(), decision: z.string(), choice: choice.nullable(), at: time })
  .meta({ id: 'RecordedAct' });
export type RecordedAct = z.output<typeof recordedAct>;

/** Query of `GET /api/matches/:id/log`. `viewer` defaults to the session’s first seat, or `spectator`. */
export const logQuery = z
  .object({
    viewer: seatId.exactOptional(),
    before: z.coerce.number().int().min(0).exactOptional().describe('Only entries with a smaller `seq`'),
    limit: z.coerce.number().int().min(1).max(LOG_PAGE).exactOptional().describe('Absent: the maximum'),
    invite: inviteCode.exactOptional(),
  })
  .meta({ id: 'LogQuery' });
export type LogQuery = z.output<typeof logQuery>;

/** Answer to `GET /api/matches/:id/log`: the newest matching entries, oldest first. */
export const logPage = z.object({ entries: z.array(logEntry) }).meta({ id: 'LogPage' });
export type LogPage = z.output<typeof logPage>;

const prefixAct = recordedAct.pick({ seat: true, decision: true, choice: true });

/** Part of another match before a fork: its seed, and its acts up to there. */
export const recordPrefix = z
  .object({
    seed: hex64,
    acts: z.array(prefixAct).min(1).max(RECORD_ACTS),
  })
  .meta({ id: 'RecordPrefix' });
export type RecordPrefix = z.output<typeof recordPrefix>;

/** `GET /api/matches/:id/record`, after the end. */
export const matchRecord = z
  .object({
    title: z.string(),
    options: z.record(z.string(), z.unknown()),
    seats: z.array(z.string()),
    seed: hex64,
    seedHash: hex64.describe('SHA-256 of the 32 bytes of the seed'),
    prefix: z
      .array(recordPrefix)
      .min(1)
      .max(RECORD_PREFIXES)
      .exactOptional()
      .describe('What was played before this match, which began as a fork of another: `acts` and `seed` follow it'),
    acts: z.array(recordedAct),
    hashes: z
      .array(hex64)
      .describe(
        'SHA-256 of the canonical JSON (RFC 8785) of the state after each act, without its fields `undo` and `log`',
      ),
    outcome,
    engine: z.string(),
    rules: z.int().min(1).max(RULES_VERSIONS).describe('Version of the title’s rules it was created with'),
    imported: z
      .literal(true)
      .exactOptional()
      .describe(
        'The match was not played on the server that gave this record: the times are those of an imported record, `engine` and `rules` those of the server, which has replayed it',
      ),
    version: z.literal(1).describe('Version of the record, which says how hashes are made'),
  })
  .meta({ id: 'MatchRecord' });
export type MatchRecord = z.output<typeof matchRecord>;

/**
 * `POST /api/matches/import`. An import changes nothing in a record: what a server would not export as it is, such as an
 * unknown field or an invisible character, is refused.
 */
export const importBody = z
  .strictObject({
    record: matchRecord
      .extend({
        prefix: z
          .array(recordPrefix.extend({ acts: z.array(prefixAct.strict()).min(1).max(RECORD_ACTS) }).strict())
          .min(1)
          .max(RECORD_PREFIXES)
          .exactOptional(),
        acts: z.array(recordedAct.extend({ at: exactTime }).strict()).max(RECORD_ACTS),
        hashes: z.array(hex64).max(RECORD_ACTS),
        outcome: outcome.strict(),
        engine: unchangedLine(ID_LENGTH),
      })
      .strict(),
  })
  .meta({ id: 'ImportBody' });
export type ImportBody = z.output<typeof importBody>;

/** Answer to an import: a private match of the importing player. */
export const importedMatch = z.object({ matchId: z.string(), match: matchSummary }).meta({ id: 'ImportedMatch' });
export type ImportedMatch = z.output<typeof importedMatch>;
