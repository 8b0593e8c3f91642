import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;

/** Minimal WebSocket: it sends bytes unchanged and filters nothing. */
export interface Wire {
  readonly isOpen: () => boolean;
  send(data: string | Uint8Array): void;
  /** Sends bytes below WebSocket. */
  sendRaw(bytes: Uint8Array): void;
  /** Stops reading. */
  pause(): void;
  end(): void;
}

/** Builds one frame, masked with zeros, which is a valid mask. */
function frameOf(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 6 : length < 65_536 ? 8 : 14);
  head[0] = 0x80 | opcode;
  if (length < 126) head[1] = 0x80 | length;
  else if (length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

/** Parses and removes the complete frames at the front of the buffer. */
function* framesIn(state: { left: Buffer }): Generator<{ opcode: number; payload: Buffer }> {
  while (state.left.length >= 2) {
    const { left } = state;
    const short = left[1]! & 0x7f;
    const start = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (left.length < start) return;
    const length = short < 126 ? short : short === 126 ? left.readUInt16BE(2) : Number(left.readBigUInt64BE(2));
    if (left.length < start + length) return;
    state.left = left.subarray(start + length);
    yield { opcode: left[0]! & 0x0f, payload: left.subarray(start, start + length) };
  }
}

/** Opens a WebSocket; rejects if the server refuses the upgrade. */
export function openWire(url: string, received: (text: string) => void, over: () => void): Promise<Wire> {
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false });
    asked.once('error', reject);
    asked.once('response', (response) => reject(new Error(`no upgrade: ${response.statusCode}`)));
    asked.once('upgrade', (_response, socket: Socket, head) => resolve(wireOf(socket, head, received, over)));
    asked.end();
  });
}

function wireOf(socket: Socket, head: Buffer, received: (text: string) => void, over: () => void): Wire {
  const state = { left: head };
  let isOpen = true;
  const sendRaw = (bytes: Uint8Array) => void (isOpen && socket.write(bytes));
  const receive = (chunk: Buffer) => {
    state.left = Buffer.concat([state.left, chunk]);
    for (const { opcode, payload } of framesIn(state)) {
      if (opcode === TEXT) received(payload.toString());
      else if (opcode === PING) sendRaw(frameOf(10, payload));
      else if (opcode === CLOSE) socket.end();
    }
  };
  socket.setNoDelay(true);
  socket.on('data', receive);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    isOpen = false;
    over();
  });
  setImmediate(receive, Buffer.alloc(0));
  return {
    isOpen: () => isOpen,
    sendRaw,
    send: (data) => sendRaw(frameOf(typeof data === 'string' ? TEXT : BINARY, Buffer.from(data))),
    pause: () => void socket.pause(),
    end: () => socket.destroy(),
  };
}
