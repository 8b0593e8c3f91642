import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { playAtRandom } from '../../test/kit/play.ts';
import { type TestParts, testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';

const TITLES = {
  'galaxy-dice': { seats: ['p1', 'p2'], options: {} },
  rebellion: { seats: ['rebel', 'imperial'], options: {} },
  'battle-of-hoth': { seats: ['rebels', 'empire'], options: {} },
  'imperial-assault': { seats: ['p1', 'p2'], options: { mission: 'mos-eisley-outskirts-a' } },
} as const;

/** Ann and Bob play, Eve watches. */
async function table(title: keyof typeof TITLES = 'galaxy-dice', body: object = {}, parts: TestParts = {}) {
  const { seats: ids, options } = TITLES[title];
  const server = await testServer(parts);
  const people = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const [ann, bob, eve] = people;
  const seats = ids.map((id) => ({ id, kind: 'human' }));
  const made = { title, options, visibility: 'public', spectators: 'open', seats, ...body };
  const { matchId } = (await ann.api('POST', '/api/matches', made)).body;
  await ann.api('POST', `/api/matches/${matchId}/join`, { seat: ids[0] });
  for (const one of people) await one.watch(matchId);
  const start = () => bob.api('POST', `/api/matches/${matchId}/join`, { seat: ids[1] });
  const react = (who: ProtocolClient, phrase: string, more: object = {}) =>
    who.emit('react', { matchId, phrase, ...more });
  const point = (who: ProtocolClient, at: string, more: object = {}) => who.emit('point', { matchId, at, ...more });
  return { server, ann, bob, eve, matchId, start, react, point };
}

test('a ready phrase reaches all as a key, also later, and only the known ones are taken', async () => {
  const { ann, bob, eve, matchId, react } = await table();
  expect(await react(ann, 'wellPlayed')).toEqual({ ok: true, seq: 0 });
  for (const one of [ann, bob, eve]) await one.until(() => one.said.length === 1, 'the phrase');
  expect(eve.said).toMatchObject([{ from: 'Ann', seat: 'p1', text: '', notice: { key: 'quick.wellPlayed' } }]);
  expect((await bob.watch(matchId)).chat).toEqual(bob.said);
  for (const phrase of ['point', 'rude', '__proto__', '', 7])
    expect((await react(ann, phrase as string)).error.code).toBe('invalid_body');
});

test.each([
  ['galaxy-dice', 'space:yavin4-2.1', { key: 'space', params: { row: 2, space: 1 } }],
  ['galaxy-dice', 'ally:wedge', { key: 'ally.wedge' }],
  ['rebellion', 'place:naboo', { key: 'system.naboo' }],
  ['rebellion', 'place:rebel-base-space', { key: 'system.rebel-base-space' }],
  ['battle-of-hoth', 'hex:3,3', { key: 'hex.name', params: { hex: 'D4' } }],
  ['imperial-assault', 'space:k1', { key: 'space', params: { space: 'k1' } }],
  ['imperial-assault', 'group:p1-royal-guard-1', { key: 'card.royal-guard' }],
] as const)('in %s a player points at %s, and everybody at the table is told its name', async (title, at, what) => {
  const { ann, bob, eve, start, point, matchId } = await table(title);
  expect((await point(ann, at)).error.code, 'before the start').toBe('not_started');
  await start();
  // A skirmish has a map once both armies are locked in.
  const viewOf = () => ann.frame(matchId, TITLES[title].seats[0])?.view as { map?: unknown } | undefined;
  for (const player of [ann, bob]) await player.watch(matchId);
  const isReady = () => viewOf()?.map !== null;
  for (let acts = 0; acts < 20 && !isReady(); acts++) await playAtRandom([ann, bob], matchId, { most: 1 });
  expect(await point(eve, at)).toEqual({ ok: true, seq: 0 });
  for (const one of [ann, bob, eve]) await one.until(() => one.said.length === 1, 'the place');
  expect(bob.said[0]).toMatchObject({ from: 'Eve', text: '', notice: { key: 'quick.point', params: { what, at } } });
});

test('nobody points at what is no place for all: secret things, cards, pieces, other boards', async () => {
  const { ann, start, point, matchId } = await table('rebellion');
  await start();
  const wrong = ['place:constructor', 'place:base', 'leader:leia', 'hex:3,3', 'card:sabotage'];
  const codes = [];
  for (const at of wrong) codes.push((await point(ann, at)).error.code);
  expect(new Set(codes)).toEqual(new Set(['no_such_place']));
  for (const at of ['naboo', '<b>', 'place:', `place:${'x'.repeat(200)}`, 'place:na boo', 7])
    expect((await point(ann, at as string)).error.code).toBe('invalid_body');
  expect((await ann.emit('point', { matchId, at: 'place:naboo', name: 'system.hoth' })).error.code).toBe(
    'invalid_body',
  );
});

test('phrases and places share the budget of the chat, and the mute of its host', async () => {
  const { ann, bob, eve, matchId, start, react, point } = await table();
  await start();
  const answers = [];
  for (let count = 0; count < 3; count++)
    answers.push(await react(bob, 'thanks'), await point(bob, 'space:yavin4-1.1'));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
  expect(answers[5].error.code).toBe('slow_down');
  expect((await bob.emit('say', { matchId, text: 'words too' })).error.code).toBe('slow_down');
  expect((await react(ann, 'thanks')).ok, 'others are not concerned').toBe(true);
  expect((await react(eve, 'luck')).ok).toBe(true);
  await ann.until(() => ann.said.length === 7, 'what was taken');
  const person = ann.said.find(({ from }) => from === 'Eve')?.person;
  const muted = await ann.api('POST', `/api/moderation/matches/${matchId}/mute`, { person, minutes: 5 });
  expect(muted.status).toBe(204);
  expect((await react(eve, 'thanks')).error.code).toBe('muted');
  expect((await point(eve, 'space:yavin4-1.1')).error.code).toBe('muted');
});

test('delayed spectators are told with their delay, also where a player points', async () => {
  const clock = new TestClock();
  const { ann, bob, eve, start, react, point } = await table(
    'galaxy-dice',
    { spectators: 'delayed' },
    { env: { SPECTATOR_DELAY_S: '10' }, clock },
  );
  await start();
  await point(ann, 'space:yavin4-1.1');
  await react(eve, 'luck');
  await bob.until(() => bob.said.length === 2, 'both');
  await eve.until(() => eve.said.length === 1, 'her own');
  expect(eve.said).toMatchObject([{ notice: { key: 'quick.luck' } }]);
  clock.move(10_000);
  await eve.until(() => eve.said.length === 2, 'the delay to pass');
  expect(eve.said[1]).toMatchObject({ notice: { key: 'quick.point' } });
});

test('to the team: the mate alone is told, where the title has messages to a team', async () => {
  const server = await testServer();
  const people = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Cy', 'Dee');
  const [ann, bob, cy, dee] = people;
  const ids = ['rebel-admiral', 'rebel-general', 'imperial-admiral', 'imperial-general'];
  const seats = ids.map((id) => ({ id, kind: 'human' }));
  const body = { title: 'rebellion', visibility: 'public', spectators: 'open', seats };
  const { matchId } = (await ann.api('POST', '/api/matches', body)).body;
  for (const [index, seat] of ids.entries()) await people[index]?.api('POST', `/api/matches/${matchId}/join`, { seat });
  for (const one of people) await one.watch(matchId);
  expect(await ann.emit('point', { matchId, at: 'place:naboo', audience: 'team' })).toEqual({ ok: true, seq: 0 });
  await bob.until(() => bob.said.length === 1, 'the place');
  expect(bob.said[0]).toMatchObject({ team: 'rebel', notice: { key: 'quick.point' } });
  for (const one of [cy, dee]) await one.emit('ping');
  expect([cy.said, dee.said]).toEqual([[], []]);
});
