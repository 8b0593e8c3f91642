// @vitest-environment happy-dom

import { render } from '@testing-library/react';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { nextTask, press, type } from '../../testing/press.ts';
import { Tabs } from './tabs.tsx';

function Three() {
  const [value, setValue] = useState('log');
  const items = [
    { id: 'log', label: 'Log', content: 'Ida rolls.' },
    { id: 'chat', label: 'Chat', count: 2, countLabel: '2 new messages', keep: true, content: <input /> },
    { id: 'table', label: 'Table', content: 'Two seats.' },
  ];
  return <Tabs label="Match" items={items} value={value} onValueChange={setValue} />;
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
    .filter((panel) => !panel.hidden)
    .map((panel) => panel.textContent);
/** Presses a key; the library moves the focus after the event. */
async function pressed(key: string): Promise<void> {
  await type(key);
  await nextTask();
}

test('a press shows the panel that its tab names, and the others are hidden', async () => {
  render(<Three />);
  expect(shown()).toEqual(['Ida rolls.']);
  await press(tabs()[2]!);
  expect(shown()).toEqual(['Two seats.']);
  const [, , table] = tabs();
  const panel = document.getElementById(table?.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toBe('Two seats.');
  expect(panel?.getAttribute('aria-labelledby')).toBe(table?.id);
});

test('arrow keys, Home and End move through the tabs, of which one is a Tab stop', async () => {
  render(<Three />);
  act(() => tabs()[0]?.focus());
  await pressed('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Table');
  await pressed('Home');
  await pressed('ArrowRight');
  expect(document.activeElement?.textContent).toBe('Chat22 new messages');
  await pressed('End');
  expect(shown()).toEqual(['Two seats.']);
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('a hidden panel that keeps its content has it, another has none', async () => {
  render(<Three />);
  expect(document.querySelectorAll('[role="tabpanel"] input')).toHaveLength(1);
  await press(tabs()[1]!);
  expect(document.body.textContent).not.toContain('Ida rolls.');
});
