// @vitest-environment happy-dom
import type { RebellionView } from '@echo-base/games/rebellion/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import { Surface } from '../../../kit/ui/surface/surface.tsx';
import { inSmallWindow, isInWindow, moveAway } from '../../../kit/ui/surface/testing/small-window.ts';
import { Answers, answer } from '../../../match/testing/answers.tsx';

import type { BoardProps } from '../../../question/board-set.ts';
import { HighlightProvider, useHighlightActs } from '../../../question/log/highlight.tsx';
import type { Moment } from '../../../question/log/moment.ts';
import { MomentsProvider, NO_MOMENTS } from '../../../question/log/moments-context.ts';
import { press } from '../../../testing/press.ts';
import { CoveredMap } from '../combat/covered-map.tsx';
import { confirmLabel } from '../confirm-label.ts';
import { SceneProvider } from '../scene.ts';
import { COMBAT_NOW } from '../testing/log.ts';
import { decisionOf, documentOf, openPart, placeOption, viewOf } from '../testing/part.tsx';
import { MAP, WIDE } from './layout.ts';
import { Marks, PointedOut } from './pointed-out.tsx';

beforeAll(() => loadTitle('rebellion', 'en'));

/** A map with nothing but highlights, and what covers it. */
const Board = (props: BoardProps<RebellionView>) => (
  <SceneProvider board={props}>
    <CoveredMap>
      <Surface label="map" size={MAP} start={{ x: 0, y: 0 }}>
        <Marks isShown />
        <PointedOut />
      </Surface>
    </CoveredMap>
  </SceneProvider>
);

/** Buttons that highlight something on the board, as log and moments do. */
function Asking() {
  const { highlight, show } = useHighlightActs();
  return (
    <>
      <button type="button" id="light" onClick={() => highlight('leader:boba-fett')} />
      <button type="button" id="show" onClick={() => show('place:hoth')} />
    </>
  );
}
const Lighted = (props: BoardProps<RebellionView>) => (
  <HighlightProvider>
    <Board {...props} />
    <Asking />
  </HighlightProvider>
);
const pressId = (id: string) => press(document.querySelector<HTMLElement>(`#${id}`) ?? document.body);

test('a leader named in the log is highlighted at their place; one off the map is not', async () => {
  const there = viewOf({ leaders: { 'boba-fett': { at: 'sullust' } } });
  const page = await openPart(Lighted, { view: there });
  await pressId('light');
  expect(document.querySelector('[data-lit]')?.getAttribute('data-lit')).toBe('sullust');
  await page.draw({ view: viewOf() });
  expect(document.querySelector('[data-lit]')).toBeNull();
});

test('a requested place becomes visible: the combat before the map folds away', async () => {
  await openPart(Lighted, { view: viewOf({ more: { combat: COMBAT_NOW } }) });
  const theatre = () => document.body.textContent?.includes('See the galaxy');
  expect(theatre()).toBe(true);
  await pressId('show');
  expect(theatre()).toBe(false);
});

const turningPoint = (kind: string, at: string): Moment => ({
  kind,
  from: 4,
  seq: 4,
  title: { key: 'log.baseRevealed' },
  at,
  isTurningPoint: true,
  entries: [],
});
const announcing =
  (opened: Moment, isAgain = false) =>
  (props: BoardProps<RebellionView>) => (
    <MomentsProvider value={{ ...NO_MOMENTS, opened, isAgain }}>
      <Board {...props} />
    </MomentsProvider>
  );

test.each([
  ['base', 'Base revealed'],
  ['destroyed', 'System destroyed'],
])('a turning point is shown on the map where it happened: %s', (kind, tag) => {
  const page = documentOf(announcing(turningPoint(kind, 'place:alderaan')), { view: viewOf() });
  const point = page.querySelector('[data-turning-point]');
  expect([point?.getAttribute('data-turning-point'), point?.textContent]).toEqual([kind, tag]);
});

test('a turning point never hides the dice and units of a combat that asks', () => {
  const combat = viewOf({ more: { combat: COMBAT_NOW } });
  const decision = decisionOf([{ key: 'pass', label: { key: 'option.pass' }, kind: 'plain' }]);
  const page = documentOf(announcing(turningPoint('base', 'place:hoth')), { view: combat, decision });
  expect(page.body.textContent).toContain('See the galaxy');
});

const way = (kind: 'move' | 'retreat', from: string, to: string) =>
  ({ kind, from: `place:${from}`, to: `place:${to}` }) as const;
