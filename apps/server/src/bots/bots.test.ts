import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Decision } from '@echo-base/games/engine';
import { titleById } from '@echo-base/games/titles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { randomChoice } from '../../test/kit/play.ts';
import { quickBotRunner, tempDir, testServer } from '../../test/kit/setup.ts';
import { pathsOf } from '../paths.ts';
import { anyChoice, type BotRunner, type Question } from './bot-runner.ts';
import { WorkerBotRunner } from './worker-bot-runner.ts';

const bots = (...ids: string[]) => ids.map((id) => ({ id, kind: 'bot' }));
const OPEN = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', options: { short: true } };

async function untilFinished(client: ProtocolClient, matchId: string) {
  const status = async () => (await client.api('GET', `/api/matches/${matchId}`)).body.status;
  await expect.poll(status, { timeout: 40_000, interval: 50 }).toBe('finished');
}

test('a match of bots starts automatically and plays to the end', async () => {
  const server = await testServer();
  const client = await ProtocolClient.join(server.url, 'Ann');
  const made = await client.api('POST', '/api/matches', { ...OPEN, seats: bots('p1', 'p2', 'p3') });
  expect(made.body.match.status).toBe('playing');
  await untilFinished(client, made.body.matchId);
  const record = await client.api('GET', `/api/matches/${made.body.matchId}/record`);
  expect(record.status).toBe(200);
  expect(new Set(record.body.acts.map((act: { seat: string }) => act.seat))).toEqual(new Set(['p1', 'p2', 'p3']));
});

test('a bot sees only the view of its seat', async () => {
  const questions: Question[] = [];
  const quick = quickBotRunner();
  const botRunner: BotRunner = {
    choose(question) {
      questions.push(question);
      return quick.choose(question);
    },
    close: async () => undefined,
  };
  const server = await testServer({ botRunner });
  const client = await ProtocolClient.join(server.url, 'Ann');
  const made = await client.api('POST', '/api/matches', { ...OPEN, seats: bots('p1', 'p2') });
  await untilFinished(client, made.body.matchId);
  const { seed } = (await client.api('GET', `/api/matches/${made.body.matchId}/record`)).body;
  expect(questions.length).toBeGreaterThan(10);
  for (const { seen, decision } of questions) {
    expect(seen.viewer).toBe(decision.seat);
    expect(seen).not.toHaveProperty('flow');
    expect(JSON.stringify(seen)).not.toContain(seed);
  }
});

test('a computer player pauses longer after an act of one that the log tells of, for people to see it', async () => {
  const told: number[] = [];
  const quick = quickBotRunner();
  const botRunner: BotRunner = {
    choose(question) {
      const last = question.seen.log.at(-1);
      told.push(last && 'seq' in last ? Number(last.seq) : -1);
      return quick.choose(question);
    },
    close: async () => undefined,
  };
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const server = await testServer({ botRunner, env: { BOT_DELAY_MS: '8' } });
  const client = await ProtocolClient.join(server.url, 'Ann');
  const made = await client.api('POST', '/api/matches', { ...OPEN, seats: bots('p1', 'p2') });
  await untilFinished(client, made.body.matchId);
  const pauses = timers.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 8 || ms === 20);
  expect(pauses).toEqual(told.map((seq, index) => (index > 0 && seq > (told[index - 1] ?? seq) ? 20 : 8)));
  expect(new Set(pauses)).toEqual(new Set([8, 20]));
});

test.each([
  ['fails', () => Promise.reject(new Error('no idea'))],
  ['chooses nonsense', () => Promise.resolve('no-such-option')],
])('a bot that %s is replaced by the default choice, and the game goes on', async (_what, choose) => {
  const server = await testServer({ botRunner: { choose, close: async () => undefined } });
  const client = await ProtocolClient.join(server.url, 'Ann');
  const seats = [{ id: 'p1', kind: 'human' }, ...bots('p2')];
  const options = { ...OPEN.options, firstPlayer: 'first-seat' };
  const made = await client.api('POST', '/api/matches', { ...OPEN, options, seats });
  const { matchId } = made.body;
  await client.api('POST', `/api/matches/${matchId}/join`, {});
  await client.watch(matchId);
  const [decision] = client.framesOf(matchId)[0]?.decisions ?? [];
  if (!decision) throw new Error('the human seat has no decision');
  await client.act(matchId, decision, randomChoice(decision));
  await expect.poll(async () => (await server.store.acts(matchId)).some((act) => act.seat === 'p2')).toBe(true);
  expect(await server.metrics.registry.getSingleMetricAsString('echo_base_bot_fallbacks_total')).not.toMatch(/ 0$/m);
});

