// @vitest-environment happy-dom
import { FIRST_ARMIES } from '@echo-base/games/imperial-assault/client';
import { afterEach, expect, test } from 'vitest';
import { press, write } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { fresh, openPart, seenBy } from '../testing/match.tsx';
import { armyIn, linkTo, useSavedArmies } from './saved.ts';

const [imperial, rebel] = [...FIRST_ARMIES.values()];
if (!imperial || !rebel) throw new Error('no first armies');

afterEach(() => {
  for (const { name } of useSavedArmies.getState().armies) useSavedArmies.getState().remove(name);
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
const army = () => document.querySelector('[aria-label="Your army"]')?.textContent ?? '';

async function fill(label: string, text: string): Promise<void> {
  const labels = [...document.querySelectorAll('label')];
  const field = labels.find((one) => one.textContent?.startsWith(label))?.querySelector('input');
  await write(field, text);
}

test('an army is the same after its code and after its link; other text is none', () => {
  const link = linkTo(imperial);
  expect(armyIn(link)?.cards).toEqual(imperial.cards);
  expect([...(armyIn(link)?.deck ?? [])].sort()).toEqual([...imperial.deck].sort());
  for (const text of ['', 'hello', 'IA9;x;y', `${link.slice(0, -1)}%`]) expect(armyIn(text)).toBeNull();
});

test('a code takes over the deployment cards, and its deck is offered next', async () => {
  const match = fresh({ armies: 'own' });
  await openPart(Board, seenBy(match));
  await fill('Code or link', linkTo(rebel));
  await press(button('Take over'));
  expect(army()).toContain('39 of 40 points');
  expect(army()).toContain('Luke Skywalker');
});

test('a code that breaks the rules of army building is refused with its reason', async () => {
  await openPart(Board, seenBy(fresh({ armies: 'own' })));
  await fill('Code or link', 'IA1;darth-vader,darth-vader*2;planning');
  await press(button('Take over'));
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('The army costs 54 points');
});

test('a saved army is offered again, and can be removed', async () => {
  useSavedArmies.getState().save('Dark patrol', imperial);
  await openPart(Board, seenBy(fresh({ armies: 'own' })));
  expect(army()).toContain('Dark patrol');
  await press(button('Delete the army Dark patrol'));
  expect(army()).not.toContain('Dark patrol');
  expect(useSavedArmies.getState().armies).toEqual([]);
});
