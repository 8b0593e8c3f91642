import { CALL_SECONDS, type Proposal } from '@echo-base/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { awayPlayer } from '../../test/support/away-player.ts';
import { newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { hookReceiver } from '../../test/support/hook-receiver.ts';
import { pushReceiver } from '../../test/support/push-receiver.ts';
import type { AlertKind } from '../model/alert-rows.ts';
import type { RequestKind } from './requests.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long delayed spectators wait: longer than anything else that holds news back. */
const DELAY = 3 * HOUR;
const human = (id: string) => ({ id, kind: 'human' });

let database: TestDatabase;
beforeEach(async () => {
  database = await newDatabase('sqlite');
});
afterEach(() => database.remove());

/** Ann, who is there; Bob, whom the news concerns; Cleo, who may play too, and Eve, who watches: all with a hook. */
async function table(spectators: 'open' | 'delayed') {
  const player = await awayPlayer(database, { env: { SPECTATOR_DELAY_S: String(DELAY / 1_000) } });
  const { ann, server, way } = player;
  const [cleo, eve] = await ProtocolClient.joinAll(server().url, 'Cleo', 'Eve');
  const hook = await hookReceiver();
  const given = { kind: 'hook', name: 'Way', language: 'en', wait: 0 };
  await way({ ...given, address: hook.url('/Bob') });
  for (const one of [ann, cleo, eve])
    await one.api('POST', '/api/alerts/ways', { ...given, address: hook.url(`/${one.name}`) });
  /** To whom news of a kind was sent. */
  const told = (kind: AlertKind) =>
    hook.received.flatMap(({ path, text }) =>
      JSON.parse(text).news.flatMap((one: { kind: string }) => (one.kind === kind ? path.slice(1) : [])),
    );
  const open = async (more: object = {}) => {
    const matchId = await player.open('Friday', { spectators, ...more });
    await eve.watch(matchId);
    return matchId;
  };
  const propose = async (matchId: string, proposal: Proposal) =>
    expect((await ann.api('POST', `/api/matches/${matchId}/propose`, { proposal })).status).toBe(200);
  /** Ann has played until Bob is asked. */
  const asked = async (more: object = {}) => {
    const matchId = await open(more);
    await player.annPlays(matchId);
    return matchId;
  };
  return { ...player, cleo, eve, told, open, propose, asked };
}
type Table = Awaited<ReturnType<typeof table>>;

/** How news of a kind comes about, of which only Bob is told. */
interface Case {
  /** Kind of the news. */
  readonly kind: AlertKind;
  /** Everybody may know it at once: lists show it. */
  readonly isPublic?: true;
  /** Resolves once it has happened; with how often Bob was told, if not by his hook. */
  readonly happens: (table: Table) => Promise<unknown>;
}

/** By kind, so that a kind without a test is no program. */
const NEWS: Readonly<Record<Exclude<AlertKind, 'request'>, Omit<Case, 'kind'>>> = {
  turn: { happens: ({ asked }) => asked() },
  deadline: {
    happens: async ({ asked, pass }) => {
      await asked({ clock: { kind: 'bank', bank: 24 * 3_600, increment: 0, atZero: 'claim' } });
      await pass(17 * HOUR);
    },
  },
  start: { isPublic: true, happens: ({ open }) => open() },
  end: {
    isPublic: true,
    happens: async ({ open, ann }) => ann.api('POST', `/api/matches/${await open()}/concede`, {}),
  },
  rematch: {
    isPublic: true,
    happens: async ({ open, ann }) => {
      const path = `/api/matches/${await open()}`;
      await ann.api('POST', `${path}/concede`, {});
      expect((await ann.api('POST', `${path}/rematch`, {})).status).toBeLessThan(300);
    },
  },
  invite: {
    isPublic: true,
    happens: async ({ ann, bobHere }) => {
      const body = { title: 'galaxy-dice', name: 'Friday', visibility: 'public', spectators: 'delayed' };
      const made = await ann.api('POST', '/api/matches', { ...body, seats: ['p1', 'p2'].map(human) });
      const { matchId } = made.body;
      await ann.api('POST', `/api/matches/${matchId}/join`, { seat: 'p1' });
      const bob = bobHere();
      await bob.connect();
      await bob.watch(matchId);
      const { people } = (await ann.api('GET', `/api/moderation/matches/${matchId}/people`)).body;
      const keptFor = people.find(({ name }: { name: string }) => name === 'Bob').person;
      const kept = { seats: [{ ...human('p2'), keptFor }] };
      expect((await ann.api('PATCH', `/api/matches/${matchId}`, kept)).status).toBe(200);
      bob.close();
    },
  },
  mention: {
    happens: async ({ open, ann, pass }) => {
      const matchId = await open();
      // Beside the start, which is news of the same match, it would not be told.
      await pass(10 * MINUTE);
      await ann.emit('say', { matchId, text: 'Where are you, @Bob?' });
    },
  },
  nudge: {
    happens: async ({ asked, ann, pass }) => {
      const matchId = await asked();
      await pass(12 * HOUR);
      expect((await ann.api('POST', `/api/matches/${matchId}/nudge`, { seat: 'p2' })).status).toBe(200);
    },
  },
  later: {
    happens: async ({ asked, way, until, server }) => {
      const phone = await pushReceiver();
      await way({ kind: 'push', subscription: phone.subscription });
      await asked();
      const tokens = () => phone.messages().flatMap(({ later }) => later?.token ?? []);
      await until(() => tokens().length === 1, 'the notification');
      const body = JSON.stringify({ token: tokens()[0] });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${server().url}/api/alerts/later`, { method: 'POST', headers, body })).status).toBe(200);
      await until(() => tokens().length === 2, 'the turn again');
    },
  },
};

/** Proposals on which people who are away vote too; on the others only those present do. */
type AwayProposal = Exclude<Proposal['kind'], 'absence' | 'seat'>;

/** What a player is asked beside the game, by kind. */
const REQUESTS: Readonly<Record<Exclude<RequestKind, 'proposal'> | AwayProposal, (table: Table) => Promise<unknown>>> =
  {
    undo: async ({ asked, bobMoves, ann }) => {
      const matchId = await asked();
      await bobMoves(matchId);
      expect(await ann.undo(matchId, 'p1')).toMatchObject({ ok: true, requested: true });
    },
    draw: async ({ open, ann }) => {
      const seats = ['rebels', 'empire'].map(human);
      const matchId = await open({ title: 'battle-of-hoth', seats, options: {} });
      const offer = { matchId, seat: 'rebels', decision: 'draw', choice: 'offer', id: 'd' };
      expect(await ann.emit('act', offer)).toMatchObject({ ok: true });
    },
    pause: async ({ open, propose }) => propose(await open({ absence: { after: 600 } }), { kind: 'pause' }),
  };

const CASES: readonly (Case & { readonly name: string })[] = [
  ...Object.entries(NEWS).map(([kind, one]) => ({ ...one, kind: kind as AlertKind, name: kind })),
  ...Object.entries(REQUESTS).map(([name, happens]) => ({ kind: 'request' as const, name, happens })),
];

test.each(CASES)('$name: is sent once, and to whom it concerns alone', async ({ kind, name, happens }) => {
  const at = await table('open');
  await happens(at);
  if (name === 'later') return;
  await at.until(() => at.told(kind).length > 0, name);
  await at.pass(5 * HOUR);
  expect(at.told(kind)).toEqual(['Bob']);
});

test('a seat that is kept is told once more of each call, and to whom it concerns alone', async () => {
  const at = await table('open');
  await NEWS.invite.happens(at);
  await at.until(() => at.told('invite').length > 0, 'the invitation');
  await at.pass(CALL_SECONDS * 1_000);
  const [{ matchId }] = (await at.ann.api('GET', '/api/matches?mine=true')).body.matches;
  const { people } = (await at.ann.api('GET', `/api/moderation/matches/${matchId}/people`)).body;
  const { person } = people.find(({ name }: { name: string }) => name === 'Bob');
  expect((await at.ann.api('POST', `/api/matches/${matchId}/call`, { person })).status).toBe(200);
  await at.pass(5 * HOUR);
  expect(at.told('invite')).toEqual(['Bob', 'Bob']);
});

test.each(CASES.filter(({ isPublic }) => !isPublic))(
  '$name: is sent no sooner than delayed spectators know of it',
  async ({ kind, name, happens }) => {
    const at = await table('delayed');
    const before = at.clock.now();
    await happens(at);
    const after = name === 'nudge' ? before : at.clock.now();
    if (name === 'later') return expect(at.clock.now() - before).toBeGreaterThanOrEqual(DELAY + HOUR);
    await at.until(() => at.told(kind).length > 0, name);
    expect(at.clock.now() - after).toBeGreaterThanOrEqual(DELAY);
    expect(at.told(kind)).toEqual(['Bob']);
  },
);
