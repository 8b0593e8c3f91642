/** Percentile: the value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

/** Right-aligned number with `digits` decimals, padded to `width`. */
export function right(value: number, width: number, digits = 0): string {
  return value.toFixed(digits).padStart(width);
}
