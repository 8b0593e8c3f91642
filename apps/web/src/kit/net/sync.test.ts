import { expect, onTestFinished, test, vi } from 'vitest';
import { summaryOf } from '../../pages/lobby/testing/matches.ts';
import { until } from '../../testing/until.ts';

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

/** The match of a page that has just been loaded, and its socket once it is created. */
async function page() {
  vi.resetModules();
  const created = vi.spyOn(await import('./create-socket.ts'), 'createSocket');
  const fake = new FakeSocket();
  created.mockReturnValue(fake as never);
  const { listen, useMatch } = await import('./match-store.ts');
  listen();
  return { useMatch, socket: () => until(() => created.mock.calls.length > 0 && fake) };
}

const ANSWER = { ok: true, viewers: [], frames: [], deltas: [], chat: [] };

test('a match that is opened before the connection is watched once, and again after it was lost', async () => {
  const { useMatch, socket } = await page();
  useMatch.getState().open('m1', null);
  const fake = await socket();
  const watched = () => fake.sent.filter(([event]) => event === 'watch');
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  await settled();
  expect(watched()).toEqual([]);
  fake.setConnected(true);
  await until(() => watched().length > 0);
  watched()[0]?.[2](null, ANSWER);
  await settled();
  expect(watched().map(([, { matchId }]) => matchId)).toEqual(['m1']);
  fake.setConnected(false);
  fake.setConnected(true);
  await until(() => watched().length > 1);
  // Lost before the answer: the next connection asks again.
  fake.setConnected(false);
  fake.setConnected(true);
  watched()[1]?.[2](new Error('timeout'));
  await until(() => watched().length > 2);
  watched()[2]?.[2](null, ANSWER);
  await settled();
  expect(watched()).toHaveLength(3);
});

test('a viewer of a match that was deleted is told so, and keeps nothing of it', async () => {
  const { useMatch, socket } = await page();
  useMatch.getState().open('m1', null);
  useMatch.setState({ frames: { p1: {} as never } });
  const fake = await socket();
  fake.receive('refused', { event: 'watch', error: { code: 'no_such_match', params: { matchId: 'm1' } } });
  await until(() => useMatch.getState().refusal);
  expect([useMatch.getState().refusal?.code, useMatch.getState().frames]).toEqual(['no_such_match', {}]);
});

test('that another device has opened the invite link stays through news of the match, until there is a new link', async () => {
  const { useMatch, socket } = await page();
  useMatch.getState().open('table-one-1', null);
  const fake = await socket();
  const told = summaryOf({ inviteMark: 'old', isHost: true });
  useMatch.setState({ summary: told });
  // Handlers are registered in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  const now = () => useMatch.getState().summary;
  const at = '2026-11-27T18:41:00.000Z';
  fake.receive('linkOpened', { matchId: 'another', at });
  fake.receive('linkOpened', { matchId: told.matchId, at });
  await until(() => now()?.linkOpenedAt === at);
  fake.receive('table', { matchId: told.matchId, match: { ...told, spectatorCount: 1 } });
  await until(() => now()?.spectatorCount === 1);
  expect(now()?.linkOpenedAt).toBe(at);
  fake.receive('table', { matchId: told.matchId, match: { ...told, inviteMark: 'new' } });
  await until(() => now()?.inviteMark === 'new');
  expect(now()).not.toHaveProperty('linkOpenedAt');
});

/** A frame without the fields that every frame has. */
const WRONG = { matchId: 'm1', viewer: 'p1', version: 3 };
const FRAME = {
  ...WRONG,
  view: {},
  decisions: [],
  canUndo: false,
  log: [],
  logLength: 0,
  waitingFor: [],
  pending: [],
};

/** Errors of this kind that nothing takes up: the page reports them in its console. */
function reported(kind: 'uncaughtException' | 'unhandledRejection'): unknown[] {
  const found: unknown[] = [];
  const others = process.rawListeners(kind) as NodeJS.UncaughtExceptionListener[];
  process.removeAllListeners(kind).on(kind as 'uncaughtException', (error) => void found.push(error));
  onTestFinished(() => {
    process.removeAllListeners(kind);
    for (const other of others) process.on(kind as 'uncaughtException', other);
  });
  return found;
}

