import type { Writable } from 'node:stream';

/** Plain text table with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_name, index) => Math.max(...lines.map((row) => row[index]?.length ?? 0)));
  return lines
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Names and values, one pair per line. */
export function pairs(values: Readonly<Record<string, unknown>>): string {
  const shown = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const width = Math.max(0, ...shown.map(([name]) => name.length));
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${inWords(value)}`).join('\n');
}

function inWords(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Time as ISO 8601. */
export function time(at: number | null | undefined): string {
  return at === null || at === undefined ? '' : new Date(at).toISOString();
}

/** Prints a line, or the value as JSON. */
export function print(out: Writable, text: string, json?: unknown): void {
  out.write(`${json === undefined ? text : JSON.stringify(json)}\n`);
}
