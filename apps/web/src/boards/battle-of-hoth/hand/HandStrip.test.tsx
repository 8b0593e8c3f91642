// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { battle, openPart, seenBy } from '../testing/match.tsx';
import { Hand } from './Hand.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('on a phone the cards are a low row; a press opens all of them, and a card is played there', async () => {
  const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
  const match = battle({ hands: { rebels: ['rebels-raid-left', 'rebels-direct-from-hq'] } });
  const part = await openPart(Hand, seenBy(match));
  const row = [...document.querySelectorAll<HTMLElement>('[data-asked]')];
  expect(row.map((one) => one.textContent)).toEqual(['2Raid left', '3Direct from HQ']);
  await act(async () => row[0]?.click());
  const sheet = document.querySelector('[role="dialog"]');
  await act(async () => sheet?.querySelector<HTMLElement>('[data-names="card:rebels-direct-from-hq"]')?.click());
  expect(part.sent).toEqual(['card:rebels-direct-from-hq']);
  await part.close();
});
