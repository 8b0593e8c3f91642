import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { childServer, tempDir, testServer } from '../../test/kit/setup.ts';
import { send } from '../../test/support/malformed-requests.ts';

const HEADERS = { 'content-type': 'application/json', connection: 'close' };

test('a client that sends a body far too large gets the error before the connection closes', async () => {
  const server = await childServer({ DATA_DIR: tempDir() });
  const body = JSON.stringify({ name: 'x'.repeat(4_000_000) });
  const ask = () => send(server.url, { method: 'POST', path: '/api/session', headers: HEADERS, body });
  for (let round = 0; round < 8; round++) {
    const replies = await Promise.all(Array.from({ length: 10 }, ask));
    for (const { status, text } of replies) expect([status, JSON.parse(text).error.code]).toEqual([413, 'too_large']);
  }
});

test('a client that never stops sending gets an answer', async () => {
  const server = await testServer();
  let isReceived = false;
  const endless = Readable.from(
    (async function* () {
      while (!isReceived) {
        yield Buffer.alloc(1_000, 'x');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })(),
  );
  const options = { method: 'POST', headers: HEADERS, body: Readable.toWeb(endless), duplex: 'half' };
  const answer = await fetch(`${server.url}/api/nothing`, options as RequestInit);
  isReceived = true;
  expect(answer.status).toBe(413);
});
