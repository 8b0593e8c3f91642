import type { MatchRecord } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { CLOSED } from '../model/closed.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));

/** Match with a granted undo request, and its record. */
async function played() {
  const server = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const matchId = await openMatch([ann, bob], { title: 'galaxy-dice', seats: SEATS, options: { short: true } });
  await playAtRandom([ann, bob], matchId, { most: 8 });
  await Promise.all([ann, bob].map((one) => one.emit('ping')));
  const asker = [ann, bob].find((one) => !one.framesOf(matchId)[0]?.canUndo) ?? ann;
  const seat = asker.framesOf(matchId)[0]?.viewer ?? '';
  if ((await asker.undo(matchId, seat)).requested) {
    const other = asker === ann ? bob : ann;
    await other.emit('answerUndo', { matchId, seat: seat === 'p1' ? 'p2' : 'p1', allow: true, id: 'yes' });
  }
  await playAtRandom([ann, bob], matchId, { most: 10 });
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  const record: MatchRecord = (await ann.api('GET', `/api/matches/${matchId}/record`)).body;
  return { server, ann, bob, record };
}

const bring = (who: ProtocolClient, record: unknown) => who.api('POST', '/api/matches/import', { record });

test('a record is imported as a match, on another server too, and exports the same record', async () => {
  const { record } = await played();
  const { url } = await testServer();
  const cat = await ProtocolClient.join(url, 'Cat');
  const { status, body } = await bring(cat, record);
  expect(status).toBe(201);
  expect(body.match).toMatchObject({
    matchId: body.matchId,
    status: 'finished',
    visibility: 'private',
    options: record.options,
    outcome: record.outcome,
    seedHash: record.seedHash,
    isHost: true,
  });
  expect((await cat.api('GET', `/api/matches/${body.matchId}/record`)).body).toEqual({ ...record, imported: true });
  const frame = (await cat.watch(body.matchId)).frames[0];
  expect(frame).toMatchObject({ viewer: 'spectator', outcome: record.outcome, decisions: [] });
  const dan = await ProtocolClient.guest(url, 'Dan');
  expect((await dan.api('GET', `/api/matches/${body.matchId}`)).status).toBe(403);
});

test('a changed record is refused with the first act that differs, and nothing is stored', async () => {
  const { ann, record } = await played();
  const { acts, hashes } = record;
  const last = acts.length - 1;
  const change = (at: number, more: object) => acts.map((act, seq) => (seq === at ? { ...act, ...more } : act));
  const wrong: [seq: number, changed: object][] = [
    [3, { acts: change(3, { choice: 'no-such-key' }) }],
    [4, { acts: change(4, { seat: 'p9' }) }],
    [2, { acts: change(2, { decision: 'undo', choice: 0 }) }],
    [2, { acts: change(2, { seq: 7 }) }],
    [5, { hashes: hashes.map((hash, seq) => (seq === 5 ? '0'.repeat(64) : hash)) }],
    [last, { hashes: hashes.slice(0, -1) }],
    [last, { acts: acts.slice(0, -1), hashes: hashes.slice(0, -1) }],
    [acts.length, { outcome: { ...record.outcome, winners: ['p1', 'p2'] } }],
    [last, { acts: acts.slice(0, -1), hashes: hashes.slice(0, -1), outcome: CLOSED }],
  ];
  const before = (await ann.api('GET', '/api/matches?mine=true')).body.matches.length;
  for (const [seq, changed] of wrong) {
    const { status, body } = await bring(ann, { ...record, ...changed });
    expect([status, body.error.code, body.error.params.seq], JSON.stringify(changed).slice(0, 80)).toEqual([
      409,
      'diverged',
      seq,
    ]);
  }
  expect((await ann.api('GET', '/api/matches?mine=true')).body.matches).toHaveLength(before);
});

test('invalid and too large records are refused', async () => {
  const { server, ann, record } = await played();
  for (const changed of [
    { title: 'chess' },
    { seats: ['p1'] },
    { seats: ['p2', 'p1'] },
    { seed: 'ab'.repeat(32) },
    { options: { short: 'yes' } },
    { acts: 'all' },
    ...['', 'a\u0000b', 'a\u2066b', 'a\u200bb', 'a\tb', ' 1.0.0'].map((engine) => ({ engine })),
    { acts: record.acts.map((act) => ({ ...act, at: act.at.replace('Z', '123Z') })) },
    { outcome: { ...record.outcome, note: 'won' } },
    { note: 'won' },
  ])
    expect(await bring(ann, { ...record, ...changed }), JSON.stringify(changed)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_body' } },
    });
  expect((await bring(new ProtocolClient(server.url, ''), record)).body.error.code).toBe('no_session');
  const large = { ...record, padding: 'x'.repeat(5_000_000) };
  expect((await bring(ann, large)).body.error.code).toBe('too_large');
});

test('a player imports one record at a time, and does not keep others waiting', async () => {
  const { record } = await played();
  let storing: Promise<void> | undefined;
  const { url } = await testServer({
    store: (store) => ({
      ...store,
      async importMatch(...match) {
        await storing;
        await store.importMatch(...match);
      },
    }),
  });
  const cat = await ProtocolClient.guest(url, 'Cat');
  const dan = await ProtocolClient.guest(url, 'Dan');
  let store = () => {};
  storing = new Promise<void>((resolve) => {
    store = resolve;
  });
  const answers = [bring(cat, record), bring(cat, record)];
  const refused = await Promise.race(answers);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  storing = undefined;
  expect((await bring(dan, record)).status).toBe(201);
  store();
  expect((await Promise.all(answers)).map((answer) => answer.status).sort()).toEqual([201, 429]);
  expect((await bring(cat, record)).status).toBe(201);
});

test('a record of another version is refused with its version as the reason', async () => {
  const { ann, record } = await played();
  const { version, ...old } = record;
  for (const given of [old, { ...record, version: 0 }, { ...record, version: 2 }])
    expect(await bring(ann, given)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_body', params: { path: 'record.version' } } },
    });
  expect(version).toBe(1);
});

test('imports are marked everywhere, count as matches of the importer, and have no times of their own', async () => {
  const { record } = await played();
  const { url } = await testServer({ env: { MATCHES_PER_PLAYER: '2' } });
  const cat = await ProtocolClient.guest(url, 'Cat');
  const began = Date.now() - 1_000;
  const forged = { ...record, acts: record.acts.map((act) => ({ ...act, at: '1999-05-19T00:00:00.000Z' })) };
  const { body } = await bring(cat, forged);
  expect(body.match).toMatchObject({ imported: true, host: 'Cat' });
  for (const time of [body.match.startedAt, body.match.endedAt]) expect(Date.parse(time)).toBeGreaterThan(began);
  const [listed] = (await cat.api('GET', '/api/matches?mine=true')).body.matches;
  expect([listed.matchId, listed.imported]).toEqual([body.matchId, true]);
  expect((await cat.api('GET', `/api/matches/${body.matchId}`)).body.imported).toBe(true);
  const again: MatchRecord = (await cat.api('GET', `/api/matches/${body.matchId}/record`)).body;
  expect(again.imported).toBe(true);
  expect((await bring(cat, again)).body.match.imported).toBe(true);
  const third = await bring(cat, record);
  expect([third.status, third.body.error]).toMatchObject([409, { code: 'too_many_matches', params: { most: 2 } }]);
});
