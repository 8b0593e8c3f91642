// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawPage } from '../../testing/draw-page.ts';
import { SeatPlate } from './seat-strip.tsx';

const badge = { figure: 'ewok', colour: 'blue' } as const;
const PLAYERS = [
  { id: 'rebel-admiral', name: 'Ann', badge },
  { id: 'rebel-general', name: 'Bob' },
];

test('the plate of a side keeps its emblem, and the figure of a badge stands before the name of its player', async () => {
  await drawPage(<SeatPlate look="rebel" label="Rebels" players={PLAYERS} side="Rebels" status="to move" />);
  expect(document.querySelector('svg[data-look]')).toBeNull();
  const figures = [...document.querySelectorAll('[data-badge]')];
  expect(figures.map((one) => one.nextSibling?.textContent)).toEqual(['Ann']);
  await expect.poll(() => figures[0]?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the plate of a player without a side has their badge as its token, once', async () => {
  await drawPage(<SeatPlate look="bars" label="Ann" players={PLAYERS.slice(0, 1)} status="to move" />);
  await expect.poll(() => document.querySelector('svg[data-look="bars"] text')).toBeNull();
  expect(document.querySelector('svg[data-look="bars"]')).not.toBeNull();
  expect(document.querySelector('[data-badge]')).toBeNull();
});
