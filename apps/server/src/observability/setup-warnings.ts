import type { Config } from '../config.ts';
import type { Logger } from './log.ts';

/** Most refused origins that are named: later ones are strangers trying. */
const ORIGINS = 5;
/** Longest origin or host that is quoted. */
const QUOTED = 200;

/** Where the docs tell how a proxy passes WebSockets on. */
const LINES = 'docs/hosting.md has the lines for nginx, Apache, Traefik, Caddy and Cloudflare';

export type SetupConfig = Pick<Config, 'publicUrl' | 'trustProxy'>;

/**
 * Warnings of a wrong set-up that only requests reveal: each is logged once, with the setting to change, because players
 * cannot mend it and the operator does not see it.
 */
export class SetupWarnings {
  readonly #config: SetupConfig;
  readonly #log: Logger;
  readonly #done = new Set<string>();
  readonly #origins = new Set<string>();

  constructor(config: SetupConfig, log: Logger) {
    this.#config = config;
    this.#log = log;
  }

  /** A page of this origin was refused, because the request was sent to another host. */
  originRefused({ origin = '', host = '' }: { origin?: string | undefined; host?: string | undefined }): void {
    // A page without an address of its own, such as one in a sandbox, is not one of players.
    if (!/^https?:/.test(origin) || this.#origins.has(origin) || this.#origins.size >= ORIGINS) return;
    this.#origins.add(origin);
    const { publicUrl } = this.#config;
    const mended = publicUrl === undefined ? 'set PUBLIC_URL to it' : 'add it to ALLOWED_ORIGINS';
    this.#log.warn(
      {
        origin: origin.slice(0, QUOTED),
        host: host.slice(0, QUOTED),
        ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }),
      },
      `a page was refused because its origin is not the address this server is called by (Host): if players open that ` +
        `address, ${mended}, or let the proxy pass the header Host on`,
    );
  }

  /** A request has the header `X-Forwarded-For`. */
  forwarded(): void {
    if (this.#config.trustProxy) return;
    this.#once(
      'forwarded',
      'requests have the header X-Forwarded-For, but TRUST_PROXY is false: behind a proxy all players share the limits ' +
        'of its address; set TRUST_PROXY=true if a proxy sets the header',
    );
  }

  /** A WebSocket arrived as a plain request, without its header `Upgrade`. */
  upgradeMissing(): void {
    this.#once(
      'sockets',
      `a WebSocket arrived without the header Upgrade, so matches cannot be played: the proxy in front of this server ` +
        `must pass WebSockets on; ${LINES}`,
    );
  }

  /** A browser reports that its requests arrive, but its WebSockets do not. */
  socketsBlocked(): void {
    this.#once(
      'sockets',
      `a browser reports that its requests reach this server, but its WebSockets do not, so it cannot play: the proxy in ` +
        `front of this server, or the network of that player, must pass WebSockets on; ${LINES}`,
    );
  }

  /** Players open the server below a path, which it does not know of: its pages do not find their files. */
  belowPath(path: string): void {
    if (this.#config.publicUrl !== undefined || this.#done.has('path')) return;
    this.#done.add('path');
    this.#log.warn(
      { path: path.slice(0, QUOTED) },
      'this server is opened below a path, where its pages do not find their files: set PUBLIC_URL to the address that ' +
        'players open, with the path, such as https://home.example/games',
    );
  }

  #once(kind: string, message: string): void {
    if (this.#done.has(kind)) return;
    this.#done.add(kind);
    this.#log.warn(message);
  }
}
