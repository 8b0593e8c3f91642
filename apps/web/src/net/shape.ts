import type { ZodMiniType } from 'zod/mini';
import { readStored, type StorageArea } from '../stored.ts';
import * as zod from './zod.ts';

type Zod = typeof zod;

/**
 * Schemas for JSON that the server has sent or the browser has stored, each made at its first use. They check the fields
 * that are named and leave the value as it is.
 */
export type Shape<T> = (zod: Zod) => ZodMiniType<T>;

const schemas = new WeakMap<Shape<unknown>, ZodMiniType>();

/** The schema of a shape; each is made once. */
function schemaOf<T>(shape: Shape<T>): ZodMiniType<T> {
  const known = schemas.get(shape) ?? shape(zod);
  schemas.set(shape, known);
  return known as ZodMiniType<T>;
}

export const anything: Shape<unknown> = (z) => z.unknown();
export const string: Shape<string> = (z) => z.string();
export const number: Shape<number> = (z) => z.number();
export const boolean: Shape<boolean> = (z) => z.boolean();
export const nothing: Shape<undefined> = (z) => z.undefined();

export const list =
  <T>(item: Shape<T>): Shape<T[]> =>
  (z) =>
    z.array(schemaOf(item));
export const record =
  <T>(item: Shape<T>): Shape<Record<string, T>> =>
  (z) =>
    z.record(z.string(), schemaOf(item));
export const pair =
  <A, B>(first: Shape<A>, second: Shape<B>): Shape<[A, B]> =>
  (z) =>
    z.tuple([schemaOf(first), schemaOf(second)]);
export const later =
  <T>(shape: () => Shape<T>): Shape<T> =>
  (z) =>
    z.lazy(() => schemaOf(shape()));

export function either<T extends readonly unknown[]>(...shapes: { [I in keyof T]: Shape<T[I]> }): Shape<T[number]> {
  return (z) => z.union((shapes as readonly Shape<T[number]>[]).map((shape) => schemaOf(shape)));
}

export const oneOf =
  <const T extends string>(...values: readonly T[]): Shape<T> =>
  (z) =>
    z.literal(values);

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type Fields = Readonly<Record<string, Shape<unknown> | undefined>>;

/** An object: `required` fields, and `optional` ones that may be absent. */
export function object<T extends object>(
  required: { readonly [K in Exclude<keyof T, OptionalKeys<T>>]: Shape<T[K]> },
  optional: { readonly [K in OptionalKeys<T>]?: Shape<Exclude<T[K], undefined>> } = {},
): Shape<T> {
  return (z) => {
    const fieldsOf = (fields: Fields, made: (schema: ZodMiniType) => ZodMiniType) =>
      Object.entries(fields).flatMap(([key, shape]) => (shape ? [[key, made(schemaOf(shape))] as const] : []));
    const fields = [...fieldsOf(required, (schema) => schema), ...fieldsOf(optional, (schema) => z.optional(schema))];
    return z.looseObject(Object.fromEntries(fields)) as unknown as ZodMiniType<T>;
  };
}

/** Whether a value has this shape. */
export function fits<T>(shape: Shape<T>, value: unknown): value is T {
  return schemaOf(shape).safeParse(value).success;
}

/**
 * A value stored by this browser as JSON; undefined for none, one of another version or program, or without storage.
 */
export function storedAs<T>(shape: Shape<T>, area: StorageArea, key: string): T | undefined {
  try {
    const value: unknown = JSON.parse(readStored(area, key) ?? 'null');
    return value !== null && fits(shape, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
