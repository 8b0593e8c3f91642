// @vitest-environment happy-dom
import type { RebellionView } from '@echo-base/games/rebellion/client';
import { afterEach, expect, test, vi } from 'vitest';
import { QuestionBar } from '../../../match/prompt-bar.tsx';
import { useTargets } from '../../../match/targets.tsx';
import type { Option } from '../../../net/types.ts';
import type { BoardProps } from '../../types.ts';
import { Hand } from '../Hand.tsx';
import { type Drawn, decisionOf, mount, named, press, viewOf, words } from '../testing/hand.tsx';
import { putText } from './put.ts';

/** The hand, and the question below it. */
function Table(props: BoardProps<RebellionView>) {
  const { decision } = useTargets();
  return (
    <>
      <Hand {...props} />
      {decision && <QuestionBar decision={decision} boardOwnsActions={false} confirms={putText} />}
    </>
  );
}

let drawn: Drawn;
afterEach(async () => {
  await drawn.close();
  vi.unstubAllGlobals();
});

const assign = (leader: string, card: string): Option => ({
  ...{ key: `${leader} ${card}`, label: { key: `mission.${card}` } },
  ...{ from: `leader:${leader}`, at: `card:${card}#1` },
});
const VIEW = viewOf({
  missions: {
    rebel: { deck: 10, hand: { count: 2, cards: ['sabotage#1', 'infiltration#1'] }, discards: [] },
    imperial: { deck: 10, hand: { count: 6, cards: null }, discards: [] },
  },
});
const OPTIONS = ['princess-leia', 'mon-mothma'].flatMap((leader) => [
  assign(leader, 'sabotage'),
  assign(leader, 'infiltration'),
]);

async function open(isPhone: boolean): Promise<void> {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }));
  drawn = mount(Table);
  await drawn.draw(VIEW, decisionOf(OPTIONS));
}

test('on a phone a leader and a mission are confirmed with one act that names both', async () => {
  await open(true);
  await press(named('Princess Leia'));
  await press(named('Sabotage'));
  expect(drawn.sent).toEqual([]);
  await press(named('Put Princess Leia on Sabotage'));
  expect(drawn.sent).toEqual(['princess-leia sabotage']);
});

test('on a phone the mission may be chosen first, and changed', async () => {
  await open(true);
  await press(named('Sabotage'));
  await press(named('Mon Mothma'));
  expect(drawn.sent).toEqual([]);
  await press(named('Infiltration'));
  await press(named('Put Mon Mothma on Infiltration'));
  expect(drawn.sent).toEqual(['mon-mothma infiltration']);
});

test('on a phone a second tap on the mission confirms; cancelling forgets leader and mission', async () => {
  await open(true);
  await press(named('Princess Leia'));
  await press(named('Sabotage'));
  await press(named('Cancel'));
  expect(words()).not.toContain('Put Princess Leia');
  await press(named('Princess Leia'));
  await press(named('Sabotage'));
  await press(named('Sabotage'));
  expect(drawn.sent).toEqual(['princess-leia sabotage']);
});

test('with a mouse a mission is chosen with one press', async () => {
  await open(false);
  await press(named('Princess Leia'));
  await press(named('Sabotage'));
  expect(drawn.sent).toEqual(['princess-leia sabotage']);
});
