// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { battle, openPart, seenBy } from '../testing/match.tsx';
import { Hand } from './hand.tsx';

afterEach(() => {});

/** As on a phone. */
function onPhone() {
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
}

const CARDS = ['rebels-raid-left', 'rebels-direct-from-hq'] as const;
const cardsInRow = () =>
  [...document.querySelectorAll<HTMLElement>('ul[aria-label] button')].map((one) => one.textContent);

test('on a phone a card is asked for in one row, that of the question; all of them open in full, and one is played there', async () => {
  onPhone();
  const part = await openPart(Hand, seenBy(battle({ hands: { rebels: CARDS } })));
  expect(cardsInRow()).toEqual([]);
  const all = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Your cards: 2'));
  await act(async () => all?.click());
  const sheet = document.querySelector('[role="dialog"]');
  await act(async () => sheet?.querySelector<HTMLElement>('[data-names="card:rebels-direct-from-hq"]')?.click());
  expect(part.sent).toEqual(['card:rebels-direct-from-hq']);
});

test('on a phone the cards are a low row at all other times', async () => {
  onPhone();
  const match = battle({ units: ['echoTrooper 0,6'], hands: { rebels: CARDS } }).play('rebels-raid-left');
  await openPart(Hand, seenBy(match));
  expect(cardsInRow()).toEqual(['3Direct from HQ']);
});
