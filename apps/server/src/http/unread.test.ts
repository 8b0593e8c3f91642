import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { guardAnswers, type UnreadLimits } from './unread.ts';

const MEGABYTES = 30;
const LONG = 'x'.repeat(MEGABYTES * 1_000_000);

/** Server with long answers, whose clients say where they are from, and do not read unless told to. */
async function guarded(limits: UnreadLimits) {
  const server = createServer();
  guardAnswers(server, ({ headers }) => String(headers.from), limits);
  server.on('request', (_request, response) => response.end(LONG));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open: Socket[] = [];
  const accepted: Socket[] = [];
  server.on('connection', (socket) => accepted.push(socket));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
    server.closeAllConnections();
  });
  return async (from: string) => {
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    const number = open.length - 1;
    const client = { socket, isEnded: false, isDropped: () => accepted[number]?.destroyed };
    socket.on('error', () => undefined);
    socket.on('close', () => {
      client.isEnded = true;
    });
    socket.write(`GET / HTTP/1.1\r\nhost: x\r\nfrom: ${from}\r\n\r\n`);
    // The beginning shows that it is being answered.
    await new Promise((resolve) => socket.once('readable', resolve));
    return client;
  };
}

/** Reads the rest; resolves with the bytes when the answer is complete or the connection has ended. */
async function readAll({ socket }: { socket: Socket }): Promise<number> {
  let bytes = 0;
  return new Promise((resolve) => {
    socket.on('data', (part) => {
      bytes += part.length;
      if (bytes > LONG.length) resolve(bytes);
    });
    socket.on('close', () => resolve(bytes));
  });
}

test('an answer of which nothing is read for a time is ended, one that is read slowly is not', async () => {
  const ask = await guarded({ stuckMs: 1_500 });
  const [stuck, slow] = [await ask('a'), await ask('b')];
  // In twice the time in which the other reads nothing, however much a read brings.
  const began = performance.now();
  let bytes = 0;
  while (bytes <= LONG.length && !slow.isEnded) {
    bytes += slow.socket.read()?.length ?? 0;
    const due = began + (3_000 * bytes) / LONG.length;
    await new Promise((resolve) => setTimeout(resolve, Math.max(5, due - performance.now())));
  }
  expect(bytes).toBeGreaterThan(LONG.length);
  await expect.poll(stuck.isDropped, { timeout: 10_000 }).toBe(true);
  expect(await readAll(stuck)).toBeLessThan(LONG.length);
});

test('when too much waits, the oldest answer of the address that reads least is ended, and others are whole', async () => {
  const ask = await guarded({ mostBytes: 3.5 * LONG.length });
  const honest = await ask('honest');
  const greedy = [await ask('greedy'), await ask('greedy'), await ask('greedy'), await ask('greedy')];
  expect(await Promise.all(greedy.map(readAll))).toEqual([
    expect.toSatisfy((bytes: number) => bytes < LONG.length),
    expect.toSatisfy((bytes: number) => bytes < LONG.length),
    expect.toSatisfy((bytes: number) => bytes > LONG.length),
    expect.toSatisfy((bytes: number) => bytes > LONG.length),
  ]);
  expect(await readAll(honest)).toBeGreaterThan(LONG.length);
});
