import { applyOperations, type Operation, type ReplayOutline, type ReplayViews } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

const DICE = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };
const REBELLION = { title: 'rebellion', seats: ['rebel', 'imperial'].map((id) => ({ id, kind: 'human' })) };

async function table(body: object) {
  const server = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const matchId = await openMatch([ann, bob], body);
  return { ann, bob, matchId, ...asked(ann, matchId) };
}

/** Asks for the replay of a match; a refusal is its status, code and parameters. `end` lets its host concede. */
function asked(host: ProtocolClient, matchId: string) {
  const ask = async (path: string, who: ProtocolClient = host) => {
    const { status, body } = await who.api('GET', `/api/matches/${matchId}/replay${path}`);
    const { code, params } = status === 200 ? {} : body.error;
    return status === 200 ? body : [status, code, ...(params ? [params] : [])];
  };
  const end = () => host.api('POST', `/api/matches/${matchId}/concede`, {});
  return { ask, end };
}

/** Every position of a page of views. */
function positions({ view, changes }: ReplayViews): unknown[] {
  const all = [view];
  for (const ops of changes) all.push(applyOperations(all.at(-1) as object, ops as Operation[]));
  return all;
}

/** A match of Rebellion with 70 acts at random, and the views that each seat got from its beginning on. */
async function longMatch() {
  const match = await table(REBELLION);
  const { ann, bob, matchId } = match;
  const shown: Record<string, unknown[]> = {};
  const note = async () => {
    for (const { viewer, view } of [...ann.framesOf(matchId), ...bob.framesOf(matchId)])
      shown[viewer] = [...(shown[viewer] ?? []), view];
  };
  await note();
  const acts = await playAtRandom([ann, bob], matchId, {
    most: 70,
    async after() {
      await Promise.all([ann, bob].map((one) => one.emit('ping')));
      await note();
    },
  });
  return { ...match, shown, isOver: acts < 70 };
}

test('every viewer finds each position as it was shown in play, on as many pages as it takes', async () => {
  // About one match in forty is shorter, because the Empire conquers the base by chance.
  let match = await longMatch();
  while (match.isOver) match = await longMatch();
  const { ask, end, shown } = match;
  await end();
  for (const viewer of ['rebel', 'imperial']) {
    const outline: ReplayOutline = await ask(`?viewer=${viewer}`);
    expect(outline.steps).toHaveLength(71);
    const all: unknown[] = [];
    for (let from = 0; from < outline.steps.length; from += 64) {
      const page: ReplayViews = await ask(`/views?viewer=${viewer}&from=${from}`);
      all.push(...positions(page).slice(from === 0 ? 0 : 1));
    }
    expect(all.slice(0, 71)).toEqual(shown[viewer]);
    expect(positions(await ask(`/views?viewer=${viewer}&from=62&limit=4`))).toEqual(all.slice(62, 67));
    expect((await ask(`/views?viewer=${viewer}&from=71`)).changes).toEqual([]);
  }
  const everything = positions(await ask('/views?from=0&limit=1'))[1] as { missions: object };
  expect(JSON.stringify(everything.missions)).not.toContain('"cards":null');
  const watcher = positions(await ask('/views?viewer=spectator&from=0&limit=1'))[1] as { missions: object };
  expect(JSON.stringify(watcher.missions)).toContain('"cards":null');
});

test('chapters and turns lead through the steps, and the log is each viewer’s own', async () => {
  const { ann, bob, matchId, ask, end } = await table({ ...DICE, options: { hiddenPoints: true } });
  await playAtRandom([ann, bob], matchId, { most: 40 });
  await end();
  const outline: ReplayOutline = await ask('');
  expect(outline.viewers).toEqual(['all', 'p1', 'p2', 'spectator']);
  expect(outline.chapters[0]).toMatchObject({ name: { key: 'planet.yavin4' }, step: 1 });
  const starts = outline.chapters.flatMap(({ turns }) => turns.map(({ step }) => step));
  expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
  for (const { step, seat } of outline.chapters.flatMap(({ turns }) => turns))
    expect(outline.steps[step - 1]?.seat).toBe(seat);
  const entries = [...outline.opening, ...outline.steps.flatMap(({ log }) => log)];
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_one, index) => index));
  const { body } = await ann.api('GET', `/api/matches/${matchId}/log`);
  expect(entries.slice(-200)).toEqual(body.entries);
  const watched: ReplayOutline = await ask('?viewer=spectator');
  expect(JSON.stringify(watched.steps)).not.toContain('log.vpDice"');
});

