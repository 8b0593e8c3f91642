import type { Config } from '../config.ts';

type Headers = Readonly<Record<string, string>>;
type Place = Pick<Config, 'publicUrl'>;

const YEAR_S = 31_536_000;

/**
 * What a page of ours may load: its own files, and nothing from elsewhere. Styles alone may stand in the page, because
 * the dialogs of the web client lock scrolling by a style element whose text depends on the width of the scroll bar.
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
/** Answers of the API load nothing, wherever somebody opens them. */
const DATA = ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];

function common({ publicUrl }: Place, policy: readonly string[]): Headers {
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Over http browsers pass over it, so it may also stand in what a proxy in front asks for.
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR_S}` }),
  };
}

/** Headers of pages and their files. */
export function pageHeaders(place: Place): Headers {
  // Sockets of the same origin: older browsers take 'self' for http only.
  const policy = PAGE.map((rule) => (rule.startsWith('connect-src') ? `${rule}${socketsOf(place)}` : rule));
  return common(place, policy);
}

/** Headers of the API's answers, which nobody may keep. */
export function dataHeaders(place: Place): Headers {
  return { ...common(place, DATA), 'Cache-Control': 'no-store' };
}

function socketsOf({ publicUrl }: Place): string {
  return publicUrl === undefined ? '' : ` ${publicUrl.replace(/^http/, 'ws')}`;
}
