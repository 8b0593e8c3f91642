import type { Outage } from '../storage/store.ts';

/** Merges overlapping outages, latest first: servers that resume together each report the same. */
export function merge(outages: readonly Outage[]): Outage[] {
  const merged: Outage[] = [];
  for (const outage of [...outages].sort((a, b) => b.to - a.to)) {
    const later = merged.at(-1);
    if (later && outage.to >= later.from)
      merged[merged.length - 1] = { ...later, from: Math.min(later.from, outage.from) };
    else merged.push(outage);
  }
  return merged;
}
