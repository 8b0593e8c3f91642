import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEST_SEED } from '../../../scripts/test-seed.ts';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, playAtRandom, randomChoice } from './kit/play.ts';
import { type ChildServer, childServer, tempDir } from './kit/setup.ts';
import { type Knowledge, rawFrames, wrongEvents } from './support/malformed-frames.ts';
import { seededRandom } from './support/malformed-rng.ts';
import { isAllowed, type Malformed, RawSocket } from './support/malformed-socket.ts';

/** Frames sent by each of the three clients; `npm run tool -- test:abuse 5000` sets it. */
const FRAMES = Number(process.env.ABUSE_FRAMES ?? 520);
const LOUD = { CREDITS: '1000000', HTTP_CREDITS: '1000000' };

const start = (env: Record<string, string>) => childServer({ DATA_DIR: tempDir(), BOT_DELAY_MS: '0', ...env });

interface Table {
  readonly server: ChildServer;
  readonly players: readonly [ProtocolClient, ProtocolClient];
  readonly matchId: string;
  /** What a seated client can know, and what a stranger could guess. */
  readonly known: Knowledge;
}

/** A match in progress, and another one in which the senders have no part. */
async function table(server: ChildServer): Promise<Table> {
  const players = [
    await ProtocolClient.join(server.url, 'Han'),
    await ProtocolClient.join(server.url, 'Leia'),
  ] as const;
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const body = { title: 'galaxy-dice', seats, options: {} };
  const matchId = await openMatch([...players], body);
  const rng = seededRandom(TEST_SEED);
  await playAtRandom([...players], matchId, { most: 12, rng: () => rng.int(1_000) / 1_000 });
  const lando = await ProtocolClient.guest(server.url, 'Lando');
  const other = await lando.api('POST', '/api/matches', { ...body, visibility: 'private', spectators: 'closed' });
  const [decision] = players.flatMap((player) => player.framesOf(matchId).flatMap((frame) => frame.decisions));
  const known = {
    matchId,
    foreignMatch: other.body.matchId,
    seat: 'p2',
    foreignSeat: 'p1',
    decision: { id: decision!.id, seat: decision!.seat, choice: randomChoice(decision!) },
    stale: ['0', '1', 'd1', '1.0', decision!.id.replace(/\d+/, '0')].filter((id) => id !== decision!.id),
  };
  return { server, players: [...players], matchId, known };
}

/**
 * Asserts that the process is the same, answers others in time, has inherited nothing, and left the match unchanged.
 */
