/** Items of a list that may be equal, such as dice of one colour, each with a key of its own. */
export function keyed<T extends string>(items: readonly T[]): readonly { readonly key: string; readonly item: T }[] {
  const counts = new Map<T, number>();
  return items.map((item) => {
    const n = (counts.get(item) ?? 0) + 1;
    counts.set(item, n);
    return { key: `${item} ${n}`, item };
  });
}
