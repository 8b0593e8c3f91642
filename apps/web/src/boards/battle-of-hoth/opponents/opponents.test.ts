// @vitest-environment happy-dom
import type { View } from '@echo-base/games/battle-of-hoth/client';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { BoardProps } from '../../../question/board-set.ts';
import { Board } from '../board.tsx';
import { battle, documentOf, seenBy } from '../testing/match.tsx';
import { Opponents } from './opponents.tsx';

const stepIn = (page: Document) => page.querySelector('[aria-current="step"]')?.textContent;

test('the strip shows the other side with its cards, and the step of the turn', () => {
  const match = battle({ units: ['echoTrooper 4,4', 'snowtrooper 4,3'], hands: { rebels: ['rebels-direct-from-hq'] } });
  const strip = () => documentOf(Opponents, seenBy(match, 'rebels'));
  expect(strip().querySelector('[aria-label="Empire"]')?.textContent).toContain('Marta');
  expect(strip().body.textContent).not.toContain('Ida');
  expect(stepIn(strip())).toBe('Card');
  match.play('rebels-direct-from-hq');
  expect(stepIn(strip())).toBe('Order');
  match.order('echoTrooper-1');
  expect(stepIn(strip())).toBe('Move');
  match.click('done');
  expect(stepIn(strip())).toBe('Attack');
  expect(stepIn(documentOf(Opponents, seenBy(match, 'empire')))).toBe('Attack');
});

test('BH-16.5 of a pair the strip names the one whose turn it is', () => {
  const match = battle({ seats: ['rebels', 'empire', 'rebels-2', 'empire-2'], active: 'empire' });
  const Asked = (props: BoardProps<View>) => createElement(Opponents, { ...props, asked: match.asked });
  const [now] = match.asked;
  const status = documentOf(Asked, seenBy(match, 'rebels')).querySelector('[aria-label="Empire"] small')?.textContent;
  expect(status).toBe(`Taking a turn: ${now === 'empire' ? 'Marta' : 'Ulf'}`);
  expect(documentOf(Asked, seenBy(match, 'empire')).querySelector('small')?.textContent).toBe('Waiting');
});

test('spectators see both sides', () => {
  const page = documentOf(Opponents, seenBy(battle(), 'spectator'));
  expect([...page.querySelectorAll('section')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Rebels',
    'Empire',
  ]);
});

test('BH-4.5 a rack has a slot for each medal that wins; those held for now say so', () => {
  const match = battle({ scenario: 'successful-landings' });
  const medals = (side: string) => {
    const { view } = seenBy(match, 'rebels');
    return view.sides.find((one) => one.side === side);
  };
  const page = documentOf(Board, seenBy(match, 'rebels'));
  const rack = page.querySelector('[role="img"][aria-label^="Rebels"]');
  const own = medals('rebels');
  expect(rack?.querySelectorAll('[data-medal="held"]').length).toBe(own?.held);
  expect(rack?.querySelectorAll('li').length).toBe(Math.max(own?.goal ?? 0, own?.medals ?? 0));
  expect(rack?.getAttribute('aria-label')).toContain(`${own?.medals} of ${own?.goal} medals`);
});
