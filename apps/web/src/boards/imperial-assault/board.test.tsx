// @vitest-environment happy-dom
import { commandCard, commandIds } from '@echo-base/games/imperial-assault/client';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inSmallWindow, isInWindow, moveAway } from '../../kit/ui/surface/testing/small-window.ts';
import { useToasts } from '../../kit/ui/toast-store.ts';
import { Answers, answer } from '../../match/testing/answers.tsx';
import { click, press } from '../../testing/press.ts';
import { Board } from './board.tsx';
import { inspect } from './field/inspected.ts';
import { centreOf } from './field/layout.ts';
import { Hand } from './hand/hand.tsx';
import { Rail } from './rail/rail.tsx';
import { fresh, inWindow, openPart, seenBy, skirmish } from './testing/match.tsx';

beforeEach(() => inWindow(1440));
afterEach(async () => {
  cleanup();
  // A list of choices that closes gives the focus back in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  inspect(null);
});

const button = (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"] > button`);

const duel = () =>
  skirmish({
    figures: ['p1 darth-vader c5', 'p1 stormtrooper c9', 'p2 chewbacca c6 3 stunned'],
    hands: { p1: ['urgency'] },
  });

test('a group is activated by a press on its figure, on the map or in the list of its army', async () => {
  const opened = await openPart(Board, seenBy(duel()));
  await press(button('space:c5'));
  await press(document.querySelector('[data-names="piece:p1-stormtrooper-1-1"][data-target="legal"]'));
  expect(opened.sent).toEqual(['activate:p1-darth-vader-1-1', 'activate:p1-stormtrooper-1-1']);
});

test('a figure in the list of its army is named with its health and its conditions', async () => {
  await openPart(Board, seenBy(duel()));
  const names = [...document.querySelectorAll('[aria-label="Armies"] button .visually-hidden')].map(
    (one) => one.textContent,
  );
  expect(names).toContain('Chewbacca: 11 of 14 health, Stunned');
});

test('the armies are in one place: beside the map, in the rail of a narrow window, or with the hand of a phone', async () => {
  const members = () => document.querySelectorAll('[aria-label="Armies"] button').length;
  const shown = [];
  for (const [width, part] of [1440, 900, 390].flatMap((one) =>
    [Board, Rail, Hand].map((shownPart) => [one, shownPart] as const),
  )) {
    inWindow(width);
    const opened = await openPart(part, seenBy(duel()));
    shown.push(members());
    await opened.close();
  }
  expect(shown).toEqual([3, 0, 0, 0, 3, 0, 0, 0, 3]);
});

test('IA-3.7 while a deployment zone is chosen, both are named on the map with the numbers of their chips', async () => {
  const match = fresh().click('initiative:p2');
  const opened = await openPart(Board, seenBy(match));
  const names = () => [...document.querySelectorAll('[data-zone]')].map((one) => one.textContent);
  expect(names()).toEqual(['1 red zone', '2 blue zone']);
  match.click('zone:blue');
  await opened.draw(seenBy(match));
  expect(names()).toEqual([]);
});

test('elite figures have a second rim and chevrons, regular ones of the same card do not', async () => {
  const figures = ['p1 stormtrooper c5', 'p1 stormtrooper-elite c9', 'p2 stormtrooper c6', 'p2 stormtrooper-elite n18'];
  await openPart(Board, seenBy(skirmish({ figures })));
  const elite = [...document.querySelectorAll('[data-figure]')].filter((one) =>
    one.querySelector('[data-elite-figure]'),
  );
  expect(elite.map((one) => one.getAttribute('data-space'))).toEqual(['c9', 'n18']);
  for (const one of elite) expect(one.querySelectorAll('[data-elite-figure] > *')).toHaveLength(2);
});

test('a group without figures is defeated, not ready', async () => {
  const match = skirmish({
    figures: ['p1 darth-vader c5', 'p1 stormtrooper c9', 'p2 chewbacca c6', 'p2 gaarkhan n18'],
  });
  const seen = seenBy(match);
  const figures = seen.view.figures.filter(({ card }) => card !== 'gaarkhan');
  const groups = seen.view.groups.map((group) => (group.card === 'gaarkhan' ? { ...group, figures: 0 } : group));
  await openPart(Board, { ...seen, view: { ...seen.view, figures, groups } });
  const gone = [...document.querySelectorAll('[aria-label="Armies"] li')].find((one) =>
    one.textContent?.includes('Gaarkhan'),
  );
  expect(gone?.textContent).toContain('defeated');
});

test('IA-6.1 a movement is chosen on its space, shows its way, and is sent by a second press', async () => {
  const match = duel();
  match.activate('p1-darth-vader-1-1');
  const opened = await openPart(Board, seenBy(match));
  expect(document.querySelector('[data-reach]')?.textContent).toContain('4');
  expect(button('space:e5')?.getAttribute('aria-description')).toBe('2 points');
  await press(button('space:e5'));
  expect(opened.sent).toEqual([]);
  expect(document.querySelector('[data-ghost="e5"] path')?.getAttribute('d')).toMatch(/^M\d+ \d+(L\d+ \d+){2}$/);
  await press(button('space:e5'));
  expect(opened.sent).toEqual(['to:e5']);
});

test('IA-9.12 an attack is chosen on its target, shows the lines of sight, and is sent by a second press', async () => {
  const match = duel();
  match.activate('p1-stormtrooper-1-1');
  const opened = await openPart(Board, seenBy(match));
  await press(button('space:c6'));
  expect(opened.sent).toEqual([]);
  expect(document.querySelector('[data-sight]')).not.toBeNull();
  await press(button('space:c6'));
  expect(opened.sent).toEqual(['attack:p2-chewbacca-1-1:c6']);
});

test('a space or figure that the question does not name says so when it is pressed, the figure that acts does not', async () => {
  const said = () => useToasts.getState().toasts.map(({ title }) => title);
  const match = duel();
  match.activate('p1-stormtrooper-1-1');
  const opened = await openPart(Board, seenBy(match));
  await press(button('space:c9'));
  expect(said()).toEqual([]);
  await press(button('space:c5'));
  expect(said()).toEqual(['This figure is not among the choices now']);
  const far = document.querySelectorAll('[data-place^="space:"] > button[data-target="none"]');
  await press([...far].at(-1));
  expect(said()).toEqual(['This figure cannot get there now']);
  expect(opened.sent).toEqual([]);
});

test('what else can be done to a target is offered beside the attack', async () => {
  const match = duel();
  match.activate('p1-darth-vader-1-1');
  await openPart(Board, seenBy(match));
  await press(button('space:c6'));
  const choices = [...document.querySelectorAll('[aria-label="What to do in c6"] button')];
  expect(choices.map((one) => one.textContent)).toEqual([
    'Attack Chewbacca1 space away',
    'Force Choke: Chewbacca2 damage and 1 strain, no attack',
  ]);
});

test('a figure that was pressed to be read gives way to the one that acts next', async () => {
  const match = duel();
  const opened = await openPart(
    (props) => (
      <>
        <Board {...props} />
        <Rail {...props} />
      </>
    ),
    seenBy(match),
  );
  const read = () =>
    ['Chewbacca', 'Darth Vader'].filter((name) => document.querySelector(`section[aria-label="${name}"]`));
  await click(button('space:c6'));
  expect(read()).toEqual(['Chewbacca']);
  match.activate('p1-darth-vader-1-1');
  await opened.draw(seenBy(match));
  expect(read()).toEqual(['Darth Vader']);
});

test('a command card is played from the hand where the question offers it', async () => {
  const match = duel();
  match.activate('p1-darth-vader-1-1');
  const opened = await openPart(Hand, seenBy(match));
  const card = document.querySelector('[data-card="urgency"]');
  expect(card?.getAttribute('data-target')).toBe('legal');
  await press(card);
  expect(opened.sent).toEqual([]);
  await press(card);
  expect(opened.sent).toEqual(['play:urgency:p1-darth-vader-1-1:']);
});

test('the name of a space tells the figure, its owner, its health and its conditions', async () => {
  await openPart(Board, seenBy(duel()));
  expect(button('space:c6')?.getAttribute('aria-label')).toBe('c6, Chewbacca, of Marta, 11 of 14 health, Stunned');
});

test('the target of an attack that is chosen in the bar comes into view', async () => {
  inSmallWindow();
  const match = duel();
  match.activate('p1-stormtrooper-1-1');
  const WithBar: typeof Board = (props) => (
    <>
      <Board {...props} />
      <Answers />
    </>
  );
  const opened = await openPart(WithBar, seenBy(match));
  await moveAway();
  expect(isInWindow(centreOf('c6'))).toBe(false);
  await answer('attack:p2-chewbacca-1-1:c6');
  expect([isInWindow(centreOf('c6')), opened.sent]).toEqual([true, []]);
});

const ARMIES = {
  p1: ['affiliation:imperial', 'card:darth-vader:1', 'card:stormtrooper:1', 'card:stormtrooper:2'],
  p2: ['affiliation:rebel', 'card:luke-skywalker:1', 'card:rebel-trooper:1'],
};
/** A deck of 15 cards that costs 2. */
const DECK = [...commandIds.filter((id) => commandCard(id).cost === 0), 'marksman', 'deflection'];

test('a player who has locked army or deck in reads the cards while the other one builds', async () => {
  const match = fresh({ armies: 'own' }).as('p1').click(ARMIES.p1);
  const opened = await openPart(Board, { view: match.view('p1'), viewer: 'p1', decision: null });
  const cards = (list: string) => [...document.querySelectorAll<HTMLElement>(`[aria-label="${list}"] button`)];
  const army = ['Darth Vader', 'Stormtrooper', 'Stormtrooper'];
  expect(cards('Your army').map((one) => one.textContent)).toEqual(army);
  match
    .as('p2')
    .click(ARMIES.p2)
    .as('p1')
    .click(DECK.map((id) => `command:${id}:1`));
  await opened.draw({ view: match.view('p1'), viewer: 'p1', decision: null });
  expect(cards('Your army').map((one) => one.textContent)).toEqual(army);
  expect(cards('Your command deck')).toHaveLength(DECK.length);
  await press(cards('Your army')[0]);
  expect(document.body.textContent).toContain('Force Choke');
});