/** The page of a match that is watched, after an answer to `watch`. */
async function watching(answer: object) {
  const { useMatch, socket } = await page();
  useMatch.getState().open('m1', null);
  const fake = await socket();
  fake.setConnected(true);
  await until(() => fake.sent.some(([event]) => event === 'watch'));
  const [, , acknowledge] = fake.sent.find(([event]) => event === 'watch') ?? [];
  acknowledge?.(null, { ...ANSWER, ...answer });
  return { useMatch, fake };
}

test('a frame that is not as the protocol has it fails by name, and is not shown', async () => {
  const errors = reported('unhandledRejection');
  const { useMatch } = await watching({ viewers: ['p1'], frames: [WRONG] });
  await until(() => errors.length > 0);
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('the answer to "watch"') })]);
  expect(useMatch.getState().frames).toEqual({});
});

test('a delta is checked, and so is the frame that it makes', async () => {
  const { useMatch, fake } = await watching({ viewers: ['p1'], frames: [FRAME] });
  await until(() => useMatch.getState().ready);
  const errors = reported('uncaughtException');
  const delta = { matchId: 'm1', viewer: 'p1', from: 3, to: 4 };
  fake.receive('delta', { ...delta, ops: [{ op: 'move', path: '/view' }] });
  await until(() => errors.length > 0);
  const toFour = { op: 'replace', path: '/version', value: 4 };
  fake.receive('delta', { ...delta, ops: [toFour, { op: 'replace', path: '/canUndo', value: 'yes' }] });
  await until(() => errors.length > 1);
  expect(errors).toEqual([
    expect.objectContaining({ message: expect.stringContaining('the event "delta"') }),
    expect.objectContaining({ message: expect.stringContaining('the delta from 3 to 4') }),
  ]);
  expect(useMatch.getState().frames.p1?.version).toBe(3);
});

test('a summary that was asked for before the socket told a newer one is not shown: it is asked for again', async () => {
  const { useMatch, socket } = await page();
  const { fetchSummary } = await import('./match-store.ts');
  const asked: ((summary: object) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => asked.push((summary) => resolve(Response.json(summary)))));
  useMatch.getState().open('table-one-1', null);
  const fake = await socket();
  await new Promise((resolve) => setTimeout(resolve));
  const here = summaryOf({ hostConnected: true });
  const away = { ...here, hostConnected: false };
  const fetched = fetchSummary(here.matchId, null);
  await until(() => asked.length === 1);
  fake.receive('table', { matchId: here.matchId, match: away });
  await until(() => useMatch.getState().summary?.hostConnected === false);
  asked[0]?.(here);
  await until(() => asked.length === 2);
  asked[1]?.(away);
  expect((await fetched).hostConnected).toBe(false);
  // Of two that are under way, the answer to the later one stays.
  const [first, second] = [fetchSummary(here.matchId, null), fetchSummary(here.matchId, null)];
  asked[3]?.(away);
  await second;
  asked[2]?.(here);
  await until(() => asked.length === 5);
  asked[4]?.(away);
  await first;
  expect(useMatch.getState().summary?.hostConnected).toBe(false);
});

test('a seat that is kept for this session stays so with what is sent to all, until it is kept no more', async () => {
  const { useMatch, socket } = await page();
  const seat = { id: 'p2', kind: 'human' as const };
  const kept = { ...seat, keptFor: 'Marta' };
  const match = summaryOf({ matchId: 'm1', seats: [kept] });
  useMatch.getState().open('m1', null);
  useMatch.setState({ summary: { ...match, keptForMe: ['p2'] } });
  const fake = await socket();
  // Handlers are registered in the next task.
  await new Promise((resolve) => setTimeout(resolve));
  const now = () => useMatch.getState().summary;
  fake.receive('table', { matchId: 'm1', match: { ...match, spectatorCount: 1 } });
  await until(() => now()?.spectatorCount === 1);
  expect(now()?.keptForMe).toEqual(['p2']);
  fake.receive('table', { matchId: 'm1', match: { ...match, seats: [seat] } });
  await until(() => now()?.seats[0]?.keptFor === undefined);
  expect(now()?.keptForMe).toEqual([]);
});