test('acts that were taken back are no steps', async () => {
  const { ann, bob, matchId, ask, end } = await table(DICE);
  await playAtRandom([ann, bob], matchId, { most: 6 });
  await Promise.all([ann, bob].map((one) => one.emit('ping')));
  const asker = [ann, bob].find((one) => !one.framesOf(matchId)[0]?.canUndo) ?? ann;
  const seat = asker.framesOf(matchId)[0]?.viewer ?? '';
  expect(await asker.undo(matchId, seat)).toMatchObject({ ok: true, requested: true });
  const other = asker === ann ? bob : ann;
  await other.emit('answerUndo', { matchId, seat: seat === 'p1' ? 'p2' : 'p1', allow: true, id: 'yes' });
  await playAtRandom([ann, bob], matchId, { most: 4 });
  await Promise.all([ann, bob].map((one) => one.emit('ping')));
  const shown = ann.framesOf(matchId)[0]?.view;
  await end();
  const { acts } = (await ann.api('GET', `/api/matches/${matchId}/record`)).body;
  const { steps }: ReplayOutline = await ask('');
  expect(steps.length).toBeLessThan(acts.length);
  const undo = acts.findIndex(({ decision }: { decision: string }) => decision === 'undo');
  expect(steps.map(({ seq }) => seq)).not.toContain(undo);
  expect(positions(await ask(`/views?viewer=${ann.framesOf(matchId)[0]?.viewer}&from=0`)).at(-2)).toEqual(shown);
});

test('a match that is played, a private one and what there is not are refused', async () => {
  const { url } = await testServer();
  const [ann, eve] = [await ProtocolClient.guest(url, 'Ann'), await ProtocolClient.guest(url, 'Eve')];
  const matchId = await openMatch([ann], { ...DICE, visibility: 'private' });
  await ann.api('POST', `/api/matches/${matchId}/join`, { seat: 'p2' });
  const { ask, end } = asked(ann, matchId);
  for (const path of ['', '/views?from=0']) {
    expect(await ask(path)).toMatchObject([403, 'not_finished']);
    expect(await ask(path, eve)).toMatchObject([403, 'private_match']);
  }
  await end();
  const { inviteCode } = (await ann.api('GET', `/api/matches/${matchId}`)).body;
  expect(await ask('', eve)).toMatchObject([403, 'private_match']);
  expect(await ask(`?invite=${inviteCode}`, eve)).toMatchObject({ viewer: 'all' });
  expect(await ask('/views')).toMatchObject([400, 'invalid_body', { path: 'from' }]);
  expect(await ask('/views?from=-1')).toMatchObject([400, 'invalid_body', { path: 'from' }]);
  expect(await ask('/views?from=2.5')).toMatchObject([400, 'invalid_body', { path: 'from' }]);
  expect(await ask('/views?from=2')).toMatchObject([400, 'invalid_body', { path: 'from' }]);
  expect(await ask('/views?from=0&limit=65')).toMatchObject([400, 'invalid_body', { path: 'limit' }]);
  expect(await ask('/views?from=0&viewer=p3')).toMatchObject([400, 'invalid_body', { path: 'viewer' }]);
  expect(await ask('?viewer=__proto__')).toMatchObject([400, 'invalid_body', { path: 'viewer' }]);
  expect((await ann.api('GET', '/api/matches/nowhere/replay')).body.error.code).toBe('no_such_match');
});
