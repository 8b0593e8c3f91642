import { expect, onTestFinished, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { longRecord } from '../../test/support/long-record.ts';
import { Budget } from '../record/slices.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));

/** From now on each millisecond counts for an hour. */
function slowDown(): void {
  const { spend } = Budget.prototype;
  vi.spyOn(Budget.prototype, 'spend').mockImplementation(function (this: Budget, ms) {
    spend.call(this, ms * 3_600_000);
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

test('a replay, a fork and an import that take too much of the processor are refused', async () => {
  const { url } = await testServer();
  const [ann, bob] = [await ProtocolClient.guest(url, 'Ann'), await ProtocolClient.guest(url, 'Bob')];
  const record = longRecord({ acts: 60 });
  const { body } = await ann.api('POST', '/api/matches/import', { record });
  slowDown();
  const path = `/api/matches/${body.matchId}`;
  const refused = { body: { error: { code: 'too_costly', params: { seconds: 20 } } } };
  expect(await ann.api('GET', `${path}/replay`)).toMatchObject(refused);
  expect(await ann.api('POST', `${path}/fork`, { step: 1 })).toMatchObject(refused);
  expect(await bob.api('POST', '/api/matches/import', { record })).toMatchObject(refused);
});

test('an undo whose replay takes too much of the processor is refused, and the match plays on', async () => {
  const { url, store, registry } = await testServer();
  const ann = await ProtocolClient.join(url, 'Ann');
  const matchId = await openMatch([ann], { title: 'galaxy-dice', seats: [...SEATS] });
  await ann.api('POST', `/api/matches/${matchId}/join`, { seat: 'p2' });
  await ann.watch(matchId);
  await playAtRandom([ann], matchId, { most: 30 });
  // No state is kept in memory.
  registry.evict(matchId);
  await ann.watch(matchId);
  slowDown();
  const undoLast = async () => {
    const [last] = (await store.acts(matchId)).slice(-1);
    return ann.undo(matchId, last?.seat ?? '');
  };
  // Until one goes past what was revealed.
  let undone = await undoLast();
  for (let asked = 0; undone.ok && asked < 30; asked++) undone = await undoLast();
  expect(undone).toMatchObject({ ok: false, error: { code: 'too_costly' } });
  vi.restoreAllMocks();
  expect(await undoLast()).toMatchObject({ ok: true });
});
