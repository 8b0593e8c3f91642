import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const PUBLIC = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats: SEATS };
const PRIVATE = { ...PUBLIC, visibility: 'private' };

async function table(body: object = PUBLIC) {
  const { url } = await testServer();
  const [han, leia, spy] = await Promise.all(['Han', 'Leia', 'Spy'].map((name) => ProtocolClient.guest(url, name)));
  const made = await han!.api('POST', '/api/matches', body);
  expect(made.status).toBe(201);
  return { url, han: han!, leia: leia!, spy: spy!, made: made.body, at: `/api/matches/${made.body.matchId}` };
}

const listed = async (client: ProtocolClient, query = '') =>
  (await client.api('GET', `/api/matches${query}`)).body.matches.map((one: { matchId: string }) => one.matchId);

test('a match is created, listed, shown, joined and started', async () => {
  const { url, han, leia, made, at } = await table();
  expect(made).toEqual({
    matchId: expect.stringMatching(/^[\w-]+$/),
    inviteCode: expect.any(String),
    seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    match: expect.objectContaining({ status: 'waiting', host: 'Han', mine: [], isHost: true }),
  });
  const visitor = new ProtocolClient(url, '');
  expect(await listed(visitor, '?status=waiting&title=galaxy-dice')).toEqual([made.matchId]);
  expect(await listed(visitor, '?status=playing')).toEqual([]);
  expect((await han.api('POST', `${at}/join`, { seat: 'p2' })).body).toEqual({ seat: 'p2' });
  expect((await han.api('POST', `${at}/join`, {})).body).toEqual({ seat: 'p2' });
  expect((await leia.api('POST', `${at}/join`)).body).toEqual({ seat: 'p1' });
  const { status, body } = await visitor.api('GET', at);
  expect([status, body.status]).toEqual([200, 'playing']);
  expect(body.seats).toEqual([
    { id: 'p1', kind: 'human', playerName: 'Leia', connected: false, giveAt: expect.any(String) },
    { id: 'p2', kind: 'human', playerName: 'Han', connected: false, giveAt: expect.any(String) },
  ]);
  expect(await listed(leia, '?mine=true')).toEqual([made.matchId]);
  expect((await visitor.api('GET', '/api/matches?mine=true')).status).toBe(401);
});

test('seats that cannot play with the options are refused with the clause of the rules', async () => {
  const { han } = await table();
  const create = (seats: readonly string[]) =>
    han.api('POST', '/api/matches', {
      ...PUBLIC,
      title: 'battle-of-hoth',
      options: { campaign: 'outpost-delta' },
      seats: seats.map((id) => ({ id, kind: 'human' })),
    });
  expect(await create(['rebels', 'empire', 'empire-2'])).toMatchObject({
    status: 409,
    body: { error: { code: 'unsuited_seats', params: { reason: 'campaign_for_two' }, clause: 'BH-17.10' } },
  });
  expect((await create(['rebels', 'empire'])).status).toBe(201);
});

test('a seat can be left before the start, and not after it', async () => {
  const { han, leia, at } = await table();
  await han.api('POST', `${at}/join`, { seat: 'p1' });
  expect((await leia.api('POST', `${at}/leave`)).body.error.code).toBe('not_your_seat');
  const left = await han.api('POST', `${at}/leave`, { seat: 'p1' });
  expect([left.status, left.body.match.mine]).toEqual([200, []]);
  for (const player of [han, leia]) expect((await player.api('POST', `${at}/join`)).status).toBe(200);
  const late = await han.api('POST', `${at}/leave`);
  expect([late.status, late.body.error.code]).toEqual([409, 'already_started']);
});

test('only the creator starts a match, and only with enough players', async () => {
  const seats = ['p1', 'p2', 'p3'].map((id) => ({ id, kind: 'human' }));
  const { han, leia, at } = await table({ ...PUBLIC, seats });
  const foreign = await leia.api('POST', `${at}/start`);
  expect([foreign.status, foreign.body.error.code]).toEqual([403, 'not_creator']);
  const early = await han.api('POST', `${at}/start`);
  expect([early.status, early.body.error.code]).toEqual([409, 'not_enough_players']);
  for (const player of [han, leia]) await player.api('POST', `${at}/join`);
  const begun = await han.api('POST', `${at}/start`);
  expect([begun.status, begun.body.match.status]).toEqual([200, 'playing']);
  expect((await han.api('POST', `${at}/start`)).body.error.code).toBe('already_started');
});