test('bots go on after a restart without a watcher', async () => {
  const dataDir = tempDir();
  const slow = await testServer({ dataDir, env: { BOT_DELAY_MS: '20' } });
  const client = await ProtocolClient.guest(slow.url, 'Ann');
  const made = await client.api('POST', '/api/matches', { ...OPEN, seats: bots('p1', 'p2') });
  await expect.poll(async () => (await slow.store.acts(made.body.matchId)).length).toBeGreaterThan(3);
  await slow.close();
  const server = await testServer({ dataDir });
  await untilFinished(client.at(server.url), made.body.matchId);
});

test('bots pause before they act', async () => {
  const server = await testServer({ env: { BOT_DELAY_MS: '60' } });
  const client = await ProtocolClient.guest(server.url, 'Ann');
  const made = await client.api('POST', '/api/matches', { ...OPEN, seats: bots('p1', 'p2') });
  await expect.poll(async () => (await server.store.acts(made.body.matchId)).length).toBeGreaterThan(3);
  const acts = await server.store.acts(made.body.matchId);
  const pauses = acts.slice(1).map((act, index) => act.at - (acts[index]?.at ?? 0));
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(55);
});

function question(): Question {
  const decision: Decision = {
    id: 'p1:0.x',
    seat: 'p1',
    shape: 'one',
    prompt: { key: 'ask' },
    options: [
      { key: 'no', label: { key: 'no' }, refused: { code: 'not_now' } },
      { key: 'yes', label: { key: 'yes' } },
    ],
  };
  const seen = { viewer: 'p1', view: {}, decisions: [], canUndo: false, log: [], waitingFor: ['p1'], pending: [] };
  return { titleId: 'galaxy-dice', level: 'random', seen, decision };
}

test('the worker thread answers questions in order', async () => {
  const { botWorker } = pathsOf(new URL('../main.ts', import.meta.url).href);
  const botRunner = new WorkerBotRunner(botWorker, 20_000);
  expect(await Promise.all([botRunner.choose(question()), botRunner.choose(question())])).toEqual(['yes', 'yes']);
  await expect(botRunner.choose({ ...question(), level: 'unknown' })).rejects.toThrow('no bot unknown');
  expect(await botRunner.choose(question())).toBe('yes');
  await botRunner.close();
});

test('a bot that takes too long is stopped, and the next question is answered', async () => {
  const file = join(tempDir(), 'sleepy.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', (question) => {
       if (question.level === 'sleepy') for (;;);
       parentPort.postMessage('awake');
     });`,
  );
  const botRunner = new WorkerBotRunner(pathToFileURL(file), 1_000);
  const [sleepy, awake] = await Promise.allSettled([
    botRunner.choose({ ...question(), level: 'sleepy' }),
    botRunner.choose(question()),
  ]);
  expect(sleepy).toMatchObject({ status: 'rejected' });
  expect(awake).toEqual({ status: 'fulfilled', value: 'awake' });
  await botRunner.close();
});

test.each([
  ['ends', 'process.exit(1)'],
  ['throws outside of a question', "setImmediate(() => { throw new Error('oops'); })"],
])('if the thread %s, the question fails at once and the next one is answered', async (_how, crash) => {
  const file = join(tempDir(), 'crashing.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', (question) => {
       if (question.level === 'crash') ${crash};
       else parentPort.postMessage('well');
     });`,
  );
  const botRunner = new WorkerBotRunner(pathToFileURL(file), 60_000);
  onTestFinished(() => botRunner.close());
  const [crashed, well] = await Promise.allSettled([
    botRunner.choose({ ...question(), level: 'crash' }),
    botRunner.choose(question()),
  ]);
  expect(crashed).toMatchObject({ status: 'rejected' });
  expect(well).toEqual({ status: 'fulfilled', value: 'well' });
});

const first = () => 0;

