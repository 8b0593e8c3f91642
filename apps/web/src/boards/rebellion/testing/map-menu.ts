import { act } from 'react';
import { expect } from 'vitest';
import { overlays } from '../../../kit/ui/use-overlays.ts';

const button = (): HTMLElement | null => document.querySelector('button[aria-label="Map: search, layers, legend"]');

/** The rows of the menu of the map; none while it is closed. */
export const menuRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

/** Opens the menu of the map. */
export async function openMapMenu(): Promise<void> {
  await act(() => overlays.load());
  await act(async () => void button()?.focus());
  await act(async () => button()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  await expect.poll(() => menuRows().length).toBeGreaterThan(0);
}

/** Chooses a row of the menu of the map by how it begins; opens the menu if it is closed. */
export async function chooseInMapMenu(name: string): Promise<void> {
  if (menuRows().length === 0) await openMapMenu();
  const row = menuRows().find(({ textContent }) => textContent?.startsWith(name));
  if (!row) throw new Error(`no row ${name}`);
  await act(async () => row.click());
}
