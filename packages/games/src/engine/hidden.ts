declare const secret: unique symbol;

/**
 * A box for what no viewer may see by default: decks, hands, the seed.
 * It is plain JSON in the state, but a view that contains one does not compile (see `sendable`).
 */
export interface Hidden<T> {
  readonly hidden: T;
  readonly [secret]?: 'hidden';
}

/** Puts a value into a box. */
export function hide<T>(value: T): Hidden<T> {
  return { hidden: value };
}

/** Opens a box. Only rules and `view.ts` files may call this. */
export function reveal<T>(box: Hidden<T>): T {
  return box.hidden;
}

/** `T` itself if no box is anywhere inside it, otherwise a type nothing can be assigned to. */
export type Sendable<T> = T extends { readonly [secret]?: 'hidden' }
  ? typeof secret extends keyof T
    ? never
    : { [K in keyof T]: Sendable<T[K]> }
  : T extends object
    ? { [K in keyof T]: Sendable<T[K]> }
    : T;

/** Every view passes through here on its way out: a box inside it is a compile error. */
export function sendable<T>(view: T & Sendable<T>): T {
  return view;
}
