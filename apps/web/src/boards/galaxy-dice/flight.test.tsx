// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Moment } from '../../question/log/moment.ts';
import { StageProvider } from '../../question/log/moments-context.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { Flight } from './flight.tsx';

const won = { seq: 7, key: 'log.row', params: { seat: { key: 'seat.p2' }, row: 1 }, at: 'row:hoth-1' };
const GAIN: Moment = { kind: 'gain', from: 7, seq: 7, title: { key: won.key }, entries: [won] };

const draw = (phase: 'opening' | 'result') =>
  drawPage(
    <StageProvider
      value={{ staged: { moment: GAIN, phase, isAgain: false }, time: null, next: null, skip: () => undefined }}
    >
      <span data-reward="row:hoth-1" />
      <b data-points="p1" />
      <b data-points="p2" />
      <Flight />
    </StageProvider>,
  );

/** Frames of the flights so far. */
let flown: unknown[] = [];
const { animate } = Element.prototype;
const { getBoundingClientRect } = Element.prototype;
beforeEach(() => {
  flown = [];
  document.documentElement.dataset.motion = 'full';
  Element.prototype.animate = (frames) => {
    flown.push(frames);
    return { cancel: () => undefined } as Animation;
  };
  Element.prototype.getBoundingClientRect = function () {
    const x = this.matches('[data-points="p2"]') ? 300 : this.matches('[data-points="p1"]') ? 100 : 20;
    return new DOMRect(x, 10, 10, 10);
  };
});
afterEach(() => {
  Object.assign(Element.prototype, { animate, getBoundingClientRect });
});

test('what a row gives flies to the points of its winner, with its result and not before', async () => {
  await draw('opening');
  expect(flown).toEqual([]);
  await draw('result');
  const [frames] = flown as { transform: string }[][];
  expect(frames?.map(({ transform }) => transform.replace(/ scale.*/, ''))).toEqual([
    ...Array.from({ length: 2 }, () => 'translate(25px, 15px)'),
    ...Array.from({ length: 2 }, () => 'translate(305px, 15px)'),
  ]);
  expect(flown).toHaveLength(1);
});

test('where nothing moves nothing flies', async () => {
  document.documentElement.dataset.motion = 'off';
  await draw('result');
  expect(flown).toEqual([]);
});
