/** Ids of a record of a state or a view: those in play, in the order of the box. */
export function idsIn<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record) as K[];
}
