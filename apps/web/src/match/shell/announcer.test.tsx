// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Decision, Option, Text } from '../../kit/net/types.ts';
import { QuestionBar } from '../../question/bar/question-bar.tsx';
import type { Moment } from '../../question/log/moment.ts';
import { MomentsProvider, NO_MOMENTS } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { mount } from '../../testing/mount.ts';
import { click, settled } from '../../testing/press.ts';
import { frameOf } from '../testing/log.ts';
import { button } from '../testing/question.tsx';
import { Announcer } from './announcer.tsx';

const attack: Option = { key: 'attack:walker', label: { key: 'Walker' } };
const ask = (id: string, prompt = 'Choose a target'): Decision => ({
  id,
  seat: 's',
  shape: 'one',
  canUndo: false,
  options: [attack],
  prompt: { key: prompt },
});
const confirmLabel = (): Text => ({ key: 'Attack the walker' });

let page: ReturnType<typeof mounted>;
const mounted = () =>
  mount(({ question }: { question: Decision | null }) => (
    <TranslationProvider title={null}>
      <SelectionProvider decision={question} busy={false} onAct={() => {}} confirmLabel={confirmLabel}>
        {question && <QuestionBar decision={question} boardOwnsActions={false} />}
        <Announcer frame={null} boardSet={{}} question={question} name="Friday" />
      </SelectionProvider>
    </TranslationProvider>
  ));
beforeEach(() => {
  page = mounted();
});

const region = () => document.querySelector('[aria-live="assertive"]');
const said = () => region()?.textContent?.trim();

test('a screen reader is told each question, also one in the words of the one before, and the act that confirms', async () => {
  await page.draw({ question: null });
  expect(said()).toBe('');
  await page.draw({ question: ask('q1') });
  expect(said()).toBe('Your turn Choose a target');
  const [turn, first] = region()?.children ?? [];
  await page.draw({ question: ask('q2') });
  const [same, second] = region()?.children ?? [];
  expect(said()).toBe('Your turn Choose a target');
  // Only what is new is read: the question, not once more whose turn it is.
  expect([same === turn, second === first]).toEqual([true, false]);
  await settled();
  await click(button('Walker'));
  expect(said()).toBe('Your turn Choose a target Attack the walker');
  expect(region()?.children[1]).toBe(second);
  await page.draw({ question: null });
  expect(said()).toBe('');
});

test('the parts of a draft are one question', async () => {
  await page.draw({ question: ask('q1~') });
  const [, first] = region()?.children ?? [];
  await page.draw({ question: ask('q1~unit:1') });
  expect(region()?.children[1]).toBe(first);
});

test('a piece pressed first is not silent: a screen reader is told what is asked of it', async () => {
  const move: Option = { key: 'move', from: 'unit:1', at: 'place:hoth', label: { key: 'Hoth' } };
  const pieces = [{ id: 'unit:1', label: { key: 'X-wing' } }];
  await page.draw({ question: { ...ask('q1', 'Move a unit'), options: [move], pieces } });
  await settled();
  expect(said()).toBe('Your turn Move a unit');
  await click(button('X-wing'));
  expect(said()).toContain('X-wing: where to?');
});

const entries = [
  { seq: 0, key: 'They attack.', params: {} },
  { seq: 1, key: 'They roll.', params: {} },
  { seq: 2, key: 'They draw a card.', params: {} },
];
const rolled: Moment = {
  ...{ kind: 'attack', from: 0, seq: 1, dice: 4, entries: entries.slice(0, 2) },
  ...{ opening: { key: 'They attack with 4 dice.' }, title: { key: '2 hits.' }, meaning: { key: 'A unit is lost.' } },
};

test('a moment is read in one sentence after its result, and only other entries as the log has them', async () => {
  vi.useFakeTimers();
  const draw = (length: number, all: readonly Moment[]) =>
    drawPage(
      <TranslationProvider title={null}>
        <SelectionProvider decision={null} busy={false} onAct={() => {}}>
          <MomentsProvider value={{ ...NO_MOMENTS, all }}>
            <Announcer frame={frameOf(entries.slice(0, length))} boardSet={{}} question={null} name="Friday" />
          </MomentsProvider>
        </SelectionProvider>
      </TranslationProvider>,
    );
  await draw(0, []);
  await draw(3, [rolled]);
  const polite = () => document.querySelector('[aria-live="polite"]')?.textContent;
  expect(polite()).toBe('');
  await act(async () => vi.advanceTimersByTime(1_000));
  expect(polite()).toBe('They attack with 4 dice. 2 hits. A unit is lost. They draw a card.');
  vi.useRealTimers();
});
