// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Board } from './Board.tsx';
import { battle, documentOf, seenBy } from './testing/match.tsx';

test('every unit of a scenario is on the board with its hex', () => {
  const match = battle({ units: ['echoTrooper 4,4', 'snowtrooper 4,2'] });
  const page = documentOf(Board, seenBy(match));
  expect(page.body.textContent).toContain('Echo Base troopers, E5');
  expect(page.body.textContent).toContain('Snowtroopers, E3');
});
