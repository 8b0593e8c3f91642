import { readStored, type StorageArea } from './stored.ts';

/** Whether a value that was read has a shape. */
type Shape<T> = (value: unknown) => value is T;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isNumber: Shape<number> = (value) => typeof value === 'number';
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean';
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEither =
  <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> =>
  (value) =>
    one(value) || other(value);

/** A list, each entry of the same shape. */
export const isListOf =
  <T>(isEntry: Shape<T>): Shape<readonly T[]> =>
  (value) =>
    Array.isArray(value) && value.every(isEntry);

export const isPairOf =
  <A, B>(isFirst: Shape<A>, isSecond: Shape<B>): Shape<readonly [A, B]> =>
  (value): value is readonly [A, B] =>
    Array.isArray(value) && value.length === 2 && isFirst(value[0]) && isSecond(value[1]);

/** Values of the same shape by name. */
export const isByName =
  <T>(isValue: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (value): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(isValue);

/** An object with these fields, each of its shape; others are left alone. */
export const isWith =
  <T extends object>(fields: { readonly [Name in keyof T]: Shape<T[Name]> }): Shape<T> =>
  (value): value is T =>
    isObject(value) &&
    Object.entries<Shape<unknown>>(fields).every(([name, isField]) => isField(Reflect.get(value, name)));

/**
 * A value stored by this browser as JSON; undefined for none, one of another shape, such as that of another version, or
 * without storage.
 */
export function storedAs<T>(isShape: Shape<T>, area: StorageArea, key: string): T | undefined {
  try {
    const value: unknown = JSON.parse(readStored(area, key) ?? '');
    return isShape(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
