import { expect, test, vi } from 'vitest';
import { table } from '../lobby/testing/tables.ts';

type Listener = (...message: unknown[]) => void;
type Sent = readonly [event: string, message: { readonly matchId?: string }, acknowledge: Listener];

/** A socket without a server: what is sent is noted, and connects when told. */
class FakeSocket {
  connected = false;
  readonly sent: Sent[] = [];
  readonly #listeners: [string, Listener][] = [];
  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
  }
  once = this.on;
  timeout = () => this;
  connect = () => {};
  /** What the liveness probe listens to. */
  io = { engine: { on() {}, once() {}, off() {} } };
  emit(...message: Sent): void {
    this.sent.push(message);
  }
  setConnected(isConnected: boolean): void {
    this.connected = isConnected;
    for (const [event, listener] of [...this.#listeners])
      if (event === (isConnected ? 'connect' : 'disconnect')) listener();
  }
  receive(event: string, message: object): void {
    for (const [name, listener] of [...this.#listeners]) if (name === event) listener(message);
  }
}

const socket = vi.hoisted(() => ({ fake: null as FakeSocket | null }));
vi.mock('./create-socket.ts', () => ({
  createSocket() {
    socket.fake = new FakeSocket();
    return socket.fake;
  },
}));

const ANSWER = { ok: true, viewers: [], frames: [], deltas: [], chat: [] };

test('a match that is opened before the connection is watched once, and again after it was lost', async () => {
  vi.resetModules();
  const { listen, useMatch } = await import('./match-store.ts');
  listen();
  useMatch.getState().open('m1', null);
  const fake = await vi.waitUntil(() => socket.fake);
  const watched = () => fake.sent.filter(([event]) => event === 'watch');
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  await settled();
  expect(watched()).toEqual([]);
  fake.setConnected(true);
  await vi.waitUntil(() => watched().length > 0);
  watched()[0]?.[2](null, ANSWER);
  await settled();
  expect(watched().map(([, { matchId }]) => matchId)).toEqual(['m1']);
  fake.setConnected(false);
  fake.setConnected(true);
  await vi.waitUntil(() => watched().length > 1);
  // Lost before the answer: the next connection asks again.
  fake.setConnected(false);
  fake.setConnected(true);
  watched()[1]?.[2](new Error('timeout'));
  await vi.waitUntil(() => watched().length > 2);
  watched()[2]?.[2](null, ANSWER);
  await settled();
  expect(watched()).toHaveLength(3);
});

test('a viewer of a match that was deleted is told so, and keeps nothing of it', async () => {
  vi.resetModules();
  socket.fake = null;
  const { listen, useMatch } = await import('./match-store.ts');
  listen();
  useMatch.getState().open('m1', null);
  useMatch.setState({ frames: { p1: {} as never } });
  const fake = await vi.waitUntil(() => socket.fake);
  fake.receive('refused', { event: 'watch', error: { code: 'no_such_match', params: { matchId: 'm1' } } });
  await vi.waitUntil(() => useMatch.getState().refusal);
  expect([useMatch.getState().refusal?.code, useMatch.getState().frames]).toEqual(['no_such_match', {}]);
});

test('that another device has opened the invite link stays through news of the match, until there is a new link', async () => {
  vi.resetModules();
  socket.fake = null;
  const { listen, useMatch } = await import('./match-store.ts');
  listen();
  useMatch.getState().open('table-one-1', null);
  const fake = await vi.waitUntil(() => socket.fake);
  const told = table({ inviteMark: 'old', isHost: true });
  useMatch.setState({ summary: told });
  // Handlers are registered in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  const now = () => useMatch.getState().summary;
  const at = '2026-11-27T18:41:00.000Z';
  fake.receive('linkOpened', { matchId: 'another', at });
  fake.receive('linkOpened', { matchId: told.matchId, at });
  await vi.waitUntil(() => now()?.linkOpenedAt === at);
  fake.receive('table', { matchId: told.matchId, match: { ...told, spectatorCount: 1 } });
  await vi.waitUntil(() => now()?.spectatorCount === 1);
  expect(now()?.linkOpenedAt).toBe(at);
  fake.receive('table', { matchId: told.matchId, match: { ...told, inviteMark: 'new' } });
  await vi.waitUntil(() => now()?.inviteMark === 'new');
  expect(now()).not.toHaveProperty('linkOpenedAt');
});
