import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, randomChoice } from './kit/play.ts';
import { childServer, tempDir } from './kit/setup.ts';
import { hookNetwork, hookReceiver } from './support/hook-receiver.ts';

test('a server that is killed as soon as an act is stored tells of the turn after its start, once', async () => {
  const dataDir = tempDir();
  const trusted = join(dataDir, 'trusted.pem');
  writeFileSync(trusted, hookNetwork().ca);
  const hook = await hookReceiver();
  const start = () => childServer({ DATA_DIR: dataDir, HOOKS_PRIVATE: 'true', NODE_EXTRA_CA_CERTS: trusted });
  const server = await start();
  const ann = await ProtocolClient.join(server.url, 'Ann');
  const bob = await ProtocolClient.guest(server.url, 'Bob');
  const address = `https://localhost:${hook.port}/`;
  const way = { kind: 'hook', name: 'Chat', language: 'en', wait: 0, address };
  expect((await bob.api('POST', '/api/alerts/ways', way)).status).toBe(201);
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const options = { short: true, firstPlayer: 'first-seat' };
  const matchId = await openMatch([ann, bob], { title: 'galaxy-dice', seats, options });
  for (let acts = 0; acts < 200; acts++) {
    const [decision] = ann.frame(matchId, 'p1')?.decisions ?? [];
    if (!decision) break;
    const answer = await ann.act(matchId, decision, randomChoice(decision));
    await ann.until(() => (ann.frame(matchId, 'p1')?.version ?? 0) >= answer.version, 'the act');
  }
  await server.kill();
  ann.close();
  const again = await start();
  const kinds = () =>
    hook.received.flatMap(({ text }) => JSON.parse(text).news.map((one: { kind: string }) => one.kind));
  await expect.poll(kinds, { timeout: 40_000 }).toContain('turn');
  expect(await again.stop()).toBe(0);
  expect(kinds()).toEqual(['turn']);
}, 60_000);
