/** What a browser gets from the address in the arguments, whose certificate must be trusted. `run.ts` starts it. */
import assert from 'node:assert/strict';
import { ProtocolClient } from '../kit/client.ts';
import { Guests } from './guests.ts';

const [, , url = ''] = process.argv;

async function main(): Promise<void> {
  const page = await fetch(url);
  assert.equal(page.status, 200);
  assert.match(page.headers.get('strict-transport-security') ?? '', /^max-age=\d+/);
  const { status, headers } = await new ProtocolClient(url, 'Ann').api('POST', '/api/session', { name: 'Ann' });
  assert.equal(status, 201);
  assert.match(headers.get('set-cookie') ?? '', /; HttpOnly; Secure;/);
  const guests = await Guests.join(url);
  guests.leave();
}

await main();