test('every failure to join has its own code', async () => {
  const { url, han, leia, spy, at } = await table();
  const sit = async (client: ProtocolClient, body: object, where = at) => {
    const answer = await client.api('POST', `${where}/join`, body);
    return [answer.status, answer.body.error?.code];
  };
  await han.api('POST', `${at}/join`, { seat: 'p1' });
  expect(await sit(leia, { seat: 'p1' })).toEqual([409, 'seat_taken']);
  expect(await sit(leia, { seat: 'p9' })).toEqual([400, 'invalid_body']);
  expect(await sit(leia, { seat: 1 })).toEqual([400, 'invalid_body']);
  expect(await sit(new ProtocolClient(url, ''), {})).toEqual([401, 'no_session']);
  expect(await sit(leia, {}, '/api/matches/nowhere')).toEqual([404, 'no_such_match']);
  await leia.api('POST', `${at}/join`);
  expect(await sit(spy, {})).toEqual([409, 'already_started']);
});

test('a private match is visible to members only; the invite code shows it, and who joins is a member', async () => {
  const { url, han, leia, spy, made, at } = await table(PRIVATE);
  expect(await listed(han)).toEqual([made.matchId]);
  for (const client of [leia, spy, new ProtocolClient(url, '')]) {
    expect(await listed(client)).toEqual([]);
    const shown = await client.api('GET', at);
    expect([shown.status, shown.body.error.code]).toEqual([403, 'private_match']);
  }
  const barred = await spy.api('POST', `${at}/join`, { inviteCode: `${made.inviteCode}x` });
  expect([barred.status, barred.body.error.code]).toEqual([403, 'private_match']);
  expect((await leia.api('GET', `${at}?invite=${made.inviteCode}`)).body.inviteCode).toBe(made.inviteCode);
  expect((await leia.api('GET', at)).status).toBe(403);
  const join = { seat: 'p1', inviteCode: made.inviteCode };
  expect((await leia.api('POST', `${at}/join`, join)).body).toEqual({ seat: 'p1' });
  expect((await leia.api('GET', at)).body.inviteCode).toBe(made.inviteCode);
  expect(await listed(leia)).toEqual([made.matchId]);
  const guest = await new ProtocolClient(url, '').api('GET', `${at}?invite=${made.inviteCode}`);
  expect([guest.status, guest.body.inviteCode]).toEqual([200, undefined]);
  expect(await listed(spy)).toEqual([]);
});

test('no answer reveals another player’s id, a token or the seed, nor the invite code to non-members', async () => {
  const { url, han, leia, spy, made, at } = await table();
  for (const player of [han, leia]) await player.api('POST', `${at}/join`);
  const paths = [at, '/api/matches', `${at}/record`, '/api/titles', '/metrics'];
  const received: string[] = [];
  for (const client of [spy, new ProtocolClient(url, '')]) {
    for (const path of paths) received.push(JSON.stringify((await client.api('GET', path)).body));
  }
  const toMember: string[] = [];
  for (const path of paths) toMember.push(JSON.stringify((await leia.api('GET', path)).body));
  const early = await leia.api('GET', `${at}/record`);
  expect([early.status, early.body.error.code]).toEqual([403, 'not_finished']);
  expect((await spy.api('POST', `${at}/concede`)).status).toBe(403);
  const over = await han.api('POST', `${at}/concede`, {});
  expect(over.body.match).toMatchObject({ status: 'finished', outcome: { winners: ['p2'] } });
  expect((await leia.api('POST', `${at}/concede`)).body.error.code).toBe('match_over');
  const { seed, acts } = (await spy.api('GET', `${at}/record`)).body;
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(made.seedHash);
  expect(acts).toHaveLength(1);
  const secrets = [han.playerId, han.token, leia.token, seed];
  for (const answer of [...received, ...toMember]) for (const secret of secrets) expect(answer).not.toContain(secret);
  for (const answer of received) expect(answer).not.toContain(made.inviteCode);
  expect(JSON.stringify([over.body, made.match])).not.toContain(leia.playerId);
});

test.each([
  [{ ...PUBLIC, title: 'chess' }],
  [{ ...PUBLIC, visibility: 'secret' }],
  [{ ...PUBLIC, seats: [] }],
  [{ ...PUBLIC, seats: [SEATS[0], SEATS[0]] }],
  [{ ...PUBLIC, options: { short: 'yes' } }],
  [{ ...PUBLIC, extra: 1 }],
  [{}],
])('a match is not created with %j', async (body) => {
  const { url } = await testServer();
  const han = await ProtocolClient.guest(url, 'Han');
  const { status, body: answer } = await han.api('POST', '/api/matches', body);
  expect([status, answer.error.code]).toEqual([400, 'invalid_body']);
  expect((await new ProtocolClient(url, '').api('POST', '/api/matches', body)).status).toBe(401);
});

