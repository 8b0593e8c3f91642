// @vitest-environment happy-dom

import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawPage } from '../../testing/draw-page.ts';
import { Face } from './face.tsx';
import { PlayerFigure } from './player-figure.tsx';
import { PlayerToken } from './player-token.tsx';
import { ASTROMECH } from './shapes/astromech.ts';

afterEach(cleanup);

const badge = { figure: 'ewok', colour: 'blue' } as const;
const tokens = () => [...document.querySelectorAll('svg[data-look]')];
const isFigure = (token: Element | undefined) => token?.querySelector('text') === null;

test('a player with a badge is its figure, which keeps the look of the seat; one without is an initial', async () => {
  await drawPage(
    <>
      <PlayerToken look="empire" name="ida" badge={badge} away />
      <PlayerToken look="empire" name="ida" />
    </>,
  );
  await waitFor(() => expect(isFigure(tokens()[0])).toBe(true));
  expect(tokens().map((token) => token.getAttribute('data-look'))).toEqual(['empire', 'empire']);
  expect(tokens().map(({ textContent }) => textContent)).toEqual(['', 'I']);
});

test('a token too small for a figure has the initial', async () => {
  await drawPage(<PlayerToken look="empire" name="ida" badge={badge} size={20} />);
  expect(tokens().map(({ textContent }) => textContent)).toEqual(['I']);
});

test('a figure that only a later version of the server knows is the initial, and no one fails over it', async () => {
  const later = { figure: 'hologram' as 'ewok', colour: 'blue' } as const;
  await drawPage(
    <>
      <PlayerToken look="rebel" name="ida" badge={badge} />
      <PlayerToken look="rebel" name="ida" badge={later} />
      <PlayerFigure badge={later} />
      <Face name="ida" badge={later} />
    </>,
  );
  await waitFor(() => expect(isFigure(tokens()[0])).toBe(true));
  expect(tokens()[1]?.textContent).toBe('I');
});

test('a figure is set off from the pattern of its disc', async () => {
  await drawPage(
    <>
      <PlayerToken look="bars" name="ida" badge={badge} />
      <PlayerToken look="rebel" name="ida" badge={badge} />
    </>,
  );
  await waitFor(() => expect(tokens().every(isFigure)).toBe(true));
  expect(tokens().map((token) => token.querySelectorAll('.halo path').length > 0)).toEqual([true, false]);
});

test('a free seat has no figure, and a computer player its own', async () => {
  await drawPage(
    <>
      <PlayerToken look="rebel" name="" free />
      <PlayerToken look="rebel" name="" bust={ASTROMECH} />
    </>,
  );
  expect(tokens().map(({ textContent }) => textContent)).toEqual(['', '']);
});
