import { PASSWORD_LENGTH } from '@echo-base/protocol';
import { z } from 'zod';
import { misspelt } from './setting-names.ts';

const count = (fallback: number, min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).default(fallback);
};
const choice = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');
const webUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must begin with https:// or http://, like https://play.example.org',
  })
  .refine((url) => !/\/\/[^/?#]*@/.test(url), { error: 'must be without a user and password' })
  .refine((url) => !/[?#]/.test(url), { error: 'must end before its ? or #' });
const origin = webUrl.transform((url) => new URL(url).origin);

/** First parts of the server's own paths: a proxy that strips one of them could not be told from one that does not. */
const OWN_PATHS: ReadonlySet<string> = new Set(['api', 'art', 'assets', 'cards', 'm', 'new', 'rules', 'socket.io']);

/** Address for players: origin and perhaps a path, without a slash at its end. */
const address = webUrl
  .transform((url) => {
    const { origin, pathname } = new URL(url);
    return { origin, path: pathname.replace(/\/+$/, '') };
  })
  .refine(({ path }) => /^(?:\/[\w.~-]+)*$/.test(path), {
    error: 'its path may have letters, digits and the signs - . _ ~ between slashes',
  })
  .refine(({ path }) => !OWN_PATHS.has(path.split('/')[1] ?? ''), {
    error: 'its path begins like one of the server itself; choose another, such as /echo-base',
  })
  .transform(({ origin, path }) => origin + path);

/** Settings whose values must not appear in error messages. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'SERVER_PASSWORD',
  'OPERATOR_TOKEN',
  'METRICS_TOKEN',
  'SMTP_URL',
]);
const secret = (min: number) => {
  const error = `must have ${min} to ${PASSWORD_LENGTH} characters`;
  return z.string().min(min, { error }).max(PASSWORD_LENGTH, { error });
};

/** Longest time an operation of the storage may take by default, in milliseconds: clients are answered within three seconds. */
export const STORAGE_TIMEOUT_MS = 2_400;

const database = z.string().refine((value) => /^postgres(ql)?:/.test(value) && URL.canParse(value), {
  error: 'must be an address like postgres://user:password@host:5432/name',
});

const redis = z.string().refine((value) => /^rediss?:/.test(value) && URL.canParse(value), {
  error: 'must be an address like redis://user:password@host:6379',
});

const smtp = z.string().refine((value) => /^smtps?:/.test(value) && URL.canParse(value), {
  error: 'must be an address like smtps://user:password@mail.example.org',
});

/** Address of a sender, perhaps with a name before it in angle brackets. */
const sender = z.string().refine((value) => /^(?:[^<>\p{Cc}]*<)?[^\s<>@,;:"()]+@[^\s<>@,;:"()]+>?$/u.test(value), {
  error: 'must be an address like echo@play.example.org, or Echo Base <echo@play.example.org>',
});

/**
 * Settings of a server, each read from the environment variable of its name (`dataDir` from `DATA_DIR`), as listed in
 * `docs/hosting.md`.
 */
const settings = z.object({
  port: count(8000, 0, 65_535),
  host: z.string().min(1).optional(),
  dataDir: z.string().min(1).default('./data'),
  /** URL of PostgreSQL; without it, SQLite in `dataDir`. */
  databaseUrl: database.optional(),
  /** URL of Redis, for several servers on one PostgreSQL. */
  redisUrl: redis.optional(),
  /** Directory of the built web client; by default beside the server. */
  webDir: z.string().min(1).optional(),
  logLevel: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  /** Public URL for players, without a slash at its end; called by https, its cookie is for https only. */
  publicUrl: address.optional(),
  /** Whether browsers are told to call the host of `publicUrl` by https only, also for other programs. */
  hsts: flag.optional(),
  /** Additional origins that may open sockets; `*` for all. */
  allowedOrigins: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((item) => item.trim() || []))
    .pipe(
      z.array(
        z.union([z.literal('*'), origin], {
          error: 'must be addresses like https://play.example.org, separated by commas, or *',
        }),
      ),
    ),
  /** Whether the client address is read from `X-Forwarded-For`, which a reverse proxy sets. */
  trustProxy: flag.default(false),
  /** Token bucket per actor, for socket messages. */
  credits: count(60, 1, 1_000_000),
  creditsPerSecond: count(10, 1, 1_000_000),
  /** Token bucket per address, for HTTP requests. */
  httpCredits: count(2_000, 1, 1_000_000),
  httpCreditsPerSecond: count(200, 1, 1_000_000),
  botDelayMs: count(700, 0, 60_000),
  botBudgetMs: count(3_000, 10, 120_000),
  /** Mean delay of an automatic pass by a standing order, in milliseconds. */
  passDelayMs: count(5_000, 0, 60_000),
  /** Delay of what spectators see, in seconds. */
  spectatorDelayS: count(120, 0, 86_400),
  /** Number of loaded matches above which those without connected players are unloaded early. */
  matchesInMemory: count(2_000, 1, 1_000_000),
  /** Password for new sessions. */
  serverPassword: secret(1).optional(),
  /** Token that makes a player an owner of the server. */
  operatorToken: secret(16).optional(),
  /** Token for `/metrics`; by default the operator token. */
  metricsToken: secret(8).optional(),
  /** Who may create matches. */
  create: choice('everyone', 'owner').default('everyone'),
  /** Unfinished matches that a player may have created. */
  matchesPerPlayer: count(50, 1, 1_000_000),
  /** Whether hooks may lead into private networks, such as to a program beside the server. */
  hooksPrivate: flag.default(false),
  /** Mail server by which players are reached; without it the server sends no mail. */
  smtpUrl: smtp.optional(),
  /** Sender of mail. */
  mailFrom: sender.optional(),
  socketsPerAddress: count(5_000, 1, 1_000_000),
  /** New sessions of an address per hour. */
  sessionsPerHour: count(5_000, 1, 10_000_000),
  /** Longest time an operation of the storage may take, in milliseconds. */
  storageTimeoutMs: count(STORAGE_TIMEOUT_MS, 100, 60_000),
  /** Whether every running match is replayed after the start, or only those of older rules. */
  replayOnStart: choice('changed', 'all').default('changed'),
});

/** Settings of a server; those without a default may be missing. */
export type Config = Readonly<z.output<typeof settings>> & { readonly hsts: boolean };

/** Environment variable of a setting. */
const variableOf = (setting: string): string => setting.replace(/[A-Z]/g, '_$&').toUpperCase();

const defaults: Readonly<Record<string, unknown>> = settings.parse({});
/** Environment variables that are settings, with their defaults; undefined without one. */
export const SETTINGS: ReadonlyMap<string, unknown> = new Map(
  Object.keys(settings.shape).map((setting) => [variableOf(setting), defaults[setting]]),
);

/** HSTS concerns every program of the host name, so by default an address with a port or a path gets none: others share it. */
function isHsts({ hsts, publicUrl }: z.output<typeof settings>): boolean {
  if (!publicUrl?.startsWith('https:')) return false;
  const { port, pathname } = new URL(publicUrl);
  return hsts ?? (port === '' && pathname === '/');
}

/** Startup error that the operator must fix; its message is one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Value as it may be shown: addresses in it lose user and password. */
function withoutPassword(value: string): string {
  return value.replace(/\/\/[^/\s]*@/g, '//');
}

/** Reads the environment. Throws `StartupError` naming the first invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.keys(env).filter((name) => env[name] !== undefined && env[name] !== '');
  const wrong = misspelt(given, [...SETTINGS.keys()]);
  if (wrong) throw new StartupError(`${wrong.name} is not a setting; did you mean ${wrong.meant}?`);
  const values = Object.keys(settings.shape).map((setting) => [setting, env[variableOf(setting)] || undefined]);
  const parsed = settings.safeParse(Object.fromEntries(values));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = variableOf(String(issue?.path[0]));
    const value = SECRETS.has(name) ? '' : `=${JSON.stringify(withoutPassword(env[name] ?? ''))}`;
    throw new StartupError(`${name}${value} is not valid: ${issue?.message}`);
  }
  const { data } = parsed;
  if (data.redisUrl !== undefined && data.databaseUrl === undefined)
    throw new StartupError('REDIS_URL needs DATABASE_URL: only servers on one PostgreSQL can share matches');
  if (data.smtpUrl !== undefined && (data.mailFrom === undefined || data.publicUrl === undefined))
    throw new StartupError('SMTP_URL needs MAIL_FROM and PUBLIC_URL: mail has a sender, and links to the server');
  return { ...data, hsts: isHsts(data) };
}
