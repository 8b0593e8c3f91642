/**
 * Runs docker-compose.yml with its profiles, and plays on the servers: `npm run tool -- test:compose`, or for some of the tests
 * `npm run tool -- test:compose one tls scale`. Needs Docker with Compose 2, and the ports 80 and 443. `local-images.sh` makes the images without a registry.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../support/server.ts';
import { Compose, isReady, until } from './engine.ts';
import { Guests } from './guests.ts';

const say = (text: string) => console.log(text);

/** The program has the rights that docker-compose.yml leaves it, and no others. */
function checkRights(compose: Compose, service: string): void {
  const status = compose.exec(service, 'cat', '/proc/1/status');
  assert.match(status, /^Uid:\t1000\t1000\t1000\t1000$/m);
  assert.match(status, /^NoNewPrivs:\t1$/m);
  assert.match(status, /^CapBnd:\t0+$/m);
  const write = `for (const path of ['/x', '/app/x', '/etc/x', '/tmp/x', '/data/x'])
    try { fs.writeFileSync(path, ''); console.log(path) } catch {}`;
  assert.equal(compose.exec(service, 'node', '-e', write), '/tmp/x\n/data/x');
}

function verify(compose: Compose, service: string): void {
  const said = compose.exec(service, 'node', 'apps/server/dist/operator.js', 'verify');
  assert.equal(said, '1 checked, 0 wrong');
}

async function testOne(): Promise<void> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  await Compose.with({ PORT: port }, async (compose) => {
    compose.up('echo-base');
    checkRights(compose, 'echo-base');
    const guests = await Guests.join(url);
    compose.run('restart', 'echo-base');
    await until(() => isReady(url), 'the server');
    await guests.return();
    await compose.crash('echo-base');
    await until(() => isReady(url), 'the server');
    await guests.return();
    compose.down();
    compose.up('echo-base');
    await guests.return();
    verify(compose, 'echo-base');
    guests.leave();
    compose.run('stop', 'echo-base');
    assert.equal(compose.inspect('echo-base').exitCode, 0);
    say('one server: a match continues after restart, crash, and down and up; stopped cleanly');
  });
}

/** Runs https.ts with the certificate authority of Caddy, which programs read when they start. */
function browse(url: string, authority: string): void {
  const dir = mkdtempSync(join(tmpdir(), 'echo-base-compose-'));
  const file = join(dir, 'root.crt');
  const script = fileURLToPath(new URL('https.ts', import.meta.url));
  writeFileSync(file, `${authority}\n`);
  try {
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: file };
    execFileSync(process.execPath, [...process.execArgv, script, url], { env, stdio: 'inherit' });
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** For `localhost` Caddy is its own certificate authority. */
async function testTls(): Promise<void> {
  await Compose.with(
    { PORT: String(await freePort()), DOMAIN: 'localhost', COMPOSE_PROFILES: 'tls' },
    async (compose) => {
      compose.up('caddy');
      const moved = await fetch('http://localhost/x', { redirect: 'manual' });
      assert.deepEqual([moved.status, moved.headers.get('location')], [308, 'https://localhost/x']);
      browse('https://localhost', compose.exec('caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt'));
      verify(compose, 'echo-base');
      say('tls: http leads to https; page, Secure cookie and sockets');
    },
  );
}

const METRICS = `fetch('http://127.0.0.1:8000/metrics', { headers: { authorization: 'Bearer ' + process.env.METRICS_TOKEN } })
  .then((answer) => answer.text()).then(console.log)`;

/** Number of sockets of a server. */
function socketsOf(compose: Compose, service: string): number {
  const metrics = compose.exec(service, 'node', '-e', METRICS);
  return Number(/^echo_base_sockets (\d+)$/m.exec(metrics)?.[1]);
}

/** Two players are on one server each. */
function checkSpread(compose: Compose): void {
  const sockets = ['server-1', 'server-2'].map((server) => socketsOf(compose, server));
  assert.deepEqual(sockets, [1, 1]);
}

/** Gives the address of the first server to another container; the server gets a new one. */
function changeAddress(compose: Compose): void {
  compose.run('stop', 'server-1');
  compose.run('run', '--detach', '--no-deps', 'redis');
  compose.run('start', 'server-1');
}

async function testScale(): Promise<void> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const passwords = { POSTGRES_PASSWORD: 'first1', REDIS_PASSWORD: 'second2' };
  const tokens = { OPERATOR_TOKEN: 'operator'.repeat(4), METRICS_TOKEN: 'metrics'.repeat(4) };
  await Compose.with({ PORT: port, COMPOSE_PROFILES: 'scale', ...passwords, ...tokens }, async (compose) => {
    compose.up('proxy');
    for (const server of ['server-1', 'server-2']) checkRights(compose, server);
    const guests = await Guests.join(url);
    checkSpread(compose);
    compose.run('kill', 'server-1');
    await guests.return();
    verify(compose, 'server-2');
    guests.leave();
    compose.up('proxy');
    changeAddress(compose);
    compose.up('proxy');
    await guests.return();
    checkSpread(compose);
    guests.leave();
    say('scale: players on two servers; the match continues after one is killed, and after one changed its address');
  });
}

const TESTS: Readonly<Record<string, () => Promise<void>>> = { one: testOne, tls: testTls, scale: testScale };
const chosen = process.argv.slice(2);
for (const [name, test] of Object.entries(TESTS)) if (chosen.length === 0 || chosen.includes(name)) await test();
