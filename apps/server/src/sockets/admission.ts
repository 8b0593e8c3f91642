import type { ClientEvent } from '@echo-base/protocol';
import type { LoadClass } from '../model/load.ts';
import { seatsOf } from '../model/seats.ts';
import type { Services } from '../services.ts';
import type { Client } from './hub.ts';

/** Messages without which play goes on. */
const DISPENSABLE: ReadonlySet<ClientEvent> = new Set(['say', 'signal', 'react', 'point', 'plan']);

/** Load shedding for messages of sockets: admits one now or later. Throws `busy`. */
export function admissionOf({ load, registry }: Services) {
  const classOfWatch = ({ socket }: Client, message: unknown): LoadClass => {
    const player = socket.data.session?.player;
    if (!player) return 'watcher';
    const host = registry.peek((message as { matchId: string }).matchId);
    // Players return to matches that are not loaded, as after a restart.
    return !host || seatsOf(host.stored, player.id).length > 0 ? 'seat' : 'watcher';
  };
  return (client: Client, event: ClientEvent, message: unknown): Promise<void> | undefined => {
    if (event === 'ping' || event === 'unwatch' || event === 'looking') return undefined;
    if (event === 'watch') return load.admit(classOfWatch(client, message));
    return load.admit(DISPENSABLE.has(event) ? 'watcher' : 'seat');
  };
}
