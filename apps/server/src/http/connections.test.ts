import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectionLimits, guardConnections } from './connections.ts';

/** Server that answers "hello", and a way to connect to it. */
async function guarded(limits: Partial<ConnectionLimits> = {}, silentMs = 60_000) {
  const server = createServer((_request, response) => response.end('hello'));
  guardConnections(server, { socketsPerAddress: 1_000, trustProxy: false, ...limits }, silentMs);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const open: Socket[] = [];
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const opened = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    open.push(socket);
    await new Promise((resolve) => socket.once('connect', resolve));
    return socket;
  };
  const answer = async (socket: Socket) => {
    const received = new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(String(chunk)));
      socket.once('close', () => resolve('closed'));
    });
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    return received;
  };
  return { opened, answer };
}

test('a connection that says nothing is ended, one that says something is not', async () => {
  const { opened, answer } = await guarded({}, 100);
  const [silent, slow] = [await opened(), await opened()];
  slow.write('G');
  await new Promise((resolve) => silent.once('close', resolve));
  expect(slow.destroyed).toBe(false);
  slow.write('ET / HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await new Promise((resolve) => slow.once('data', (chunk) => resolve(String(chunk))))).toContain('hello');
  expect(await answer(await opened())).toContain('hello');
});

test('an address has a limited number of connections, which are free again when they close', async () => {
  const { opened, answer } = await guarded({ socketsPerAddress: -490 });
  const ten = await Promise.all(Array.from({ length: 10 }, opened));
  expect(await answer(await opened())).toBe('closed');
  ten[0]?.destroy();
  await expect.poll(async () => answer(await opened())).toContain('hello');
});

test('behind a proxy, connections are not counted by its address', async () => {
  const { opened, answer } = await guarded({ socketsPerAddress: -490, trustProxy: true });
  await Promise.all(Array.from({ length: 10 }, opened));
  expect(await answer(await opened())).toContain('hello');
});
