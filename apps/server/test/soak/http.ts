import type { SimulatedTime } from './simulated-time.ts';
import type { Tally } from './tally.ts';

/** Answer of the server. */
export interface HttpAnswer<T> {
  readonly status: number;
  readonly body: T & { readonly error?: { readonly code: string } };
}

/** Player with a session. */
export interface Guest {
  readonly token: string;
  readonly playerId: string;
}

/** HTTP requests of all clients. */
export class Http {
  readonly url: string;
  readonly #tally: Tally;
  readonly #time: SimulatedTime;

  constructor(url: string, tally: Tally, time: SimulatedTime) {
    this.url = url;
    this.#tally = tally;
    this.#time = time;
  }

  /** Like `#once`, again while the server is busy. */
  async call<T>(route: string, request: Request = {}): Promise<HttpAnswer<T> | null> {
    for (let tries = 1; ; tries++) {
      const answer = await this.#once<T>(route, request);
      if (answer?.body.error?.code !== 'busy' || tries === MOST_TRIES) return answer;
      await this.#time.sleep(RETRY_S);
    }
  }

  /**
   * Sends a request, such as `POST /api/matches/:id/join`; codes in `expected` are refusals that may happen in play, as
   * is `busy`, and every other error is a failure.
   */
  async #once<T>(route: string, { id = '', token = '', body, expected = [] }: Request): Promise<HttpAnswer<T> | null> {
    const [method = 'GET', path = ''] = route.split(' ');
    try {
      const response = await fetch(this.url + path.replace(':id', id), {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== '' && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
      const answer = { status: response.status, body: (isJson ? JSON.parse(text) : {}) as HttpAnswer<T>['body'] };
      if (!response.ok) this.#refused(route.split('?')[0] ?? route, answer, expected);
      return answer;
    } catch (error) {
      this.#tally.failed(`${route.split('?')[0]}: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  }

  #refused(route: string, { status, body }: HttpAnswer<object>, expected: readonly string[]): void {
    const code = body.error?.code ?? String(status);
    if (code === 'busy' || expected.includes(code)) this.#tally.refused(`${route}: ${code}`);
    else this.#tally.failed(`${route}: ${code}`);
  }

  /** Creates a guest; null if refused. */
  async guest(name: string): Promise<Guest | null> {
    const answer = await this.call<Guest>('POST /api/session', { body: { name } });
    return answer?.status === 201 ? answer.body : null;
  }
}

interface Request {
  readonly id?: string;
  readonly token?: string;
  readonly body?: object;
  readonly expected?: readonly string[];
}

const TIMEOUT_MS = 60_000;
/** Simulated seconds between attempts. */
const RETRY_S = 10;
const MOST_TRIES = 30;
