// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';

const trigger = () => document.querySelector<HTMLButtonElement>('button[aria-haspopup="menu"]');
const items = () => [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);

/** A menu on a page that has not loaded any: another test may have. */
async function menu() {
  vi.resetModules();
  const { LazyMenu } = await import('./lazy-menu.tsx');
  const mounted = mount(() => (
    <LazyMenu face="Ann" className="me" align="end">
      {(Menu) => <Menu.Item>Sign out</Menu.Item>}
    </LazyMenu>
  ));
  await mounted.draw({});
  return mounted;
}

test('a press before the menu is loaded opens it once it is', async () => {
  const { close } = await menu();
  expect([trigger()?.textContent, trigger()?.getAttribute('aria-expanded')]).toEqual(['Ann', 'false']);
  await act(async () => trigger()?.click());
  await expect.poll(items).toEqual(['Sign out']);
  await close();
});

test.each([
  ['a key highlights the first item', 0, 'Sign out'],
  ['a pointer highlights none', 1, undefined],
])('a menu opened before it is loaded: %s', async (_name, detail, highlighted) => {
  const { close } = await menu();
  await act(async () => trigger()?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
  await expect.poll(items).toEqual(['Sign out']);
  await expect.poll(() => document.querySelector('[data-highlighted]')?.textContent).toBe(highlighted);
  await close();
});

test('a button that has the focus keeps it when the menu is loaded', async () => {
  const { close } = await menu();
  const before = trigger();
  await act(async () => before?.focus());
  await expect.poll(() => trigger() !== before).toBe(true);
  expect(document.activeElement).toBe(trigger());
  expect(items()).toEqual([]);
  await close();
});
