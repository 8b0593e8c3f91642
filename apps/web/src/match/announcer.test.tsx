// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TranslationProvider } from '../i18n/translate.tsx';
import type { Decision, Option, Text } from '../net/types.ts';
import { Announcer } from './announcer.tsx';
import { QuestionBar } from './prompt-bar.tsx';
import { TargetsProvider } from './targets.tsx';
import { mount } from './testing/mount.tsx';
import { button, click, settled } from './testing/question.tsx';

const attack: Option = { key: 'attack:walker', label: { key: 'Walker' } };
const ask = (id: string, prompt = 'Choose a target'): Decision => ({
  ...{ id, seat: 's', shape: 'one', canUndo: false, options: [attack] },
  prompt: { key: prompt },
});
const confirmLabel = (): Text => ({ key: 'Attack the walker' });

let page: ReturnType<typeof mounted>;
const mounted = () =>
  mount(({ question }: { question: Decision | null }) => (
    <TranslationProvider title={null}>
      <TargetsProvider decision={question} busy={false} onAct={() => {}} confirmLabel={confirmLabel}>
        {question && <QuestionBar decision={question} boardOwnsActions={false} />}
        <Announcer frame={null} boards={{}} question={question} name="Friday" />
      </TargetsProvider>
    </TranslationProvider>
  ));
beforeEach(() => {
  page = mounted();
});
afterEach(() => page.close());

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
