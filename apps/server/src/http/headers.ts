import type { Config } from '../config.ts';

type Headers = Readonly<Record<string, string>>;
type Place = Pick<Config, 'publicUrl' | 'hsts'>;

const YEAR_S = 31_536_000;

/**
 * Content security policy of pages: only our own files. Inline styles are allowed because the dialogs of the web client
 * lock scrolling by a style element whose text depends on the scroll bar width.
 */
const PAGE = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];
/** Content security policy of API answers: they load nothing. */
const DATA = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

function common({ hsts }: Place, policy: readonly string[]): Headers {
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Browsers ignore it over http, so it may also be sent behind a proxy that ends https.
    ...(hsts && { 'Strict-Transport-Security': `max-age=${YEAR_S}` }),
  };
}

/** Headers of pages and their files. */
export function pageHeaders(place: Place): Headers {
  // Sockets of the same origin: older browsers apply 'self' to http only.
  const policy = PAGE.map((rule) => (rule.startsWith('connect-src') ? `${rule}${socketsOf(place)}` : rule));
  return common(place, policy);
}

/** Headers of API answers, which must not be cached. */
export function dataHeaders(place: Place): Headers {
  return { ...common(place, DATA), 'Cache-Control': 'no-store' };
}

function socketsOf({ publicUrl }: Place): string {
  return publicUrl === undefined ? '' : ` ${new URL(publicUrl).origin.replace(/^http/, 'ws')}`;
}
