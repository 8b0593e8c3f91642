// @vitest-environment happy-dom

import '../../kit/i18n/testing/all-languages.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useLanguage } from '../../kit/i18n/language.ts';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Text } from '../../kit/net/types.ts';
import { drawPage } from '../../testing/draw-page.ts';
import type { TitleCards } from '../board-set.ts';
import { CardsProvider } from './cards.tsx';
import { HighlightProvider, useHighlighted } from './highlight.tsx';
import { Sentence } from './sentence.tsx';

beforeEach(async () => {
  await loadTitle('rebellion', 'en');
});
afterEach(async () => {});

function Lit() {
  return <output>{useHighlighted()}</output>;
}

const targetOf = ({ key }: Text) => (key.startsWith('system.') ? `place:${key.slice('system.'.length)}` : null);
const cards: TitleCards = {
  cardOf: ({ key }) => (key.startsWith('mission.') ? key : null),
  gistOf: (card) => ({ key: `${card}.gist` }),
  Card: ({ card }) => `The whole of ${card}`,
  Sign: () => null,
};
const draw = (message: Text, known: TitleCards | null = null) =>
  drawPage(
    <TranslationProvider title="rebellion" names={{ rebel: 'Ida' }}>
      <CardsProvider value={known}>
        <HighlightProvider>
          <p>
            <Sentence message={message} targetOf={targetOf} />
          </p>
          <Lit />
        </HighlightProvider>
      </CardsProvider>
    </TranslationProvider>,
  );
const text = () => document.querySelector('p')?.textContent;

test('a sentence has its usual text; sides are bold and places are buttons', async () => {
  const params = { side: { key: 'side.rebel' }, mission: { key: 'mission.sabotage' }, place: { key: 'system.hoth' } };
  await draw({ key: 'log.missionAt', params });
  expect(text()).toBe('The Rebels carry out “Sabotage” in Hoth.');
  expect(document.querySelector('b')?.textContent).toBe('Rebels');
  expect(document.querySelector('button')?.textContent).toBe('Hoth');
});

test('quotation marks stay with the card they enclose, also where its name breaks, and are not part of its name', async () => {
  const params = { side: { key: 'side.imperial' }, mission: { key: 'mission.rule-by-fear' } };
  await draw({ key: 'log.missionRevealed', params }, cards);
  const card = document.querySelector('button');
  expect(card?.textContent).toBe('“Rule by Fear”.');
  const read = [...(card?.children ?? [])].filter((part) => part.getAttribute('aria-hidden') !== 'true');
  expect(read.map((part) => part.textContent)).toEqual(['Rule by Fear']);
});

test('names in a nested message are found too', async () => {
  const parts = { key: 'list.two', params: { first: { key: 'system.hoth' }, last: { key: 'system.ilum' } } };
  await draw({ key: 'log.moved.rebel', params: { to: { key: 'system.naboo' }, parts } });
  expect([...document.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['Naboo', 'Hoth', 'Ilum']);
});

test('names after the conjunction of a list, which may change before them, are found too', async () => {
  useLanguage.setState({ language: 'es' });
  const card = (id: string) => ({ key: 'list.card', params: { card: { key: `mission.${id}` } } });
  const names = { key: 'list.two', params: { first: card('sabotage'), last: card('infiltration') } };
  await draw({ key: 'log.discarded.all', params: { side: { key: 'side.rebel' }, names } }, cards);
  expect(text()).toBe('Los rebeldes descartan «Sabotaje» e «Infiltración».');
  const buttons = [...document.querySelectorAll('button')].map((one) => one.textContent);
  expect(buttons).toEqual(['«Sabotaje»', '«Infiltración»']);
});

test('a place is highlighted on the board while it has the focus', async () => {
  await draw({ key: 'log.subjugated', params: { system: { key: 'system.hoth' } } });
  const place = document.querySelector('button');
  await act(async () => place?.focus());
  expect(document.querySelector('output')?.textContent).toBe('place:hoth');
  await act(async () => place?.blur());
  expect(document.querySelector('output')?.textContent).toBe('');
});

test('an unknown message is shown as its key', async () => {
  await draw({ key: 'log.fromTheFuture', params: { place: { key: 'system.hoth' } } });
  expect(text()).toBe('log.fromTheFuture');
});

test('a card in a sentence opens on a press and on focus by keyboard, and closes on Escape', async () => {
  const params = { side: { key: 'side.imperial' }, mission: { key: 'mission.rule-by-fear' } };
  await draw({ key: 'log.missionRevealed', params }, cards);
  expect(text()).toBe('The Empire reveals “Rule by Fear”.');
  const name = document.querySelector<HTMLElement>('[data-names-card="mission.rule-by-fear"]');
  const isOpen = () => document.body.textContent?.includes('The whole of mission.rule-by-fear') ?? false;
  expect(isOpen()).toBe(false);
  await act(async () => name?.click());
  expect(isOpen()).toBe(true);
  await act(async () => {
    name?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  expect(isOpen()).toBe(false);
});

test('names with parameters of their own are buttons too', async () => {
  const mission = { key: 'mission.sabotage', params: { side: 'rebel' } };
  const place = { key: 'system.hoth', params: { of: 'rebel' } };
  await draw({ key: 'log.missionAt', params: { side: { key: 'side.rebel' }, mission, place } }, cards);
  expect(text()).toBe('The Rebels carry out “Sabotage” in Hoth.');
  expect([...document.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['“Sabotage”', 'Hoth']);
});
