import { PASSWORD_LENGTH } from '@echo-base/protocol';
import { z } from 'zod';
import { misspelt } from './setting-names.ts';

const count = (fallback: number, min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).default(fallback);
};
const choice = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
const flag = z.enum(['true', 'false', '1', '0'], { error: 'must be true or false' });
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

const environment = z.object({
  PORT: count(8000, 0, 65_535),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: database.optional(),
  REDIS_URL: redis.optional(),
  WEB_DIR: z.string().min(1).optional(),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  PUBLIC_URL: address.optional(),
  HSTS: flag.optional(),
  ALLOWED_ORIGINS: z
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
  TRUST_PROXY: flag.default('false'),
  CREDITS: count(60, 1, 1_000_000),
  CREDITS_PER_SECOND: count(10, 1, 1_000_000),
  HTTP_CREDITS: count(2_000, 1, 1_000_000),
  HTTP_CREDITS_PER_SECOND: count(200, 1, 1_000_000),
  BOT_DELAY_MS: count(700, 0, 60_000),
  BOT_BUDGET_MS: count(3_000, 10, 120_000),
  PASS_DELAY_MS: count(5_000, 0, 60_000),
  SPECTATOR_DELAY_S: count(120, 0, 86_400),
  MATCHES_IN_MEMORY: count(2_000, 1, 1_000_000),
  SERVER_PASSWORD: secret(1).optional(),
  OPERATOR_TOKEN: secret(16).optional(),
  METRICS_TOKEN: secret(8).optional(),
  CREATE: choice('everyone', 'owner').default('everyone'),
  MATCHES_PER_PLAYER: count(50, 1, 1_000_000),
  SOCKETS_PER_ADDRESS: count(5_000, 1, 1_000_000),
  SESSIONS_PER_HOUR: count(5_000, 1, 10_000_000),
  STORAGE_TIMEOUT_MS: count(STORAGE_TIMEOUT_MS, 100, 60_000),
  REPLAY_ON_START: choice('changed', 'all').default('changed'),
});

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape);
export const DEFAULTS: Readonly<Record<string, unknown>> = environment.parse({});

/** Settings from environment variables, as listed in `docs/hosting.md`. */
export interface Config {
  readonly port: number;
  readonly host?: string;
  readonly dataDir: string;
  /** URL of PostgreSQL; without it, SQLite in `dataDir`. */
  readonly databaseUrl?: string;
  /** URL of Redis, for several servers on one PostgreSQL. */
  readonly redisUrl?: string;
  /** Directory of the built web client; by default beside the server. */
  readonly webDir?: string;
  readonly logLevel: string;
  /** Public URL for players, without a slash at its end; called by https, its cookie is for https only. */
  readonly publicUrl?: string;
  /** Whether browsers are told to call the host of `publicUrl` by https only, also for other programs. */
  readonly hsts: boolean;
  /** Additional origins that may open sockets; `*` for all. */
  readonly allowedOrigins: readonly string[];
  /** Whether the client address is read from `X-Forwarded-For`, which a reverse proxy sets. */
  readonly trustProxy: boolean;
  /** Token bucket per actor, for socket messages. */
  readonly buckets: BucketLimits;
  /** Token bucket per address, for HTTP requests. */
  readonly httpBuckets: BucketLimits;
  readonly botDelayMs: number;
  readonly botBudgetMs: number;
  /** Mean delay of an automatic pass by a standing order, in milliseconds. */
  readonly passDelayMs: number;
  readonly spectatorDelayMs: number;
  /** Number of loaded matches above which those without connected players are unloaded early. */
  readonly matchesInMemory: number;
  /** Password for new sessions. */
  readonly serverPassword?: string;
  /** Token that makes a player an owner of the server. */
  readonly operatorToken?: string;
  /** Token for `/metrics`; by default the operator token. */
  readonly metricsToken?: string;
  /** Who may create matches. */
  readonly create: 'everyone' | 'owner';
  /** Unfinished matches that a player may have created. */
  readonly matchesPerPlayer: number;
  readonly socketsPerAddress: number;
  /** New sessions of an address per hour. */
  readonly sessionsPerHour: number;
  /** Longest time an operation of the storage may take, in milliseconds. */
  readonly storageTimeoutMs: number;
  /** Whether every running match is replayed after the start, or only those of older rules. */
  readonly replaysAll: boolean;
}

