import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { emptySentLists } from './sent-lists.ts';

test('every message arrives, and no list of sent packets keeps one', async () => {
  const http = createServer();
  const io = new Server(http, { transports: ['websocket'] });
  emptySentLists(io.engine);
  const lists: unknown[][] = [];
  io.engine.on('flush', (_socket: unknown, packets: unknown[]) => void lists.push(packets));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  onTestFinished(() => void io.close());
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const clients = [1, 2].map(() => connect(url, { transports: ['websocket'] }));
  onTestFinished(() => clients.forEach((client) => void client.close()));
  const received = clients.map(() => [] as number[]);
  for (const [index, client] of clients.entries())
    client.on('count', (n: number, more: Buffer | null) => void received[index]?.push(n + (more?.length ?? 0)));
  await expect.poll(() => io.of('/').sockets.size).toBe(2);
  for (let n = 0; n < 20; n++) io.emit('count', n, n % 5 === 0 ? Buffer.alloc(100) : null);
  const expected = Array.from({ length: 20 }, (_one, n) => (n % 5 === 0 ? n + 100 : n));
  await expect.poll(() => received).toEqual([expected, expected]);
  expect(lists.length).toBeGreaterThan(2);
  expect(lists.every((list) => list.length === 0)).toBe(true);
});
