// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Decision, Option } from '../../kit/net/types.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { SelectionProvider } from '../selection/selection-provider.tsx';
import { QuestionBar } from './question-bar.tsx';

const attack: Option = { key: 'attack', label: { key: 'On G3' }, detail: { key: '4 dice' }, at: 'hex:6,2' };
const hold: Option = { key: 'hold', label: { key: 'Hold' }, kind: 'plain' };
const decision: Decision = {
  ...{ id: 'q', seat: 's', shape: 'one', prompt: { key: 'Attack?' }, canUndo: false },
  options: [attack, hold],
};

test('once a target is chosen the bar has the dice and the chances of the attack, before it is sent', async () => {
  const onAct = vi.fn();
  await drawPage(
    <TranslationProvider title={null}>
      <SelectionProvider
        decision={decision}
        busy={false}
        onAct={onAct}
        confirmLabel={({ key }) => (key === 'attack' ? { key: 'Attack G3' } : null)}
      >
        <QuestionBar
          decision={decision}
          boardOwnsActions={false}
          chancesOf={({ key }) => (key === 'attack' ? [{ label: { key: 'A hit' }, chance: 0.9375 }] : [])}
        />
      </SelectionProvider>
    </TranslationProvider>,
  );
  const chances = () => document.querySelector('[data-chances]')?.textContent?.replaceAll(/\s/g, ' ') ?? null;
  expect(chances()).toBeNull();
  await press(document.querySelector('[data-part="options"] button'));
  expect(chances()).toBe('A hit94 %');
  expect(document.querySelector('#prompt')?.textContent).toContain('4 dice');
  expect(onAct).not.toHaveBeenCalled();
});
