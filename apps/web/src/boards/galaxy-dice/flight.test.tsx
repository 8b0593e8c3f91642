// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Text } from '../../kit/net/types.ts';
import type { Moment } from '../../question/log/moment.ts';
import { StageProvider } from '../../question/log/moments-context.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { Flight } from './flight.tsx';

const won = { seq: 7, key: 'log.row', params: { seat: { key: 'seat.p2' }, row: 1 }, at: 'row:hoth-1' };
const GAIN: Moment = { kind: 'gain', from: 7, seq: 7, title: { key: won.key }, entries: [won] };

/** The same with this reward. */
const gain = (reward: Text): Moment => ({ ...GAIN, entries: [{ ...won, params: { ...won.params, reward } }] });

const draw = (phase: 'opening' | 'result', moment = GAIN) =>
  drawPage(
    <StageProvider value={{ staged: { moment, phase, isAgain: false }, time: null, next: null, skip: () => undefined }}>
      <span data-reward="row:hoth-1" />
      <b data-points="p1" />
      <b data-points="p2" />
      <b data-allies="p2" />
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
    const x = this.matches('[data-points="p2"]')
      ? 300
      : this.matches('[data-points="p1"]')
        ? 100
        : this.matches('[data-allies="p2"]')
          ? 200
          : 20;
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

test('what flies is what was won: points to the points, an ally to the allies', async () => {
  const ends = () => (flown as { transform: string }[][]).map((frames) => frames.at(-1)?.transform.replace(/px.*/, ''));
  const ally = { key: 'ally.c3po' };
  await draw('result', gain(ally));
  expect(ends()).toEqual(['translate(205']);
  flown = [];
  await draw('result', gain({ key: 'reward.vp', params: { vp: 2 } }));
  expect(ends()).toEqual(['translate(305']);
  flown = [];
  await draw('result', { ...gain({ key: 'reward.both', params: { vp: 2, ally } }), from: 8, seq: 8 });
  expect(ends()).toEqual(['translate(305', 'translate(205']);
});

test('where nothing moves nothing flies', async () => {
  document.documentElement.dataset.motion = 'off';
  await draw('result');
  expect(flown).toEqual([]);
});
