import { expect, test } from 'vitest';
import { readConfig, StartupError } from './config.ts';

test('an empty environment gives the defaults of the protocol', () => {
  expect(readConfig({})).toMatchObject({
    port: 8000,
    dataDir: './data',
    credits: { most: 60, perSecond: 10 },
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
  expect(config.spectatorDelayMs).toBe(5_000);
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
