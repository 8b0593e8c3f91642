import { z } from 'zod';

/** Timestamp on the wire: ISO 8601, UTC. */
export const time = z.iso.datetime().describe('UTC');

/** The same as a server writes it, in milliseconds: it is stored as a number and written again unchanged. */
export const exactTime = z.iso.datetime({ precision: 3 }).describe('UTC, in milliseconds');

/** 32 bytes as hexadecimal digits: a seed or a SHA-256. */
export const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
