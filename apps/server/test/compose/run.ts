/**
 * Plays on docker-compose.yml and its profiles: `npm run tool -- test:compose`, or some of `one`, `tls` and `scale`. Needs
 * Docker with Compose 2, and the ports 80 and 443.
 */
import assert from 'node:assert/strict';
import { freePort } from '../support/server.ts';
import { Compose } from './engine.ts';
import { Guests } from './guests.ts';

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
  const told = compose.exec(service, 'node', 'apps/server/dist/operator.js', 'verify');
  assert.equal(told, '1 checked, 0 wrong');
}

/** One server: a match continues after a crash, and after down and up. */
async function playOnOne(compose: Compose, url: string): Promise<void> {
  compose.up('echo-base');
  checkRights(compose, 'echo-base');
  const guests = await Guests.join(url);
  for (const end of ['kill', 'down']) {
    compose.run(end);
    compose.up('echo-base');
    await guests.return();
  }
  verify(compose, 'echo-base');
  guests.leave();
}

/** With https: http leads to it. */
async function followTls(compose: Compose): Promise<void> {
  compose.up('caddy');
  const { status, headers } = await fetch('http://localhost/x', { redirect: 'manual' });
  assert.deepEqual([status, headers.get('location')], [308, 'https://localhost/x']);
}

/** Two servers: a match continues on the other one after one of them is killed. */
async function playOnTwo(compose: Compose, url: string): Promise<void> {
  compose.up('proxy');
  for (const server of ['server-1', 'server-2']) checkRights(compose, server);
  const guests = await Guests.join(url);
  compose.run('kill', 'server-1');
  await guests.return();
  verify(compose, 'server-2');
  guests.leave();
}

const SCALE = { COMPOSE_PROFILES: 'scale', POSTGRES_PASSWORD: 'first1', REDIS_PASSWORD: 'second2' };
const RUNS = {
  one: { settings: {}, play: playOnOne },
  tls: { settings: { COMPOSE_PROFILES: 'tls', DOMAIN: 'localhost' }, play: followTls },
  scale: { settings: { ...SCALE, OPERATOR_TOKEN: 'operator'.repeat(4) }, play: playOnTwo },
};

const chosen = process.argv.slice(2);
for (const [name, { settings, play }] of Object.entries(RUNS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const port = String(await freePort());
  await Compose.with({ PORT: port, ...settings }, (compose) => play(compose, `http://127.0.0.1:${port}`));
  console.log(`${name}: played`);
}
