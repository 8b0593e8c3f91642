import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS, StartupError } from './config.ts';

test('an empty environment gives the defaults of the protocol', () => {
  expect(readConfig({})).toMatchObject({
    port: 8000,
    dataDir: './data',
    credits: 60,
    creditsPerSecond: 10,
    botDelayMs: 700,
    allowedOrigins: [],
    trustProxy: false,
  });
});

test('variables are read, empty ones count as absent', () => {
  const config = readConfig({
    PORT: '9001',
    HOST: '',
    ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080/',
    PUBLIC_URL: 'https://games.example/',
    TRUST_PROXY: 'true',
    SPECTATOR_DELAY_S: '5',
    DATABASE_URL: 'postgres://me:secret@db.example:5433/echo',
  });
  expect(config.port).toBe(9001);
  expect(config.host).toBeUndefined();
  expect(config.allowedOrigins).toEqual(['https://a.example', 'http://b.example:8080']);
  expect(config.publicUrl).toBe('https://games.example');
  expect(config.databaseUrl).toBe('postgres://me:secret@db.example:5433/echo');
  expect(config.trustProxy).toBe(true);
  expect(config.spectatorDelayS).toBe(5);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['LOG_LEVEL', 'loud'],
  ['CREDITS', '0'],
  ['TRUST_PROXY', 'maybe'],
  ['PUBLIC_URL', 'games.example'],
  ['ALLOWED_ORIGINS', 'ftp://a.example'],
  ['BOT_DELAY_MS', '-1'],
  ['DATABASE_URL', 'mysql://me:secret@db.example/echo'],
  ['DATABASE_URL', 'postgres://me:secret@db.example:port/echo'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(StartupError);
  try {
    readConfig({ [name]: value });
  } catch (error) {
    const { message } = error as Error;
    expect(message).toContain(name);
    expect(message).not.toContain('secret');
    expect(message).not.toContain('\n');
  }
});

test.each([
  ['PORT', 'eighty', 'PORT="eighty" is not valid: must be a whole number from 0 to 65535'],
  ['BOT_BUDGET_MS', '5', 'BOT_BUDGET_MS="5" is not valid: must be a whole number from 10 to 120000'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY="yes" is not valid: must be true or false'],
  ['REPLAY_ON_START', 'none', 'REPLAY_ON_START="none" is not valid: must be changed or all'],
  ['OPERATOR_TOKEN', 'short', 'OPERATOR_TOKEN is not valid: must have 16 to 200 characters'],
  [
    'PUBLIC_URL',
    'play.example.org',
    'PUBLIC_URL="play.example.org" is not valid: must begin with https:// or http://, like https://play.example.org',
  ],
  [
    'ALLOWED_ORIGINS',
    'https://a.example, b.example',
    'ALLOWED_ORIGINS="https://a.example, b.example" is not valid: must be addresses like https://play.example.org, separated by commas, or *',
  ],
  [
    'PUBLIC_URL',
    'https://han:falcon@play.example.org',
    'PUBLIC_URL="https://play.example.org" is not valid: must be without a user and password',
  ],
  [
    'PUBLIC_URL',
    'https://play.example.org/games?room=1',
    'PUBLIC_URL="https://play.example.org/games?room=1" is not valid: must end before its ? or #',
  ],
  [
    'PUBLIC_URL',
    'https://play.example.org/#top',
    'PUBLIC_URL="https://play.example.org/#top" is not valid: must end before its ? or #',
  ],
  [
    'ALLOWED_ORIGINS',
    'https://a.example, https://han:falcon@b.example',
    'ALLOWED_ORIGINS="https://a.example, https://b.example" is not valid: must be addresses like https://play.example.org, separated by commas, or *',
  ],
])('%s=%s is explained in our own words', (name, value, line) => {
  expect(() => readConfig({ [name]: value })).toThrow(new StartupError(line));
});

test('HSTS is on with https at the root of a name, off beside other ports and paths, and as it is set', () => {
  const hsts = (env: Record<string, string>) => readConfig(env).hsts;
  expect(hsts({})).toBe(false);
  expect(hsts({ PUBLIC_URL: 'http://games.example', HSTS: 'true' })).toBe(false);
  expect(hsts({ PUBLIC_URL: 'https://games.example' })).toBe(true);
  expect(hsts({ PUBLIC_URL: 'https://games.example', HSTS: 'false' })).toBe(false);
  expect(hsts({ PUBLIC_URL: 'https://nas.home.example:8443' })).toBe(false);
  expect(hsts({ PUBLIC_URL: 'https://home.example/games' })).toBe(false);
  expect(hsts({ PUBLIC_URL: 'https://nas.home.example:8443', HSTS: 'true' })).toBe(true);
});

test.each([
  ['PORTT', 'PORT'],
  ['SPECTATOR_DELAY', 'SPECTATOR_DELAY_S'],
  ['SERVER_PASWORD', 'SERVER_PASSWORD'],
])('%s is reported as a typo', (given, meant) => {
  expect(() => readConfig({ [given]: 'secret' })).toThrow(
    new StartupError(`${given} is not a setting; did you mean ${meant}?`),
  );
});

test.each(['SERVER_PASSWORD', 'OPERATOR_TOKEN', 'METRICS_TOKEN'])('%s is never shown', (name) => {
  const wrong = name === 'SERVER_PASSWORD' ? 'secret'.repeat(50) : 'secret';
  expect(() => readConfig({ [name]: wrong })).toThrow(new RegExp(`^${name} is not valid: (?!.*secret)`));
});

/** Names and defaults in the settings table of `docs/hosting.md`; `null` without a default value. */
function documented(): Map<string, string | null> {
  const guide = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const rows = guide.matchAll(/^\| (`[A-Z_`, ]+`) +\| (.+?) +\|/gm);
  const ticked = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  return new Map(
    [...rows].flatMap(([, names = '', defaults = '']) =>
      ticked(names).map((name, at) => [name, ticked(defaults)[at] ?? null] as const),
    ),
  );
}

test('docs/hosting.md lists exactly the settings, with their defaults', () => {
  const told = documented();
  expect([...told.keys()].sort()).toEqual([...SETTINGS.keys()].sort());
  for (const [name, value] of SETTINGS) {
    const isNothing = value === undefined || (Array.isArray(value) && value.length === 0);
    expect([name, told.get(name)]).toEqual([name, isNothing ? null : String(value)]);
  }
});

/** Settings that the containers set. */
const INSIDE: ReadonlySet<string> = new Set(['HOST', 'WEB_DIR']);

test('docker compose passes every setting on', () => {
  const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
  const [all = ''] = compose.split('# Profile `scale`');
  const handed = new Set([...all.matchAll(/^ +([A-Z_]+):/gm)].map(([, name]) => name));
  expect(compose.match(/<<: \*settings/g)).toHaveLength(2);
  expect([...SETTINGS.keys()].filter((name) => !INSIDE.has(name) && !handed.has(name))).toEqual([]);
});
