// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Moment } from '../../../question/log/moment.ts';
import { MomentsProvider, NO_MOMENTS } from '../../../question/log/moments-context.ts';
import { drawPage } from '../../../testing/draw-page.ts';
import { MomentMarks } from './moment-marks.tsx';

const PLACES: Readonly<Record<string, { x: number; y: number }>> = {
  'place:hoth': { x: 0, y: 0 },
  'place:endor': { x: 300, y: 0 },
  'place:yavin': { x: 300, y: 300 },
};

function moment(from: number, kind: string, more: Partial<Moment>): Moment {
  return { kind, from, seq: from, title: { key: `log.${kind}` }, entries: [], ...more };
}

/** The board with the marks of these moments. */
async function drawn(marked: readonly Moment[], opened: Moment | null = null) {
  await drawPage(
    <MomentsProvider value={{ ...NO_MOMENTS, marked, opened }}>
      <svg aria-hidden="true">
        <MomentMarks
          pointOf={(target) => PLACES[target] ?? null}
          lookOf={({ kind }) => (kind === 'moved' ? 'rebel' : 'empire')}
          isCombat={({ kind }) => kind === 'combat'}
          radius={30}
        />
      </svg>
    </MomentsProvider>,
  );
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return { all, tracks: () => all('[data-track]').map((one) => one.getAttribute('data-track')) };
}

const moved = moment(1, 'moved', {
  ways: [{ kind: 'move', from: 'place:hoth', to: 'place:endor' }],
  at: 'place:endor',
});
const failed = moment(3, 'mission', { at: 'place:yavin' });

test('each mark has its track or ring, in the look of its seat, and its number, the oldest first', async () => {
  const { all, tracks } = await drawn([moved, failed]);
  expect(tracks()).toEqual(['move']);
  expect(all('[data-place-mark]').map((one) => one.getAttribute('data-place-mark'))).toEqual(['empire']);
  expect(all('[data-mark]').map(({ textContent }) => textContent)).toEqual(['1', '2']);
  expect(all('[data-here]')).toEqual([]);
});

test('the moment in front has the ring of the place and is drawn over the others', async () => {
  const { all } = await drawn([moved, failed], moved);
  expect(all('[data-here]')).toHaveLength(1);
  expect(all('[data-moment]').map((one) => one.getAttribute('data-moment'))).toEqual(['mission', 'moved']);
});

test('a moment shown again from the log has no number', async () => {
  const { all, tracks } = await drawn([], moved);
  expect([tracks(), all('[data-mark]')]).toEqual([['move'], []]);
});

test('a retreat replaces the track that led the units there; of the other side it replaces none', async () => {
  const ways = [{ kind: 'retreat', from: 'place:endor', to: 'place:yavin' } as const];
  expect((await drawn([moved, moment(5, 'moved', { ways })])).tracks()).toEqual(['retreat']);
  expect((await drawn([moved, moment(5, 'combat', { ways })])).tracks()).toEqual(['move', 'retreat']);
});

test('A25 a combat has a disc with a cross at the upper left of its place, and its number beside it', async () => {
  const { all } = await drawn([moment(7, 'combat', { at: 'place:yavin' }), failed]);
  const at = (selector: string) => all(selector)[0]?.getAttribute('transform');
  expect(all('[data-combat-mark]').map((one) => one.getAttribute('data-combat-mark'))).toEqual(['empire']);
  expect([at('[data-combat-mark]'), at('[data-mark="1"]')]).toEqual([
    'translate(278.4 278.4)',
    'translate(321.6 278.4)',
  ]);
});

test('the pieces that the moment in front is about have rings, if it has no place of its own', async () => {
  const about = ['place:hoth', 'place:endor', 'place:nowhere'];
  const ordered = moment(9, 'moved', { about });
  const rings = async (opened: Moment | null) =>
    (await drawn([], opened)).all('[data-place-mark]').map((one) => one.getAttribute('data-place-mark'));
  expect(await rings(ordered)).toEqual(['rebel', 'rebel']);
  expect(await rings({ ...ordered, at: 'place:yavin' })).toEqual(['rebel']);
  expect(await rings(null)).toEqual([]);
});
