// @vitest-environment happy-dom
import { SCENARIO_IDS } from '@echo-base/games/battle-of-hoth/lobby';
import { beforeEach, expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { TitleInfo } from '../../kit/net/types.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { dealt, type MatchDraft, newMatchDraft } from '../set-up/match-draft.ts';
import { chosenOf, offeredBattles } from './create/battles.ts';
import { Create } from './create.tsx';

const choice = (values: readonly string[], initial: string) => ({ type: 'string', enum: values, default: initial });
const info: TitleInfo = {
  id: 'battle-of-hoth',
  name: 'Battle of Hoth',
  minPlayers: 2,
  maxPlayers: 4,
  seats: ['rebels', 'empire', 'rebels-2', 'empire-2'].map((id) => ({ id, name: id })),
  seatings: [
    ['rebels', 'empire'],
    ['rebels', 'empire', 'rebels-2'],
    ['rebels', 'empire', 'empire-2'],
    ['rebels', 'empire', 'rebels-2', 'empire-2'],
  ],
  bots: ['random', 'officer'],
  options: {
    properties: {
      scenario: choice(SCENARIO_IDS, 'imperial-scout-mission'),
      campaign: choice(['none', 'assault-on-echo-base', 'outpost-delta'], 'none'),
      leaders: { type: 'boolean', default: false },
    },
  },
};

const lastStand = {
  number: 17,
  id: 'last-stand',
  firstPlayer: 'rebels',
  medals: { rebels: 5, empire: 5 },
  eliminationMedals: { rebels: true, empire: true },
  suddenVictory: [],
  objectives: [],
  structures: [],
  specialRules: [],
  terrain: [],
  units: [{ type: 'atat', at: [0, 0] }],
};

let draft: MatchDraft;

async function draw(next: MatchDraft): Promise<void> {
  draft = next;
  const parts = { seats: null, time: null, nameAndWatchers: null, acts: <button type="submit">Create game</button> };
  await drawPage(
    <TranslationProvider title="battle-of-hoth">
      <Create info={info} draft={next} onChange={(changed) => void draw(changed)} {...parts} />
    </TranslationProvider>,
  );
}

const labels = () => [...document.querySelectorAll('label:has(input[type="radio"])')];
const textOf = (element: Element | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
const named = (words: string) =>
  labels().find((label) => textOf(label) === words) ?? labels().find((label) => textOf(label).includes(words));
const isChosen = (words: string) => named(words)?.querySelector('input')?.checked;
const shown = () => textOf(document.querySelector('aside') ?? undefined);

const radio = (words: string) => named(words)?.querySelector('input');

beforeEach(async () => {
  await draw(newMatchDraft(info, 'Friday'));
});
test('all 17 battles are offered with hands and medals, and the first one is chosen', () => {
  for (const [index] of SCENARIO_IDS.entries()) expect(named(`${index + 1} `)).toBeDefined();
  expect(textOf(named('10 Target the shield generators'))).toContain(
    'Empire: 4 cards, cannot win by medals; there is another way to win.',
  );
  expect(isChosen('Imperial scout mission')).toBe(true);
});

test('a chosen battle is shown with briefing, forces, first player and rules; the options keep their values', async () => {
  await draw({ ...draft, settings: { ...draft.settings, leaders: true } });
  await press(radio('Outpost attack'));
  expect(draft.settings).toMatchObject({ scenario: 'outpost-attack', campaign: 'none', leaders: true });
  for (const words of [
    'lone Rebel outpost',
    'Snowtroopers6',
    'moves first',
    '5 medals to win',
    'one of its units enters F5',
  ])
    expect(shown()).toContain(words);
});

test('a battle that the operator replaced is shown as in the file, in the form and in the waiting room', () => {
  const own = JSON.stringify({ ...lastStand, hands: { rebels: 9, empire: 1 } });
  const properties = { files: { offered: { 'last-stand': own } } };
  const last = offeredBattles({ ...info, options: { properties } }).at(-1);
  expect(last?.sides.map(({ cards }) => cards)).toEqual([9, 1]);
  expect(
    offeredBattles(info)
      .at(-1)
      ?.sides.map(({ cards }) => cards),
  ).toEqual([5, 5]);
  expect(chosenOf({ scenario: 'last-stand', files: { 'last-stand': own } })).toMatchObject({
    battle: { sides: [{ cards: 9 }, { cards: 1 }] },
  });
});

test('BH-16.3 each member of a pair has half the hand, rounded up', async () => {
  await press(radio('Hill Alpha defense'));
  expect(shown()).not.toContain('each,');
  await press(radio('Rebel pair'));
  expect(draft.seats).toEqual(['rebels', 'empire', 'rebels-2']);
  expect(shown()).toContain('3 cards each, 5 medals to win');
});

test('BH-17.10 a campaign is for two players', async () => {
  await press(radio('2 vs 2'));
  await press(radio('Play a campaign'));
  expect(draft.settings.campaign).toBe('assault-on-echo-base');
  expect(draft.seats).toEqual(['rebels', 'empire']);
  expect(named('2 vs 2')).toBeUndefined();
  await press(radio('Outpost Delta'));
  expect(draft.settings.campaign).toBe('outpost-delta');
  await press(radio('Medevac!'));
  expect(draft.settings).toMatchObject({ scenario: 'medevac', campaign: 'none' });
});

test('the creator plays either side, or a random one', async () => {
  await press(radio('Empire'));
  expect(draft.sitters).toMatchObject({ rebels: 'anyone', empire: 'me' });
  await press(radio('Random'));
  expect(draft.isShuffled).toBe(true);
  expect(dealt(draft, () => 0.99).sitters).toMatchObject({ rebels: 'me', empire: 'anyone' });
});
