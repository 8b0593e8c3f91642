// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  document.body.innerHTML = '';
});

function Three() {
  const [value, setValue] = useState('log');
  const items = [
    { id: 'log', label: 'Log', content: 'Ida rolls.' },
    { id: 'chat', label: 'Chat', count: 2, countLabel: '2 new messages', keep: true, content: <input /> },
    { id: 'table', label: 'Table', content: 'Two seats.' },
  ];
  return <Tabs label="Match" items={items} value={value} onValueChange={setValue} />;
}

function open(): void {
  const root = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(root).render(<Three />));
}

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
    .filter((panel) => !panel.hidden)
    .map((panel) => panel.textContent);
const click = (tab: HTMLElement | undefined) =>
  act(() => tab?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
/** Presses a key; the library moves the focus after the event. */
const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  });

test('a press shows the panel that its tab names, and the others are hidden', () => {
  open();
  expect(shown()).toEqual(['Ida rolls.']);
  click(tabs()[2]);
  expect(shown()).toEqual(['Two seats.']);
  const [, , table] = tabs();
  const panel = document.getElementById(table?.getAttribute('aria-controls') ?? '');
  expect(panel?.textContent).toBe('Two seats.');
  expect(panel?.getAttribute('aria-labelledby')).toBe(table?.id);
});

test('arrow keys, Home and End move through the tabs, of which one is a Tab stop', async () => {
  open();
  act(() => tabs()[0]?.focus());
  await press('ArrowLeft');
  expect(document.activeElement?.textContent).toBe('Table');
  await press('Home');
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('Chat22 new messages');
  await press('End');
  expect(shown()).toEqual(['Two seats.']);
  expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('a hidden panel that keeps its content has it, another has none', () => {
  open();
  expect(document.querySelectorAll('[role="tabpanel"] input')).toHaveLength(1);
  click(tabs()[1]);
  expect(document.body.textContent).not.toContain('Ida rolls.');
});
