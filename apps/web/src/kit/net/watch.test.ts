import { describe, expect, test } from 'vitest';
import type { Delta, Frame } from './types.ts';
import { afterDelta, afterWatch, NOTHING, versions, type Watched } from './watch.ts';

const frame = (viewer: string, version: number) => ({ viewer, version }) as Frame;
const delta = (viewer: string, from: number, to: number) => ({ viewer, from, to }) as Delta;
const patch = (old: Frame, { to }: Delta) => ({ ...old, version: to });
const at = (version: number): Watched => ({ ...NOTHING, viewers: ['p1'], frames: { p1: frame('p1', version) } });

describe('keeping up with the server', () => {
  test('a delta that follows on the local version is applied', () => {
    expect(afterDelta(at(3), delta('p1', 3, 4), patch)?.frames.p1?.version).toBe(4);
  });

  test('a delta that is already applied changes nothing; one that leaves a gap leads to a sync', () => {
    const now = at(3);
    expect(afterDelta(now, delta('p1', 2, 3), patch)).toBe(now);
    expect(afterDelta(now, delta('p1', 4, 5), patch)).toBeNull();
    expect(afterDelta(now, delta('p2', 0, 1), patch)).toBeNull();
  });

  test('after a lost connection the missed deltas follow on the local version', () => {
    const next = afterWatch(
      at(3),
      { viewers: ['p1'], frames: [], deltas: [delta('p1', 3, 4), delta('p1', 4, 5)] },
      patch,
    );
    expect(next && versions(next)).toEqual({ p1: 5 });
  });

  test('taking a seat removes the spectator\u2019s frame', () => {
    const watching: Watched = { ...NOTHING, viewers: ['spectator'], frames: { spectator: frame('spectator', 7) } };
    const next = afterWatch(watching, { viewers: ['p2'], frames: [frame('p2', 1)], deltas: [] }, patch);
    expect(next && versions(next)).toEqual({ p2: 1 });
  });
});
