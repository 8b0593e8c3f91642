// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Board } from './Board.tsx';
import { battle, documentOf, openPart, seenBy } from './testing/match.tsx';

test('every unit of a scenario is on the board with its hex', () => {
  const match = battle({ units: ['echoTrooper 4,4', 'snowtrooper 4,2'] });
  const page = documentOf(Board, seenBy(match));
  expect(page.body.textContent).toContain('Echo Base troopers, E5');
  expect(page.body.textContent).toContain('Snowtroopers, E3');
});

test('the board follows the match', async () => {
  const match = battle({ units: ['echoTrooper 4,4'], hands: { rebels: ['rebels-direct-from-hq'] } });
  const part = await openPart(Board, seenBy(match));
  match.play('rebels-direct-from-hq').order('echoTrooper-1').move('echoTrooper-1', '4,3');
  await part.draw(seenBy(match));
  expect(document.body.textContent).toContain('Echo Base troopers, E4');
  await part.close();
});
