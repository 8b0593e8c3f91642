// @vitest-environment happy-dom
import { ACTION_IDS, MISSION_IDS, OBJECTIVE_IDS, TACTIC_IDS } from '@echo-base/games/rebellion/client';
import { beforeAll, expect, test } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import { translator } from '../../../kit/i18n/translate.tsx';
import { documentOf, viewOf } from '../testing/part.tsx';
import { cardOfId, cards } from './named.tsx';

beforeAll(() => loadTitle('rebellion', 'en'));

const ALL = [
  ...MISSION_IDS.map((id) => `mission.${id}`),
  ...ACTION_IDS.map((id) => `action.${id}`),
  ...OBJECTIVE_IDS.map((id) => `objective.${id}`),
  ...TACTIC_IDS.map((id) => `tactic.${id}`),
];

test('name and text of every card lead to the card, and other messages to none', () => {
  for (const card of ALL)
    expect([cards.cardOf({ key: card }), cards.cardOf({ key: `${card}.text` })]).toEqual([card, card]);
  for (const key of ['system.hoth', 'leader.chewbacca', 'mission.of-old', 'mission', 'side.rebel']) {
    expect(cards.cardOf({ key })).toBeNull();
  }
});

test('the sign of a card in options is found by its id; a probe card has none', () => {
  expect(['sabotage#1', 'ground-dig-in', 'hoth'].map(cardOfId)).toEqual([
    'mission.sabotage',
    'tactic.ground-dig-in',
    null,
  ]);
});

test('every card named in the log is shown with its whole text', () => {
  const t = translator('en', 'rebellion');
  const { Card } = cards;
  const page = documentOf(
    () => (
      <>
        {ALL.map((card) => (
          <Card key={card} card={card} />
        ))}
      </>
    ),
    { view: viewOf() },
  );
  for (const card of ALL) expect(page.body.textContent).toContain(t({ key: `${card}.text` }));
});
