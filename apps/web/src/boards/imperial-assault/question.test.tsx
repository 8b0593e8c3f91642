// @vitest-environment happy-dom
import { REACTIONS } from '@echo-base/games/imperial-assault/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useMatch } from '../../kit/net/match-store.ts';
import * as sending from '../../kit/net/send-until-acknowledged.ts';
import { useStanding } from '../../kit/net/standing-store.ts';

import { QuestionBar } from '../../question/bar/question-bar.tsx';
import { StandingPanel } from '../../question/bar/standing.tsx';
import { CardsProvider } from '../../question/log/cards.tsx';
import { useDecision } from '../../question/selection/use-selection.ts';
import { press } from '../../testing/press.ts';
import { cards } from './cards/named.tsx';
import { isUnlisted } from './options.ts';
import { inWindow, openPart, seenBy, skirmish } from './testing/match.tsx';

beforeEach(() => inWindow(1440));

/** The prompt bar with its question, as the match shows it. */
function Bar() {
  const decision = useDecision();
  if (!decision) return null;
  return (
    <CardsProvider value={cards}>
      <QuestionBar decision={decision} boardOwnsActions={false} isUnlisted={isUnlisted} reactions={REACTIONS} />
      <StandingPanel matchId="m" seats={['p1']} reactions={REACTIONS} />
    </CardsProvider>
  );
}

const bar = () => document.querySelector('#prompt');
const buttons = () => [...document.querySelectorAll('#prompt button')];
const buttonOf = (words: string) => buttons().find((one) => one.textContent?.includes(words));

const VADER = 'p1-darth-vader-1-1';

const duel = (hand: string[]) =>
  skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', 'p2 gideon-argus n18'], hands: { p1: hand } });

test('an option of a command card or an ability says what it does in one line', async () => {
  await openPart(Bar, seenBy(duel(['urgency']).activate(VADER)));
  expect(buttonOf('Urgency')?.textContent).toContain('Move up to Speed + 2');
  expect(buttonOf('Force Choke: Chewbacca')?.textContent).toContain('2 damage and 1 strain, no attack');
});

test('a chosen card or ability is confirmed below its whole text', async () => {
  const opened = await openPart(Bar, seenBy(duel(['urgency']).activate(VADER)));
  for (const [option, text, confirm] of [
    ['Urgency', 'Gain movement points equal to your Speed plus 2', 'Play “Urgency”'],
    [
      'Force Choke: Chewbacca',
      'it suffers 2 damage and 1 strain. This is not an attack.',
      'Use Force Choke: Chewbacca',
    ],
  ] as const) {
    await press(buttonOf(option));
    expect(bar()?.textContent).toContain(text);
    expect(opened.sent).toEqual([]);
    expect(buttonOf(confirm)).toBeDefined();
  }
  await press(buttonOf('Use Force Choke: Chewbacca'));
  expect(opened.sent).toHaveLength(1);
});

/** A roll that is one accuracy short of a target four spaces away. */
const SHORT = ['blue 2 1', 'green 1 2', 'black 1', 'white 0'];

test('a question without a choice says why it is asked', async () => {
  const figures = ['p1 stormtrooper c5', 'p2 chewbacca c9', 'p2 gideon-argus n18'];
  const asked = (hand: string[]) =>
    seenBy(
      skirmish({ figures, hands: { p1: hand } })
        .activate('p1-stormtrooper-1-1')
        .dice(...SHORT)
        .aim('p2-chewbacca-1-1'),
    );
  const opened = await openPart(Bar, asked(['recovery']));
  expect(bar()?.textContent).toContain('You hold nothing for this.');
  await opened.draw(asked(['deadeye']));
  expect(bar()?.textContent).not.toContain('You hold nothing for this.');
  expect(buttonOf('Deadeye')?.textContent).toContain('+2 accuracy');
});

test('without a target an attack is struck with its reason, as long as there are actions', async () => {
  const figures = ['p1 darth-vader c5', 'p2 chewbacca n18', 'p2 gideon-argus n17'];
  const opened = await openPart(Bar, seenBy(skirmish({ figures }).activate(VADER)));
  const attack = buttonOf('Attack');
  expect(attack?.textContent).toContain('Darth Vader has no target');
  expect(attack?.getAttribute('aria-disabled')).toBe('true');
  await opened.draw(seenBy(duel([]).activate(VADER)));
  expect(buttonOf('Attack')?.textContent).toContain('Attack Chewbacca');
});

test('one press passes here and at every other question of this sort, and one withdraws all of it', async () => {
  vi.spyOn(sending, 'sendUntilAcknowledged').mockImplementation(
    async (_event, message) => ({ ok: true, orders: 'orders' in message ? message.orders : [] }) as never,
  );
  useMatch.setState({ matchId: 'm' });
  const figures = ['p1 stormtrooper c5', 'p2 chewbacca c9', 'p2 gideon-argus n18'];
  const match = skirmish({ figures, hands: { p1: ['recovery'] } });
  const opened = await openPart(
    Bar,
    seenBy(
      match
        .activate('p1-stormtrooper-1-1')
        .dice(...SHORT)
        .aim('p2-chewbacca-1-1'),
    ),
  );
  expect(bar()?.textContent).toContain('Modifiers of an attack, from now on');
  await press(buttonOf('Pass everywhere'));
  expect(opened.sent).toEqual(['pass']);
  expect(useStanding.getState().bySeat.p1).toHaveLength(REACTIONS.length);
  const rows = [...document.querySelectorAll('[aria-label="Standing orders"] li')];
  expect(rows.map((one) => one.querySelector('strong')?.textContent)).toEqual([
    'Every question whether you use something',
  ]);
  await press(rows[0]?.querySelector('button'));
  expect(useStanding.getState().bySeat.p1).toEqual([]);
  await opened.close();
  useMatch.setState({ matchId: null });
  useStanding.getState().forget();
});
