import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { PLANETS } from './planets.ts';

/** Draws the planets into public/art. Does nothing while the drawings are newer than every script beside this one. */

const HERE = dirname(fileURLToPath(import.meta.url));
const OUT = join(HERE, '..', 'public', 'art', 'planets');
const HERO_LIMIT = 45_000;

const drawings = Object.entries(PLANETS).flatMap(([id, draw]) => [
  { file: join(OUT, `${id}.svg`), draw: () => draw(true), limit: HERO_LIMIT },
  { file: join(OUT, `${id}-small.svg`), draw: () => draw(false), limit: HERO_LIMIT / 10 },
]);

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function isFresh(): boolean {
  const newestScript = Math.max(...readdirSync(HERE).map((name) => changedAt(join(HERE, name))));
  return drawings.every(({ file }) => changedAt(file) > newestScript);
}

function drawAll(): void {
  mkdirSync(OUT, { recursive: true });
  for (const { file, draw, limit } of drawings) {
    const text = draw();
    const size = gzipSync(text).length;
    if (size > limit) throw new Error(`${file} is ${size} bytes compressed, more than ${limit}`);
    writeFileSync(file, text);
  }
}

if (process.argv.includes('--force') || !isFresh()) drawAll();
