import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const WITH_BOT = [
  { id: 'p1', kind: 'human' },
  { id: 'p2', kind: 'bot' },
];
const BODY = { title: 'galaxy-dice', seats: SEATS, options: { short: true }, name: 'Friday' };

async function finished(body: object = {}) {
  const server = await testServer();
  const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const matchId = await openMatch([ann, bob], { ...BODY, ...body });
  const rematch = (who: ProtocolClient) => who.api('POST', `/api/matches/${matchId}/rematch`, {});
  const end = () => bob.api('POST', `/api/matches/${matchId}/concede`, {});
  return { server, ann, bob, eve, matchId, rematch, end };
}

test('repeated rematch requests of all players lead to one rematch with the same settings', async () => {
  const { server, ann, bob, matchId, rematch, end } = await finished();
  await end();
  const [one, two] = await Promise.all([rematch(bob), rematch(ann)]);
  expect([one.status, two.body]).toEqual([200, one.body]);
  const next = one.body.matchId as string;
  expect(next).not.toBe(matchId);
  const { body } = await ann.api('GET', `/api/matches/${next}`);
  const { body: old } = await ann.api('GET', `/api/matches/${matchId}`);
  for (const key of ['title', 'options', 'visibility', 'spectators', 'name']) expect(body[key]).toEqual(old[key]);
  expect(body).toMatchObject({ status: 'playing', mine: ['p1'] });
  expect(body.seats.map(({ id, playerName }: { id: string; playerName: string }) => [id, playerName])).toEqual([
    ['p1', 'Ann'],
    ['p2', 'Bob'],
  ]);
  expect(body.seedHash).not.toBe(old.seedHash);
  await ann.until(() => ann.tables.at(-1)?.match.rematch === next, 'to be told');
  server.registry.evict(matchId);
  expect((await rematch(ann)).body).toEqual({ matchId: next });
});

