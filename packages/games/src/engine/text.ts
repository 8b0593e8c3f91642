/** A message by key; the reader's catalogue holds the sentence. Parameters may be messages themselves. */
export interface Text {
  readonly key: string;
  readonly params?: TextParams;
}
export type TextParams = Readonly<Record<string, string | number | Text>>;

/** A message by key. */
export function text(key: string, params?: TextParams): Text {
  return params ? { key, params } : { key };
}

/** Name of a seat; clients show the player's name instead where they know it. */
export function seatName(seat: string): Text {
  return { key: `seat.${seat}` };
}

/** Reason for a refusal: a code, its parameters, and the clause that decides. */
export interface Refusal {
  readonly code: string;
  readonly params?: TextParams;
  readonly clause?: string;
}

/** A refusal by code. */
export function refuse(code: string, params?: TextParams, clause?: string): Refusal {
  if (params) return clause ? { code, params, clause } : { code, params };
  return clause ? { code, clause } : { code };
}