test('a long list is paged', async () => {
  const { url } = await testServer();
  const han = await ProtocolClient.guest(url, 'Han');
  for (let count = 0; count < 60; count++) await han.api('POST', '/api/matches', PUBLIC);
  const first = await han.api('GET', '/api/matches');
  const second = await han.api('GET', `/api/matches?cursor=${first.body.next}`);
  expect([first.body.matches.length, second.body.matches.length, second.body.next]).toEqual([50, 10, undefined]);
  const ids = [...first.body.matches, ...second.body.matches].map((one) => one.matchId);
  expect(new Set(ids).size).toBe(60);
});

test('requests for finished matches or with wrong codes do not fill the memory', async () => {
  const server = await testServer();
  const [han, leia] = await Promise.all(['Han', 'Leia'].map((name) => ProtocolClient.guest(server.url, name)));
  const visitor = new ProtocolClient(server.url, '');
  const paths = [];
  for (const [body, ends] of [
    [PUBLIC, true],
    [PRIVATE, true],
    [PRIVATE, false],
  ] as const) {
    const { matchId, inviteCode } = (await han!.api('POST', '/api/matches', body)).body;
    for (const player of [han!, leia!]) await player.api('POST', `/api/matches/${matchId}/join`, { inviteCode });
    if (ends) await leia!.api('POST', `/api/matches/${matchId}/concede`, {});
    server.registry.evict(matchId);
    paths.push(`/api/matches/${matchId}`);
  }
  const [over, closed, secret] = paths;
  expect((await visitor.api('GET', over!)).body).toMatchObject({ status: 'finished', outcome: { winners: ['p1'] } });
  const { body } = await visitor.api('GET', `${over}/record`);
  expect(body.hashes).toHaveLength(1);
  for (const path of [closed, secret]) {
    expect((await visitor.api('GET', path!)).status).toBe(403);
    expect((await visitor.api('GET', `${path}/record?invite=wrong`)).status).toBe(403);
  }
  expect((await han!.api('GET', closed!)).body).toMatchObject({ status: 'finished', mine: ['p1'] });
  expect([...server.registry.loaded]).toEqual([]);
});

test('W15 forty matches of a stranger leave the lobby to the others; the rest of them is one request away', async () => {
  const { url, han, spy, made } = await table();
  for (let count = 0; count < 40; count++) await spy.api('POST', '/api/matches', PUBLIC);
  const { matches, next } = (await new ProtocolClient(url, '').api('GET', '/api/matches?status=waiting')).body;
  expect(next).toBeUndefined();
  expect(matches.map((one: { host: string }) => one.host)).toEqual(['Spy', 'Spy', 'Spy', 'Han']);
  expect(matches.map((one: { moreByHost?: number }) => one.moreByHost)).toEqual([undefined, undefined, 37, undefined]);
  const rest = await listed(han, `?status=waiting&hostOf=${matches[2].matchId}`);
  expect(rest).toHaveLength(40);
  expect(rest).not.toContain(made.matchId);
  expect(await listed(han, '?status=waiting&mine=true')).toEqual([made.matchId]);
  expect(await listed(spy, '?status=waiting&mine=true')).toHaveLength(40);
});

test('W15 the creator of a private match is no one’s key to their other matches', async () => {
  const { han, leia, made } = await table(PRIVATE);
  await han.api('POST', '/api/matches', PUBLIC);
  for (const id of [made.matchId, 'no-such-match'])
    expect((await leia.api('GET', `/api/matches?hostOf=${id}`)).body.error.code).toBe('no_such_match');
});

test('before the start all see whether the host has the match open, also without a seat', async () => {
  const { url } = await testServer();
  const [han, leia] = [await ProtocolClient.guest(url, 'Han'), await ProtocolClient.guest(url, 'Leia')];
  const body = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', name: 'Dice' };
  const { matchId } = (await han.api('POST', '/api/matches', body)).body;
  const told = () => leia.tables.at(-1)?.match.hostConnected;
  await leia.connect();
  await leia.watch(matchId);
  expect((await leia.api('GET', `/api/matches/${matchId}`)).body.hostConnected).toBe(false);
  await han.connect();
  await han.watch(matchId);
  await leia.until(() => told() === true, 'the host is here');
  han.socket?.disconnect();
  await leia.until(() => told() === false, 'the host is away');
});
