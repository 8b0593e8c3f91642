// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useLanguage } from '../kit/i18n/language.ts';
import { LANGUAGES } from '../kit/i18n/languages.ts';
import { TranslationProvider } from '../kit/i18n/translate.tsx';
import { drawPage } from '../testing/draw-page.ts';
import { press, write } from '../testing/press.ts';
import { rulesOf } from './book.ts';
import { type Here, useGuides } from './guide.ts';
import GuideCard from './guide-card.tsx';
import { askRule, enterRules, useOpened } from './opened.ts';
import RulesTab from './rules-tab.tsx';

const HERE: Here = { chapter: 'assignment', player: 'rebel', step: 'assignment', isEarly: true };

let left = 0;
const read: string[] = [];

beforeEach(async () => {
  await rulesOf('rebellion', 'en').load();
  await rulesOf('rebellion', 'it').load();
  useGuides.setState({ guides: {} });
  enterRules(null);
  enterRules('rebellion');
  useOpened.getState().open(null);
  left = 0;
  read.length = 0;
});
const draw = (here: Here | null = HERE, { isFolded = false, isShown = true } = {}) =>
  drawPage(
    <TranslationProvider title="rebellion">
      {here?.player && (
        <GuideCard
          title="rebellion"
          here={{ ...here, player: here.player }}
          isShown={isShown}
          isFolded={isFolded}
          onRead={(chapter) => read.push(chapter)}
        />
      )}
      <RulesTab
        title="rebellion"
        here={here}
        onLeave={() => {
          left += 1;
        }}
      />
    </TranslationProvider>,
  );

