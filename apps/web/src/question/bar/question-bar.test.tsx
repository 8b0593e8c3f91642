import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Decision, Option } from '../../kit/net/types.ts';
import type { TitleCards } from '../board-set.ts';
import { CardsProvider } from '../log/cards.tsx';
import { shownActs } from '../selection/chips.ts';
import { SelectionProvider } from '../selection/selection-provider.tsx';
import { QuestionBar } from './question-bar.tsx';

const plain = (key: string): Option => ({ key, label: { key }, kind: 'plain' });
const done: Option = { key: 'done', label: { key: 'Done' }, kind: 'primary' };

/** Names of the buttons in the bar, in order. */
function buttons(options: readonly Option[], isOnBoard = false): string[] {
  const decision: Decision = { id: 'q', seat: 's', shape: 'one', prompt: { key: 'ask' }, canUndo: false, options };
  const markup = renderToString(
    <TranslationProvider title={null}>
      <SelectionProvider decision={decision} busy={false} onAct={() => undefined}>
        <QuestionBar decision={decision} boardOwnsActions={false} boardOwnsPlaced={() => isOnBoard} />
      </SelectionProvider>
    </TranslationProvider>,
  );
  const found = markup.replaceAll('<!-- -->', '').matchAll(/<button[^>]*>(.*?)<\/button>/gs);
  return [...found].map(([, inside = '']) => inside.replaceAll(/<[^>]*>/g, ''));
}

test('two acts are shown in the bar', () => {
  expect(buttons([plain('Back'), done])).toEqual(['Back', 'Done']);
});

test('if there are more acts without chips all but three fold into a list, and the one that completes the question stays', () => {
  const takeBack = ['Luke', 'Leia', 'Han', 'Obi-Wan'].map((name) => plain(`Take ${name} back`));
  expect(buttons([...takeBack, done])).toEqual([
    '2 moreTake Han back, Take Obi-Wan back',
    'Take Luke back',
    'Take Leia back',
    'Done',
  ]);
});

test('an act that the board draws at its place is not in the bar', () => {
  const takeBack: Option = { ...plain('Take Luke back'), at: 'leader:luke-skywalker' };
  expect(buttons([takeBack, plain('Back'), done])).toEqual(['Take Luke back', 'Back', 'Done']);
  expect(buttons([takeBack, plain('Back'), done], true)).toEqual(['Back', 'Done']);
});

test('an act of a piece is shown with the piece, if there are several to choose from', () => {
  const move = (from: string): Option => ({ key: `move ${from}`, label: { key: `Move ${from}` }, from, at: 'hex:0,0' });
  const path = (from: string): Option => ({ ...plain(`Path of ${from}`), from });
  const [one, two] = [
    [move('A'), path('A')],
    [move('B'), path('B')],
  ];
  const acts = (options: readonly Option[], piece: string | null) => {
    const decision: Decision = { id: 'q', seat: 's', shape: 'one', prompt: { key: 'ask' }, canUndo: false, options };
    return shownActs({ decision, piece }).map(({ key }) => key);
  };
  expect(acts([...one, ...two, done], null)).toEqual(['done']);
  expect(acts([...one, ...two, done], 'A')).toEqual(['Path of A']);
  expect(acts([...one, done], null)).toEqual(['Path of A', 'done']);
});

test('pieces that the hand of a phone shows as targets are not repeated in the bar', () => {
  const option = (from: string): Option => ({ key: from, label: { key: from }, from, at: 'card:sabotage' });
  const decision: Decision = {
    ...{ id: 'q', seat: 's', shape: 'one', prompt: { key: 'ask' }, canUndo: false },
    options: [option('leader:leia'), option('card:evacuation'), done],
  };
  const shown = (isInHand?: (piece: string) => boolean) =>
    renderToString(
      <TranslationProvider title={null}>
        <SelectionProvider decision={decision} busy={false} onAct={() => undefined}>
          <QuestionBar decision={decision} boardOwnsActions={false} {...(isInHand && { isInHand })} />
        </SelectionProvider>
      </TranslationProvider>,
    );
  expect(shown()).toContain('leader:leia');
  const rest = shown((piece) => piece.startsWith('leader:'));
  expect([rest.includes('leader:leia'), rest.includes('card:evacuation'), rest.includes('Done')]).toEqual([
    false,
    true,
    true,
  ]);
});

const cards: TitleCards = {
  cardOf: ({ key }) => (key.startsWith('mission.') ? key.replace(/[.]text$/, '') : null),
  gistOf: (card) => ({ key: `${card}.gist` }),
  Card: () => null,
  Sign: ({ card }) => <i>{`sign of ${card}`}</i>,
};

test('the card that asks is on the plate of the bar, and its long text is replaced by the summary', () => {
  const decision: Decision = {
    ...{ id: 'q', seat: 's', shape: 'one', prompt: { key: 'ask' }, canUndo: false, options: [done] },
    source: { key: 'mission.sabotage' },
    help: { key: 'mission.sabotage.text' },
  };
  const markup = renderToString(
    <TranslationProvider title={null}>
      <CardsProvider value={cards}>
        <SelectionProvider decision={decision} busy={false} onAct={() => undefined}>
          <QuestionBar decision={decision} boardOwnsActions={false} />
        </SelectionProvider>
      </CardsProvider>
    </TranslationProvider>,
  );
  expect(markup).toContain('sign of mission.sabotage');
  expect(markup).toContain('mission.sabotage.gist');
  expect(markup).not.toContain('mission.sabotage.text');
});

test('the question names the card that asks it, unless its words do', () => {
  const titleOf = (prompt: Decision['prompt']) => {
    const decision: Decision = {
      ...{ id: 'q', seat: 's', shape: 'one', canUndo: false, options: [done] },
      ...{ prompt, source: { key: 'Onslaught' } },
    };
    const markup = renderToString(
      <TranslationProvider title={null}>
        <SelectionProvider decision={decision} busy={false} onAct={() => undefined}>
          <QuestionBar decision={decision} boardOwnsActions={false} />
        </SelectionProvider>
      </TranslationProvider>,
    );
    return markup.replaceAll('<!-- -->', '').match(/<h2[^>]*>(.*?)<\/h2>/s)?.[1];
  };
  expect(titleOf({ key: 'Choose a unit' })).toBe('Onslaught: Choose a unit');
  expect(titleOf({ key: 'Whose?', params: { card: { key: 'Onslaught' } } })).toBe('Whose?');
});

test('an option that the title shows as an act is one in the bar', () => {
  const card: Option = { key: 'play', label: { key: 'Play a card' }, at: 'card:rebel-planning' };
  const asked: Decision = {
    ...{ id: 'q', seat: 's', shape: 'one', prompt: { key: 'ask' }, canUndo: false },
    options: [card, done],
  };
  const shown: Decision = { ...asked, options: [{ ...card, kind: 'plain' }, done] };
  const markup = renderToString(
    <TranslationProvider title={null}>
      <SelectionProvider decision={shown} busy={false} onAct={() => undefined}>
        <QuestionBar decision={asked} boardOwnsActions={false} boardOwnsPlaced={(at) => at.startsWith('leader:')} />
      </SelectionProvider>
    </TranslationProvider>,
  );
  expect([...markup.matchAll(/data-act="(\w+)"/g)].map(([, key]) => key)).toEqual(['play', 'done']);
});
