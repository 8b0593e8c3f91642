import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CUES } from '../src/kit/ui/cues.ts';
import { field } from './field.ts';
import { PLANETS } from './planets.ts';
import { snow } from './snow.ts';
import { sound } from './sounds.ts';
import { SYSTEM_DISCS } from './systems.ts';
import { artVersion } from './version.ts';

/**
 * Draws planets and maps, and makes sounds, into `public/art/<version>`, where the version is a hash of all of them. Does nothing while the
 * drawings are newer than every script they come from.
 */

const HERE = dirname(fileURLToPath(import.meta.url));
const PUBLIC = join(HERE, '..', 'public');
const OUT = join(PUBLIC, 'art');
const BOARDS = join(HERE, '..', 'src', 'boards');
const LAYOUTS = [
  join(BOARDS, 'rebellion', 'galaxy', 'layout.ts'),
  join(BOARDS, 'battle-of-hoth', 'field', 'layout.ts'),
];
const HERO_LIMIT = 45_000;
const DISCS_LIMIT = 60_000;
const SOUND_LIMIT = 30_000;

interface Drawing {
  readonly file: string;
  readonly limit: number;
  draw(): string | Buffer;
}

const heroes: readonly Drawing[] = Object.entries(PLANETS).flatMap(([id, draw]) => [
  { file: `planets/${id}.svg`, draw: () => draw(true), limit: HERO_LIMIT },
  { file: `planets/${id}-small.svg`, draw: () => draw(false), limit: HERO_LIMIT / 10 },
]);
/** All discs of the galaxy map in one file: they are drawn alike, and small together. */
const discs: Drawing = {
  file: 'systems.json',
  draw: () => JSON.stringify(Object.fromEntries(Object.entries(SYSTEM_DISCS).map(([id, draw]) => [id, draw()]))),
  limit: DISCS_LIMIT,
};
const grounds: readonly Drawing[] = [
  { file: 'galaxy.svg', draw: field, limit: HERO_LIMIT },
  { file: 'snow.svg', draw: snow, limit: HERO_LIMIT },
];
const sounds: readonly Drawing[] = CUES.map((cue) => ({
  file: `sounds/${cue}.wav`,
  draw: () => sound(cue),
  limit: SOUND_LIMIT,
}));
const drawings: readonly Drawing[] = [...heroes, discs, ...grounds, ...sounds];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isFresh(): boolean {
  const scripts = [...LAYOUTS, ...readdirSync(HERE).map((name) => join(HERE, name))];
  const newestScript = Math.max(...scripts.map(changedAt));
  const version = artVersion(PUBLIC);
  return version !== undefined && drawings.every(({ file }) => changedAt(join(OUT, version, file)) > newestScript);
}

function drawn({ file, draw, limit }: Drawing): { file: string; content: string | Buffer } {
  const content = draw();
  const size = gzipSync(content).length;
  if (size > limit) throw new Error(`${file} is ${size} bytes compressed, more than ${limit}`);
  return { file, content };
}

function drawAll(): void {
  const files = drawings.map(drawn);
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
  rmSync(OUT, { recursive: true, force: true });
  for (const { file, content } of files) {
    const path = join(OUT, version, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

if (process.argv.includes('--force') || !isFresh()) drawAll();
