/** Tap: the connections of one viewer. All that arrives is stored unchanged and verified before anything else. */
import { Leak, short } from './leak.ts';
import { type HttpAnswer, HttpTransport, type Received, SocketTransport } from './transport.ts';

// biome-ignore lint/suspicious/noExplicitAny: messages may have any shape; the verifier checks them.
export type Any = any;

/** Verifies everything that arrives; throws `Leak`. */
export interface Listener {
  received(tap: Tap, received: Received): void;
  event(tap: Tap, name: string, message: Any): void;
}

interface Waiting {
  readonly asked: string;
  taken(reply: Any): void;
  resolve(reply: Any): void;
}

export class Tap {
  readonly name: string;
  readonly url: string;
  token: string | null = null;
  playerId: string | null = null;
  playerName = '';
  /** Everything received, in order. */
  readonly received: Received[] = [];
  bytes = 0;
  readonly #listener: Listener;
  readonly #http: HttpTransport;
  #line: SocketTransport | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #opened: (() => void) | null = null;
  #fault: unknown;

  constructor(name: string, url: string, listener: Listener) {
    this.name = name;
    this.url = url;
    this.#listener = listener;
    this.#http = new HttpTransport(url, (received) => this.#receive(received));
  }

  get isConnected(): boolean {
    return this.#line?.isOpen ?? false;
  }

  /** Creates a session. */
  async enter(name: string): Promise<void> {
    const { body } = await this.http('POST', '/api/session', { name });
    this.token = body.token;
    this.playerId = body.playerId;
    this.playerName = name;
  }

  /** Takes over the session of another tap, as a second device. */
  becomes({ token, playerId, playerName }: Tap): void {
    Object.assign(this, { token, playerId, playerName });
  }

  async http(method: string, path: string, body?: unknown): Promise<{ status: number; body: Any; raw: HttpAnswer }> {
    const raw = await this.#http.ask(method, path, this.token, body);
    this.check();
    return { status: raw.status, body: raw.body === '' ? undefined : JSON.parse(raw.body), raw };
  }

  async connect(): Promise<void> {
    await this.disconnect();
    const opened = new Promise<void>((resolve) => {
      this.#opened = resolve;
    });
    this.#line = await SocketTransport.open(this.url, '/socket.io/?EIO=4&transport=websocket', (received) =>
      this.#receive(received),
    );
    await Promise.race([opened, this.#line.over]);
    this.check();
    if (!this.isConnected) throw new Error(`${this.name} got no session`);
  }

  async disconnect(): Promise<void> {
    await this.#line?.cut();
    this.#line = null;
    this.#waiting = new Map();
  }

  async close(): Promise<void> {
    this.#http.close();
    await this.disconnect();
  }

  /** Throws the error of a message that arrived. */
  check(): void {
    if (this.#fault !== undefined) throw this.#fault;
  }

  /** Sends an event and waits for its answer; `taken` runs before any message sent after it. */
  async send(event: string, message: object, taken: (reply: Any) => void = () => undefined): Promise<Any> {
    const line = this.#line;
    if (!line?.isOpen) throw new Error(`${this.name} is not connected`);
    const id = this.#asked++;
    const reply = new Promise<Any>((resolve) => {
      this.#waiting.set(id, { asked: event, taken, resolve });
    });
    line.send(`42${id}${JSON.stringify([event, message])}`);
    const answer = await Promise.race([reply, line.over.then(() => undefined)]);
    this.check();
    if (answer === undefined) throw new Error(`${this.name} lost its connection during ${event}`);
    return answer;
  }

  #receive(received: Received): void {
    const asked = received.asked || this.#askedFor(received.text);
    this.received.push({ ...received, asked });
    this.bytes += received.bytes;
    try {
      this.#listener.received(this, received);
      if (received.via === 'socket') this.#packet(received.text);
    } catch (error) {
      this.#fault ??= error;
      // Pending requests would never be answered otherwise.
      this.#opened?.();
      for (const { resolve } of this.#waiting.values()) resolve(undefined);
    }
  }

  #askedFor(text: string): string {
    const id = /^43(\d+)\[/.exec(text)?.[1];
    return id === undefined ? '' : (this.#waiting.get(Number(id))?.asked ?? '');
  }

  #packet(text: string): void {
    const [, id, json] = /^43(\d+)(\[.*)$/s.exec(text) ?? [];
    if (text === '2') this.#line?.send('3');
    else if (text.startsWith('0'))
      this.#line?.send(this.token === null ? '40' : `40${JSON.stringify({ token: this.token })}`);
    else if (text.startsWith('40')) this.#opened?.();
    else if (id !== undefined && json !== undefined) this.#answered(Number(id), JSON.parse(json)[0]);
    else if (text.startsWith('42[')) this.#event(JSON.parse(text.slice(2)));
    else throw new Leak(`${this.name} got a packet of no known kind: ${short(text)}`);
  }

  #event([name, ...messages]: [string, ...Any[]]): void {
    if (messages.length !== 1) throw new Leak(`${name} carries ${messages.length} messages`);
    this.#listener.event(this, name, messages[0]);
  }

  #answered(id: number, reply: Any): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) throw new Leak(`${this.name} got an answer to no question`);
    this.#waiting.delete(id);
    try {
      waiting.taken(reply);
    } finally {
      waiting.resolve(reply);
    }
  }
}
