import type { Glance } from '@echo-base/games/engine/seen';
import { z } from 'zod';
import type { Fields } from './fields.ts';
import { text } from './text.ts';

export type { Glance };

const spot = [z.int(), z.int()] as const;

const sketch = z
  .object({
    rows: z.array(z.string()).readonly().describe('The ground, a letter for each place'),
    pieces: z
      .array(z.tuple([...spot, z.string(), z.string()]).readonly())
      .readonly()
      .describe('What stands on it: column, row, whose it is, and which'),
    mark: z.tuple(spot).readonly().exactOptional().describe('Where the last act was'),
    from: z
      .array(z.tuple(spot).readonly())
      .readonly()
      .exactOptional()
      .describe('Where what moved or attacked there did so from'),
  } satisfies Fields<Glance['sketch']>)
  .describe('A small picture of the position, which clients draw by the title');

/** A match at a glance, as every spectator sees it, short enough for lists. */
export const glance: z.ZodType<Glance> = z
  .object({
    place: text.exactOptional().describe('What it is about, such as a scenario'),
    at: text.describe('How far it is'),
    scores: z.record(z.string(), z.number()).readonly().exactOptional().describe('Measure of victory by seat'),
    last: text.exactOptional().describe('What happened last, as in the log of spectators'),
    sketch,
  } satisfies Fields<Glance>)
  .meta({ id: 'Glance' });