test('members of a private match are members of the rematch; bots take their seats again', async () => {
  const server = await testServer();
  const [ann, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Eve');
  const matchId = await openMatch([ann], { ...BODY, seats: WITH_BOT, visibility: 'private' });
  const { inviteCode } = (await ann.api('GET', `/api/matches/${matchId}`)).body;
  await eve.watch(matchId, undefined, inviteCode);
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  const { body } = await ann.api('POST', `/api/matches/${matchId}/rematch`);
  const next = await eve.api('GET', `/api/matches/${body.matchId}`);
  expect([next.status, next.body.seats[1].kind]).toEqual([200, 'bot']);
});

test('the link of a private match leads into its rematch too, as a screen without a name follows it, until it is renewed there', async () => {
  const server = await testServer();
  const [ann] = await ProtocolClient.joinAll(server.url, 'Ann');
  const matchId = await openMatch([ann], { ...BODY, seats: WITH_BOT, visibility: 'private' });
  const { inviteCode } = (await ann.api('GET', `/api/matches/${matchId}`)).body;
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  const { body } = await ann.api('POST', `/api/matches/${matchId}/rematch`);
  const screen = new ProtocolClient(server.url, 'Screen');
  const shown = async (code: string) =>
    (await screen.api('GET', `/api/matches/${body.matchId}?invite=${encodeURIComponent(code)}`)).status;
  expect([await shown(inviteCode), await shown('another')]).toEqual([200, 403]);
  await ann.api('POST', `/api/matches/${body.matchId}/invite`, {});
  expect(await shown(inviteCode)).toBe(403);
});

test('there is no rematch before the end, nor for players without a seat', async () => {
  const { server, ann, eve, rematch, end } = await finished();
  const early = await rematch(ann);
  expect([early.status, early.body.error.code]).toEqual([403, 'not_finished']);
  await end();
  const foreign = await rematch(eve);
  expect([foreign.status, foreign.body.error.code]).toEqual([403, 'not_your_seat']);
  expect((await rematch(new ProtocolClient(server.url, ''))).body.error.code).toBe('no_session');
  expect((await ann.api('POST', '/api/matches/nowhere/rematch', {})).body.error.code).toBe('no_such_match');
});

test('who asks for a rematch sits where they sat, and the table waits for the others', async () => {
  const { ann, bob, rematch, end } = await finished();
  await end();
  const next = (await rematch(bob)).body.matchId;
  const show = async () => (await ann.api('GET', `/api/matches/${next}`)).body;
  const waiting = await show();
  expect([waiting.status, waiting.seats[0].playerName, waiting.seats[1].playerName]).toEqual([
    'waiting',
    undefined,
    'Bob',
  ]);
  expect((await rematch(bob)).body).toEqual({ matchId: next });
  await rematch(ann);
  expect((await show()).status).toBe('playing');
});

test('a rematch with swapped sides gives each player the seat of the other', async () => {
  const { ann, bob, matchId, rematch, end } = await finished();
  await end();
  const next = (await bob.api('POST', `/api/matches/${matchId}/rematch`, { swap: true })).body.matchId;
  const show = async () => (await ann.api('GET', `/api/matches/${next}`)).body;
  const waiting = await show();
  expect([waiting.status, waiting.seats[0].playerName, waiting.seats[1].playerName, waiting.keptForMe]).toEqual([
    ...['waiting', 'Bob', undefined],
    ['p2'],
  ]);
  expect((await rematch(ann)).body).toEqual({ matchId: next });
  expect(await show()).toMatchObject({ status: 'playing', mine: ['p2'] });
});

test('three players have no sides to swap', async () => {
  const seats = [...SEATS, { id: 'p3', kind: 'bot' }];
  const { ann, matchId, end } = await finished({ seats });
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  await end();
  const asked = await ann.api('POST', `/api/matches/${matchId}/rematch`, { swap: true });
  expect([asked.status, asked.body.error.code]).toEqual([409, 'no_sides']);
});

test('against computers a rematch begins with one press', async () => {
  const seats = [SEATS[0], { id: 'p2', kind: 'bot' }];
  const server = await testServer();
  const ann = await ProtocolClient.join(server.url, 'Ann');
  const matchId = await openMatch([ann], { ...BODY, seats });
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  const { body } = await ann.api('POST', `/api/matches/${matchId}/rematch`, {});
  expect((await ann.api('GET', `/api/matches/${body.matchId}`)).body).toMatchObject({
    status: 'playing',
    mine: ['p1'],
  });
});

/** Every code in what a client was ever sent. */
const codesIn = (texts: readonly unknown[]) =>
  [...JSON.stringify(texts).matchAll(/"inviteCode":"([^"]+)"/g)].map(([, code = '']) => code);

test.each(['before the start', 'in play', 'after the end'] as const)(
  'who was removed from a private match %s comes into its rematch by no link they ever had',
  async (when) => {
    const server = await testServer({ env: { OPERATOR_TOKEN: 'token-of-the-operator' } });
    const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
    await ann.api('POST', '/api/session/owner', { token: 'token-of-the-operator' });
    const body = { ...BODY, visibility: 'private', spectators: 'open' };
    const made = (await ann.api('POST', '/api/matches', body)).body;
    const [path, { matchId, inviteCode }] = [`/api/matches/${made.matchId}`, made];
    const had: string[] = [inviteCode];
    const remembers = async () => {
      const asked = [path, '/api/matches', '/api/matches?mine=true', '/api/matches?mine=true&status=finished'];
      const answers = await Promise.all(asked.map((one) => eve.api('GET', one)));
      had.push(...codesIn([eve.tables, eve.refused, answers.map((one) => one.body)]));
    };
    const removes = async () => {
      await remembers();
      const { people } = (await ann.api('GET', `/api/moderation/matches/${matchId}/people`)).body;
      const { person } = people.find(({ name }: { name: string }) => name === 'Eve');
      expect((await ann.api('POST', `/api/moderation/matches/${matchId}/kick`, { person })).status).toBe(204);
      await remembers();
    };
    await eve.watch(matchId, undefined, inviteCode);
    await eve.api('POST', `${path}/join`, { inviteCode });
    if (when === 'before the start') await removes();
    const { inviteCode: now } = (await ann.api('GET', path)).body;
    for (const who of [ann, bob]) await who.api('POST', `${path}/join`, { inviteCode: now });
    await ann.api('POST', `${path}/start`, {});
    if (when === 'in play') await removes();
    await ann.api('POST', `${path}/concede`, {});
    if (when === 'after the end') await removes();
    const next = (await ann.api('POST', `${path}/rematch`, {})).body.matchId;
    await remembers();
    const other = await ProtocolClient.join(server.url, 'Evelyn');
    for (const code of [undefined, ...new Set(had)]) {
      const invite = code === undefined ? '' : `?invite=${code}`;
      for (const who of [eve, other, new ProtocolClient(server.url, '')])
        expect([code, who.name, (await who.api('GET', `/api/matches/${next}${invite}`)).status]).toEqual([
          ...[code, who.name],
          403,
        ]);
      for (const who of [eve, other]) {
        expect((await who.watch(next, undefined, code)).ok).toBe(false);
        expect((await who.api('POST', `/api/matches/${next}/join`, { ...(code && { inviteCode: code }) })).status).toBe(
          403,
        );
      }
    }
    for (const who of [ann, bob]) expect((await who.api('GET', `/api/matches/${next}`)).status).toBe(200);
  },
);

test('watchers without a name whom the host has turned out are turned out of the rematch too, until the host lets them in', async () => {
  const server = await testServer();
  const [ann] = await ProtocolClient.joinAll(server.url, 'Ann');
  for (const visibility of ['private', 'public']) {
    const matchId = await openMatch([ann], { ...BODY, seats: WITH_BOT, visibility });
    const { inviteCode } = (await ann.api('GET', `/api/matches/${matchId}`)).body;
    const screen = new ProtocolClient(server.url, '');
    await screen.connect();
    await screen.watch(matchId, undefined, inviteCode);
    const unnamed = async (id: string) => {
      const { people } = (await ann.api('GET', `/api/moderation/matches/${id}/people`)).body;
      return people.find((one: { unnamed?: number }) => one.unnamed !== undefined);
    };
    const { person } = await unnamed(matchId);
    await ann.api('POST', `/api/moderation/matches/${matchId}/kick`, { person });
    await ann.api('POST', `/api/matches/${matchId}/concede`, {});
    const next = (await ann.api('POST', `/api/matches/${matchId}/rematch`, {})).body.matchId;
    expect([visibility, (await screen.watch(next, undefined, inviteCode)).error?.code]).toEqual([
      visibility,
      'no_session',
    ]);
    expect(await unnamed(next)).toMatchObject({ kicked: true });
    expect((await server.store.match(next))?.kicked, 'for other servers and after a restart').toEqual(['']);
    const there = (await unnamed(next)).person;
    await ann.api('POST', `/api/moderation/matches/${next}/readmit`, { person: there });
    expect((await screen.watch(next, undefined, inviteCode)).ok).toBe(true);
  }
});