async function checkHealth({ server, players, matchId }: Table, frame: string): Promise<void> {
  expect(server.process.exitCode).toBeNull();
  expect(server.process.signalCode).toBeNull();
  const [healthy] = players;
  const began = Date.now();
  expect(await healthy.emit('ping', {})).toMatchObject({ ok: true });
  expect(JSON.stringify((await healthy.emit('watch', { matchId })).frames)).toBe(frame);
  expect(Date.now() - began).toBeLessThan(2_000);
  expect(healthy.deltas.filter((delta) => delta.to > healthy.frame(matchId, 'p1')!.version)).toEqual([]);
  const nameless = await healthy.api('POST', '/api/session', {});
  expect([nameless.status, nameless.body.error.code]).toEqual([400, 'invalid_body']);
  expect(server.output()).not.toMatch(/"level":[56]0|Error:|at .*\(node:/);
}

async function sendAll(at: Table, frames: readonly Malformed[], token: string) {
  const frame = JSON.stringify((await at.players[0].emit('watch', { matchId: at.matchId })).frames);
  const open = async () => {
    const socket = await RawSocket.open(at.server.url, token);
    expect(await socket.emit('watch', { matchId: at.matchId })).toMatchObject({ ok: true });
    return socket;
  };
  let socket = await open();
  for (const [index, malformed] of frames.entries()) {
    if (!socket.isOpen) socket = await open();
    const reaction = await socket.reaction(malformed);
    const shown = malformed.send.map((data) => String(data).slice(0, 300)).join(' | ');
    if (!isAllowed(malformed, reaction))
      expect.soft(`${malformed.name}: ${reaction}: ${shown}`).toBe(malformed.allowed);
    if (reaction === 'closed') socket.close();
    if (index % 50 === 49) await checkHealth(at, frame);
  }
  await checkHealth(at, frame);
  socket.close();
}

test.each(['stranger', 'spectator', 'seated'])(`malformed frames of a %s have no effect on others`, async (who) => {
  const at = await table(await start(LOUD));
  const rng = seededRandom(TEST_SEED + who.length);
  const spectator = await ProtocolClient.guest(at.server.url, 'Spy');
  const token = { stranger: '', spectator: spectator.token, seated: at.players[1].token }[who]!;
  const raw = rawFrames(rng);
  const frames = [...raw, ...wrongEvents(at.known, rng, Math.max(350, FRAMES - raw.length))];
  await sendAll(at, frames, token);
  expect(frames.length).toBeGreaterThanOrEqual(Math.min(FRAMES, 500));
  for (const player of at.players) player.close();
});

const HANDSHAKES = [
  '40',
  '40null',
  '40[]',
  '40"x"',
  '40{"token":7}',
  '40{"token":{"__proto__":1}}',
  '40{',
  '42["ping"]',
];
const MORE_HANDSHAKES = ['40/admin,{}', '41', `40{"token":"${'x'.repeat(90_000)}"}`];
const BROKEN = [
  'ff',
  '81',
  '8300',
  '8980ffff',
  '81ff7fffffffffffffff00000000',
  '818500000000fffefdfcfb',
  'c18100000000',
  '0105',
];

test('broken handshakes and bytes that are not WebSocket close the socket or leave it without a session', async () => {
  const at = await table(await start(LOUD));
  const [healthy] = at.players;
  const frame = JSON.stringify((await healthy.emit('watch', { matchId: at.matchId })).frames);
  for (const packet of [...HANDSHAKES, ...MORE_HANDSHAKES]) {
    const socket = await RawSocket.open(at.server.url, '', packet).catch((error: Error) => error);
    if (socket instanceof Error) expect(socket.message).toMatch(/^(closed|44)/);
    else {
      const act = { matchId: at.matchId, seat: 'p1', decision: at.known.decision.id, choice: 'x', id: 'n1' };
      expect(await socket.emit('act', act)).toMatchObject({ ok: false, error: { code: 'no_session' } });
      socket.close();
    }
  }
  for (const hex of BROKEN) {
    const socket = await RawSocket.open(at.server.url);
    // A second frame completes a message that would otherwise wait for more.
    socket.sendRaw(Buffer.from(hex, 'hex'));
    socket.sendRaw(Buffer.alloc(200, 0xff));
    expect.soft([hex, await socket.over(5_000)]).toEqual([hex, 'closed']);
  }
  await checkHealth(at, frame);
  for (const player of at.players) player.close();
});

/** Megabytes the process holds now (`VmRSS`) or held at most (`VmHWM`). */
function memory({ process: { pid } }: ChildServer, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)![1]) / 1_024;
}

interface Flood {
  readonly name: string;
  readonly frame: (id: number) => string;
  /** Whether the protocol counts these: then they cost tokens and finally the socket. */
  readonly isCounted: boolean;
}

const FLOODS: readonly Flood[] = [
  { name: 'pings', frame: (id) => `42${id}["ping",{}]`, isCounted: true },
  { name: 'unknown events without acknowledgement', frame: () => '42["no-such-event",{}]', isCounted: true },
  { name: 'large acts', frame: (id) => `42${id}["act",${JSON.stringify('x'.repeat(30_000))}]`, isCounted: true },
  { name: 'acknowledgements of nothing', frame: (id) => `43${id}[{}]`, isCounted: false },
  { name: 'namespaces', frame: (id) => `40/n${id},{}`, isCounted: false },
];

test.each(FLOODS)('ten thousand $name at once have no effect on others', async ({ frame, isCounted }) => {
  const server = await start({});
  const healthy = await ProtocolClient.join(server.url, 'Han');
  const lando = await ProtocolClient.guest(server.url, 'Lando');
  const flood = await RawSocket.open(server.url, lando.token);
  const before = memory(server, 'VmRSS');
  for (let id = 1; id <= 10_000; id++) flood.send(frame(id));
  const beat = healthy.emit('ping', {});
  if (isCounted) {
    expect(await flood.over(20_000)).toBe('closed');
    expect([...flood.codes, ...flood.refused]).toContain('slow_down');
  }
  expect(await beat).toMatchObject({ ok: true });
  const began = Date.now();
  expect(await healthy.emit('ping', {})).toMatchObject({ ok: true });
  expect((await healthy.api('GET', '/healthz')).status).toBe(200);
  expect(Date.now() - began).toBeLessThan(2_000);
  expect(memory(server, 'VmHWM') - before).toBeLessThan(150);
  flood.close();
  healthy.close();
});
