declare const secret: unique symbol;

/**
 * Wrapper for hidden values: decks, hands, the seed. It is plain JSON in the state, but a view that contains one does
 * not compile (see `sendable`).
 */
export interface Hidden<T> {
  readonly hidden: T;
  readonly [secret]?: 'hidden';
}

/** Wraps a hidden value. */
export function hide<T>(value: T): Hidden<T> {
  return { hidden: value };
}

/** Unwraps a hidden value. Only rules and `view.ts` files may call this. */
export function reveal<T>(box: Hidden<T>): T {
  return box.hidden;
}

/** `T` itself if it contains no `Hidden`, otherwise a type that nothing can be assigned to. */
export type Sendable<T> = T extends { readonly [secret]?: 'hidden' }
  ? typeof secret extends keyof T
    ? never
    : { [K in keyof T]: Sendable<T[K]> }
  : T extends object
    ? { [K in keyof T]: Sendable<T[K]> }
    : T;

/** Compile-time check of a view: a `Hidden` anywhere inside is a type error. Returns the view unchanged. */
export function sendable<T>(view: T & Sendable<T>): T {
  return view;
}
