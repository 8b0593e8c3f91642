import type { IncomingMessage, Server } from 'node:http';
import type { Context } from 'koa';

/**
 * Base path: below it players reach the server, by the path of its public address. It is empty, or like `/games`. Some
 * proxies strip it from requests and some do not, and at home the same server is called without it.
 */
export class BasePath {
  readonly path: string;
  readonly #host: string | null;
  readonly #below = new WeakSet<IncomingMessage>();

  constructor(publicUrl: string | undefined) {
    const url = publicUrl === undefined ? null : new URL(publicUrl);
    this.path = url?.pathname.replace(/\/$/, '') ?? '';
    this.#host = url?.host ?? null;
  }

  /** Strips the path from requests and socket handshakes, before other listeners see them. */
  attach(server: Server): void {
    if (this.path === '') return;
    const strip = (request: IncomingMessage) => {
      const { url = '' } = request;
      const rest = url.slice(this.path.length);
      if (!url.startsWith(this.path) || !/^(?:[/?]|$)/.test(rest)) return;
      this.#below.add(request);
      request.url = rest.startsWith('/') ? rest : `/${rest}`;
    };
    server.prependListener('request', strip);
    server.prependListener('upgrade', strip);
  }

  /** What precedes the path of a request in the browser: the base path, or nothing where the server is called without it. */
  of({ req, host }: Context): string {
    return this.#below.has(req) || host === this.#host ? this.path : '';
  }
}
