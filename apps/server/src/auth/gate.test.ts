import { expect, test } from 'vitest';
import { Refused } from '../refused.ts';
import { Gate, type GateConfig } from './gate.ts';

function gateOf(config: Partial<GateConfig> = {}) {
  let now = 0;
  const gate = new Gate({ sessionsPerHour: 3, socketsPerAddress: 2, ...config }, () => now);
  const pass = (seconds: number) => {
    now += seconds * 1_000;
  };
  return { gate, pass };
}

const code = (job: Promise<unknown>) =>
  job.then(
    () => 'ok',
    (error) => (error as Refused).code,
  );

test('without a password everybody comes in; with one only who knows it', async () => {
  expect(await code(gateOf().gate.checkPassword(undefined, ['a']))).toBe('ok');
  const { gate } = gateOf({ serverPassword: 'echo-3' });
  expect(gate.needsPassword).toBe(true);
  expect(await code(gate.checkPassword(undefined, ['a']))).toBe('wrong_password');
  expect(await code(gate.checkPassword('echo-4', ['a']))).toBe('wrong_password');
  expect(await code(gate.checkPassword('echo-3', ['a']))).toBe('ok');
});

test('whoever guesses wrong too often waits, even with the right one, and alone', async () => {
  const { gate, pass } = gateOf({ serverPassword: 'echo-3' });
  const tries = await Promise.all(Array.from({ length: 100 }, (_, at) => code(gate.checkPassword(`x${at}`, ['a']))));
  expect(tries.filter((one) => one === 'wrong_password')).toHaveLength(20);
  expect(tries.filter((one) => one === 'slow_down')).toHaveLength(80);
  expect(await code(gate.checkPassword('echo-3', ['a']))).toBe('slow_down');
  expect(await code(gate.checkPassword('echo-3', ['b']))).toBe('ok');
  pass(31);
  expect(await code(gate.checkPassword('echo-3', ['a']))).toBe('ok');
});

test('right answers and other failures cost nothing', async () => {
  const { gate } = gateOf({ operatorToken: 'token' });
  for (let times = 0; times < 100; times++) expect(await code(gate.checkOperator('token', ['a']))).toBe('ok');
  const fail = () => Promise.reject(new Refused('already_started'));
  for (let times = 0; times < 100; times++) expect(await code(gate.guess(['a'], fail))).toBe('already_started');
});

test('without an operator token nobody becomes an owner', async () => {
  expect(await code(gateOf().gate.checkOperator('', ['a']))).toBe('wrong_token');
});

test('an address makes so many identities an hour', () => {
  const { gate, pass } = gateOf();
  for (let times = 0; times < 3; times++) gate.newcomer('home');
  expect(() => gate.newcomer('home')).toThrow('slow_down');
  gate.newcomer('elsewhere');
  pass(1_200);
  gate.newcomer('home');
});

test('open sockets of an address are counted until they close', () => {
  const { gate } = gateOf();
  for (let times = 0; times < 2; times++) gate.countSocket('home', 1);
  gate.checkSockets('home');
  gate.countSocket('home', 1);
  expect(() => gate.checkSockets('home')).toThrow('too_many_sockets');
  gate.countSocket('home', -1);
  gate.checkSockets('home');
  for (let times = 0; times < 2; times++) gate.countSocket('home', -1);
  expect(gate.socketsOf('home')).toBe(0);
});
