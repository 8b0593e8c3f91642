// @vitest-environment happy-dom
import { SYSTEM_IDS } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import type { Moment } from '../../../question/log/moment.ts';
import { type Staged, StageProvider } from '../../../question/log/moments-context.ts';
import { Board } from '../board.tsx';
import { documentOf, viewOf } from '../testing/part.tsx';
import { WIDE } from './layout.ts';
import { farFrom } from './use-far.ts';

// Rule A8: what is 300 pixels and more from the place of a moment that is played is dimmed.

const away = (a: 'rodia' | 'hoth', b: (typeof SYSTEM_IDS)[number]) => {
  const [from, to] = [WIDE.centreOf(a), WIDE.centreOf(b)];
  return Math.hypot(from.x - to.x, from.y - to.y);
};

test('A8 systems within 300 pixels of the place keep their light, at every scale', () => {
  for (const scale of [0.8, 1, 2.5]) {
    const far = farFrom(WIDE, { at: 'place:rodia' }, scale);
    for (const id of SYSTEM_IDS) expect(far.includes(id), id).toBe(away('rodia', id) * scale > 300);
  }
});

test('A8 both ends of a way keep their light; a moment without a place dims nothing', () => {
  const far = farFrom(WIDE, { at: 'place:rodia', ways: [{ kind: 'move', from: 'place:hoth', to: 'place:rodia' }] }, 1);
  expect(far).not.toContain('hoth');
  expect(far).toContain('dantooine');
  expect(farFrom(WIDE, {}, 1)).toEqual([]);
});

test('A8 the map is dimmed while a moment is played, and not for what is read again', () => {
  const moment: Moment = {
    kind: 'search',
    from: 1,
    seq: 1,
    title: { key: 'log.round' },
    at: 'place:rodia',
    entries: [],
  };
  const dimmed = (staged: Staged | null) => {
    const stage = { staged, time: null, next: null, skip: () => {} };
    const page = documentOf(
      (props) => (
        <StageProvider value={stage}>
          <Board {...props} />
        </StageProvider>
      ),
      { view: viewOf() },
    );
    return [...page.querySelectorAll('[data-far]')].map((one) => one.getAttribute('data-place'));
  };
  expect(dimmed({ moment, phase: 'result', isAgain: false })).toContain('place:dantooine');
  expect(dimmed({ moment, phase: 'result', isAgain: false })).not.toContain('place:bothawui');
  expect(dimmed(null)).toEqual([]);
});
