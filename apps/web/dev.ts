/**
 * Development: `npm run dev` runs the server from its sources, again after each change, and Vite, which shows changes of
 * the client at once, at http://localhost:5173. `PORT` and `WEB_PORT` are other ports. Games are kept in `data-dev`
 * (`DATA_DIR`), apart from real ones, which changed rules would stop.
 *
 * `npm run dev -- --at rebellion/late` opens a staged match instead: one that bots have played up to a moment. It is played
 * once and kept until the rules change; each run begins with a fresh copy.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { concurrently } from 'concurrently';
import { stagedData, tokenOf } from './e2e/staged.ts';
import type { SeatLinks } from './seat-links.ts';
import { STAGED_MATCHES, type StagedMatch, type StagedMatchName } from './staged-matches.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { PORT = '8000', WEB_PORT = '5173', DATA_DIR = join(ROOT, 'data-dev') } = process.env;
const WEB = `localhost:${WEB_PORT}`;

const isStagedMatch = (name: string): name is StagedMatchName => Object.hasOwn(STAGED_MATCHES, name);

/** Hash of a staged match, its moment and the rules that play it: those of the engine and of its title. */
async function hashOf(match: StagedMatch): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(match));
  for (const folder of ['packages/games/src/engine', `packages/games/src/${match.title}`, 'apps/server/bench']) {
    const files = await readdir(join(ROOT, folder), { recursive: true });
    for (const file of files.filter((one) => /(?<!\.test)\.ts$/.test(one)).sort())
      hash.update(file).update(await readFile(join(ROOT, folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Plays a staged match, or finds it where an earlier run with the same rules has left it. */
async function played(name: StagedMatchName) {
  const runs = join(DATA_DIR, 'staged', name);
  const kept = join(runs, await hashOf(STAGED_MATCHES[name]));
  if (!existsSync(kept)) {
    console.log(`Bots play ${name}.`);
    await rm(runs, { recursive: true, force: true });
    await mkdir(kept, { recursive: true });
  }
  return stagedData([{ ...STAGED_MATCHES[name], name }], kept);
}

/** Settings of the server and of Vite for a staged match, and what to tell: a link for each seat. */
async function openStagedMatch(name: StagedMatchName) {
  const match = STAGED_MATCHES[name];
  const { dataDir, people, places } = await played(name);
  const [place] = places;
  if (!place) throw new Error(`${name} was not staged`);
  const copy = join(DATA_DIR, `staged-on-${PORT}`);
  await rm(copy, { recursive: true, force: true });
  await cp(dataDir, copy, { recursive: true });
  const seats = [place.seat, ...place.seats.filter((seat) => seat !== place.seat)];
  const tokens = Object.fromEntries(seats.map((seat) => [seat, tokenOf(match, people, place, seat)]));
  // A host for each seat: several people in the tabs of one browser, each with a cookie.
  const links = seats.map((seat) => [seat, `http://${seat}.${WEB}/at/${seat}`]);
  links.push(['phone', `http://${place.seat}.${WEB}/at/${place.seat}/phone`]);
  const SEAT_LINKS = JSON.stringify({ path: `/m/${place.matchId}`, tokens } satisfies SeatLinks);
  return { settings: { DATA_DIR: copy, SEAT_LINKS }, links };
}

/** Waits until pages can be opened. The server is asked itself: Vite would report each question before it is up. */
async function ready(): Promise<void> {
  const isUp = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const url of [`http://localhost:${PORT}/readyz`, `http://${WEB}`])
    while (!(await isUp(url))) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function main(): Promise<void> {
  const at = process.argv.indexOf('--at');
  const name = process.argv[at + 1] ?? '';
  if (at >= 0 && !isStagedMatch(name)) {
    const why = name ? `There is no staged match ${name}` : 'Which staged match';
    throw new Error(`${why}: npm run dev -- --at <name>\n  ${Object.keys(STAGED_MATCHES).join('\n  ')}`);
  }
  const { settings, links } =
    at >= 0 && isStagedMatch(name) ? await openStagedMatch(name) : { settings: { DATA_DIR }, links: [] };
  const env = { PORT, ...settings };
  const { result } = concurrently(
    [
      { name: 'server', command: 'tsx watch --clear-screen=false apps/server/src/main.ts', env },
      { name: 'web', command: `npm run --silent dev -w @echo-base/web -- --port ${WEB_PORT} --strictPort`, env },
    ],
    { killOthersOn: ['failure', 'success'], cwd: ROOT },
  );
  result.catch(() => process.exit(1));
  await ready();
  console.log(`Open http://${WEB}; Ctrl+C stops server and Vite.`);
  for (const [whom, link] of links) console.log(`${whom}: ${link}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
