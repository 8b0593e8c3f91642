import type { Choice } from '@echo-base/games/engine/seen';
import { z } from 'zod';
import { CHOICE_KEYS, ID_LENGTH, KEY_LENGTH } from './limits.ts';
import { normalLine, normalName, problemOfName } from './names.ts';

const CONTROL = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Typed or pasted line of text, normalised; not empty. */
export const line = (length: number) => z.string().overwrite(normalLine).min(1).max(length);

/** Line of text that no person typed: stored unchanged, and refused if it is not normal. */
export const unchangedLine = (length: number) =>
  z
    .string()
    .min(1)
    .max(length)
    .refine((text) => normalLine(text) === text, { error: 'not a normal line' });

export const matchId = z.string().regex(/^[\w-]{1,40}$/);
export const seatId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
export const inviteCode = z.string().min(1).max(ID_LENGTH);
/** Name of a player, normalised. A refused one has the `NameProblem` as its problem. */
export const playerName = z
  .string()
  .overwrite(normalName)
  .check(({ value, issues }) => {
    const problem = problemOfName(value);
    if (problem) issues.push({ code: 'custom', input: value, params: { problem } });
  });
/** Idempotency key made by the client; stored unchanged, hence the limited characters. */
export const clientId = z
  .string()
  .min(1)
  .max(ID_LENGTH)
  .refine((value) => !CONTROL.test(value), { error: 'control characters' });
export const decisionId = z.string().min(1).max(KEY_LENGTH);
/** Readonly by type only: `.readonly()` freezes its input and throws if that is binary. */
const keys: z.ZodType<readonly string[]> = z.array(z.string().max(KEY_LENGTH)).max(CHOICE_KEYS);
/** Choice: an option's key, several keys, or a number, by the decision's shape. */
export const choice: z.ZodType<Choice> = z.union([z.string().max(KEY_LENGTH), keys, z.int()]);
export type { Choice };
