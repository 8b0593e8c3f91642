import type { Text, TextParams } from '@echo-base/games/engine/seen';
import { z } from 'zod';

export type { Text, TextParams };

/** Message by key, translated by the client. Parameters may be messages themselves. */
export const text: z.ZodType<Text> = z
  .lazy(() => z.strictObject({ key: z.string(), params: textParams.exactOptional() }))
  .meta({ id: 'Text' });

export const textParams: z.ZodType<TextParams> = z.record(z.string(), z.union([z.string(), z.number(), text]));
