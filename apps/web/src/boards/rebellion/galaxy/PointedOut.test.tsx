// @vitest-environment happy-dom
import type { RebellionView } from '@echo-base/games/rebellion/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadTitle } from '../../../i18n/texts.ts';
import { AnnouncementsProvider, NOTHING_ANNOUNCED } from '../../../match/announcements/context.tsx';
import { LightProvider, useLightActs } from '../../../match/light.tsx';
import { Answers, answer } from '../../../match/testing/answers.tsx';
import { press } from '../../../match/testing/question.tsx';
import { Surface } from '../../../ui/surface/Surface.tsx';
import { inSmallWindow, isInWindow, moveAway } from '../../../ui/surface/testing/small-window.ts';
import type { Announcement, BoardProps } from '../../types.ts';
import { Front } from '../combat/Front.tsx';
import { confirmLabel } from '../confirm-label.ts';
import { SceneProvider } from '../scene.tsx';
import { COMBAT_NOW } from '../testing/log.ts';
import { decisionOf, documentOf, openPart, placeOption, viewOf } from '../testing/part.tsx';
import { centreOf, MAP } from './layout.ts';
import { PointedOut } from './PointedOut.tsx';

beforeAll(() => loadTitle('rebellion', 'en'));
afterEach(() => void vi.restoreAllMocks());

/** A map with nothing but highlights, and what covers it. */
const Board = (props: BoardProps<RebellionView>) => (
  <SceneProvider board={props}>
    <Front>
      <Surface label="map" size={MAP} start={{ x: 0, y: 0 }}>
        <PointedOut />
      </Surface>
    </Front>
  </SceneProvider>
);

/** Buttons that highlight something on the board, as log and announcements do. */
function Asking() {
  const { lightUp, show } = useLightActs();
  return (
    <>
      <button type="button" id="light" onClick={() => lightUp('leader:boba-fett')} />
      <button type="button" id="show" onClick={() => show('place:hoth')} />
    </>
  );
}
const Lighted = (props: BoardProps<RebellionView>) => (
  <LightProvider>
    <Board {...props} />
    <Asking />
  </LightProvider>
);
const pressId = (id: string) => press(document.querySelector<HTMLElement>(`#${id}`) ?? document.body);

test('a leader named in the log is highlighted at their place; one off the map is not', async () => {
  const there = viewOf({ leaders: { 'boba-fett': { at: 'sullust' } } });
  const page = await openPart(Lighted, { view: there });
  await pressId('light');
  expect(document.querySelector('[data-lit]')?.getAttribute('data-lit')).toBe('sullust');
  await page.draw({ view: viewOf() });
  expect(document.querySelector('[data-lit]')).toBeNull();
  await page.close();
});

test('a requested place becomes visible: the combat before the map folds away', async () => {
  const page = await openPart(Lighted, { view: viewOf({ more: { combat: COMBAT_NOW } }) });
  const theatre = () => document.body.textContent?.includes('See the galaxy');
  expect(theatre()).toBe(true);
  await pressId('show');
  expect(theatre()).toBe(false);
  await page.close();
});

const turningPoint = (kind: string, at: string): Announcement => ({
  ...{ kind, from: 4, seq: 4, title: { key: 'log.baseRevealed' }, at, isTurningPoint: true, entries: [] },
});
const announcing =
  (opened: Announcement, isAgain = false) =>
  (props: BoardProps<RebellionView>) => (
    <AnnouncementsProvider value={{ ...NOTHING_ANNOUNCED, opened, isAgain }}>
      <Board {...props} />
    </AnnouncementsProvider>
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

test('an announced movement has an arrow from each place that units left', () => {
  const opened: Announcement = {
    ...{ kind: 'movement', from: 2, seq: 2, title: { key: 'board.rb.news.moved.imperial' }, entries: [] },
    ...{ at: 'place:naboo', about: ['place:sullust', 'place:rebel-base-space'] },
  };
  const page = documentOf(announcing(opened), { view: viewOf() });
  const arrows = [...page.querySelectorAll('[data-moved]')].map((arrow) => arrow.getAttribute('data-moved'));
  expect(arrows).toEqual(['sullust', 'rebel-base-space']);
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
  expect(isInWindow(centreOf('hoth'))).toBe(false);
  await answer('hoth');
  expect([isInWindow(centreOf('hoth')), page.sent]).toEqual([true, []]);
  await page.close();
});
