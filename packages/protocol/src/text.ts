import { z } from 'zod';

/** A message by key; the reader's catalogue holds the sentence. Parameters may be messages themselves. */
export interface Text {
  readonly key: string;
  readonly params?: TextParams;
}
export type TextParams = Readonly<Record<string, string | number | Text>>;

/** Schema of a `Text`. */
export const text: z.ZodType<Text> = z
  .lazy(() => z.object({ key: z.string(), params: textParams.exactOptional() }))
  .meta({ id: 'Text' });

/** Schema of the parameters of a `Text`. */
export const textParams = z.record(z.string(), z.union([z.string(), z.number(), text]));
