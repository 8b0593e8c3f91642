import { z } from 'zod';

/** Message by key, translated by the client. Parameters may be messages themselves. */
export interface Text {
  readonly key: string;
  readonly params?: TextParams;
}
export type TextParams = Readonly<Record<string, string | number | Text>>;

export const text: z.ZodType<Text> = z
  .lazy(() => z.strictObject({ key: z.string(), params: textParams.exactOptional() }))
  .meta({ id: 'Text' });

export const textParams = z.record(z.string(), z.union([z.string(), z.number(), text]));
