/** Faulty WebSocket proxy between client and server: delays, duplicates, reorders and cuts. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import WebSocket, { WebSocketServer } from 'ws';
import type { SeededRandom } from './seeded-random.ts';

/** Faults of messages; every share is between 0 and 1. */
export interface NetworkFaults {
  /** Most milliseconds a message is delayed; order is preserved. */
  readonly delayMs: number;
  /** Share of duplicated messages. */
  readonly duplicated: number;
  /** Share of messages that are overtaken by the next one. */
  readonly reordered: number;
  /** Share of messages at which the connection is cut, before or after delivery. */
  readonly cut: number;
}

export const NO_FAULTS: NetworkFaults = { delayMs: 0, duplicated: 0, reordered: 0, cut: 0 };

/** The first messages open the connection; nothing can be expected of a handshake that is garbled. */
const OPENING = 2;
/** Messages of socket.io; engine.io's pings and the like are not touched. */
const isMessage = (data: string) => data.startsWith('4');

/** One direction of one connection. */
class FaultyChannel {
  readonly #faults: () => NetworkFaults;
  readonly #random: SeededRandom;
  readonly #forward: (data: string) => void;
  readonly #cut: () => void;
  #seen = 0;
  /** Message waiting to be overtaken. */
  #held: string | null = null;
  #freeAt = 0;

  constructor(lane: {
    faults: () => NetworkFaults;
    random: SeededRandom;
    forward: (data: string) => void;
    cut: () => void;
  }) {
    this.#faults = lane.faults;
    this.#random = lane.random;
    this.#forward = lane.forward;
    this.#cut = lane.cut;
  }

  pass(data: string): void {
    this.#seen += 1;
    const { duplicated, reordered, cut } = this.#faults();
    const isSpared = this.#seen <= OPENING || !isMessage(data);
    const isCut = !isSpared && this.#random.chance(cut);
    if (isCut) setTimeout(this.#cut, this.#random.pick([0, 5]));
    if (!isSpared && this.#held === null && this.#random.chance(reordered)) {
      this.#held = data;
      // The next message may never come.
      setTimeout(() => this.#free(), 50);
      return;
    }
    this.#delay(data);
    if (!isSpared && this.#random.chance(duplicated)) this.#delay(data);
    this.#free();
  }

  #free(): void {
    if (this.#held !== null) this.#delay(this.#held);
    this.#held = null;
  }

  #delay(data: string): void {
    const now = Date.now();
    this.#freeAt = Math.max(this.#freeAt, now + this.#random.upTo(this.#faults().delayMs));
    if (this.#freeAt <= now) this.#forward(data);
    else setTimeout(() => this.#forward(data), this.#freeAt - now);
  }
}

/** Proxy address in place of the server. */
export interface FaultyProxy {
  readonly url: string;
  faults: NetworkFaults;
  /** Cuts all connections. */
  cutAll(): void;
  close(): Promise<void>;
}

/** Opens a proxy in front of the server at `target`. */
export async function openFaultyProxy(target: string, random: SeededRandom): Promise<FaultyProxy> {
  const http = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true });
  const open = new Set<() => void>();
  const proxy = { faults: NO_FAULTS };
  const join = (near: WebSocket, far: WebSocket) => {
    const cut = () => {
      open.delete(cut);
      near.terminate();
      far.terminate();
    };
    open.add(cut);
    link(near, far, { faults: () => proxy.faults, random, cut });
  };
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const far = new WebSocket(target.replace('http', 'ws') + (request.url ?? '/'));
    // Without a server the connection is refused.
    far.once('error', () => socket.destroy());
    far.once('upgrade', () => sockets.handleUpgrade(request, socket, head, (near) => join(near, far)));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    cutAll() {
      for (const cut of [...open]) cut();
    },
    async close() {
      for (const cut of [...open]) cut();
      sockets.close();
      await new Promise((resolve) => http.close(resolve));
    },
  });
}

function link(
  near: WebSocket,
  far: WebSocket,
  { cut, ...air }: { faults: () => NetworkFaults; random: SeededRandom; cut: () => void },
) {
  const waiting: string[] = [];
  const forward = (to: WebSocket) => (data: string) => {
    if (to.readyState === WebSocket.OPEN) to.send(data);
    else if (to.readyState === WebSocket.CONNECTING) waiting.push(data);
  };
  const out = new FaultyChannel({ ...air, cut, forward: forward(far) });
  const back = new FaultyChannel({ ...air, cut, forward: forward(near) });
  far.on('open', () => {
    for (const data of waiting.splice(0)) far.send(data);
  });
  near.on('message', (data) => out.pass(String(data)));
  far.on('message', (data) => back.pass(String(data)));
  for (const end of [near, far]) {
    end.on('close', cut);
    end.on('error', cut);
  }
}
