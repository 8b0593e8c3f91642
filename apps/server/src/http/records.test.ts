import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import type { Store } from '../storage/store.ts';

/** Store that counts reads of acts and can be slow, broken or without records. */
function watched() {
  const state = { reads: [] as string[], ms: 0, isBroken: false, keepsRecords: true };
  const store = (whole: Store): Store => ({
    ...whole,
    async acts(id, part) {
      state.reads.push(id);
      if (state.ms > 0) await new Promise((resolve) => setTimeout(resolve, state.ms));
      if (state.isBroken) throw new Error('the acts cannot be read');
      return whole.acts(id, part);
    },
    addRecord: async (id, record) => {
      if (state.keepsRecords) await whole.addRecord(id, record);
    },
  });
  return { state, store };
}

const MATCH = { title: 'galaxy-dice', visibility: 'public', spectators: 'open' };
const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));

/** Match that one person plays against themselves and concedes. */
async function finished(client: ProtocolClient): Promise<string> {
  const { matchId } = (await client.api('POST', '/api/matches', { ...MATCH, seats: SEATS })).body;
  for (const { id } of SEATS) await client.api('POST', `/api/matches/${matchId}/join`, { seat: id });
  expect((await client.api('POST', `/api/matches/${matchId}/concede`, { seat: 'p1' })).status).toBe(200);
  return matchId;
}

test('the record of a match is stored when it ends, and readers get the stored record', async () => {
  const { state, store } = watched();
  const server = await testServer({ store });
  const ann = await ProtocolClient.guest(server.url, 'Ann');
  const id = await finished(ann);
  await expect.poll(() => server.store.record(id)).not.toBeNull();
  state.reads = [];
  const answers = await Promise.all(Array.from({ length: 20 }, () => ann.api('GET', `/api/matches/${id}/record`)));
  expect(state.reads).toEqual([]);
  for (const { status, headers, body } of answers) {
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(body).toEqual(JSON.parse((await server.store.record(id)) ?? ''));
    expect(body.hashes).toHaveLength(body.acts.length);
  }
});

test('a missing record is created once for all its readers, and then stored', async () => {
  const { state, store } = watched();
  state.keepsRecords = false;
  const server = await testServer({ store });
  const ann = await ProtocolClient.guest(server.url, 'Ann');
  const id = await finished(ann);
  await expect.poll(() => state.reads.length).toBeGreaterThan(0);
  await ann.api('GET', `/api/matches/${id}/record`);
  Object.assign(state, { keepsRecords: true, reads: [], ms: 50 });
  const read = () => ann.api('GET', `/api/matches/${id}/record`);
  const answers = await Promise.all(Array.from({ length: 50 }, read));
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  expect(state.reads).toEqual([id]);
  expect((await read()).body).toEqual(answers[0]?.body);
  expect(state.reads).toEqual([id]);
});

test('1,500 aborted requests of a client do not delay another reader', async () => {
  const { state, store } = watched();
  state.keepsRecords = false;
  const server = await testServer({ store });
  const ann = await ProtocolClient.guest(server.url, 'Ann');
  const old = [await finished(ann), await finished(ann)];
  const [attacked, honest] = old as [string, string];
  await expect.poll(() => new Set(state.reads)).toEqual(new Set(old));
  Object.assign(state, { keepsRecords: true, reads: [], ms: 100 });
  const abort = new AbortController();
  const flood = Array.from({ length: 1_500 }, () =>
    fetch(`${server.url}/api/matches/${attacked}/record`, { signal: abort.signal }).then(
      (answer) => answer.status,
      () => 0,
    ),
  );
  // Requests without a session wait while so many arrive at once.
  await expect.poll(() => state.reads.length, { timeout: 20_000 }).toBe(1);
  abort.abort();
  const read = () => ann.api('GET', `/api/matches/${honest}/record`);
  const answer = await read();
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  await Promise.all(flood);
  expect(state.reads.filter((id) => id === attacked)).toHaveLength(1);
});

