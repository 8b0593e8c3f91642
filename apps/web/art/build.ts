import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { field } from './field.ts';
import { PLANETS } from './planets.ts';
import { snow } from './snow.ts';
import { SYSTEM_DISCS } from './systems.ts';

/** Draws planets and maps into public/art. Does nothing while the drawings are newer than every script they come from. */

const HERE = dirname(fileURLToPath(import.meta.url));
const OUT = join(HERE, '..', 'public', 'art');
const BOARDS = join(HERE, '..', 'src', 'boards');
const LAYOUTS = [
  join(BOARDS, 'rebellion', 'galaxy', 'layout.ts'),
  join(BOARDS, 'battle-of-hoth', 'field', 'layout.ts'),
];
const HERO_LIMIT = 45_000;
const DISCS_LIMIT = 60_000;

const heroes = Object.entries(PLANETS).flatMap(([id, draw]) => [
  { file: join(OUT, 'planets', `${id}.svg`), draw: () => draw(true), limit: HERO_LIMIT },
  { file: join(OUT, 'planets', `${id}-small.svg`), draw: () => draw(false), limit: HERO_LIMIT / 10 },
]);
/** All discs of the galaxy map in one file: they are drawn alike, and small together. */
const discs = {
  file: join(OUT, 'systems.json'),
  draw: () => JSON.stringify(Object.fromEntries(Object.entries(SYSTEM_DISCS).map(([id, draw]) => [id, draw()]))),
  limit: DISCS_LIMIT,
};
const grounds = [
  { file: join(OUT, 'galaxy.svg'), draw: field, limit: HERO_LIMIT },
  { file: join(OUT, 'snow.svg'), draw: snow, limit: HERO_LIMIT },
];
const drawings = [...heroes, discs, ...grounds];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isFresh(): boolean {
  const scripts = [...LAYOUTS, ...readdirSync(HERE).map((name) => join(HERE, name))];
  const newestScript = Math.max(...scripts.map(changedAt));
  return drawings.every(({ file }) => changedAt(file) > newestScript);
}

function drawAll(): void {
  for (const { file, draw, limit } of drawings) {
    mkdirSync(dirname(file), { recursive: true });
    const text = draw();
    const size = gzipSync(text).length;
    if (size > limit) throw new Error(`${file} is ${size} bytes compressed, more than ${limit}`);
    writeFileSync(file, text);
  }
}

if (process.argv.includes('--force') || !isFresh()) drawAll();
