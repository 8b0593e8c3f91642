import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
type Entry = { seq: number; key: string };

async function table(more: object = {}, server?: Awaited<ReturnType<typeof testServer>>) {
  const { url, store } = server ?? (await testServer());
  const [ann, bob] = await ProtocolClient.joinAll(url, 'Ann', 'Bob');
  const matchId = await openMatch([ann, bob], { title: 'galaxy-dice', seats: SEATS, ...more });
  const log = async (who: ProtocolClient, query = '') => {
    const { status, body } = await who.api('GET', `/api/matches/${matchId}/log${query}`);
    return status === 200 ? (body.entries as Entry[]) : [status, body.error.code];
  };
  return { url, store, ann, bob, matchId, log };
}

test('a log longer than a frame is read page by page, and is the same for all after the end', async () => {
  const { ann, bob, matchId, log, url } = await table({ options: { hiddenPoints: true } });
  await playAtRandom([ann, bob], matchId, { most: 220 });
  const frame = (await ann.watch(matchId)).frames[0];
  if (!frame || frame.outcome) throw new Error('the match ended early');
  expect(frame.logLength).toBeGreaterThan(100);
  expect(frame.log.map(({ seq }: Entry) => seq)).toEqual(
    Array.from({ length: 100 }, (_one, index) => frame.logLength - 100 + index),
  );
  const whole = (await log(ann, `?viewer=${frame.viewer}&before=${frame.log[0].seq}`)) as Entry[];
  expect([...whole, ...frame.log].map(({ seq }) => seq)).toEqual(
    Array.from({ length: frame.logLength }, (_one, seq) => seq),
  );
  expect(await log(ann, '?limit=2&before=7')).toEqual([...whole, ...frame.log].slice(5, 7));
  expect(await log(ann)).toEqual([...whole, ...frame.log].slice(-200));
  expect(await log(ann, '?before=0')).toEqual([]);

  await bob.api('POST', `/api/matches/${matchId}/concede`, {});
  const eve = await ProtocolClient.join(url, 'Eve');
  const own = (await ann.watch(matchId)).frames[0];
  const others = (await eve.watch(matchId)).frames[0];
  expect(own?.log).toEqual(others?.log);
  expect(own?.logLength).toBeGreaterThan(frame.logLength);
  const open = (await log(ann, `?before=${own?.log[0]?.seq}`)) as Entry[];
  expect(await log(eve, `?viewer=spectator&before=${own?.log[0]?.seq}`)).toEqual(open);
  expect(open.map(({ seq }) => seq)).toEqual(open.map((_one, index) => (own?.log[0]?.seq ?? 0) - open.length + index));
});

test('the log has the same access rules as watch', async () => {
  const { ann, bob, matchId, log, url } = await table({ spectators: 'closed' });
  await playAtRandom([ann, bob], matchId, { most: 4 });
  const eve = await ProtocolClient.guest(url, 'Eve');
  expect(await log(eve)).toEqual([403, 'spectators_closed']);
  expect(await log(bob, '?viewer=p1')).toEqual([403, 'not_your_seat']);
  expect(await log(bob, '?viewer=spectator')).toEqual([403, 'not_your_seat']);
  expect(await log(bob)).toEqual(await log(bob, '?viewer=p2'));
  for (const query of ['?limit=201', '?limit=0', '?before=-1', '?before=x', '?limit=1.5'])
    expect(await log(bob, query)).toEqual([400, 'invalid_body']);
  const hidden = { title: 'galaxy-dice', seats: SEATS, visibility: 'private', spectators: 'open' };
  const { body } = await ann.api('POST', '/api/matches', hidden);
  const path = `/api/matches/${body.matchId}/log`;
  expect((await eve.api('GET', path)).body.error.code).toBe('private_match');
  expect((await eve.api('GET', `${path}?invite=${body.inviteCode}`)).body).toEqual({ entries: [] });
  expect((await ann.api('GET', '/api/matches/nowhere/log')).status).toBe(404);
});
