import { networkInterfaces } from 'node:os';
import { isLoopback } from '../network-addresses.ts';
import { addressOf, keyOf, type RequestSource } from './address.ts';

/** Headers that proxies add: such a request comes from another device, though its connection may be local. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a proxy says that it has passed on a request. */
export function isProxied({ headers }: Pick<RequestSource, 'headers'>): boolean {
  return OF_PROXIES.some((name) => headers[name] !== undefined);
}

/** Device that sends a request, by its address, in memory only. */
export interface Device {
  readonly address: string;
  /** Whether it is the computer of the server. */
  readonly isServers: boolean;
}

/** Device of a request; null if it is not known, as behind a proxy that is not trusted. */
export function deviceOf(request: RequestSource, trustProxy: boolean): Device | null {
  const address = addressOf(request, trustProxy);
  if (address === '' || (!trustProxy && isProxied(request))) return null;
  const own = Object.values(networkInterfaces()).flatMap((infos = []) => infos.map((one) => keyOf(one.address)));
  return { address, isServers: isLoopback(address) || own.includes(address) };
}
