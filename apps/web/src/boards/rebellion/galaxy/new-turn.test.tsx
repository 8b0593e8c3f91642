// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Board } from '../Board.tsx';
import { decisionOf, openPart, placeOption, viewOf } from '../testing/part.tsx';

// A window of the size of the map and the space around it, which shows it whole at scale 1.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1140);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(552);
});
let close = async () => {};
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
});

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
  close = page.close;
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
  close = page.close;
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
  close = page.close;
  await zoomIn();
  await page.draw({ ...turn(2), decision: { ...question, id: 'rebel:9.y' } });
  expect(scale()).toBe(1.15);
});
