import { isDeepStrictEqual } from 'node:util';

/** Thrown when a viewer is sent something it may not know, or something that depends on hidden information. */
export class Leak extends Error {
  override readonly name = 'Leak';
}

const SHOWN = 1_500;

export function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** Throws where two texts differ, with the context of the first difference. */
export function sameText(what: string, one: string, other: string): void {
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 150), at + 250);
  throw new Leak(`${what}\n  one:   ${around(one)}\n  other: ${around(other)}`);
}

/** Throws where two values differ, with the first place at which they do. */
export function same(what: string, got: unknown, due: unknown): void {
  if (isDeepStrictEqual(got, due)) return;
  throw new Leak(`${what}: ${difference(got, due, '')}`);
}

function difference(got: unknown, due: unknown, at: string): string {
  if (typeof got !== 'object' || typeof due !== 'object' || got === null || due === null)
    return `at ${at || '/'} got ${short(got)}, due ${short(due)}`;
  for (const key of new Set([...Object.keys(got), ...Object.keys(due)])) {
    const [one, other] = [(got as never)[key], (due as never)[key]];
    if (!isDeepStrictEqual(one, other)) return difference(one, other, `${at}/${key}`);
  }
  return `at ${at || '/'} got ${short(got)}, due ${short(due)}`;
}

/** Throws unless a value is an object with all of the first keys, any of the others, and no more. */
export function only(what: string, value: unknown, must: readonly string[], may: readonly string[] = []): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Leak(`${what} is no object: ${short(value)}`);
  const keys = Object.keys(value);
  const strange = keys.filter((key) => !must.includes(key) && !may.includes(key));
  if (strange.length > 0) throw new Leak(`${what} has ${strange.join()}: ${short(value)}`);
  const missing = must.filter((key) => !keys.includes(key));
  if (missing.length > 0) throw new Leak(`${what} lacks ${missing.join()}: ${short(value)}`);
}
