import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import { LogSink } from './sink.ts';

export type Logger = PinoLogger;

const SECRETS = ['token', 'inviteCode', 'seed', 'password', 'authorization', 'cookie'];
const CENSOR = '[secret]';

/** Secrets inside texts: passwords in addresses, codes in links, bearer tokens and cookies. */
const INSIDE: readonly (readonly [RegExp, string])[] = [
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*:)[^\s@]+@/gi, `$1${CENSOR}@`],
  [/([?&](?:invite|inviteCode|token|password|code)=)[^&\s"']+/gi, `$1${CENSOR}`],
  [/\b(Bearer\s+|echo-base-[\da-f]{8}=)[^\s;"']+/gi, `$1${CENSOR}`],
];

/** Text with its secrets redacted. */
function plain(text: string): string {
  return INSIDE.reduce((left, [found, instead]) => left.replace(found, instead), text);
}

/** Error for the log: type, message and stack, with its causes; no other fields, which libraries may fill with data. */
function toldError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? plain(error) : CENSOR;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: plain(error.message),
    stack: plain(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && { cause: toldError(error.cause) }),
  };
}

/** Log with one JSON object per line. Tokens, passwords, invite codes and seeds are redacted everywhere. */
export function createLog(level: string, destination: DestinationStream = new LogSink()): Logger {
  const paths = SECRETS.flatMap((name) => Array.from({ length: 6 }, (_, depth) => `${'*.'.repeat(depth)}${name}`));
  const options = {
    level,
    base: null,
    redact: { paths, censor: CENSOR },
    serializers: { err: toldError, problem: toldError, path: toldError, url: toldError },
  };
  return pino(options, destination);
}
