// @vitest-environment happy-dom
import { BASE_SPACE, type RebellionView } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { expect, test } from 'vitest';

import type { BoardProps } from '../../question/board-set.ts';
import { press } from '../../testing/press.ts';
import { Board } from './board.tsx';
import { confirmLabel } from './confirm-label.ts';
import { Hand } from './hand.tsx';
import { decisionOf, type documentOf, openPart, placeOption, viewOf } from './testing/part.tsx';

async function open(decision: Parameters<typeof documentOf>[1]['decision'], position = {}) {
  const page = await openPart(Board, { view: viewOf(position), confirmLabel, ...(decision && { decision }) });
  return page;
}

const buttonAt = (place: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`[data-place="place:${place}"] > button`);
  if (!found) throw new Error(`${place} is no button`);
  return found;
};

const markAt = (place: string): string | null | undefined =>
  document.querySelector(`[data-place="place:${place}"] [data-state]`)?.getAttribute('data-state');

test('a system that an option points at is a button with its full name, and a press sends it', async () => {
  const position = {
    units: { sullust: { 'star-destroyer': 1, stormtrooper: 2 } },
    leaders: { 'darth-vader': { at: 'sullust' } },
  };
  const page = await open(decisionOf([placeOption('mandalore'), placeOption('sullust')]), position);
  const button = buttonAt('sullust');
  expect(button.getAttribute('aria-label')).toBe(
    'Sullust, neutral, 1 Star Destroyer, 2 Stormtroopers, Darth Vader, builds small ground unit, large ground unit into box 2, legal target 2 of 2',
  );
  expect(markAt('sullust')).toBe('legal');
  await press(button);
  expect(page.sent).toEqual(['sullust']);
});

test('only what the question points at answers it, and all of it is reached by Tab', async () => {
  await open(decisionOf([placeOption('hoth'), placeOption(BASE_SPACE)]));
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-place] button[data-target]')];
  expect(buttons.map((button) => button.closest('[data-place]')?.getAttribute('data-place'))).toEqual([
    'place:hoth',
    `place:${BASE_SPACE}`,
  ]);
  expect(buttons.every(({ tabIndex, type }) => tabIndex === 0 && type === 'button')).toBe(true);
});

test('a refused system is focusable, struck out and shows the reason; a press sends nothing', async () => {
  const refused = { code: 'target_not_populous' };
  const page = await open(decisionOf([placeOption('sullust'), placeOption('hoth', { refused })]));
  const button = buttonAt('hoth');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.getAttribute('aria-description')).toBe('This is not a populous system.');
  expect(markAt('hoth')).toBe('refused');
  await press(button);
  expect(page.sent).toEqual([]);
});

test('a target that would change nothing comes last, is marked with short arcs and says why; a press sends it', async () => {
  const noEffect = { key: 'noEffect.loyaltyFixed' };
  const page = await open(decisionOf([placeOption('coruscant', { noEffect }), placeOption('sullust')]));
  const button = buttonAt('coruscant');
  expect(button.getAttribute('aria-label')).toContain('legal target 2 of 2');
  expect(button.getAttribute('aria-description')).toBe('Its loyalty never changes');
  expect([markAt('coruscant'), markAt('sullust')]).toEqual(['faint', 'legal']);
  await press(button);
  expect(page.sent).toEqual(['coruscant']);
});

test('RB-3.3.11 a press on a system marks it as the base to be; only the second one sends it', async () => {
  const decision = { ...decisionOf([placeOption('hoth'), placeOption('endor')]), prompt: { key: 'ask.base' } };
  const page = await open(decision);
  await press(buttonAt('endor'));
  expect([markAt('hoth'), markAt('endor'), page.sent]).toEqual(['legal', 'selected', []]);
  await press(buttonAt('endor'));
  expect(page.sent).toEqual(['endor']);
});

function BoardAndHand(props: BoardProps<RebellionView>) {
  return (
    <>
      <Board {...props} />
      <Hand {...props} />
    </>
  );
}

test('RB-7.1 a press on a mission with one target shows the target; another one on the target sends it', async () => {
  const mission = placeOption('endor', { key: 'mission:mon-mothma', from: 'card:sabotage#1' });
  const decision = { ...decisionOf([mission]), prompt: { key: 'ask.turn' } };
  const assigned = [{ side: 'rebel', leaders: ['mon-mothma'], card: 'sabotage#1' }] as const;
  const page = await openPart(BoardAndHand, { view: viewOf({ more: { assigned } }), decision, confirmLabel });
  const card = document.querySelector<HTMLButtonElement>('[data-card="sabotage#1"]');
  if (card) await press(card);
  expect([markAt('endor'), page.sent]).toEqual(['selected', []]);
  await press(buttonAt('endor'));
  expect(page.sent).toEqual(['mission:mon-mothma']);
});

test('a leader on the map is a button while options point at them', async () => {
  const option = { key: 'darth-vader', label: { key: 'leader.darth-vader' }, at: 'leader:darth-vader' };
  const page = await open(decisionOf([option]), { leaders: { 'darth-vader': { at: 'sullust' } } });
  const button = document.querySelector<HTMLButtonElement>('[data-leader="darth-vader"] button');
  expect(button?.getAttribute('aria-label')).toBe('Darth Vader, legal target 1 of 1');
  if (button) await press(button);
  expect(page.sent).toEqual(['darth-vader']);
});

test('pointer and focus on a system highlight its option', async () => {
  await open(decisionOf([placeOption('hoth'), placeOption('endor')]));
  await act(async () => buttonAt('endor').focus());
  expect(document.querySelector('[data-place="place:endor"] [data-lit]')).not.toBeNull();
  expect(document.querySelector('[data-place="place:hoth"] [data-lit]')).toBeNull();
});
