import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { AbuseGuard, type AbuseGuardConfig } from './abuse-guard.ts';

function guardOf(config: Partial<AbuseGuardConfig> = {}) {
  let now = 0;
  const abuseGuard = new AbuseGuard({ sessionsPerHour: 3, socketsPerAddress: 2, ...config }, () => now);
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

test('after too many wrong passwords an actor waits, even with the right one, and others do not', async () => {
  const { abuseGuard, pass } = guardOf({ serverPassword: 'echo-3' });
  const tries = await Promise.all(
    Array.from({ length: 100 }, (_, at) => code(abuseGuard.checkPassword(`x${at}`, ['a']))),
  );
  expect(tries.filter((one) => one === 'wrong_password')).toHaveLength(20);
  expect(tries.filter((one) => one === 'slow_down')).toHaveLength(80);
  expect(await code(abuseGuard.checkPassword('echo-3', ['a']))).toBe('slow_down');
  expect(await code(abuseGuard.checkPassword('echo-3', ['b']))).toBe('ok');
  pass(31);
  expect(await code(abuseGuard.checkPassword('echo-3', ['a']))).toBe('ok');
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

test('new sessions of an address are limited per hour', () => {
  const { abuseGuard, pass } = guardOf();
  for (let times = 0; times < 3; times++) abuseGuard.newcomer('home');
  expect(() => abuseGuard.newcomer('home')).toThrow('slow_down');
  abuseGuard.newcomer('elsewhere');
  pass(1_200);
  abuseGuard.newcomer('home');
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
