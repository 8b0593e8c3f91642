// @vitest-environment happy-dom
import type { View } from '@echo-base/games/battle-of-hoth/client';
import { expect, test, vi } from 'vitest';
import type { BoardProps } from '../../../question/board-set.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { MomentsProvider, NO_MOMENTS, type Staged, StageProvider } from '../../../question/log/moments-context.ts';
import { SceneProvider } from '../scene.ts';
import { battle, openPart, seenBy } from '../testing/match.tsx';
import { Field } from './field.tsx';

const moment = (kind: string, from: number, ...hexes: string[]): Moment => ({
  ...{ kind, from, seq: from, title: { key: kind }, entries: [], isBrief: true },
  ...{ at: `hex:${hexes[0]}`, about: hexes.map((hex) => `hex:${hex}`) },
});

const staged = (one: Moment): Staged => ({ moment: one, phase: 'result', isAgain: false });

/** The field on a phone: shows what is played and what is read in turn, and returns where the view is. */
async function onPhone() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480);
  const match = battle({ units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'snowtrooper 0,0'] });
  let now: { played: Moment | null; read: Moment | null } = { played: null, read: null };
  const Part = (props: BoardProps<View>) => (
    <StageProvider value={{ staged: now.played && staged(now.played), time: null, next: null, skip: () => undefined }}>
      <MomentsProvider value={{ ...NO_MOMENTS, opened: now.read }}>
        <SceneProvider board={props}>
          <Field />
        </SceneProvider>
      </MomentsProvider>
    </StageProvider>
  );
  const seen = { ...seenBy(match, 'rebels'), decision: null };
  const page = await openPart(Part, seen);
  return async (played: Moment | null, read: Moment | null = null) => {
    now = { played, read };
    await page.draw({ ...seen });
    const content = document.querySelector<HTMLElement>('section > [style*="scale"]');
    const [x, y, scale] = [...(content?.style.transform ?? '').matchAll(/-?[\d.]+/g)].map(Number);
    return { x: Math.round(x ?? 0), y: Math.round(y ?? 0), scale: Number(scale?.toFixed(2)) };
  };
}

test('the view goes from one moment to the next, stays there between them, and returns to where it was after the last one', async () => {
  const show = await onPhone();
  const start = await show(null);
  const first = moment('moved', 1, '0,0', '1,0');
  const there = await show(first);
  expect(there).not.toEqual(start);
  // What has no place leaves it there, and so does what is read afterwards at the same place.
  expect(await show({ ...moment('turn', 2), at: '', about: [] })).toEqual(there);
  expect((await show(null, first)).scale).toBe(there.scale);
  const second = moment('moved', 3, '8,0', '9,0');
  const further = await show(second);
  expect(further).not.toEqual(there);
  expect(further.scale).toBe(there.scale);
  expect(await show(null)).toEqual(start);
});

test('units that are ordered far apart do not take the view away from where it is', async () => {
  const show = await onPhone();
  const there = await show(moment('moved', 1, '0,0', '1,0'));
  expect(await show(moment('card', 2, '0,0', '8,0'))).toEqual(there);
  // Who reads it sees them all.
  expect((await show(null, moment('card', 2, '0,0', '8,0'))).scale).toBeLessThan(there.scale);
});
