// @vitest-environment happy-dom
import type { View } from '@echo-base/games/battle-of-hoth/client';
import { expect, test } from 'vitest';
import type { BoardProps } from '../../types.ts';
import { battle, documentOf, seenBy } from '../testing/match.tsx';
import { Result } from './Result.tsx';

test('BH-14.4 the end tells which condition a sudden victory met', () => {
  const match = battle({
    scenario: 'securing-defensive-positions',
    units: ['echoTrooper 0,3', 'echoTrooper 5,2', 'echoTrooper 8,4', 'snowtrooper 0,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-3').move('echoTrooper-3', '8,3');
  const { outcome } = match.g;
  if (!outcome) throw new Error('the battle has not ended');
  const End = (props: BoardProps<View>) => <Result {...props} outcome={outcome} />;
  const text = documentOf(End, seenBy(match, 'rebels')).body.textContent;
  expect(text).toContain('win by sudden victory with units in all of these hexes: A4, F3, I4.');
});
