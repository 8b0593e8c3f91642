// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { Deck, type Player } from './deck.tsx';

const moves: string[] = [];
const player: Player = {
  position: 5,
  length: 9,
  playing: false,
  speed: 1,
  go: (position) => moves.push(`go ${position}`),
  move: (stride, direction) => moves.push(`${stride} ${direction}`),
  play: (playing) => moves.push(`play ${playing}`),
  setSpeed: (speed) => moves.push(`speed ${speed}`),
  next: vi.fn(),
};

beforeEach(async () => {
  await drawPage(
    <TranslationProvider title={null}>
      <Deck player={player} title="Step 5 of 9" place="Round 1" line={null} more={<input aria-label="Search" />} />
    </TranslationProvider>,
  );
});
afterEach(async () => {
  cleanup();
  moves.length = 0;
});

const named = (name: string) => {
  const all = [...document.querySelectorAll<HTMLElement>('button')];
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const key = (name: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
  });

test('the buttons step, turn, play and set the speed', async () => {
  for (const name of ['One step back', 'One turn forward', 'One round back', 'Play', '4×'])
    await act(async () => named(name).click());
  expect(moves).toEqual(['step -1', 'turn 1', 'round -1', 'play true', 'speed 4']);
});

test('arrows step, with Shift by turn, with Control by round; Space plays; Home and End jump to the ends', async () => {
  await key('ArrowLeft');
  await key('ArrowRight', { shiftKey: true });
  await key('ArrowRight', { ctrlKey: true });
  for (const name of [' ', 'Home', 'End']) await key(name);
  expect(moves).toEqual(['step -1', 'turn 1', 'round 1', 'play true', 'go 0', 'go 9']);
});

test('keys of the focused element are left to it', async () => {
  const field = document.querySelector('input');
  if (field) await key('ArrowLeft', {}, field);
  await key(' ', {}, named('Play'));
  await key('ArrowLeft', { altKey: true });
  expect(moves).toEqual([]);
});
