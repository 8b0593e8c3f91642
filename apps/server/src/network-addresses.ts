import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { NetworkAddress } from '@echo-base/protocol';
import ipaddr from 'ipaddr.js';

/** Interfaces of containers, virtual machines and tunnels, which devices of the same network cannot reach. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|bridge|cni|flannel|cali|podman|lxc|lxd|tun|tap|utun|wg|zt|ppp|tailscale|vEthernet|VirtualBox|VMware|ZeroTier|WireGuard|OpenVPN)/i;

/** Ranges of addresses within reach, by the likelihood that they are those of a home network. */
const HOME = ['192.168.0.0/16', '10.0.0.0/8', '172.16.0.0/12'].map((range) => ipaddr.parseCIDR(range));
/** Ranges that reach this computer only, or one cable. */
const UNREACHABLE: ReadonlySet<string> = new Set(['loopback', 'linkLocal', 'unspecified', 'multicast']);

/** The IPv6 addresses that are given out for the internet. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is one of the internet: not of a network, a machine or a group, in any notation. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL));
}

/** Where the server listens. */
interface Listening {
  readonly port: number;
  readonly host?: string | undefined;
}

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

function rankOf(address: string): number {
  const parsed = ipaddr.parse(address);
  const found = HOME.findIndex((range) => parsed.kind() === 'ipv4' && parsed.match(range));
  return found >= 0 ? found : HOME.length;
}

function isReachable(address: string): boolean {
  return !UNREACHABLE.has(ipaddr.parse(address).range());
}

/** Whether a host name or address is that of the computer itself. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}

/** Whether the server listens on this address, by its setting `HOST`. */
function listensOn(host: string | undefined, address: string): boolean {
  if (host === undefined || !ipaddr.isValid(host)) return host === undefined;
  const listened = ipaddr.process(host);
  return listened.range() === 'unspecified' || listened.toString() === ipaddr.process(address).toString();
}

/**
 * Addresses under which other devices of the local network reach the server, the most likely first. Of IPv6 only
 * without any of IPv4, as no one can read one out.
 */
export function networkAddresses(
  { port, host }: Listening,
  interfaces: Interfaces = networkInterfaces(),
): NetworkAddress[] {
  const all = Object.entries(interfaces).flatMap(([name, infos = []]) => infos.map((info) => ({ name, ...info })));
  const usable = all.filter(
    ({ name, address, internal }) =>
      !internal && !VIRTUAL.test(name) && isReachable(address) && listensOn(host, address),
  );
  const isFour = ({ family }: { family: string }) => family === 'IPv4';
  const chosen = usable.some(isFour) ? usable.filter(isFour) : usable;
  return chosen
    .sort((a, b) => rankOf(a.address) - rankOf(b.address))
    .map(({ name, address }) => ({
      url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
      network: name,
    }));
}

/** Lines for a person who starts the server: its addresses on this computer, in the network and for players. */
export function addressLines({ publicUrl, ...listening }: Listening & { publicUrl?: string | undefined }): string[] {
  const { port, host } = listening;
  const isHere = host === undefined || host === 'localhost' || listensOn(host, '127.0.0.1') || listensOn(host, '::1');
  return [
    `On this computer: http://${isHere ? 'localhost' : host}:${port}`,
    ...networkAddresses(listening).map(({ url, network }) => `On this network:  ${url} (${network})`),
    ...(publicUrl === undefined ? [] : [`For players:      ${publicUrl}`]),
  ];
}
