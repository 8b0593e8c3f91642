import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** What limits need to know of a request. */
export type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

/** An IPv6 address may name an interface of this machine after a `%`, in more letters than the library takes. */
const parse = (address: string) => ipaddr.process(address.replace(/%.*$/, ''));

/**
 * Client address, as limits count it. Behind a trusted proxy it is the last one of `X-Forwarded-For`, which the proxy
 * itself saw; those before it are whatever the client wrote. Of IPv6 the first 64 bits: a household owns all of them.
 */
export function addressOf(request: Asking, trustProxy: boolean): string {
  const forwarded = proxyAddr(request as IncomingMessage, (_address, hops) => trustProxy && hops === 0);
  const address = isIP(forwarded) ? forwarded : request.socket.remoteAddress;
  if (!address) return '';
  const parsed = parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Whether a request comes from this very machine and nobody passed it on. */
export function isLocal({ headers, socket: { remoteAddress } }: Asking): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'x-real-ip' in headers;
  return !isForwarded && remoteAddress !== undefined && parse(remoteAddress).range() === 'loopback';
}
