import { NUDGE_SECONDS, SEAT_ABSENCE_SECONDS } from '@echo-base/protocol';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { type TestServer, testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { LaterLinks } from '../alerts/later-links.ts';

type Json = Record<string, unknown>;

const TOKEN = 'token-of-the-operator';

/** The description, and all operations in it by path and method. */
async function described(server: TestServer) {
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Json & {
    paths: Record<string, Record<string, { operationId?: string; responses: Record<string, Json> }>>;
  };
  return { description, operations: Object.entries(description.paths) };
}

test('the description is valid OpenAPI 3.1, by an independent validator', async () => {
  const { description } = await described(await testServer());
  const result = await new Validator().validate(structuredClone(description));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

test('every route is described, and every answer has a schema', async () => {
  const { operations } = await described(await testServer());
  const shown = operations.flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  for (const one of ['post /api/session', 'get /api/server', 'post /api/matches/{id}/join', 'get /healthz'])
    expect(shown).toContain(one);
  expect(new Set(shown).size).toBe(shown.length);
  for (const [, methods] of operations)
    for (const { responses } of Object.values(methods)) expect(Object.keys(responses)).toContain('default');
});

/** Request that gets the declared answer of its route. `{id}` in the path is the match unless set. */
interface Asked {
  readonly who: ProtocolClient;
  readonly match?: string;
  readonly player?: string;
  readonly query?: string;
  readonly body?: object;
}

// test/support/strict-answers.ts checks bodies in every test.
/** Keeps the seat p1 for a player who has left the match. */
async function keepSeat(host: ProtocolClient, player: ProtocolClient, matchId: string): Promise<void> {
  const path = `/api/matches/${matchId}`;
  for (const act of ['join', 'leave']) await player.api('POST', `${path}/${act}`, act === 'join' ? { seat: 'p1' } : {});
  const { people } = (await host.api('GET', `/api/moderation/matches/${matchId}/people`)).body;
  const keptFor = people.find(({ name }: { name: string }) => name === player.name).person;
  expect((await host.api('PATCH', path, { seats: [{ id: 'p1', kind: 'human', keptFor }] })).status).toBe(200);
}

test('every described route gives its declared answer and status', async () => {
  const clock = new TestClock();
  // Nothing listens there: the answers say so.
  const mailed = {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'echo@example.org',
    PUBLIC_URL: 'http://play.example.org',
  };
  const env = { OPERATOR_TOKEN: TOKEN, ...mailed };
  const server = await testServer({ hooks: { isPrivateAllowed: true }, env, clock });
  const { operations } = await described(server);
  const join = (name: string) => ProtocolClient.join(server.url, name);
  const [han, leia, eve] = [await join('Han'), await join('Leia'), await join('Eve')];
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const table = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats };
  const open = (more: object = {}) => openMatch([han, leia], { ...table, ...more });
  const [played, timed, spare, over] = [
    await open(),
    await open({
      options: { firstPlayer: 'first-seat' },
      clock: { kind: 'bank', bank: 1, increment: 0, atZero: 'claim' },
    }),
    await open(),
    await open(),
  ];
  await playAtRandom([han, leia], played, { most: 4 });
  const waiting = (await han.api('POST', '/api/matches', table)).body.matchId;
  const lone = {
    ...table,
    seats: [
      { id: 'p1', kind: 'human' },
      { id: 'p2', kind: 'bot' },
      { id: 'p3', kind: 'human' },
    ],
  };
  const toStart = (await han.api('POST', '/api/matches', lone)).body.matchId;
  await han.api('POST', `/api/matches/${toStart}/join`, {});
  const [room, left] = [
    (await han.api('POST', '/api/matches', table)).body.matchId,
    await open({ absence: { after: 60 } }),
  ];
  await keepSeat(han, leia, room);
  const ben = await ProtocolClient.guest(server.url, 'Ben');
  const gone = await openMatch([han, ben], table);
  const waited = await open({ options: { firstPlayer: 'first-seat' } });
  clock.move(Math.max(SEAT_ABSENCE_SECONDS, NUDGE_SECONDS) * 1_000);
  const { url } = (await han.api('POST', `/api/matches/${gone}/seat-link`, { seat: 'p2' })).body;
  const [, seatCode] = url.split('#');
  await leia.until(() =>
    leia.tables.some(({ match }) => match.matchId === timed && match.clocks?.seats[0].leftMs === 0),
  );
  const { code } = (await eve.api('POST', '/api/session/recovery', {})).body;
  await han.api('POST', '/api/session/owner', { token: TOKEN });
  const personIn = async (matchId: string, called: string): Promise<string> => {
    const { people } = (await han.api('GET', `/api/moderation/matches/${matchId}/people`)).body;
    return people.find(({ name }: { name: string }) => name === called).person;
  };
  const person = await personIn(spare, 'Leia');
  const end = async () => (await leia.api('POST', `/api/matches/${over}/concede`, {})).status;
  expect(await end()).toBe(200);
  const record = (await han.api('GET', `/api/matches/${over}/record`)).body;
  const ownId = (await eve.api('GET', '/api/sessions')).body.sessions[0].id;
  const hook = { kind: 'hook', name: 'Chat', language: 'en', address: 'https://127.0.0.1:1/' };
  const { way } = (await han.api('POST', '/api/alerts/ways', hook)).body;
  const address = { kind: 'mail', name: 'Mail', language: 'en', address: 'han@example.org' };
  const mail = (await han.api('POST', '/api/alerts/ways', address)).body;
  const known = (await han.api('GET', '/api/people')).body.people;
  const acquaintance = known.find(({ name }: { name: string }) => name === 'Leia');
  const links = new LaterLinks(await server.store.serverKey('links', ''));
  const turn = { wayId: way.id, matchId: waited, seat: 'p1', alertId: 'a1', since: clock.now() };
  const later = links.token(turn);
  const operator = new ProtocolClient(server.url, 'operator');
  operator.token = TOKEN;
  const asked: [string, Asked][] = [
    ['get /api/server', { who: eve }],
    ['post /api/server/blocked-sockets', { who: eve }],
    ['get /api/titles', { who: eve }],
    ['get /api/openapi.json', { who: eve }],
    ['get /healthz', { who: eve }],
    ['get /readyz', { who: eve }],
    ['get /metrics', { who: operator }],
    ['get /api/session', { who: han }],
    ['post /api/session', { who: eve, body: { name: 'Lando' } }],
    ['patch /api/session', { who: eve, body: { name: 'Lando' } }],
    ['post /api/session/owner', { who: han, body: { token: TOKEN } }],
    ['post /api/session/recovery', { who: han, body: {} }],
    ['post /api/session/recovery/player', { who: leia, body: { code } }],
    ['post /api/session/recover', { who: leia, body: { code } }],
    ['get /api/matches', { who: han, query: '?mine=true' }],
    ['post /api/matches', { who: han, body: table }],
    ['get /api/matches/{id}', { who: han, match: timed }],
    ['post /api/matches/{id}/call', { who: han, match: room, body: { person: await personIn(room, 'Leia') } }],
    ['post /api/matches/{id}/decline', { who: leia, match: room, body: { seat: 'p1' } }],
    ['post /api/matches/{id}/shuffle', { who: han, match: waiting, body: {} }],
    ['post /api/matches/{id}/join', { who: leia, match: waiting, body: {} }],
    ['patch /api/matches/{id}', { who: han, match: waiting, body: { name: 'Kitchen table' } }],
    ['post /api/matches/{id}/ready', { who: leia, match: waiting, body: { ready: false } }],
    ['post /api/matches/{id}/leave', { who: leia, match: waiting, body: {} }],
    ['post /api/matches/{id}/start', { who: han, match: toStart, body: {} }],
    ['post /api/matches/{id}/standin', { who: han, match: played, body: { seat: 'p1' } }],
    ['post /api/matches/{id}/reclaim', { who: han, match: played, body: { seat: 'p1' } }],
    ['post /api/matches/{id}/claim', { who: leia, match: timed, body: { seat: 'p1' } }],
    ['post /api/matches/{id}/propose', { who: han, match: left, body: { proposal: { kind: 'pause' } } }],
    ['post /api/matches/{id}/resume', { who: han, match: left, body: {} }],
    ['post /api/matches/{id}/answer', { who: leia, match: left, body: { id: '', agree: true } }],
    ['post /api/matches/{id}/seat-link', { who: han, match: gone, body: { seat: 'p2' } }],
    ['post /api/matches/{id}/seat', { who: eve, match: gone, body: { code: seatCode } }],
    ['post /api/matches/{id}/host', { who: han, match: spare, body: { person } }],
    ['post /api/matches/{id}/invite', { who: han, match: room, body: {} }],
    ['post /api/matches/{id}/swap', { who: han, match: room, body: {} }],
    ['delete /api/matches/{id}', { who: han, match: room }],
    ['post /api/matches/{id}/concede', { who: han, match: played, body: {} }],
    ['get /api/matches/{id}/log', { who: han, match: played, query: '?viewer=p1&before=5&limit=2' }],
    ['get /api/matches/{id}/record', { who: eve, match: played }],
    ['get /api/matches/{id}/replay', { who: eve, match: played, query: '?viewer=p1' }],
    ['get /api/matches/{id}/replay/views', { who: eve, match: played, query: '?viewer=all&from=0&limit=2' }],
    ['post /api/matches/{id}/fork', { who: eve, match: played, body: { step: 1 } }],
    ['post /api/matches/{id}/rematch', { who: han, match: played, body: {} }],
    ['post /api/matches/import', { who: eve, body: { record } }],
    ['get /api/moderation/matches/{id}/people', { who: han, match: spare }],
    ['post /api/moderation/matches/{id}/mute', { who: han, match: spare, body: { person, minutes: 5 } }],
    ['post /api/moderation/matches/{id}/unmute', { who: han, match: spare, body: { person } }],
    ['post /api/moderation/matches/{id}/kick', { who: han, match: spare, body: { person } }],
    ['post /api/moderation/matches/{id}/readmit', { who: han, match: spare, body: { person } }],
    ['post /api/moderation/matches/{id}/close', { who: han, match: toStart, body: {} }],
    ['post /api/moderation/players/{id}/mute', { who: han, player: eve.playerId, body: { minutes: 5 } }],
    ['post /api/moderation/players/{id}/ban', { who: han, player: eve.playerId, body: {} }],
    ['get /api/moderation/players', { who: han, query: '?restrained=true' }],
    ['post /api/moderation/players/{id}/unmute', { who: han, player: eve.playerId, body: {} }],
    ['post /api/moderation/players/{id}/unban', { who: han, player: eve.playerId, body: {} }],
    ['get /api/people', { who: han }],
    ['post /api/people/{id}/invite', { who: han, match: acquaintance.id, body: {} }],
    ['get /api/profile', { who: han }],
    ['patch /api/profile', { who: han, body: { hidden: true } }],
    ['get /api/results', { who: han }],
    ['get /api/message', { who: eve }],
    ['get /api/owner', { who: han }],
    ['post /api/owner/message', { who: han, body: { text: 'Restart at eight' } }],
    ['delete /api/owner/message', { who: han }],
    ['get /api/alerts', { who: han }],
    ['patch /api/alerts', { who: han, body: { off: ['mention'] } }],
    ['post /api/alerts/later', { who: eve, body: { token: later } }],
    ['post /api/alerts/ways', { who: han, body: hook }],
    ['patch /api/alerts/ways/{id}', { who: han, match: way.id, body: { wait: 10 } }],
    ['post /api/alerts/ways/{id}/test', { who: han, match: way.id, body: {} }],
    ['post /api/alerts/ways/{id}/link', { who: han, match: mail.way.id, body: {} }],
    ['patch /api/alerts/matches/{id}', { who: han, match: waited, body: { often: 'day' } }],
    ['post /api/matches/{id}/nudge', { who: leia, match: waited, body: { seat: 'p1' } }],
    ['delete /api/alerts/ways/{id}', { who: han, match: way.id }],
    ['get /api/sessions', { who: eve }],
    ['delete /api/sessions', { who: eve }],
    ['delete /api/sessions/{id}', { who: eve, match: ownId }],
    ['delete /api/session', { who: leia }],
  ];
  const all = operations.flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  expect(asked.map(([name]) => name).sort()).toEqual(all.sort());
  for (const [name, { who, match, player, query, body }] of asked) {
    const [method = '', path = ''] = name.split(' ');
    const real = path.replace('{id}', match ?? player ?? '') + (query ?? '');
    const { proposal } = name.endsWith('/answer') ? (await who.api('GET', `/api/matches/${match}`)).body : {};
    const reply = await who.api(method.toUpperCase(), real, proposal ? { ...body, id: proposal.id } : body);
    const statuses = Object.keys(Object.fromEntries(operations)[path]?.[method]?.responses ?? {});
    expect([name, String(reply.status), reply.body.error], name).toEqual([name, statuses[0], undefined]);
  }
  for (const one of [han, leia, eve]) one.close();
});
