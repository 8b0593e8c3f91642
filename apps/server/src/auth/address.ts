import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Parts of a request that give its address. */
export type RequestSource = Pick<IncomingMessage, 'headers' | 'socket'>;

/** IPv6 addresses may have a zone after `%`, with more characters than the library accepts. */
const parse = (address: string) => ipaddr.process(address.replace(/%.*$/, ''));

/**
 * Client address for limits. Behind a trusted proxy the last entry of `X-Forwarded-For`, which the proxy added; earlier
 * entries can be forged. For IPv6 the first 64 bits, as one household owns all of them.
 */
export function addressOf(request: RequestSource, trustProxy: boolean): string {
  const forwarded = proxyAddr(request as IncomingMessage, (_address, hops) => trustProxy && hops === 0);
  const address = isIP(forwarded) ? forwarded : request.socket.remoteAddress;
  return address ? keyOf(address) : '';
}

/** Address as limits count it. */
export function keyOf(address: string): string {
  const parsed = parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
