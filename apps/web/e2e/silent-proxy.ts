import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** TCP proxy whose open connections can be made to carry nothing, as when a phone changes its network. */
interface SilentProxy {
  readonly url: string;
  /** Loses everything on the connections of now, both ways, without closing them; new ones work. */
  silence(): void;
  close(): void;
}

export async function silentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let silent = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined);
      from.on('data', (chunk) => silent.has(from) || to.write(chunk));
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silence() {
      silent = new Set(open);
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
