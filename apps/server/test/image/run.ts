/**
 * Builds the image and plays on it: `npm run tool -- test:image`. Needs buildah and root, and neither a container engine nor
 * its kernel features. `NODE_IMAGE` names another base image (`local-base.sh` makes one without a registry), `ARCHITECTURE` another
 * architecture, whose programs this machine must be able to run.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ProtocolClient } from '../kit/client.ts';
import { openMatch, playAtRandom } from '../kit/play.ts';
import { buildImage, type Image } from './buildah.ts';
import { Container } from './container.ts';
import { readService } from './service.ts';

const TAG = 'localhost/echo-base-test';
const SEATS = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };
/** What the image adds to its base: the programs, the client, and the one native package. */
const SHIPPED = [/^package\.json$/, /^node_modules\//, /^apps\/(server|web)\/dist\//];
const NATIVE = /^node_modules\/(\.package-lock\.json$|libsql\/|detect-libc\/|@neon-rs\/load\/|@libsql\/linux-)/;
const ARCHITECTURES: Readonly<Record<string, string>> = { amd64: 'x64', arm64: 'arm64' };

const say = (text: string) => console.log(text);

function filesUnder(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)));
}

/** The image holds what ships, for its architecture, and nothing else. */
function checkFiles({ root, workingDir, architecture }: Image): void {
  const app = join(root, workingDir);
  const files = filesUnder(app);
  assert.deepEqual(
    files.filter((file) => !SHIPPED.some((shipped) => shipped.test(file))),
    [],
  );
  assert.deepEqual(
    files.filter((file) => file.startsWith('node_modules/') && !NATIVE.test(file)),
    [],
  );
  const bindings = readdirSync(join(app, 'node_modules/@libsql'));
  assert.deepEqual(bindings, [`linux-${ARCHITECTURES[architecture]}-gnu`]);
  assert.ok(existsSync(join(app, 'apps/web/dist/index.html')));
  const bytes = files.reduce((sum, file) => sum + statSync(join(app, file)).size, 0);
  say(`${files.length} files of ours, ${(bytes / 1e6).toFixed(1)} MB, for ${architecture}`);
}

/** The program has the rights that docker-compose.yml leaves it, and no others. */
async function checkRights(container: Container): Promise<void> {
  const { uid, gid } = container.ids;
  const write = (path: string) => container.run('node', '-e', `fs.writeFileSync('${path}', '')`);
  const status = container.status();
  assert.match(status, new RegExp(`^Uid:\\t${uid}\\t${uid}\\t${uid}\\t${uid}$`, 'm'));
  assert.match(status, new RegExp(`^Gid:\\t${gid}\\t`, 'm'));
  assert.match(status, /^NoNewPrivs:\t1$/m);
  assert.match(status, /^CapEff:\t0+$/m);
  for (const path of ['/app/x', '/etc/x', '/x', '/proc/sys/kernel/hostname'])
    assert.match((await write(path)).out, /EROFS|EACCES/, path);
  for (const path of ['/tmp/x', '/data/x']) assert.equal((await write(path)).code, 0, path);
}

/** A match goes on after the server was killed. */
async function playOn(container: Container): Promise<void> {
  const players = [await ProtocolClient.join(container.url, 'Ann'), await ProtocolClient.join(container.url, 'Bob')];
  const matchId = await openMatch(players, SEATS);
  assert.equal(await playAtRandom(players, matchId, { most: 12 }), 12);
  for (const player of players) await player.watch(matchId);
  const before = players.map((player) => player.framesOf(matchId));
  await container.kill();
  for (const player of players) player.close();
  await container.start();
  const back = players.map((player) => player.at(container.url));
  for (const player of back) await player.connect();
  for (const player of back) assert.equal((await player.watch(matchId)).ok, true);
  assert.deepEqual(
    back.map((player) => player.framesOf(matchId)),
    before,
  );
  assert.equal(await playAtRandom(back, matchId, { most: 12 }), 12);
  for (const player of back) player.close();
  const checked = await container.run('node', 'apps/server/dist/operator.js', 'verify');
  assert.deepEqual(checked, { code: 0, out: '1 checked, 0 wrong\n' });
  say('12 acts, SIGKILL, a new start, 12 more acts of the same match; the record replays');
}

async function main(): Promise<void> {
  const service = readService();
  const image = buildImage(TAG, process.env.NODE_IMAGE, process.env.ARCHITECTURE);
  try {
    assert.deepEqual([image.user, image.volumes], [service.user, [service.data]]);
    checkFiles(image);
    const container = await Container.create(image, service);
    try {
      await container.start();
      await checkRights(container);
      assert.equal((await fetch(container.url)).status, 200);
      for (const health of [service.health, image.health])
        assert.deepEqual(await container.check(health), { code: 0, out: '' });
      await playOn(container);
      say(`SIGTERM: stopped cleanly after ${await container.stop()} ms`);
    } finally {
      await container.remove();
    }
  } finally {
    image.remove();
  }
}

await main();
