import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** TCP proxy whose server can be made to hang: requests arrive, answers are withheld. */
export interface PausingProxy {
  readonly url: string;
  /** From the first request on that contains this text no answer passes. */
  hangAt(text: string): void;
  /** Like `hangAt`; nor do that request and those after it. */
  loseAt(text: string): void;
  /** Everything passes again on new connections; the old ones stay silent. */
  resume(): void;
  /** Number of times that the client has sent something and waited for the answer. */
  readonly roundTrips: number;
}

export async function pausingProxy(target: string): Promise<PausingProxy> {
  const { hostname, port } = new URL(target);
  let hangsAt: string | null = null;
  let isLosing = false;
  let isHanging = false;
  let roundTrips = 0;
  let generation = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const born = generation;
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    let isAnswered = true;
    client.on('data', (chunk) => {
      if (hangsAt !== null && chunk.includes(hangsAt)) isHanging = true;
      if (isAnswered) roundTrips += 1;
      isAnswered = false;
      if (!(isHanging && isLosing)) upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      isAnswered = true;
      if (!isHanging && born === generation) client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    get roundTrips() {
      return roundTrips;
    },
    hangAt(text) {
      hangsAt = text;
      isLosing = false;
    },
    loseAt(text) {
      hangsAt = text;
      isLosing = true;
    },
    resume() {
      hangsAt = null;
      isHanging = false;
      generation += 1;
    },
  };
}
