import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';

export type Logger = PinoLogger;

const SECRETS = ['token', 'inviteCode', 'seed', 'authorization', 'cookie'];

/** A log of one JSON object a line. Tokens, invite codes and seeds are taken out wherever they stand. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]);
  const options = { level, base: null, redact: { paths, censor: '[secret]' } };
  return destination ? pino(options, destination) : pino(options);
}
