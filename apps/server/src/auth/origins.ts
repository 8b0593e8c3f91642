import type { Config } from '../config.ts';

/**
 * Whether a page of this origin may talk to us as the person whose browser it runs in. No origin means no browser.
 * Our own pages name the host they called; `PUBLIC_URL` and `ALLOWED_ORIGINS` add others.
 */
export function isOriginAllowed(
  config: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
  headers: { origin?: string | undefined; host?: string | undefined },
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (config.allowedOrigins.includes('*') || config.allowedOrigins.includes(origin)) return true;
  if (origin === config.publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
