// @vitest-environment happy-dom
import { UNIT_TYPES } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import { dialog } from '../../../../match/testing/question.tsx';
import { type } from '../../../../testing/press.ts';
import { Board } from '../../board.tsx';
import { chooseInMapMenu } from '../../testing/map-menu.ts';
import { openPart, viewOf } from '../../testing/part.tsx';

async function open() {
  await openPart(Board, { view: viewOf() });
}

test('the legend explains every loyalty, marker, mark of a question, icon and unit', async () => {
  await open();
  await chooseInMapMenu('Legend');
  const words = dialog()?.textContent ?? '';
  for (const sign of [
    'neutral',
    'subjugated, Rebel loyalty',
    'remote system',
    'sabotaged: builds and deploys nothing',
    'cannot be the Rebel base',
    'possible, but changes nothing',
    'hollow: a ship',
    'number: box of the build queue',
    'red notch: damaged',
  ]) {
    expect(words).toContain(sign);
  }
  const pictures = dialog()?.querySelectorAll('li[data-side] li svg');
  expect(pictures).toHaveLength(UNIT_TYPES.length);
  await type('Escape');
  expect(dialog()).toBeNull();
});

test('its key opens it', async () => {
  await open();
  await type('k');
  expect(dialog()?.getAttribute('aria-label')).toBe('Legend');
});
