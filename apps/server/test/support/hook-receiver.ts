import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Name in the certificate of receivers; no name server knows it. */
export const HOOK_HOST = 'hook.example';

/**
 * Key and self-signed certificate of receivers on this machine, from 2020 to 2120: made once, since not every machine that runs
 * the tests has a program that makes them.
 */
function certificate() {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  return { key: read('receiver-key.pem'), cert: read('receiver-cert.pem') };
}

/** A message that a receiver was sent. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
}

/** How a receiver answers. */
export type Answer = (response: ServerResponse) => void;

/** Finds every name at this machine, and trusts the receivers. */
export function hookNetwork() {
  return {
    isPrivateAllowed: true,
    ca: certificate().cert,
    lookup: (_name: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]),
  };
}

/** A service that receives messages by https, on this machine; closed after the test. */
export async function hookReceiver(answer: Answer = (response) => void response.end('ok')) {
  const received: Received[] = [];
  const behaviour = { answer };
  const server = createServer(certificate(), (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => void parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      received.push({ path: request.url ?? '', headers: request.headers, text: bytes.toString(), bytes });
      behaviour.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { received, behaviour, port, url: (path = '/') => `https://${HOOK_HOST}:${port}${path}` };
}

/** Answer with a status and no more. */
export const withStatus = (status: number) => (response: ServerResponse) => void response.writeHead(status).end();