const moved: Moment = {
  ...{ kind: 'movement', from: 2, seq: 2, title: { key: 'board.rb.news.moved.imperial' }, at: 'place:naboo' },
  entries: [{ seq: 2, key: 'log.activated', params: { leader: { key: 'leader.general-tagge' } } }],
  ways: [way('move', 'sullust', 'naboo'), way('move', 'rebel-base-space', 'naboo')],
};
const retreated: Moment = {
  ...{ kind: 'retreat', from: 6, seq: 6, title: { key: 'log.retreat' }, at: 'place:sullust' },
  entries: [{ seq: 6, key: 'log.retreat', params: { side: { key: 'side.rebel' } } }],
  ways: [way('retreat', 'naboo', 'sullust')],
};

test('F3 what others did since my last act stays on the map: tracks in the colours of their sides, a retreat as one', () => {
  const Marked = (props: BoardProps<RebellionView>) => (
    <MomentsProvider value={{ ...NO_MOMENTS, marked: [moved, retreated] }}>
      <Board {...props} />
    </MomentsProvider>
  );
  const page = documentOf(Marked, { view: viewOf() });
  const tracks = [...page.querySelectorAll('[data-track]')].map((track) => [
    track.getAttribute('data-track'),
    track.getAttribute('data-look'),
  ]);
  expect(tracks).toEqual([
    ['move', 'empire'],
    ['move', 'empire'],
    ['retreat', 'rebel'],
  ]);
  expect([...page.querySelectorAll('[data-mark]')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

test('A9 the map goes to the place of the moment in front', async () => {
  inSmallWindow();
  let opened: Moment | null = null;
  const Staged = (props: BoardProps<RebellionView>) => (
    <MomentsProvider value={{ ...NO_MOMENTS, opened }}>
      <Board {...props} />
    </MomentsProvider>
  );
  const page = await openPart(Staged, { view: viewOf() });
  await moveAway();
  expect(isInWindow(WIDE.centreOf('naboo'))).toBe(false);
  opened = moved;
  await page.draw({ view: viewOf() });
  expect(isInWindow(WIDE.centreOf('naboo'))).toBe(true);
});

test('the whole map stays where it is if the place can be read, and comes back from a place that could not', async () => {
  const size = { width: 1140, height: 552 };
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => size.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => size.height);
  const at = () => document.querySelector<HTMLElement>('section[aria-label="map"] > div')?.style.transform;
  let opened: Moment | null = null;
  const Staged = (props: BoardProps<RebellionView>) => (
    <MomentsProvider value={{ ...NO_MOMENTS, opened }}>
      <Board {...props} />
    </MomentsProvider>
  );
  const page = await openPart(Staged, { view: viewOf() });
  const whole = at();
  const draw = async (place: string | null) => {
    opened = place === null ? null : { ...moved, seq: moved.seq + 1, at: `place:${place}` };
    await page.draw({ view: viewOf() });
    return at() === whole;
  };
  expect(await draw('kashyyyk')).toBe(true);
  // Words about what happened lie over the upper edge.
  expect(await draw('mon-calamari')).toBe(false);
  expect(await draw(null)).toBe(true);
});

test('a turning point reopened from the log neither moves the map nor hides a combat', () => {
  const view = viewOf({ more: { combat: COMBAT_NOW } });
  const first = documentOf(announcing(turningPoint('base', 'place:hoth')), { view });
  expect(first.body.textContent).toContain('Back to the combat');
  const again = documentOf(announcing(turningPoint('base', 'place:hoth'), true), { view });
  expect(again.querySelector('[data-turning-point]')).toBeNull();
  expect(again.body.textContent).toContain('See the galaxy');
});

test('the place of an option that waits to be confirmed comes into view, wherever it was chosen', async () => {
  inSmallWindow();
  const decision = { ...decisionOf([placeOption('hoth')]), prompt: { key: 'ask.base' } };
  const WithBar: typeof Board = (props) => (
    <>
      <Board {...props} />
      <Answers />
    </>
  );
  const page = await openPart(WithBar, { view: viewOf(), decision, confirmLabel });
  await moveAway();
  expect(isInWindow(WIDE.centreOf('hoth'))).toBe(false);
  await answer('hoth');
  expect([isInWindow(WIDE.centreOf('hoth')), page.sent]).toEqual([true, []]);
});
