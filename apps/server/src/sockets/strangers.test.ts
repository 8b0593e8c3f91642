import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

test('messages of a stranger about the seats of a match do not make the server load it', async () => {
  let reads = 0;
  const { url, registry } = await testServer({
    store: (store) => ({
      ...store,
      acts(...args) {
        reads += 1;
        return store.acts(...args);
      },
    }),
  });
  const [ann, bob, eve] = await ProtocolClient.joinAll(url, 'Ann', 'Bob', 'Eve');
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch([ann, bob], { title: 'galaxy-dice', seats });
  await playAtRandom([ann, bob], matchId, { most: 6 });
  registry.evict(matchId);
  reads = 0;
  const at = { matchId, seat: 'p1' };
  const codes = [
    await eve.emit('act', { ...at, decision: 'p1:1.x', choice: 'go', id: 'a' }),
    await eve.emit('undo', { ...at, id: 'b' }),
    await eve.emit('answerUndo', { ...at, allow: true, id: 'c' }),
    await eve.emit('standing', { ...at, orders: [] }),
    await eve.emit('plan', { ...at, decision: 'p1:1.x', picked: [] }),
  ].map(({ error }) => error?.code);
  expect(codes).toEqual(Array.from({ length: 5 }, () => 'not_seated'));
  expect([reads, registry.peek(matchId)]).toEqual([0, undefined]);
});
