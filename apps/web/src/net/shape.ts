/**
 * Type guards by combination, for JSON that the server has sent or the browser has stored. They check the fields that
 * are named and leave the value as it is. A library of schemas would be a tenth of what a first visit loads.
 */
export type Shape<T> = (value: unknown) => value is T;

export const anything: Shape<unknown> = (_value): _value is unknown => true;
export const string: Shape<string> = (value) => typeof value === 'string';
export const number: Shape<number> = (value) => typeof value === 'number';
export const boolean: Shape<boolean> = (value) => typeof value === 'boolean';
export const nothing: Shape<undefined> = (value) => value === undefined;

type AnyObject = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is AnyObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function list<T>(item: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every((one) => item(one));
}

export function record<T>(item: Shape<T>): Shape<Record<string, T>> {
  return (value): value is Record<string, T> => isObject(value) && Object.values(value).every((one) => item(one));
}

export function pair<A, B>(first: Shape<A>, second: Shape<B>): Shape<[A, B]> {
  return (value): value is [A, B] => Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
}

export function either<T extends readonly unknown[]>(...shapes: { [I in keyof T]: Shape<T[I]> }): Shape<T[number]> {
  return (value): value is T[number] => shapes.some((shape) => shape(value));
}

export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  return (value): value is T => values.some((one) => one === value);
}

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
/** An object: `required` fields, and `optional` ones that may be absent. */
export function object<T extends object>(
  required: { readonly [K in Exclude<keyof T, OptionalKeys<T>>]: Shape<T[K]> },
  optional: { readonly [K in OptionalKeys<T>]?: Shape<Exclude<T[K], undefined>> } = {},
): Shape<T> {
  const needed = Object.entries<Shape<unknown>>(required);
  const possible = Object.entries<Shape<unknown> | undefined>(optional);
  return (value): value is T =>
    isObject(value) &&
    needed.every(([key, shape]) => shape(value[key])) &&
    possible.every(([key, shape]) => value[key] === undefined || !shape || shape(value[key]));
}

/** A value stored by this browser as JSON; undefined for none, one of another version or program, or without storage. */
export function storedAs<T>(shape: Shape<T>, storage: 'localStorage' | 'sessionStorage', key: string): T | undefined {
  try {
    const value: unknown = JSON.parse(globalThis[storage]?.getItem(key) ?? 'null');
    return shape(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
