import { z } from 'zod';

/** A moment on the wire. */
export const time = z.iso.datetime().describe('UTC');

/** 32 bytes as hexadecimal digits: a seed or a SHA-256. */
export const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
