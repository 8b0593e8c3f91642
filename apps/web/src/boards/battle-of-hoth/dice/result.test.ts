import type { AttackView } from '@echo-base/games/battle-of-hoth/client';
import { expect, test } from 'vitest';
import type { Translate } from '../../../kit/i18n/translate.tsx';
import { resultText } from './result.ts';

const t = ((key: string) => key) as Translate;
const attack: AttackView = {
  attacker: 'echoTrooper-1',
  from: '4,4',
  target: 'atat-1',
  at: '4,3',
  parts: [{ why: 'base', dice: 3 }],
  faces: ['vehicle', 'miss', 'miss'],
  isOpen: true,
  confirmation: null,
  hits: 0,
  retreats: 0,
};

test('no result is told while dice of either roll may change, for watchers too', () => {
  expect(resultText(t, attack)).toBeNull();
  expect(resultText(t, { ...attack, confirmation: ['miss'] })).toBeNull();
  expect(resultText(t, { ...attack, confirmation: ['miss'], isOpen: false })).toBe('board.bh.attack.armour');
  expect(resultText(t, { ...attack, isOpen: false })).toBe('board.bh.attack.lost');
});
