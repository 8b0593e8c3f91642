import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Reverse proxy that serves one program below a path of its host, as nginx does with `location /games/`. */
export interface PathProxy {
  /** Address of the path. */
  readonly url: string;
  /** Paths that were asked for outside of it: another program would have got them. */
  readonly strayed: readonly string[];
  /** Passes requests on to a server from now on. */
  leadTo(server: string): void;
  close(): void;
}

/** `isStripping`: whether the program behind it sees the path. */
export async function pathProxy(path: string, isStripping: boolean): Promise<PathProxy> {
  const strayed: string[] = [];
  let target: string | null = null;
  /** The same request to the server; null for one outside of the path. */
  const forward = ({ url = '', method, headers }: IncomingMessage) => {
    if (!url.startsWith(`${path}/`) || target === null) {
      strayed.push(url);
      return null;
    }
    return request(new URL(isStripping ? url.slice(path.length) : url, target), { method, headers });
  };
  const proxy = createServer((asked, answer) => {
    const sent = forward(asked);
    if (!sent) return void answer.writeHead(404).end();
    sent.on('response', (got) => got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)));
    sent.on('error', () => answer.writeHead(502).end());
    asked.pipe(sent);
  });
  proxy.on('upgrade', (asked: IncomingMessage, client: Socket, head: Buffer) => {
    const sent = forward(asked);
    if (!sent) return void client.destroy();
    sent.on('upgrade', ({ headers }, server, first) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
      // What came in one piece with the answer: the server greets at once.
      client.write(first);
      server.write(head);
      server.pipe(client).pipe(server);
      for (const socket of [server, client]) socket.on('error', () => undefined);
    });
    sent.on('error', () => client.destroy());
    sent.end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    strayed,
    leadTo(server) {
      target = server;
    },
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