const text = () => document.body.textContent ?? '';
const button = (name: string): HTMLElement => {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').includes(name));
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

const search = (words: string) => write(document.querySelector('input'), words);

test('the chapter of the current step comes first, then all chapters', async () => {
  await draw();
  expect(button('You are here').textContent).toContain('Assignment phase');
  await press(button('You are here'));
  expect(document.querySelector('h2')?.textContent).toBe('Assignment phase');
  await press(button('Command phase'));
  expect(document.querySelector('h2')?.textContent).toBe('Command phase');
  await press(button('All chapters'));
  expect(document.querySelectorAll('ol button')).toHaveLength(14);
});

test('the tab opens at the chapter of the current step, stays there while the step changes, and leads to the list', async () => {
  enterRules(null);
  enterRules('rebellion');
  await draw();
  expect(document.querySelector('h2')?.textContent).toBe('Assignment phase');
  await draw({ ...HERE, chapter: 'combat' });
  expect(document.querySelector('h2')?.textContent).toBe('Assignment phase');
  await press(button('All chapters'));
  expect(button('You are here').textContent).toContain('Combat');
});

test('a request from a refusal opens its clause, marked and focused; going back restores the focus', async () => {
  const chip = document.body.appendChild(document.createElement('button'));
  await draw();
  chip.focus();
  await act(async () => askRule('RB-8.5', 'Leia is here.'));
  const clause = document.querySelector('[data-asked="true"]');
  expect(clause?.textContent).toContain('Units may not leave a system');
  expect(document.activeElement).toBe(clause);
  expect(text()).toContain('Leia is here.');
  await press(button('Back to the game'));
  expect(document.activeElement).toBe(chip);
  expect(left).toBe(1);
  expect(text()).not.toContain('Leia is here.');
  await act(async () => askRule('RB-8.5', 'Han is here.'));
  expect(document.activeElement?.getAttribute('data-asked')).toBe('true');
});

test('the search counts and marks its hits, and opens their place', async () => {
  await draw();
  await search('sabotage marker');
  expect(document.querySelector('[role="status"]')?.textContent).toMatch(/^\d+ found$/);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('sabotage');
  await press(button('Refresh phase'));
  expect(document.querySelector('h2')?.textContent).toBe('Refresh phase');
  expect(document.querySelector('input')?.value).toBe('');
  await search('xyzzy');
  expect(text()).toContain('Nothing found');
});

test('the rules load with the guide only where it shows', async () => {
  const late = { ...HERE, player: 'rebel', isEarly: false };
  const guide = () =>
    drawPage(
      <TranslationProvider title="rebellion">
        <GuideCard title="rebellion" here={late} isShown isFolded={false} onRead={() => undefined} />
      </TranslationProvider>,
    );
  useLanguage.setState({ language: 'es' });
  await guide();
  expect(text()).toBe('');
  expect(rulesOf('rebellion', 'es').now()).toBeNull();
  useGuides.setState({ guides: { 'rebellion.rebel': 'on' } });
  await guide();
  await expect.poll(() => rulesOf('rebellion', 'es').now()).not.toBeNull();
});

test('a change of language preserves the place', async () => {
  await draw();
  await act(async () => useOpened.getState().open('combat-retreat'));
  await act(async () => useLanguage.setState({ language: 'it' }));
  expect(document.querySelector('h2')?.textContent).toBe('Combattimento');
  expect(text()).toContain('Mai in un sistema con unità nemiche.');
});

test('the guide shows the step of the first round, can be hidden, and shown again', async () => {
  await draw();
  expect(text()).toContain('Your first round as the Rebels');
  expect(text()).toContain('Use two or three leaders');
  await press(button('Read more'));
  expect(read).toEqual(['assignment']);
  await press(button('Hide the guide'));
  expect(text()).not.toContain('Use two or three leaders');
  await press(button('Show the guide'));
  expect(text()).toContain('Use two or three leaders');
});

test('the guide shows only its headings while a moment needs the room', async () => {
  await draw(HERE, { isFolded: true });
  expect(text()).toContain('Your first round as the Rebels');
  expect(text()).not.toContain('Use two or three leaders');
});

test('the guide ends with the first round, also for the next match', async () => {
  await draw();
  await draw({ ...HERE, isEarly: false });
  expect(text()).not.toContain('Use two or three leaders');
  expect(useGuides.getState().guides).toEqual({ 'rebellion.rebel': 'off' });
  await draw();
  expect(text()).not.toContain('Use two or three leaders');
});

test('the guide ends with the first round while it has no room, too', async () => {
  await draw(HERE, { isShown: false });
  expect(text()).not.toContain('Use two or three leaders');
  await draw({ ...HERE, isEarly: false }, { isShown: false });
  await draw();
  expect(text()).not.toContain('Use two or three leaders');
});

test('spectators have rules but no guide', async () => {
  await draw({ ...HERE, player: null });
  expect(text()).not.toContain('Your first round');
  expect(text()).not.toContain('Show the guide');
  button('You are here');
});

describe('R13 the guide of a first round in a team speaks to the role', () => {
  const seatOf = (player: string, role?: string, step = 'setup') => ({ ...HERE, player, step, ...(role && { role }) });

  test.each([
    ['rebel', 'admiral', 'Rebel Admiral', 'You place the units, and then your General hides the base.'],
    ['rebel', 'general', 'Rebel General', 'Hide where few roads lead'],
    ['imperial', 'admiral', 'Imperial Admiral', 'Spread out.'],
    ['imperial', 'general', 'Imperial General', 'Your Admiral places the units.'],
    ['rebel', undefined, 'Your first round as the Rebels', 'Hide where few roads lead'],
  ])('%s %s', async (player, role, heading, advice) => {
    await draw(seatOf(player, role));
    expect(text()).toContain(heading);
    expect(text()).toContain(advice);
  });

  test('also to who has dismissed the guide of the side, which is another one', async () => {
    useGuides.setState({ guides: { 'rebellion.rebel': 'off' } });
    await draw(seatOf('rebel', 'admiral'));
    expect(text()).toContain('Rebel Admiral');
    await press(button('Hide the guide'));
    expect(text()).not.toContain('Rebel Admiral');
    await draw(seatOf('rebel', 'general'));
    expect(text()).toContain('Rebel General');
    await draw(seatOf('rebel'));
    expect(text()).not.toContain('Your first round');
  });

  test('and says what is the same for both roles of a side', async () => {
    await draw(seatOf('rebel', 'admiral', 'mission'));
    expect(text()).toContain('Rebel Admiral');
    expect(text()).toContain('Compare the dice before you send a leader.');
  });

  test.each(LANGUAGES)('in %s too', async (language) => {
    await rulesOf('rebellion', language).load();
    const hints = [...(rulesOf('rebellion', language).now()?.book.hints.keys() ?? [])];
    const own = hints.filter((id) => /-(admiral|general)/.test(id));
    expect(own).toHaveLength(17);
  });
});
