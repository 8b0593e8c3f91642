import { expect, test } from 'vitest';
import { lengthOf, sound } from '../../../art/sounds.ts';
import { CUES } from '../../kit/ui/cues.ts';

test.each(CUES)('the sound "%s" is short, begins and ends in silence, and is not silent', (cue) => {
  expect(lengthOf(cue)).toBeLessThanOrEqual(0.7);
  const file = sound(cue);
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  const samples = Array.from({ length: (file.length - 44) / 2 }, (_, n) => Math.abs(file.readInt16LE(44 + n * 2)));
  expect([samples[0], samples.at(-1)]).toEqual([0, 0]);
  expect(Math.max(...samples)).toBeGreaterThan(2_000);
  expect(sound(cue).equals(file)).toBe(true);
});