test('creation of records is limited, and a record without waiting readers is not created', async () => {
  const { state, store } = watched();
  state.keepsRecords = false;
  const server = await testServer({ store });
  const ann = await ProtocolClient.guest(server.url, 'Ann');
  const ids: string[] = [];
  for (let made = 0; made < 24; made++) ids.push(await finished(ann));
  await expect.poll(() => new Set(state.reads).size).toBe(ids.length);
  Object.assign(state, { reads: [], ms: 300 });
  const abort = new AbortController();
  const statuses: number[] = [];
  const reads = ids.map(async (id) => {
    const path = `${server.url}/api/matches/${id}/record`;
    const answer = await fetch(path, { signal: abort.signal }).catch(() => null);
    if (answer) statuses.push(answer.status);
  });
  await expect.poll(() => statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.length).toBeLessThan(ids.length);
  abort.abort();
  await Promise.all(reads);
  // Created after all that wait before it; of those at most one was being read when its reader left.
  const made = state.reads.length;
  const last = ids.find((id) => !state.reads.includes(id)) ?? '';
  const status = async () => (await ann.api('GET', `/api/matches/${last}/record`)).status;
  await expect.poll(status).toBe(200);
  expect(state.reads.length).toBeLessThanOrEqual(made + 2);
});

test('a record that cannot be created is not retried for every reader', async () => {
  const { state, store } = watched();
  const server = await testServer({ store });
  const ann = await ProtocolClient.guest(server.url, 'Ann');
  state.isBroken = true;
  const id = await finished(ann);
  await expect.poll(() => state.reads.filter((read) => read === id).length).toBeGreaterThan(0);
  state.reads = [];
  for (let tries = 0; tries < 5; tries++) expect((await ann.api('GET', `/api/matches/${id}/record`)).status).toBe(500);
  expect(state.reads.length).toBeLessThanOrEqual(1);
  state.isBroken = false;
  const status = async () => (await ann.api('GET', `/api/matches/${id}/record`)).status;
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
});

test('a match without spectators keeps its record, replay and forks to its players and the owner of the server', async () => {
  const server = await testServer({ env: { OPERATOR_TOKEN: 'token-of-the-operator' } });
  const [ann, eve, owner] = await Promise.all(
    ['Ann', 'Eve', 'Owner'].map((name) => ProtocolClient.guest(server.url, name)),
  );
  await owner!.api('POST', '/api/session/owner', { token: 'token-of-the-operator' });
  const body = { ...MATCH, spectators: 'closed', seats: SEATS };
  const { matchId, inviteCode } = (await ann!.api('POST', '/api/matches', body)).body;
  for (const { id } of SEATS) await ann!.api('POST', `/api/matches/${matchId}/join`, { seat: id });
  await ann!.api('POST', `/api/matches/${matchId}/concede`, { seat: 'p1' });
  const path = `/api/matches/${matchId}`;
  const asked = async (who: ProtocolClient, query = '') => {
    const replies = await Promise.all([
      who.api('GET', `${path}/record${query}`),
      who.api('GET', `${path}/replay${query}`),
      who.api('GET', `${path}/replay/views?from=0${query.replace('?', '&')}`),
    ]);
    return replies.map(({ status, body }) => body.error?.code ?? status);
  };
  const closed = ['spectators_closed', 'spectators_closed', 'spectators_closed'];
  expect(await asked(eve!)).toEqual(closed);
  expect(await asked(new ProtocolClient(server.url, 'no-session'))).toEqual(closed);
  expect(await asked(eve!, `?invite=${inviteCode}`)).toEqual(closed);
  expect((await eve!.api('POST', `${path}/fork`, { step: 1 })).body.error.code).toBe('spectators_closed');
  expect((await eve!.api('GET', path)).body.status).toBe('finished');
  for (const who of [ann!, owner!]) expect(await asked(who)).toEqual([200, 200, 200]);
});
