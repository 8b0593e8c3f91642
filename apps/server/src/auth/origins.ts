import type { Config } from '../config.ts';

/**
 * Origin check: whether a page of this origin may act for the user of its browser. Requests without an origin come from
 * no browser. Pages of the called host are allowed, by the scheme of `PUBLIC_URL` where that is its host; `PUBLIC_URL` and
 * `ALLOWED_ORIGINS` add others.
 */
export function isOriginAllowed(
  config: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
  headers: { origin?: string | undefined; host?: string | undefined },
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (config.allowedOrigins.includes('*') || config.allowedOrigins.includes(origin)) return true;
  const open = config.publicUrl === undefined ? null : new URL(config.publicUrl);
  if (open && open.host === host) return origin === open.origin;
  if (origin === open?.origin) return true;
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === host;
}
