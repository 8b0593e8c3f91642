import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testRandom } from '../../../scripts/test-seed.ts';
import { Fleet } from './kills/fleet.ts';
import { byHook, byMail, byPush, type Told } from './kills/told.ts';
import { ProtocolClient } from './kit/client.ts';
import { tempDir } from './kit/setup.ts';
import { newDatabase } from './support/databases.ts';
import { hookNetwork, hookReceiver } from './support/hook-receiver.ts';
import { mailReceiver } from './support/mail-receiver.ts';
import { pushReceiver } from './support/push-receiver.ts';

/** Number of kills; `npm run tool -- test:kills` raises it. */
const KILLS = Number(process.env.KILLS ?? 4);
/** A server is killed within this time after it is asked for something, in milliseconds. */
const LATEST_MS = 2_500;
const MATCH = {
  ...{ title: 'galaxy-dice', visibility: 'public', spectators: 'open' },
  seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })),
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Receivers of Bob's three ways. */
async function receivers() {
  const [hook, push, mail] = [await hookReceiver(), await pushReceiver(), await mailReceiver()];
  const told = (): Readonly<Record<string, Told>> => ({
    hook: byHook(hook.received.map(({ text }) => text)),
    push: byPush(push.messages()),
    mail: byMail(mail.received.map(({ source }) => source)),
  });
  async function add(bob: ProtocolClient) {
    const common = { name: 'Bob', language: 'en', wait: 0 };
    const at = (path: string, port: number) => `https://localhost:${port}${path}`;
    const subscription = { ...push.subscription, endpoint: at('/push', push.port) };
    for (const way of [
      { kind: 'hook', address: at('/hook', hook.port) },
      { kind: 'push', subscription },
      { kind: 'mail', address: 'bob@example.org' },
    ])
      expect((await bob.api('POST', '/api/alerts/ways', { ...common, ...way })).status).toBe(201);
    const source = mail.received[0]?.source.replace(/=\r\n/g, '').replace(/=3D/g, '=') ?? '';
    const [, token] = /confirm\?token=([\w-]+)/.exec(source) ?? [];
    expect((await fetch(`${bob.base}/api/mail/confirm?token=${token}`, { method: 'POST' })).status).toBe(200);
  }
  return { told, add, smtp: mail.url };
}

/** Ann and Bob begin a match, and Ann concedes it. False if a server was killed before that was acknowledged. */
async function playOut(ann: ProtocolClient, bob: ProtocolClient, matchId: string): Promise<boolean> {
  try {
    await ann.api('POST', `/api/matches/${matchId}/join`, {});
    await bob.api('POST', `/api/matches/${matchId}/join`, {});
    await ann.api('POST', `/api/matches/${matchId}/concede`, {});
    return (await ann.api('GET', `/api/matches/${matchId}`)).body.status === 'finished';
  } catch {
    return false;
  }
}

test.each([
  ['sqlite', 1],
  ['postgres', 2],
] as const)(
  `each end of a match is told once by each way, whatever is killed: %s, %d server(s)`,
  async (kind, count) => {
    const database = await newDatabase(kind);
    onTestFinished(() => database.remove());
    const trusted = join(tempDir(), 'trusted.pem');
    writeFileSync(trusted, hookNetwork().ca);
    const { told, add, smtp } = await receivers();
    const fleet = new Fleet({
      ...database.env,
      ...{ HOOKS_PRIVATE: 'true', NODE_EXTRA_CA_CERTS: trusted, CREDITS: '1000000', MATCHES_PER_PLAYER: '1000000' },
      ...{ SMTP_URL: smtp, MAIL_FROM: 'echo@play.example.org', PUBLIC_URL: 'https://play.example.org' },
    });
    await fleet.start(count);
    const ann = await ProtocolClient.guest(fleet.url(), 'Ann');
    const bob = await ProtocolClient.guest(fleet.url(), 'Bob');
    await add(bob);
    const names: string[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      const body = { ...MATCH, name: `Match ${kill}` };
      const made = await ann.at(fleet.url()).api('POST', '/api/matches', body);
      expect(made.status).toBe(201);
      const { matchId } = made.body;
      names.push(`Match ${kill}`);
      const killed = Math.floor(testRandom() * count);
      const ending = pause(testRandom() * LATEST_MS).then(() => fleet.replace(killed));
      await playOut(ann.at(fleet.url(kill)), bob.at(fleet.url(kill)), matchId);
      await ending;
      while (!(await playOut(ann.at(fleet.url()), bob.at(fleet.url()), matchId)));
    }
    const missing = () =>
      Object.entries(told()).flatMap(([way, { ends, unnamed }]) => {
        const lost = names.filter((name) => !ends.has(name));
        return lost.length > unnamed ? [[way, unnamed, ...lost]] : [];
      });
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
    const doubled = Object.entries(told()).flatMap(([way, { ends }]) =>
      [...ends].filter(([, keys]) => keys.size > 1).map(([name, keys]) => [way, name, ...keys]),
    );
    expect(doubled).toEqual([]);
  },
  180_000 + KILLS * 60_000,
);
