import WebSocket from 'ws';

type OnPacket = (packet: Buffer, at: number) => void;

/** Minimal socket.io client for benchmarks: parses only acknowledgements, so that the client costs little CPU time. */
export class Wire {
  readonly #socket: WebSocket;
  readonly #prefix: string;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  #lastId = 0;
  /** Called for every event, not for acknowledgements. */
  onPacket: OnPacket = () => undefined;
  /** Called when the server closes an open connection. */
  onClose: () => void = () => undefined;

  private constructor(socket: WebSocket, namespace: string) {
    this.#socket = socket;
    this.#prefix = namespace === '/' ? '' : `${namespace},`;
  }

  /** Connects to a namespace, without compression: our server and boardgame.io have it off by default. */
  static async open(url: string, { namespace = '/', auth = {} } = {}): Promise<Wire> {
    const address = `${url.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    const wire = new Wire(socket, namespace);
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => {
        reject(new Error('the server closed the connection'));
        wire.onClose();
      });
      socket.on('message', (data: Buffer) => wire.#take(data, resolve, reject));
      socket.once('open', () => socket.send(`40${wire.#prefix}${JSON.stringify(auth)}`));
    });
    return wire;
  }

  #take(packet: Buffer, connected: () => void, refused: (error: Error) => void): void {
    const at = performance.now();
    const [kind, type] = [packet[0], packet[1]];
    if (kind === 0x32) this.#socket.send('3');
    if (kind !== 0x34) return;
    if (type === 0x32) this.onPacket(packet, at);
    else if (type === 0x33) this.#answer(packet);
    else if (type === 0x30) connected();
    else if (type === 0x34) refused(new Error(packet.toString()));
  }

  #answer(packet: Buffer): void {
    const body = packet.toString('utf8', 2 + this.#prefix.length);
    const start = body.indexOf('[');
    const id = Number(body.slice(0, start));
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    answer?.((JSON.parse(body.slice(start)) as unknown[])[0]);
  }

  emit(event: string, ...args: unknown[]): void {
    this.#socket.send(`42${this.#prefix}${JSON.stringify([event, ...args])}`);
  }

  /** Emits an event; resolves with its acknowledgement. `taken` is called with it before any later packet is handled. */
  ask<T>(event: string, message: object, taken: (answer: T) => void = () => undefined): Promise<T> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#answers.set(id, (answer) => {
        taken(answer as T);
        resolve(answer as T);
      });
      this.#socket.send(`42${this.#prefix}${id}${JSON.stringify([event, message])}`);
    });
  }

  /** Bytes received, frame headers included. */
  get bytesIn(): number {
    return (this.#socket as unknown as { _socket: { bytesRead: number } })._socket.bytesRead;
  }

  close(): void {
    this.#socket.removeAllListeners('close');
    this.#socket.terminate();
  }
}
