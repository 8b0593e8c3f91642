import type { ServerInfo } from '@echo-base/protocol';
import { create } from 'zustand';
import { ownAddress } from './base-path.ts';
import { useServerInfo } from './server-info.ts';

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

/** Addresses of the local network: that of the page, or on the server's own computer those of its interfaces. */
function inNetwork(page: string, info: ServerInfo | null): readonly ServerAddress[] {
  const own = addressAt(page);
  if (own.reach !== 'computer') return own.reach === 'network' ? [own] : [];
  return (info?.networkAddresses ?? []).map(({ url, network }) => {
    return { url, name: `${new URL(url).hostname} (${network})`, reach: 'network' as const };
  });
}

/**
 * Addresses for links, the one to advise first: the public one of the server, then those of the local network; else that of
 * the page.
 */
export function serverAddresses(page: string, info: ServerInfo | null): readonly [ServerAddress, ...ServerAddress[]] {
  const network = inNetwork(page, info);
  if (info?.publicUrl !== undefined) {
    const open = addressAt(info.publicUrl);
    return [open, ...network.filter(({ url }) => url !== open.url)];
  }
  const [first, ...others] = network;
  return first ? [first, ...others] : [addressAt(page)];
}

export function useServerAddresses(): readonly [ServerAddress, ...ServerAddress[]] {
  return serverAddresses(ownAddress(), useServerInfo());
}

interface Chosen {
  /** The network or the internet; null before a choice. */
  readonly reach: Reach | null;
  readonly url: string | null;
}

const useChosen = create<Chosen>(() => ({ reach: null, url: null }));

/** Whether links are for the same network or for all, and with which address; one choice for all links of the page. */
export function useLinkAddress() {
  const addresses = useServerAddresses();
  const chosen = useChosen();
  const reach = addresses.some((one) => one.reach === chosen.reach) ? chosen.reach : addresses[0].reach;
  const within = addresses.filter((one) => one.reach === reach);
  return {
    /** The address of links. */
    address: within.find(({ url }) => url === chosen.url) ?? within[0] ?? addresses[0],
    /** Those of the same reach. */
    within,
    /** Whether there are both. */
    isSwitched: addresses.some((one) => one.reach !== reach),
    chooseReach: (next: Reach) => useChosen.setState({ reach: next }),
    chooseUrl: (url: string) => useChosen.setState({ url }),
  };
}
