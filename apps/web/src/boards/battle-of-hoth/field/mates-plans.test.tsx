// @vitest-environment happy-dom
import type { View } from '@echo-base/games/battle-of-hoth/client';
import { expect, test } from 'vitest';
import type { MatesDecision, Option } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { MatesContext } from '../../../question/mates.ts';
import { Board } from '../board.tsx';
import { battle, documentOf, seenBy } from '../testing/match.tsx';

/** The field of a partner while these options of the other are picked but not sent. */
function fieldWith(...picked: Option[]): Document {
  const units = ['echoTrooper 4,4', 'snowtrooper 4,3'];
  const match = battle({ seats: ['rebels', 'empire', 'rebels-2', 'empire-2'], units });
  const decision = { id: 'q', seat: 'rebels', shape: 'one', prompt: { key: 'ask.move' }, options: picked };
  const plans = [{ seat: 'rebels', decision: decision as unknown as MatesDecision, picked }];
  const Partner = (props: BoardProps<View>) => (
    <MatesContext value={plans}>
      <Board {...props} />
    </MatesContext>
  );
  return documentOf(Partner, { ...seenBy(match, 'rebels-2'), decision: null });
}

const option = (from: string | undefined, at: string): Option => ({
  ...{ key: at, label: { key: 'unit.echoTrooper' }, at },
  ...(from && { from }),
});
const plan = (page: Document) => page.querySelector('[data-mates-plan]');

test('BH-16.2 a move that the partner plans is drawn in the colour of a mate, with its way and whose it is', () => {
  const found = plan(fieldWith(option('unit:echoTrooper-1', 'hex:5,5')));
  expect(found?.getAttribute('data-mates-plan')).toBe('5,5');
  expect(found?.getAttribute('data-mate')).toBe('rebels');
  expect(found?.querySelectorAll('path.line')).toHaveLength(1);
  expect(found?.textContent).toMatch(/^Ida plans: /);
});

test('BH-16.2 units that the partner would order are ringed where they stand', () => {
  const found = plan(fieldWith(option(undefined, 'unit:echoTrooper-1')));
  expect(found?.getAttribute('data-mates-plan')).toBe('4,4');
  expect(found?.querySelectorAll('path, circle.ring')).toHaveLength(1);
});

test('nothing is drawn for a card, or once nothing is planned', () => {
  expect(plan(fieldWith(option(undefined, 'card:rebels-direct-from-hq')))).toBeNull();
  expect(plan(fieldWith())).toBeNull();
});
