import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newRng, pick, randomInt, seedHash, shuffle } from './rng.ts';

const SEED = `${'00'.repeat(31)}07`;

describe('random number generator', () => {
  test('word n is the n-th 32-bit word of SHA-256(seed, block number), so that anyone can verify a roll', () => {
    const g = { luck: newRng(SEED) };
    const words = Array.from({ length: 20 }, () => randomInt(g, 0x1_0000_0000));
    const expected = Array.from({ length: 20 }, (_, index) => {
      const block = Buffer.alloc(40);
      Buffer.from(SEED, 'hex').copy(block);
      block.writeBigUInt64BE(BigInt(Math.floor(index / 8)), 32);
      return createHash('sha256')
        .update(block)
        .digest()
        .readUInt32BE((index % 8) * 4);
    });
    expect(words).toEqual(expected);
  });

  test('the published commitment is the SHA-256 of the 32 seed bytes', () => {
    expect(seedHash(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
  });

  test.each(['sha256', 'fast'] as const)('%s: every face is as likely as any other', (source) => {
    const g = { luck: newRng(SEED, source) };
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) counts[randomInt(g, 6)]! += 1;
    const chiSquared = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(chiSquared).toBeLessThan(20.5); // 99.9 % point for five degrees of freedom
  });

  test('a shuffle keeps every card and reaches every order', () => {
    const g = { luck: newRng(SEED) };
    const orders = new Set(Array.from({ length: 300 }, () => shuffle(g, ['a', 'b', 'c']).join('')));
    expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  test('an invalid bound, an empty list and an invalid seed throw', () => {
    const g = { luck: newRng(SEED) };
    expect(() => randomInt(g, 0)).toThrow('no random integer below 0');
    expect(() => randomInt(g, 2 ** 32 + 1)).toThrow('no random integer below 4294967297');
    expect(() => pick(g, [])).toThrow();
    expect(() => newRng('ABC')).toThrow('64 lower-case hex digits');
  });
});
