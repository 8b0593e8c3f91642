import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Name in the certificate of receivers; no name server knows it. */
export const HOOK_HOST = 'hook.example';

let pair: { key: string; cert: string } | undefined;

/** Key and self-signed certificate, made once. */
function certificate() {
  if (pair) return pair;
  const dir = mkdtempSync(join(tmpdir(), 'echo-base-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', `/CN=${HOOK_HOST}`, '-addext', `subjectAltName=DNS:${HOOK_HOST},DNS:localhost`];
  execFileSync('openssl', [...made, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  pair = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(dir, { recursive: true });
  return pair;
}

/** A message that a receiver was sent. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

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
export async function hookReceiver(answer: (response: ServerResponse) => void = (response) => void response.end('ok')) {
  const received: Received[] = [];
  const behaviour = { answer };
  const server = createServer(certificate(), (request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, text });
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
