import type { z } from 'zod';

/**
 * Schemas of the fields of a type that the engine declares. With `z.ZodType<T>` around it the compiler compares both: a
 * field that only one of them has, or has of another type, is an error.
 */
export type Fields<T> = { readonly [K in keyof T]-?: z.ZodType<T[K]> };
