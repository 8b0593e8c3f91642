import type { ServerInfo } from '@echo-base/protocol';
import { ownAddress } from '../net/base-path.ts';
import { useServerInfo } from '../net/server-info.ts';

/** Devices that can open an address: this computer, those of its network, or all. */
type Reach = 'computer' | 'network' | 'anywhere';

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;
const PRIVATE = [
  /^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)(?:\.\d+){2}$/,
  /^\[f(?:[cd]|e[89ab])/,
  // Names without a dot, and those that routers and devices give themselves.
  /^[^.:]+$/,
  /\.(?:local|lan|home|internal|home\.arpa|fritz\.box)$/,
];

export function reachOf(url: string): Reach {
  const { hostname } = new URL(url);
  if (LOOPBACK.test(hostname)) return 'computer';
  return PRIVATE.some((one) => one.test(hostname)) ? 'network' : 'anywhere';
}

/** Address of this server as other devices may open it, without a slash at its end. */
export interface ServerAddress {
  readonly url: string;
  /** Its part that a person compares. */
  readonly name: string;
  readonly reach: Reach;
}

const addressAt = (url: string): ServerAddress => ({ url, name: new URL(url).hostname, reach: reachOf(url) });

/**
 * Addresses for links: the public one of the server; else that of the page, or on the server's own computer those of the
 * local network, the most likely first.
 */
export function serverAddresses(page: string, info: ServerInfo | null): readonly [ServerAddress, ...ServerAddress[]] {
  const own = addressAt(info?.publicUrl ?? page);
  if (info?.publicUrl !== undefined || own.reach !== 'computer') return [own];
  const [first, ...others] = (info?.networkAddresses ?? []).map(({ url, network }) => {
    return { url, name: `${new URL(url).hostname} (${network})`, reach: 'network' as const };
  });
  return first ? [first, ...others] : [own];
}

export function useServerAddresses(): readonly [ServerAddress, ...ServerAddress[]] {
  return serverAddresses(ownAddress(), useServerInfo());
}
