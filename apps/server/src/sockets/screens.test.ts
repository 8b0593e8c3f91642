import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

/** A match of Ann and Bob in play, and a screen that Ann has opened in the browser she plays in. */
async function onScreen(body: object = {}) {
  const server = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const settings = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats, ...body };
  const { matchId, inviteCode } = (await ann.api('POST', '/api/matches', settings)).body;
  for (const who of [ann, bob]) await who.api('POST', `/api/matches/${matchId}/join`, { inviteCode });
  await bob.watch(matchId);
  const screen = ann.at(server.url);
  await screen.connect();
  const show = () => screen.emit('watch', { matchId, as: 'spectator' });
  return { server, ann, bob, screen, show, matchId };
}

test('a screen shows what watchers see, also in the browser of a player', async () => {
  const { ann, bob, screen, show, matchId } = await onScreen();
  await ann.watch(matchId);
  const answer = await show();
  expect(answer).toMatchObject({ ok: true, viewers: ['spectator'] });
  expect(answer.frames.map(({ viewer }: { viewer: string }) => viewer)).toEqual(['spectator']);
  await playAtRandom([ann, bob], matchId, { most: 5 });
  await screen.until(() => screen.deltas.length > 0);
  expect(new Set(screen.deltas.map(({ viewer }) => viewer))).toEqual(new Set(['spectator']));
});

test('a screen stays a screen when seats change, and does not count as its player being there', async () => {
  const { ann, bob, screen, show, matchId } = await onScreen();
  await show();
  const seatsOf = async () => (await bob.api('GET', `/api/matches/${matchId}`)).body.seats;
  expect((await seatsOf())[0]).toMatchObject({ connected: false });
  await ann.watch(matchId);
  expect((await seatsOf())[0]).toMatchObject({ connected: true });
  await ann.api('POST', `/api/matches/${matchId}/concede`, { seat: 'p1' });
  await playAtRandom([ann, bob], matchId, { most: 3 });
  expect(screen.deltas.every(({ viewer }) => viewer === 'spectator')).toBe(true);
});

test('a match without watchers has no screen', async () => {
  const { show } = await onScreen({ spectators: 'closed' });
  expect(await show()).toMatchObject({ ok: false, error: { code: 'spectators_closed' } });
});
