import { pino } from 'pino';

/** Characters that could command a terminal or reorder its text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Line of the log for a terminal: local time, level in words, message, fields, and the stack of an error below. */
export function plainLine(json: string): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(json) as Record<string, unknown>;
  const at = TIME.format(Number(time)).replace(',', '');
  const label = pino.levels.labels[Number(level)] ?? level;
  const told = Object.entries(fields).map(([name, value]) => ` ${name}=${shown(value)}`);
  const stack = stackOf(err).map((line) => `    ${shown(line)}\n`);
  return `${at} ${label === 'warn' ? 'warning' : label}: ${shown(msg)}${told.join('')}\n${stack.join('')}`;
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Lines of the stack of an error and of its causes. */
function stackOf(error: unknown): string[] {
  if (error === undefined) return [];
  if (typeof error !== 'object' || error === null) return [String(error)];
  const { stack, message, cause } = error as { stack?: string; message?: string; cause?: unknown };
  const causes = stackOf(cause).map((line, at) => (at === 0 ? `caused by ${line}` : line));
  return [...(stack || message || JSON.stringify(error)).split('\n').map((line) => line.trimEnd()), ...causes];
}
