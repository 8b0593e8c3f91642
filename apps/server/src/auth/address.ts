import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** What limits need to know of a request. */
export type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The address of whoever asks, as limits count it. Behind a trusted proxy it is the last one of `X-Forwarded-For`: the
 * one the proxy itself saw, while those before it are whatever the client wrote. A household owns a whole /64 of IPv6.
 */
export function addressOf({ headers, socket }: Asking, trustProxy: boolean): string {
  const told = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  const address = (told && isIP(told) ? told : socket.remoteAddress) ?? '';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Whether a request comes from this very machine and nobody passed it on. */
export function isLocal({ headers, socket }: Asking): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'x-real-ip' in headers;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return !isForwarded && (address === '::1' || address.startsWith('127.'));
}
