// @vitest-environment happy-dom
import { SYSTEM_IDS, type SystemId } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translator } from '../../../kit/i18n/translate.tsx';
import { Board } from '../board.tsx';
import { decisionOf, openPart, placeOption, viewOf } from '../testing/part.tsx';
import { WIDE } from './layout.ts';

const say = translator('en', 'rebellion');
const SYSTEM_NAMES = SYSTEM_IDS.map((id) => say(`system.${id}`));

// A window of the size of the map and the space around it, which shows it whole at scale 1.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1140);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(552);
});
afterEach(async () => {});

const question = decisionOf([placeOption('hoth'), placeOption('endor')]);
/** The map in the Rebels' and the Empire's turns, with a question in the Rebels' ones. */
const turn = (number: number) => {
  const isMine = number % 2 === 0;
  const view = viewOf({ more: { turn: number % 2, active: isMine ? 'rebel' : 'imperial', round: 3 + (number >> 1) } });
  return { view, ...(isMine && { decision: { ...question, id: `rebel:${number}.x` } }) };
};

const surface = () => document.querySelector<HTMLElement>('section[aria-label="Galaxy"]');
const content = () => document.querySelector<HTMLElement>('section[aria-label="Galaxy"] > div');
const scale = () => Number(/scale\(([\d.]+)/.exec(content()?.style.transform ?? '')?.[1]);
const zoomIn = () =>
  act(async () =>
    surface()?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true, cancelable: true })),
  );

test('the whole galaxy is shown again at the question of a new turn', async () => {
  const page = await openPart(Board, turn(0));
  expect(scale()).toBe(1);
  await zoomIn();
  expect(scale()).toBe(1.15);
  await page.draw(turn(1));
  expect(scale()).toBe(1.15);
  await page.draw(turn(2));
  expect(scale()).toBe(1);
});

test('it stays where the reader has moved it during the rival’s turn', async () => {
  const page = await openPart(Board, turn(0));
  await page.draw(turn(1));
  await zoomIn();
  await page.draw(turn(2));
  expect(scale()).toBe(1.15);
  await page.draw(turn(3));
  await page.draw(turn(4));
  expect(scale()).toBe(1);
});

test('another question of the same turn leaves the map alone', async () => {
  const page = await openPart(Board, turn(2));
  await zoomIn();
  await page.draw({ ...turn(2), decision: { ...question, id: 'rebel:9.y' } });
  expect(scale()).toBe(1.15);
});

test('on a phone the targets of a question come into view, with their names even where the map shows no others', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(470);
  const near = decisionOf([placeOption('sullust'), placeOption('coruscant'), placeOption('corellia')]);
  await openPart(Board, { view: turn(0).view, decision: { ...near, id: 'rebel:1.x' } });
  const isInWindow = (id: string) => {
    const [, x = '0', y = '0'] = /translate\((-?[\d.]+)px, (-?[\d.]+)px/.exec(content()?.style.transform ?? '') ?? [];
    const at = WIDE.centreOf(id as SystemId);
    const [left, top] = [Number(x) + at.x * scale(), Number(y) + at.y * scale()];
    return left > 0 && left < 390 && top > 0 && top < 470;
  };
  expect(['sullust', 'coruscant', 'corellia'].map(isInWindow)).toEqual([true, true, true]);
  expect(scale()).toBeGreaterThanOrEqual(0.5);
  const named = () => [...document.querySelectorAll('[data-place] svg text')].map((one) => one.textContent);
  await act(async () =>
    surface()?.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true, cancelable: true })),
  );
  expect(scale()).toBeLessThan(0.5);
  expect(named().filter((name) => SYSTEM_NAMES.includes(name ?? ''))).toHaveLength(3);
});
