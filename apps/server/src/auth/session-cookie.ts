import type { IncomingHttpHeaders } from 'node:http';
import { stringifySetCookie } from 'cookie';
import type { Context } from 'koa';
import type { BasePath } from '../base-path.ts';
import type { Config } from '../config.ts';
import { hashToken, type Session, type Sessions, UNUSED_MS } from './sessions.ts';

/** Form of a token: 32 bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;
/** Most tokens of a request that are looked up; each costs a query. */
const MOST_TOKENS = 4;

type Headers = Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>;

/** Session of a request, and the token that identified it. */
export interface RequestSession {
  readonly session: Session;
  readonly token: string;
  /** Whether its cookie is to be sent again: at the first use on a day. */
  readonly isRenewed: boolean;
}

/** Bearer token of a request, in any form; null without one. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Values of all cookies of a name: browsers send several if their paths differ. */
function valuesOf(cookies: string | undefined, name: string): string[] {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) => (pair.startsWith(`${name}=`) ? pair.slice(name.length + 1) : []));
}

/**
 * Session of a request, by bearer token or by the cookie of this installation. Tokens of other programs and of sign-on
 * proxies are ignored; of several tokens the first valid one counts.
 */
export class SessionCookie {
  readonly name: string;
  readonly #sessions: Sessions;
  readonly #config: Pick<Config, 'publicUrl'>;
  readonly #basePath: BasePath;

  /** `installation` is its id: cookies of a host are shared by the programs on all its ports. */
  constructor(sessions: Sessions, installation: string, config: Pick<Config, 'publicUrl'>, basePath: BasePath) {
    this.name = `echo-base-${installation.slice(0, 8)}`;
    this.#sessions = sessions;
    this.#config = config;
    this.#basePath = basePath;
  }

  /** Whether a request has what may be a token of this installation. */
  isIn(headers: Headers): boolean {
    return this.#tokensIn(headers).length > 0;
  }

  async find(headers: Headers): Promise<RequestSession | null> {
    for (const { token, by } of this.#tokensIn(headers)) {
      const session = await this.#sessions.find(token);
      const isRenewed = by === 'cookie' && session?.isRenewed === true;
      if (session) return { session, token, isRenewed };
    }
    return null;
  }

  /**
   * Ends a session and deletes its cookie. Where it is that of the browser, the sessions of its other cookies end too: the
   * next request would be one of them; where the browser has another one, that stays. Returns what has ended.
   */
  async signOut(ctx: Context, session: Session): Promise<Session[]> {
    const tokens = this.#tokensIn({ cookie: ctx.headers.cookie });
    const isBrowser = tokens.some(({ token }) => hashToken(token) === session.tokenHash);
    const found = isBrowser ? await Promise.all(tokens.map(({ token }) => this.#sessions.find(token))) : [session];
    const ended = found.filter((one) => one !== null);
    for (const one of ended) await this.#sessions.end(one);
    if (isBrowser || tokens.length === 0) this.#send(ctx, '', 0);
    return ended;
  }

  #tokensIn({ authorization, cookie }: Headers) {
    const bearer = bearerOf(authorization);
    const all = [
      ...(bearer === null ? [] : [{ token: bearer, by: 'bearer' }]),
      ...valuesOf(cookie, this.name).map((token) => ({ token, by: 'cookie' })),
    ];
    return all.filter(({ token }) => TOKEN.test(token)).slice(0, MOST_TOKENS);
  }

  /** Sends the cookie of a token. */
  set(ctx: Context, token: string): void {
    this.#send(ctx, token, UNUSED_MS / 1_000);
  }

  #send(ctx: Context, value: string, maxAge: number): void {
    const path = this.#basePath.of(ctx) || '/';
    const secure = this.#isByHttps(ctx);
    const options = { path, maxAge, httpOnly: true, sameSite: 'lax', secure } as const;
    ctx.append('Set-Cookie', stringifySetCookie({ name: this.name, value, ...options }));
  }

  /**
   * Whether the browser made this request by https: a trusted proxy says so, or it called the public https address. At
   * home the same server may be called by http, where browsers drop a cookie that is for https only.
   */
  #isByHttps(ctx: Context): boolean {
    const { publicUrl } = this.#config;
    return ctx.secure || (publicUrl?.startsWith('https:') === true && ctx.host === new URL(publicUrl).host);
  }
}
