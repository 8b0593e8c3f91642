import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Decision } from '../../kit/net/types.ts';
import { SelectionProvider } from '../selection/selection-provider.tsx';
import { QuestionBar } from './question-bar.tsx';

const decision: Decision = {
  id: 'q',
  seat: 's',
  shape: 'some',
  min: 0,
  max: 4,
  prompt: { key: 'ask' },
  canUndo: false,
  budgets: [{ id: 'room', label: { key: 'Transport' }, limit: 0 }],
  options: [
    { key: 'trooper-1', label: { key: 'Trooper' }, costs: { room: 1 } },
    { key: 'trooper-2', label: { key: 'Trooper' }, costs: { room: 1 } },
    { key: 'ship-1', label: { key: 'Ship' }, costs: { room: -2 } },
    { key: 'cannon-1', label: { key: 'Cannon' }, refused: { code: 'bad_choice' } },
  ],
};

function words(shown: Decision, title: string | null = null): string {
  const markup = renderToString(
    <TranslationProvider title={title}>
      <SelectionProvider decision={shown} busy={false} onAct={() => undefined}>
        <QuestionBar decision={shown} boardOwnsActions={false} />
      </SelectionProvider>
    </TranslationProvider>,
  );
  return markup
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('the bar shows each budget’s total, rows with numbers, and why a row cannot be picked', () => {
  const text = words(decision);
  expect(text).toContain('Transport: 0 of 0');
  expect(text).toContain('Trooper 0 of 2 chosen');
  const noShip = { ...decision, options: decision.options.filter(({ key }) => !key.startsWith('ship')) };
  expect(words(noShip)).toContain('Trooper 0 of 2 chosen · Not enough left: Transport.');
  expect(text).toContain('Cannon That answer does not fit the question.');
  expect(text).toContain('All that fits');
  expect(text).toContain('0 of 4');
  expect(text).toContain('Choose none');
});

test('with enough room the same row is open', () => {
  const roomy = { ...decision, budgets: [{ id: 'room', label: { key: 'Transport' }, limit: 3 }] };
  expect(words(roomy)).toContain('Trooper 0 of 2 chosen');
});

test('a choice of two among more has no shortcut for everything', () => {
  const { budgets: _budgets, ...rest } = decision;
  const two = { ...rest, min: 2, max: 2, options: ['a', 'b', 'c'].map((key) => ({ key, label: { key } })) };
  expect(words(two)).not.toContain('Select all');
  expect(words({ ...two, max: 3 })).toContain('Select all');
});

test('the act that sends is named by the title, if it has words for the question', () => {
  const orders = { ...decision, prompt: { key: 'ask.orders', params: { card: 'x', n: 2 } } };
  expect(words(orders, 'battle-of-hoth')).toContain('Order no unit');
  expect(words(orders)).toContain('Choose none');
});
