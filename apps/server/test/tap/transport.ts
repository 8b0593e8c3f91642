/** Bare transport: HTTP and WebSocket of Node, with every byte received. */
import { randomBytes } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';

/** Data as received. */
export interface Received {
  readonly via: 'http' | 'upgrade' | 'socket';
  /** The request it answers; empty for other messages. */
  readonly asked: string;
  /** Status line, headers and body, or the text of one WebSocket message. */
  readonly text: string;
  readonly bytes: number;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

function headOf(response: IncomingMessage): string {
  const lines = response.rawHeaders.map((word, index) => (index % 2 === 0 ? `\n${word}: ` : word)).join('');
  return `${response.statusCode} ${response.statusMessage}${lines}`;
}

/** Requests of one client over one connection. */
export class HttpTransport {
  readonly #url: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #receive: (received: Received) => void;

  constructor(url: string, receive: (received: Received) => void) {
    this.#url = url;
    this.#receive = receive;
  }

  ask(method: string, path: string, token: string | null, body?: unknown): Promise<HttpAnswer> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(content !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
      }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(this.#url + path, { method, headers, agent: this.#agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = `${headOf(response)}\n\n${Buffer.concat(chunks).toString()}`;
          this.#receive({ via: 'http', asked: `${method} ${path}`, text, bytes: Buffer.byteLength(text) });
          const answer = { status: response.statusCode ?? 0, headers: response.rawHeaders };
          resolve({ ...answer, body: Buffer.concat(chunks).toString() });
        });
      });
      asked.once('error', (error: NodeJS.ErrnoException) => {
        // The server may close an idle connection while a request is under way; the request was not read then.
        const isIdleClosed = asked.reusedSocket && error.code === 'ECONNRESET';
        if (isIdleClosed) this.ask(method, path, token, body).then(resolve, reject);
        else reject(error);
      });
      asked.end(content);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Builds one masked frame, as clients must send them; zeros are a valid mask. */
function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 6 : 8);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (length < 126 ? length : 126);
  if (length >= 126) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, payload]);
}

/** WebSocket that passes on everything it receives. */
export class SocketTransport {
  readonly #socket: Socket;
  readonly #receive: (received: Received) => void;
  #left: Buffer;
  isOpen = true;
  readonly over: Promise<void>;

  private constructor(socket: Socket, head: Buffer, receive: (received: Received) => void) {
    this.#socket = socket;
    this.#left = head;
    this.#receive = receive;
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      this.#left = this.#left.length === 0 ? chunk : Buffer.concat([this.#left, chunk]);
      this.#read();
    });
    this.over = new Promise((resolve) => {
      socket.once('close', () => {
        this.isOpen = false;
        resolve();
      });
    });
    setImmediate(() => this.#read());
  }

  /** Opens one; the answer to the upgrade is passed on too. Rejects if the server refuses it. */
  static open(url: string, path: string, receive: (received: Received) => void): Promise<SocketTransport> {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    };
    return new Promise((resolve, reject) => {
      const asked = request(url + path, { headers, agent: false });
      asked.once('error', reject);
      asked.once('response', (response) => reject(new Error(`no upgrade: ${response.statusCode}`)));
      asked.once('upgrade', (response, socket: Socket, head) => {
        const text = headOf(response);
        receive({ via: 'upgrade', asked: path, text, bytes: Buffer.byteLength(text) });
        resolve(new SocketTransport(socket, head, receive));
      });
      asked.end();
    });
  }

  #read(): void {
    while (this.#left.length >= 2) {
      const short = this.#left.readUInt8(1) & 0x7f;
      const start = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (this.#left.length < start) return;
      const length =
        short < 126 ? short : short === 126 ? this.#left.readUInt16BE(2) : Number(this.#left.readBigUInt64BE(2));
      if (this.#left.length < start + length) return;
      const opcode = this.#left.readUInt8(0) & 0x0f;
      const payload = this.#left.subarray(start, start + length);
      this.#left = this.#left.subarray(start + length);
      if (opcode === PING) this.#write(PONG, payload);
      else if (opcode === CLOSE) this.#socket.end();
      else this.#receive({ via: 'socket', asked: '', text: payload.toString(), bytes: start + length });
    }
  }

  #write(opcode: number, payload: Buffer): void {
    if (this.isOpen) this.#socket.write(frameOf(opcode, payload));
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  /** Cuts the connection; resolves when it is closed. */
  async cut(): Promise<void> {
    this.#socket.destroy();
    await this.over;
  }
}
