// @vitest-environment happy-dom
import type { View } from '@echo-base/games/battle-of-hoth/client';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { battle, documentOf, seenBy } from '../testing/match.tsx';
import { Details } from './details.tsx';
import { moments } from './moments.ts';

test('the moment of a card has its orders beside it', () => {
  const match = battle({
    units: ['echoTrooper 4,4', 'snowtrooper 4,2'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-1');
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const played = moments(log, 'empire').find(({ kind }) => kind === 'card');
  if (!played) throw new Error('no card was announced');
  const Shown = (props: BoardProps<View>) => <Details {...props} moment={played} isNew={false} />;
  const page = documentOf(Shown, seenBy(match, 'empire'));
  const lines = page.querySelector('ul');
  expect(lines?.textContent).toBe('The Rebels order 1 unit.');
  expect(lines?.previousElementSibling?.textContent).toContain('Direct from HQ');
});