test('the default choice is an option that may be chosen', () => {
  const { decision } = question();
  expect(anyChoice(decision, first)).toBe('yes');
  expect(anyChoice({ ...decision, shape: 'some', min: 1, max: 1 }, first)).toEqual(['yes']);
  expect(anyChoice({ ...decision, shape: 'number', min: 3, max: 5, options: [] }, first)).toBe(3);
  expect(titleById('galaxy-dice')?.bots.random).toBeDefined();
});

test('a match whose computer players never answer in time ends too', async () => {
  const botRunner: BotRunner = { choose: () => Promise.reject(new Error('too slow')), close: async () => undefined };
  const server = await testServer({ botRunner });
  const client = await ProtocolClient.join(server.url, 'Ann');
  const made = await client.api('POST', '/api/matches', { ...OPEN, seats: bots('p1', 'p2') });
  await untilFinished(client, made.body.matchId);
});

test('the default choice avoids grave options and fits the budgets', () => {
  const { decision } = question();
  const option = (key: string, more: object = {}) => ({ key, label: { key }, ...more });
  const surrender = option('surrender', { kind: 'grave' });
  expect(anyChoice({ ...decision, options: [surrender, option('fight')] }, first)).toBe('fight');
  expect(anyChoice({ ...decision, options: [surrender] }, first)).toBe('surrender');
  const budgets = [{ id: 'room', label: { key: 'room' }, limit: 0 }];
  const options = [option('rider', { costs: { room: 1 } }), option('ship', { costs: { room: -1 } })];
  expect(anyChoice({ ...decision, shape: 'some', min: 1, max: 2, options, budgets }, first)).toEqual(['ship']);
});

/** Thread that answers with the name of the match in the question, after a moment. */
function echoRunner() {
  const file = join(tempDir(), 'echo.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ level }) => setTimeout(() => parentPort.postMessage(level), 5));`,
  );
  const botRunner = new WorkerBotRunner(pathToFileURL(file), 60_000);
  onTestFinished(() => botRunner.close());
  const answered: string[] = [];
  const ask = (name: string, hasPeople: () => boolean) =>
    botRunner.choose({ ...question(), level: name }, hasPeople).then(() => answered.push(name));
  return { ask, answered };
}

test('W1b a bot at a table with people is answered before those of a hundred matches without', async () => {
  const { ask, answered } = echoRunner();
  const alone = Array.from({ length: 100 }, (_one, index) => ask(`alone ${index}`, () => false));
  await Promise.all([ask('Ann', () => true), ask('Bob', () => true)]);
  expect(answered.filter((name) => name.startsWith('alone')).length).toBeLessThanOrEqual(1);
  expect(answered.slice(-2)).toEqual(['Ann', 'Bob']);
  await Promise.all(alone);
});

test('W1b a question leaves the slow lane as soon as a person watches its match', async () => {
  const { ask, answered } = echoRunner();
  let isWatched = false;
  const alone = Array.from({ length: 20 }, (_one, index) => ask(`alone ${index}`, () => false));
  const watched = ask('watched', () => isWatched);
  isWatched = true;
  await watched;
  expect(answered.length).toBeLessThanOrEqual(2);
  await Promise.all(alone);
});

test('W1b a match has people if one of them has a seat or watches', async () => {
  const asked: boolean[] = [];
  const botRunner: BotRunner = {
    async choose({ decision }, hasPeople) {
      asked.push(hasPeople?.() ?? false);
      return anyChoice(decision, first);
    },
    close: async () => undefined,
  };
  const server = await testServer({ botRunner, env: { BOT_DELAY_MS: '20' } });
  const ann = await ProtocolClient.join(server.url, 'Ann');
  const alone = await ann.api('POST', '/api/matches', { ...OPEN, seats: bots('p1', 'p2') });
  await expect.poll(() => asked.includes(false)).toBe(true);
  expect(asked).not.toContain(true);
  await ann.watch(alone.body.matchId);
  await expect.poll(() => asked.includes(true)).toBe(true);
  ann.close();
  await expect.poll(() => asked.at(-1)).toBe(false);
  const seats = [...bots('p1'), { id: 'p2', kind: 'human' }];
  asked.length = 0;
  const together = await ann.api('POST', '/api/matches', { ...OPEN, seats, options: { firstPlayer: 'first-seat' } });
  await ann.api('POST', `/api/matches/${together.body.matchId}/join`, {});
  await expect.poll(() => asked.includes(true)).toBe(true);
});
