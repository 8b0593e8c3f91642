import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const BODY = { title: 'galaxy-dice', seats: SEATS, options: { short: true }, name: 'Friday' };

async function finished(body: object = {}) {
  const server = await testServer();
  const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const matchId = await openMatch([ann, bob], { ...BODY, ...body });
  const rematch = (who: ProtocolClient) => who.api('POST', `/api/matches/${matchId}/rematch`, {});
  const end = () => bob.api('POST', `/api/matches/${matchId}/concede`, {});
  return { server, ann, bob, eve, matchId, rematch, end };
}

test('the players go on at one new table, set as the old one, whoever asks and however often', async () => {
  const { server, ann, bob, matchId, rematch, end } = await finished();
  await end();
  const [one, two] = await Promise.all([rematch(bob), rematch(ann)]);
  expect([one.status, two.body]).toEqual([200, one.body]);
  const next = one.body.matchId as string;
  expect(next).not.toBe(matchId);
  const { body } = await ann.api('GET', `/api/matches/${next}`);
  const { body: old } = await ann.api('GET', `/api/matches/${matchId}`);
  for (const key of ['title', 'options', 'visibility', 'spectators', 'name']) expect(body[key]).toEqual(old[key]);
  expect(body).toMatchObject({ status: 'waiting', seats: SEATS, mine: [] });
  expect(body.seedHash).not.toBe(old.seedHash);
  await ann.until(() => ann.tables.at(-1)?.match.rematch === next, 'to be told');
  server.registry.evict(matchId);
  expect((await rematch(ann)).body).toEqual({ matchId: next });
  for (const [index, who] of [bob, ann].entries())
    expect((await who.api('POST', `/api/matches/${next}/join`, {})).body).toEqual({ seat: `p${index + 1}` });
  expect((await ann.api('GET', `/api/matches/${next}`)).body.status).toBe('playing');
});

test('members of a private table are members of the next; bots sit down again', async () => {
  const server = await testServer();
  const [ann, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Eve');
  const seats = [
    { id: 'p1', kind: 'human' },
    { id: 'p2', kind: 'bot' },
  ];
  const matchId = await openMatch([ann], { ...BODY, seats, visibility: 'private' });
  const { inviteCode } = (await ann.api('GET', `/api/matches/${matchId}`)).body;
  await eve.api('GET', `/api/matches/${matchId}?invite=${inviteCode}`);
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  const { body } = await ann.api('POST', `/api/matches/${matchId}/rematch`);
  const next = await eve.api('GET', `/api/matches/${body.matchId}`);
  expect([next.status, next.body.seats[1].kind]).toEqual([200, 'bot']);
});

test('there is no rematch before the end, nor for who did not play', async () => {
  const { server, ann, eve, rematch, end } = await finished();
  const early = await rematch(ann);
  expect([early.status, early.body.error.code]).toEqual([403, 'not_finished']);
  await end();
  const foreign = await rematch(eve);
  expect([foreign.status, foreign.body.error.code]).toEqual([403, 'not_your_seat']);
  expect((await rematch(new ProtocolClient(server.url, ''))).body.error.code).toBe('no_session');
  expect((await ann.api('POST', '/api/matches/nowhere/rematch', {})).body.error.code).toBe('no_such_match');
});
