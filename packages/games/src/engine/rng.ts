import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { type Hidden, hide, reveal } from './hidden.ts';

/** Random number generator of a match, counter-based: word n depends only on the seed and n. */
export interface RngState {
  /** 32 bytes from the operating system as 64 lower-case hex digits. */
  seed: string;
  /** Number of 32-bit words drawn so far. */
  used: number;
  /** `sha256` for matches, `fast` for simulations with millions of rolls. */
  source: 'sha256' | 'fast';
}

/** State with a random number generator, saved under the name `luck`. */
export interface HasRng {
  luck: Hidden<RngState>;
}

/** Word `index` of a source: SHA-256 of seed and block number (8 bytes, big endian), eight words a block. */
function sha256Word(seed: string, index: number): number {
  const block = new Uint8Array(40);
  block.set(hexToBytes(seed));
  const view = new DataView(block.buffer);
  view.setBigUint64(32, BigInt(Math.floor(index / 8)));
  const digest = sha256(block);
  return new DataView(digest.buffer, digest.byteOffset).getUint32((index % 8) * 4);
}

/** Word `index` of the simulation source (a mixed counter; not for play). */
function fastWord(seed: string, index: number): number {
  let z = (Number.parseInt(seed.slice(0, 8), 16) + Math.imul(index + 1, 0x9e3779b9)) >>> 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return (z ^ (z >>> 16)) >>> 0;
}

/** A new generator. Throws when the seed is not 64 lower-case hex digits. */
export function newRng(seed: string, source: RngState['source'] = 'sha256'): Hidden<RngState> {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('a seed is 64 lower-case hex digits');
  return hide({ seed, used: 0, source });
}

/** Commitment to the seed, published when a match is created: SHA-256 of its 32 bytes, in hex. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

function draw(g: HasRng): number {
  const rng = reveal(g.luck);
  const word = rng.source === 'fast' ? fastWord(rng.seed, rng.used) : sha256Word(rng.seed, rng.used);
  rng.used += 1;
  return word;
}

/**
 * Uniform random integer from 0 to `bound - 1`, by rejection sampling. Throws unless `bound` is an integer from 1 to
 * 2^32.
 */
export function randomInt(g: HasRng, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 0x1_0000_0000)
    throw new Error(`no random integer below ${bound}`);
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % bound);
  let word = draw(g);
  while (word >= fair) word = draw(g);
  return word % bound;
}

/** Uniform random element. Throws on an empty list. */
export function pick<T>(g: HasRng, items: readonly T[]): T {
  const item = items[randomInt(g, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A shuffled copy (Fisher-Yates). */
export function shuffle<T>(g: HasRng, items: readonly T[]): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = randomInt(g, last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}
