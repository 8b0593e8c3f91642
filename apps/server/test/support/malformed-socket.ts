import { openWire, type Wire } from './malformed-wire.ts';

/** Result of a frame: a code, `ok`, `refused <code>`, `closed`, `open` (accepted, the socket lives) or `silence`. */
export type Reaction = string;

/** A frame no well-behaved client would send, and its allowed results. */
export interface Malformed {
  readonly name: string;
  /** Text and binary WebSocket messages. */
  readonly send: readonly (string | Uint8Array)[];
  /** Id of the acknowledgement to expect. */
  readonly ack?: number;
  readonly allowed: readonly ('ok' | 'code' | 'refused' | 'closed' | 'open')[];
}

const TIMEOUT_MS = 15_000;

/** Raw socket.io connection: sends packets unchanged. */
export class RawSocket {
  readonly #acks = new Map<string, (answer: unknown) => void>();
  readonly #closed: Promise<'closed'>;
  readonly #ready: Promise<string>;
  #isReady: (how: string) => void = () => undefined;
  #close: (how: 'closed') => void = () => undefined;
  #wire: Wire | undefined;
  /** Codes of `refused` events, and of acknowledgements. */
  readonly refused: string[] = [];
  readonly codes: string[] = [];
  #ids = 1_000_000;

  private constructor() {
    this.#closed = new Promise((resolve) => {
      this.#close = resolve;
    });
    this.#ready = new Promise((resolve) => {
      this.#isReady = resolve;
    });
  }

  /** Connects with a token or without a session; `connect` is the raw packet that asks for the namespace. */
  static async open(url: string, token = '', connect?: string): Promise<RawSocket> {
    const socket = new RawSocket();
    const packet = connect ?? `40${JSON.stringify(token ? { token } : {})}`;
    const at = `${url}/socket.io/?EIO=4&transport=websocket`;
    socket.#wire = await openWire(
      at,
      (text) => (text.startsWith('0') ? socket.send(packet) : socket.#receive(text)),
      () => socket.#close('closed'),
    );
    const how = await Promise.race([socket.#ready, socket.#closed, silence(TIMEOUT_MS)]);
    if (how === 'ready') return socket;
    socket.close();
    throw new Error(how);
  }

  get isOpen(): boolean {
    return this.#wire?.isOpen() ?? false;
  }

  #receive(text: string): void {
    if (text === '2') this.send('3');
    if (text.startsWith('40')) this.#isReady('ready');
    if (text.startsWith('44')) this.#isReady(text);
    const [, id, json] = /^43(\d+)(\[.*)$/s.exec(text) ?? [];
    if (id !== undefined && json !== undefined) {
      const [answer] = JSON.parse(json) as [{ ok: boolean; error?: { code: string } }];
      if (answer.error) this.codes.push(answer.error.code);
      this.#acks.get(id)?.(answer);
      this.#acks.delete(id);
    }
    if (text.startsWith('42["refused"')) this.refused.push(JSON.parse(text.slice(2))[1].error.code);
  }

  send(data: string | Uint8Array): void {
    this.#wire?.send(data);
  }

  /** Sends bytes below WebSocket. */
  sendRaw(bytes: Uint8Array): void {
    this.#wire?.sendRaw(bytes);
  }

  /** Stops reading. */
  pause(): void {
    this.#wire?.pause();
  }

  close(): void {
    this.#wire?.end();
  }

  /** Resolves with the reason when the connection ends, or with `silence`. */
  over(timeoutMs: number): Promise<string> {
    return Promise.race([this.#closed, silence(timeoutMs)]);
  }

  /** Sends packets and waits for the acknowledgement of this id. */
  async ask(send: readonly (string | Uint8Array)[], id: number): Promise<unknown> {
    const answered = new Promise<unknown>((resolve) => this.#acks.set(String(id), resolve));
    for (const data of send) this.send(data);
    return Promise.race([answered, this.#closed, silence(TIMEOUT_MS)]);
  }

  /** Sends a well-formed message. */
  emit(event: string, message: object): Promise<unknown> {
    const id = this.#ids++;
    return this.ask([`42${id}${JSON.stringify([event, message])}`], id);
  }

  /** Sends a malformed frame, then a ping to learn whether the connection survived. */
  async reaction({ send, ack }: Malformed): Promise<Reaction> {
    const before = this.refused.length;
    if (ack !== undefined) {
      const answer = await this.ask(send, ack);
      if (typeof answer === 'string') return answer;
      const { ok, error } = answer as { ok?: boolean; error?: { code?: string } };
      return ok === true ? 'ok' : (error?.code ?? 'shapeless');
    }
    const id = this.#ids++;
    const answer = await this.ask([...send, `42${id}["ping",{}]`], id);
    if (this.refused.length > before) return `refused ${this.refused.at(-1)}`;
    return typeof answer === 'string' ? answer : 'open';
  }
}

function silence(ms: number): Promise<'silence'> {
  return new Promise((resolve) => setTimeout(() => resolve('silence'), ms).unref());
}

/** Whether this result is allowed for a frame. */
export function isAllowed({ allowed }: Malformed, reaction: Reaction): boolean {
  if (reaction === 'internal' || reaction === 'refused internal' || reaction === 'shapeless' || reaction === 'silence')
    return false;
  if (reaction === 'ok' || reaction === 'closed' || reaction === 'open') return allowed.includes(reaction);
  return allowed.includes(reaction.startsWith('refused ') ? 'refused' : 'code');
}
