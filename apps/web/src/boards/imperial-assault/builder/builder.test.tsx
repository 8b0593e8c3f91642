// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { translator } from '../../../kit/i18n/translate.tsx';
import type { Decision } from '../../../kit/net/types.ts';
import { press, write } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { Hand } from '../hand/hand.tsx';
import { hereOf } from '../here.ts';
import { board } from '../index.tsx';
import { fresh, inWindow, openPart, seenBy } from '../testing/match.tsx';
import { deckChecks } from './checks.tsx';

const plates = () => [...document.querySelectorAll<HTMLElement>('[data-side][data-target]')];
const plate = (name: string) => plates().find((one) => one.textContent?.includes(name));
const checks = () => [...document.querySelectorAll('[data-check]')].map((one) => one.textContent);
const building = () => seenBy(fresh({ armies: 'own' }));

async function choose(label: string, value: string): Promise<void> {
  const field = [...document.querySelectorAll('label')]
    .find((one) => one.textContent?.startsWith(label))
    ?.querySelector('select');
  await write(field, value);
}

test('IA-2.1 a card says what is left with it, or what is missing; the checks follow', async () => {
  await openPart(Board, building());
  await press(plate('Darth Vader'));
  await press(plate('General Weiss'));
  expect(plate('Imperial Officer')?.textContent).toContain('Fits, 4 left');
  expect(plate('Royal Guard Champion')?.textContent).toContain('Costs 15, 6 left');
  expect(checks()).toEqual(['34 of 40 points', 'Affiliation: Imperial']);
});

test('filters combine, and say how many cards are shown', async () => {
  await openPart(Board, building());
  const all = plates().length;
  await choose('Trait', 'trooper');
  await choose('Cost up to', '6');
  expect(plates().length).toBeLessThan(all);
  expect(plates().every((one) => one.textContent?.includes('Trooper'))).toBe(true);
  expect(document.querySelector('h2')?.textContent).toBe(`Deployment cards ${plates().length} of ${all}`);
});

test('IA-2.11 IA-2.15 a short deck is refused, a card without a player only a warning', () => {
  const found = deckChecks(['stormtrooper'], ['lord-of-the-sith'], 15).map(({ state, words: { key } }) => [state, key]);
  expect(found).toEqual([
    ['met', 'board.ia.army.check.points'],
    ['open', 'refused.deck_size'],
    ['warning', 'board.ia.deck.check.useless'],
  ]);
});

test('armies that are not chosen are not said to be built in secret', async () => {
  await openPart(Board, seenBy(fresh()));
  expect(document.body.textContent).toContain('Both armies are known.');
});

test('while armies are built the rules open at their chapter, without a guide', () => {
  const { view, viewer } = building();
  expect(hereOf(view, viewer)).toMatchObject({ chapter: 'army', player: null });
});

const say = translator('en', 'imperial-assault');

/** The question for the deck of the Imperial army of the first skirmish. */
const deckBuilding = () => {
  const match = fresh({ armies: 'own' });
  for (const seat of match.asked) {
    const keys =
      seat === 'p1' ? ['affiliation:imperial', 'card:darth-vader:1'] : ['affiliation:rebel', 'card:chewbacca:1'];
    match.as(seat).click(keys);
  }
  return seenBy(match);
};

test('the total of what is picked stands in the question', () => {
  const { decision } = building();
  if (!decision) throw new Error('no question');
  const help = (picked: readonly string[]) => board.sets?.help?.(say, decision, picked);
  expect(help([])).toBe('0 of 40 points, 0 cards');
  expect(help(['affiliation:imperial', 'card:darth-vader:1'])).toBe('18 of 40 points, 1 card');
});

test('on a phone the own side lists what is picked, with its points', async () => {
  inWindow(390);
  await openPart(
    (props) => (
      <>
        <Board {...props} />
        <Hand {...props} />
      </>
    ),
    building(),
  );
  await press(plate('Darth Vader'));
  const own = [...document.querySelectorAll('section')]
    .filter((one) => one.getAttribute('aria-label') === 'Your army')
    .at(-1);
  expect(own?.textContent).toContain('18 of 40 points, 1 card');
  expect(own?.querySelector('li')?.textContent).toBe('Darth Vader18');
});

test('IA-2.15 command cards say what they do; those that no figure of the army can play are last, with that reason', async () => {
  const { view, viewer, decision } = deckBuilding();
  await openPart(Board, { view, viewer, decision });
  const rows = [...document.querySelectorAll('[aria-label="Command cards"] li')].map((one) => one.textContent ?? '');
  expect(rows.find((row) => row.includes('Deadeye'))).toContain('+2 accuracy');
  const first = rows.findIndex((row) => row.includes('No figure of this army'));
  expect(first).toBeGreaterThan(10);
  expect(rows.slice(first).every((row) => row.includes('No figure of this army'))).toBe(true);
  expect(rows.slice(first).some((row) => row.includes('Son of Skywalker'))).toBe(true);
  expect(board.sets?.help?.(say, decision as Decision, ['command:deadeye:1'])).toBe('1 of 15 cards, 0 of 15 points');
});

test('IA-2.11 IA-2.12 a deck is completed with one press, with cards that suit the army and break no rule', async () => {
  const { view, viewer, decision } = deckBuilding();
  await openPart(Board, { view, viewer, decision });
  const fill = () => [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Fill with'));
  const button = fill();
  if (button) await press(button);
  const yours = document.querySelector('[aria-label="Your command deck"]');
  expect(yours?.textContent).toContain('15 of 15 cards');
  expect(yours?.textContent).not.toContain('No figure of this army');
  expect(fill()).toBeUndefined();
});
