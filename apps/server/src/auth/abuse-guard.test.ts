import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { AbuseGuard, type AbuseGuardConfig } from './abuse-guard.ts';
import { Limiters } from './limiters.ts';

function guardOf(config: Partial<AbuseGuardConfig> = {}) {
  let now = 0;
  const abuseGuard = new AbuseGuard(
    { sessionsPerHour: 3, socketsPerAddress: 2, ...config },
    new Limiters(null, () => now),
  );
  const pass = (seconds: number) => {
    now += seconds * 1_000;
  };
  return { abuseGuard, pass };
}

const code = (job: Promise<unknown>) =>
  job.then(
    () => 'ok',
    (error) => (error as Refused).code,
  );

test('a new session needs the server password if one is set', async () => {
  expect(await code(guardOf().abuseGuard.checkPassword(undefined, ['a']))).toBe('ok');
  const { abuseGuard } = guardOf({ serverPassword: 'echo-3' });
  expect(abuseGuard.needsPassword).toBe(true);
  expect(await code(abuseGuard.checkPassword(undefined, ['a']))).toBe('wrong_password');
  expect(await code(abuseGuard.checkPassword('echo-4', ['a']))).toBe('wrong_password');
  expect(await code(abuseGuard.checkPassword('echo-3', ['a']))).toBe('ok');
});

test('W1 after too many wrong passwords an actor is told to wait, for ten minutes, and others are not', async () => {
  const { abuseGuard, pass } = guardOf({ serverPassword: 'echo-3' });
  const tries = await Promise.all(
    Array.from({ length: 100 }, (_, at) => code(abuseGuard.checkPassword(`x${at}`, ['a']))),
  );
  expect(tries.filter((one) => one === 'wrong_password')).toHaveLength(20);
  expect(tries.filter((one) => one === 'slow_down')).toHaveLength(80);
  expect(await code(abuseGuard.checkPassword('x', ['b']))).toBe('wrong_password');
  pass(601);
  expect(await code(abuseGuard.checkPassword('x', ['a']))).toBe('wrong_password');
});

const GUESS = () => Promise.reject(new Refused('bad_code'));

test('W1 a right code is never refused for wrong ones from the same address', async () => {
  const { abuseGuard } = guardOf({ serverPassword: 'echo-3', operatorToken: 'token' });
  for (let times = 0; times < 1_000; times++) await code(abuseGuard.attempt(['home'], GUESS));
  expect(await code(abuseGuard.attempt(['home'], GUESS))).toBe('slow_down');
  expect(await code(abuseGuard.attempt(['home'], () => 'a right code'))).toBe('ok');
  for (let times = 0; times < 40; times++) {
    await code(abuseGuard.checkPassword('guess', ['home']));
    await code(abuseGuard.checkOperator('guess', ['home']));
  }
  expect(await code(abuseGuard.checkPassword('echo-3', ['home']))).toBe('ok');
  expect(await code(abuseGuard.checkOperator('token', ['home']))).toBe('ok');
});

test('W1 a password under attack is not checked any more for addresses above their limit, but for all others', async () => {
  const { abuseGuard, pass } = guardOf({ serverPassword: 'echo-3' });
  for (let times = 0; times < 100; times++) await code(abuseGuard.checkPassword(`x${times}`, ['attacker']));
  expect(await code(abuseGuard.checkPassword('echo-3', ['attacker']))).toBe('slow_down');
  expect(await code(abuseGuard.checkPassword('echo-3', ['home']))).toBe('ok');
  expect(await code(abuseGuard.checkPassword('guess', ['home']))).toBe('wrong_password');
  expect(await code(abuseGuard.checkPassword('echo-3', ['home']))).toBe('ok');
  expect(await code(abuseGuard.checkOperator('', ['attacker']))).toBe('slow_down');
  pass(601);
  expect(await code(abuseGuard.checkPassword('echo-3', ['attacker']))).toBe('ok');
});

test('right answers and other failures cost no token', async () => {
  const { abuseGuard } = guardOf({ operatorToken: 'token' });
  for (let times = 0; times < 100; times++) expect(await code(abuseGuard.checkOperator('token', ['a']))).toBe('ok');
  const fail = () => Promise.reject(new Refused('already_started'));
  for (let times = 0; times < 100; times++) expect(await code(abuseGuard.attempt(['a'], fail))).toBe('already_started');
});

test('without an operator token no player becomes an owner', async () => {
  expect(await code(guardOf().abuseGuard.checkOperator('', ['a']))).toBe('wrong_token');
});

test('new sessions of an address are limited per hour', async () => {
  const { abuseGuard, pass } = guardOf();
  for (let times = 0; times < 3; times++) expect(await code(abuseGuard.newcomer('home'))).toBe('ok');
  expect(await code(abuseGuard.newcomer('home'))).toBe('slow_down');
  expect(await code(abuseGuard.newcomer('elsewhere'))).toBe('ok');
  pass(3_601);
  expect(await code(abuseGuard.newcomer('home'))).toBe('ok');
});

test('open sockets of an address are counted until they close', () => {
  const { abuseGuard } = guardOf();
  for (let times = 0; times < 2; times++) abuseGuard.countSocket('home', 1);
  abuseGuard.checkSockets('home');
  abuseGuard.countSocket('home', 1);
  expect(() => abuseGuard.checkSockets('home')).toThrow('too_many_sockets');
  abuseGuard.countSocket('home', -1);
  abuseGuard.checkSockets('home');
  for (let times = 0; times < 2; times++) abuseGuard.countSocket('home', -1);
  expect(abuseGuard.socketsOf('home')).toBe(0);
});
