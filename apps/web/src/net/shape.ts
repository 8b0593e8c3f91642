import * as z from 'zod/mini';

/**
 * Schemas for JSON that the server has sent or the browser has stored. They check the fields that are named and leave
 * the value as it is.
 */
export type Shape<T> = z.ZodMiniType<T>;

// Compiled checks need `eval`, which the page's content security policy forbids.
z.config({ jitless: true });

export const anything: Shape<unknown> = z.unknown();
export const string: Shape<string> = z.string();
export const number: Shape<number> = z.number();
export const boolean: Shape<boolean> = z.boolean();
export const nothing: Shape<undefined> = z.undefined();

export const list = <T>(item: Shape<T>): Shape<T[]> => z.array(item);
export const record = <T>(item: Shape<T>): Shape<Record<string, T>> => z.record(z.string(), item);
export const pair = <A, B>(first: Shape<A>, second: Shape<B>): Shape<[A, B]> => z.tuple([first, second]);
export const later = <T>(shape: () => Shape<T>): Shape<T> => z.lazy(shape);

export function either<T extends readonly unknown[]>(...shapes: { [I in keyof T]: Shape<T[I]> }): Shape<T[number]> {
  return z.union(shapes as readonly Shape<T[number]>[]);
}

export const oneOf = <const T extends string>(...values: readonly T[]): Shape<T> => z.literal(values);

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
/** An object: `required` fields, and `optional` ones that may be absent. */
export function object<T extends object>(
  required: { readonly [K in Exclude<keyof T, OptionalKeys<T>>]: Shape<T[K]> },
  optional: { readonly [K in OptionalKeys<T>]?: Shape<Exclude<T[K], undefined>> } = {},
): Shape<T> {
  const possible = Object.entries<Shape<unknown> | undefined>(optional);
  const fields = possible.flatMap(([key, shape]) => (shape ? [[key, z.optional(shape)] as const] : []));
  return z.looseObject({ ...required, ...Object.fromEntries(fields) }) as unknown as Shape<T>;
}

/** Whether a value has this shape. */
export const fits = <T>(shape: Shape<T>, value: unknown): value is T => shape.safeParse(value).success;

/** A value stored by this browser as JSON; undefined for none, one of another version or program, or without storage. */
export function storedAs<T>(shape: Shape<T>, storage: 'localStorage' | 'sessionStorage', key: string): T | undefined {
  try {
    const value: unknown = JSON.parse(globalThis[storage]?.getItem(key) ?? 'null');
    return fits(shape, value) ? value : undefined;
  } catch {
    return undefined;
  }
}