/** Token bucket: capacity, and refill per second. */
export interface BucketLimits {
  readonly capacity: number;
  readonly perSecond: number;
}

/** Startup error that the operator must fix; its message is one line. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

const isOn = (value: string | undefined) => value === 'true' || value === '1';

/** HSTS concerns every program of the host name, so by default an address with a port or a path gets none: others share it. */
function isHsts(value: string | undefined, publicUrl: string | undefined): boolean {
  if (!publicUrl?.startsWith('https:')) return false;
  const { port, pathname } = new URL(publicUrl);
  return value === undefined ? port === '' && pathname === '/' : isOn(value);
}

/** Value as it may be shown: addresses in it lose user and password. */
function withoutPassword(value: string): string {
  return value.replace(/\/\/[^/\s]*@/g, '//');
}

/** Reads the environment. Throws `StartupError` naming the first invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const wrong = misspelt(Object.keys(given), SETTINGS);
  if (wrong) throw new StartupError(`${wrong.name} is not a setting; did you mean ${wrong.meant}?`);
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'environment');
    const value = SECRETS.has(name) ? '' : `=${JSON.stringify(withoutPassword(given[name] ?? ''))}`;
    throw new StartupError(`${name}${value} is not valid: ${issue?.message}`);
  }
  const { data } = parsed;
  if (data.REDIS_URL !== undefined && data.DATABASE_URL === undefined)
    throw new StartupError('REDIS_URL needs DATABASE_URL: only servers on one PostgreSQL can share matches');
  return {
    port: data.PORT,
    ...(data.HOST !== undefined && { host: data.HOST }),
    dataDir: data.DATA_DIR,
    ...(data.DATABASE_URL !== undefined && { databaseUrl: data.DATABASE_URL }),
    ...(data.REDIS_URL !== undefined && { redisUrl: data.REDIS_URL }),
    ...(data.WEB_DIR !== undefined && { webDir: data.WEB_DIR }),
    logLevel: data.LOG_LEVEL,
    ...(data.PUBLIC_URL !== undefined && { publicUrl: data.PUBLIC_URL }),
    allowedOrigins: data.ALLOWED_ORIGINS,
    hsts: isHsts(data.HSTS, data.PUBLIC_URL),
    trustProxy: isOn(data.TRUST_PROXY),
    buckets: { capacity: data.CREDITS, perSecond: data.CREDITS_PER_SECOND },
    httpBuckets: { capacity: data.HTTP_CREDITS, perSecond: data.HTTP_CREDITS_PER_SECOND },
    botDelayMs: data.BOT_DELAY_MS,
    botBudgetMs: data.BOT_BUDGET_MS,
    passDelayMs: data.PASS_DELAY_MS,
    spectatorDelayMs: data.SPECTATOR_DELAY_S * 1_000,
    matchesInMemory: data.MATCHES_IN_MEMORY,
    ...(data.SERVER_PASSWORD !== undefined && { serverPassword: data.SERVER_PASSWORD }),
    ...(data.OPERATOR_TOKEN !== undefined && { operatorToken: data.OPERATOR_TOKEN }),
    ...(data.METRICS_TOKEN !== undefined && { metricsToken: data.METRICS_TOKEN }),
    create: data.CREATE,
    matchesPerPlayer: data.MATCHES_PER_PLAYER,
    socketsPerAddress: data.SOCKETS_PER_ADDRESS,
    sessionsPerHour: data.SESSIONS_PER_HOUR,
    storageTimeoutMs: data.STORAGE_TIMEOUT_MS,
    replaysAll: data.REPLAY_ON_START === 'all',
  };
}
