/** Faulty WebSocket proxy between client and server: delays, duplicates, reorders and cuts. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import WebSocket, { WebSocketServer } from 'ws';
import type { Fate } from './fate.ts';

/** Faults of messages; every share is between 0 and 1. */
export interface Weather {
  /** Most milliseconds a message is delayed; order is preserved. */
  readonly delayMs: number;
  /** Share of duplicated messages. */
  readonly twice: number;
  /** Share of messages that are overtaken by the next one. */
  readonly overtaken: number;
  /** Share of messages at which the connection is cut, before or after delivery. */
  readonly cut: number;
}

export const CALM: Weather = { delayMs: 0, twice: 0, overtaken: 0, cut: 0 };

/** The first messages open the connection; nothing can be expected of a handshake that is garbled. */
const OPENING = 2;
/** Messages of socket.io; engine.io's pings and the like are not touched. */
const isMessage = (data: string) => data.startsWith('4');

/** One direction of one connection. */
class Lane {
  readonly #weather: () => Weather;
  readonly #fate: Fate;
  readonly #put: (data: string) => void;
  readonly #cut: () => void;
  #seen = 0;
  /** Message waiting to be overtaken. */
  #held: string | null = null;
  #clearAt = 0;

  constructor(lane: { weather: () => Weather; fate: Fate; put: (data: string) => void; cut: () => void }) {
    this.#weather = lane.weather;
    this.#fate = lane.fate;
    this.#put = lane.put;
    this.#cut = lane.cut;
  }

  pass(data: string): void {
    this.#seen += 1;
    const { twice, overtaken, cut } = this.#weather();
    const isSpared = this.#seen <= OPENING || !isMessage(data);
    const isCut = !isSpared && this.#fate.happens(cut);
    if (isCut) setTimeout(this.#cut, this.#fate.pick([0, 5]));
    if (!isSpared && this.#held === null && this.#fate.happens(overtaken)) {
      this.#held = data;
      // The next message may never come.
      setTimeout(() => this.#free(), 50);
      return;
    }
    this.#later(data);
    if (!isSpared && this.#fate.happens(twice)) this.#later(data);
    this.#free();
  }

  #free(): void {
    if (this.#held !== null) this.#later(this.#held);
    this.#held = null;
  }

  #later(data: string): void {
    const now = Date.now();
    this.#clearAt = Math.max(this.#clearAt, now + this.#fate.below(this.#weather().delayMs));
    if (this.#clearAt <= now) this.#put(data);
    else setTimeout(() => this.#put(data), this.#clearAt - now);
  }
}

/** Proxy address in place of the server. */
export interface BadLine {
  readonly url: string;
  weather: Weather;
  /** Cuts all connections. */
  cutAll(): void;
  close(): Promise<void>;
}

/** Opens a proxy in front of the server at `target`. */
export async function openLine(target: string, fate: Fate): Promise<BadLine> {
  const http = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true });
  const open = new Set<() => void>();
  const proxy = { weather: CALM };
  const join = (near: WebSocket, far: WebSocket) => {
    const cut = () => {
      open.delete(cut);
      near.terminate();
      far.terminate();
    };
    open.add(cut);
    link(near, far, { weather: () => proxy.weather, fate, cut });
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
  { cut, ...air }: { weather: () => Weather; fate: Fate; cut: () => void },
) {
  const waiting: string[] = [];
  const put = (to: WebSocket) => (data: string) => {
    if (to.readyState === WebSocket.OPEN) to.send(data);
    else if (to.readyState === WebSocket.CONNECTING) waiting.push(data);
  };
  const out = new Lane({ ...air, cut, put: put(far) });
  const back = new Lane({ ...air, cut, put: put(near) });
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
