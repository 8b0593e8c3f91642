import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));

test('a player of both sides who undoes act after act makes the server replay the match for few of them', async () => {
  let replays = 0;
  const { url, store, registry } = await testServer({
    env: { CREDITS: '100000' },
    store: (kept) => ({
      ...kept,
      acts(id, part) {
        if (part?.before !== undefined) replays += 1;
        return kept.acts(id, part);
      },
    }),
  });
  const ann = await ProtocolClient.join(url, 'Ann');
  const made = await ann.api('POST', '/api/matches', {
    title: 'galaxy-dice',
    seats: SEATS,
    visibility: 'private',
    spectators: 'open',
  });
  const { matchId } = made.body;
  for (const seat of ['p1', 'p2']) await ann.api('POST', `/api/matches/${matchId}/join`, { seat });
  await ann.watch(matchId);
  await playAtRandom([ann], matchId, { most: 60 });
  const played = (await store.acts(matchId)).length;
  replays = 0;
  for (let asked = 0; asked < 60; asked++) {
    const [last] = (await store.acts(matchId)).slice(-1);
    const done = await ann.undo(matchId, last?.seat ?? '');
    const other = last?.seat === 'p1' ? 'p2' : 'p1';
    if (!done.ok && !(await ann.undo(matchId, other)).ok) break;
  }
  const rewinds = (await store.acts(matchId)).filter(({ kind }) => kind === 'rewind').length;
  expect(rewinds).toBeGreaterThan(10);
  // An undo may take back several acts: one replay serves those of the last 16.
  expect(replays).toBeLessThanOrEqual(Math.ceil(played / 16));
  expect(replays).toBeLessThan(rewinds / 2);
  // The states that were kept are those of the record.
  await ann.emit('ping');
  const views = ann.framesOf(matchId).map(({ viewer, view }) => ({ viewer, view }));
  registry.evict(matchId);
  const again = ann.at(url);
  await again.connect();
  await again.watch(matchId);
  expect(again.framesOf(matchId).map(({ viewer, view }) => ({ viewer, view }))).toEqual(views);
});

test('an undo past what was revealed counts as five messages of the player who asks', async () => {
  const { url, store } = await testServer({ env: { CREDITS: '60', CREDITS_PER_SECOND: '1' } });
  const ann = await ProtocolClient.join(url, 'Ann');
  const matchId = await openMatch([ann], { title: 'galaxy-dice', seats: SEATS });
  await ann.api('POST', `/api/matches/${matchId}/join`, { seat: 'p2' });
  await ann.watch(matchId);
  await playAtRandom([ann], matchId, { most: 20 });
  const codes = new Set<string | undefined>();
  for (let asked = 0; asked < 30; asked++) {
    const [last] = (await store.acts(matchId)).slice(-1);
    const done = await ann.undo(matchId, last?.seat ?? '');
    codes.add(done.error?.code);
    if (done.error?.code === 'slow_down') break;
  }
  expect(codes).toContain('slow_down');
  const rewinds = (await store.acts(matchId)).filter(({ kind }) => kind === 'rewind').length;
  expect(rewinds).toBeLessThan(10);
});
