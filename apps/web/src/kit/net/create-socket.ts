import { io, type Socket } from 'socket.io-client';
import { serverPath } from './base-path.ts';
import { CONNECT_TIMEOUT_MS } from './retry.ts';

/** A socket that is not connected yet. In a chunk of its own, which a page with frames loads once it is drawn. */
export function createSocket(): Socket {
  return io({
    path: serverPath('/socket.io'),
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    timeout: CONNECT_TIMEOUT_MS,
  });
}
