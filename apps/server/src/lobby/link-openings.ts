import type { Device } from '../auth/device.ts';
import type { Now } from '../model/now.ts';
import type { MatchChanges } from '../play/changes.ts';
import type { Registry } from '../play/registry.ts';
import type { Player, StoredMatch } from '../storage/store.ts';
import { isInvited } from './access.ts';

/** Most matches that are remembered, and most addresses of a host: the oldest are forgotten. */
const MATCHES = 10_000;
const ADDRESSES = 16;

interface Room {
  /** Where the host reads the match from. */
  readonly host: Map<string, Device>;
  /** When another device first opened the link with this code. */
  opened?: { readonly code: string; readonly at: number };
}

const isSix = ({ address }: Device): boolean => address.includes(':');

/**
 * Whether the link has surely reached another device than those of the host: the server's own computer and all addresses
 * of the host are out. Of a device with both families of addresses only one is seen, so that another family proves nothing.
 */
function isAnother(room: Room, device: Device): boolean {
  if (device.isServers || room.host.has(device.address)) return false;
  return [...room.host.values()].some((one) => one.isServers || isSix(one) === isSix(device));
}

/**
 * Openings of invite links before the start: the host learns when another device first opened the link, never which. Known to
 * the node that was asked, and only while it runs.
 */
export class LinkOpenings {
  readonly #registry: Registry;
  readonly #changes: MatchChanges;
  readonly #now: Now;
  readonly #rooms = new Map<string, Room>();

  constructor(registry: Registry, changes: MatchChanges, now: Now) {
    this.#registry = registry;
    this.#changes = changes;
    this.#now = now;
  }

  /** Takes note of who reads a match; without a device nothing is known. */
  read(
    stored: StoredMatch,
    player: Player | null,
    { code, device }: { code?: string | undefined; device: Device | null },
  ) {
    const { id, status, creator, inviteCode } = stored.match;
    if (status !== 'waiting' || !device) return;
    if (player?.id === creator) {
      const { host } = this.#room(id);
      keep(host, device.address, device, ADDRESSES);
      return;
    }
    const room = this.#rooms.get(id);
    if (!room || !isInvited(stored, code) || room.opened?.code === inviteCode || !isAnother(room, device)) return;
    room.opened = { code: inviteCode, at: this.#now() };
    const host = this.#registry.peek(id);
    if (host) this.#changes.publish('linkOpened', host, room.opened.at);
  }

  /** When another device first opened the present link; undefined if that is not known. */
  at({ match }: StoredMatch): number | undefined {
    const opened = match.status === 'waiting' ? this.#rooms.get(match.id)?.opened : undefined;
    return opened?.code === match.inviteCode ? opened.at : undefined;
  }

  #room(id: string): Room {
    const room = this.#rooms.get(id) ?? { host: new Map() };
    keep(this.#rooms, id, room, MATCHES);
    return room;
  }
}

/** Adds an entry as the newest one; without the oldest beyond the limit. */
function keep<Value>(map: Map<string, Value>, key: string, value: Value, limit: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > limit && oldest !== undefined) map.delete(oldest);
}
