import type { Text } from '../../../kit/net/types.ts';

const FIGURE = /^p\d-/;

/** The place on the map of a name in a sentence: a space, or a figure or token, which has an id; null for others. */
export function targetOf({ key, params }: Text): string | null {
  if (key === 'space') return typeof params?.space === 'string' ? `space:${params.space}` : null;
  const id = params?.id;
  if (typeof id !== 'string') return null;
  return FIGURE.test(id) ? `figure:${id}` : `piece:${id}`;
}

/** The seat of a figure named in a parameter of an entry; null for tokens and in entries of older versions. */
export function seatOf(name: unknown): string | null {
  const id = typeof name === 'object' && name !== null ? (name as Text).params?.id : undefined;
  return typeof id === 'string' && FIGURE.test(id) ? (id.split('-')[0] ?? null) : null;
}

/** The seat that is a name of a sentence itself; null for other names, and for none. */
export function seatNamed(name: unknown): string | null {
  const key = typeof name === 'object' && name !== null ? (name as Text).key : '';
  return key.startsWith('seat.') ? key.slice('seat.'.length) : null;
}
