// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { type as typeKey, write } from '../../testing/press.ts';
import { Board } from './board.tsx';
import { chooseInMapMenu, menuRows, openMapMenu } from './testing/map-menu.ts';
import { openPart, viewOf } from './testing/part.tsx';

async function open(view = viewOf({ units: { naboo: { 'x-wing': 2 } }, leaders: { 'darth-vader': { at: 'hoth' } } })) {
  await openPart(Board, { view, viewer: 'imperial' });
}

const named = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`button[aria-label^="${name}"]`);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

const typeText = (text: string) => write(document.activeElement, text);

const hits = () => [...document.querySelectorAll('[role="option"]')].map((hit) => hit.textContent);
const found = () => document.querySelector('[data-found]')?.closest('[data-place]')?.getAttribute('data-place');

test('a switch hides the units, not the leaders, and shows them again', async () => {
  await open();
  expect(document.querySelectorAll('[data-unit]')).toHaveLength(1);
  await chooseInMapMenu('Units');
  expect(document.querySelectorAll('[data-unit]')).toHaveLength(0);
  expect(document.querySelectorAll('[data-leader]')).toHaveLength(1);
  await chooseInMapMenu('Units');
  expect(document.querySelectorAll('[data-unit]')).toHaveLength(1);
});

test('the search finds a system by part of its name, without accents, and marks it until it closes', async () => {
  await open();
  await chooseInMapMenu('Find');
  expect(document.activeElement?.getAttribute('role')).toBe('combobox');
  await typeText('man');
  expect(hits().slice(0, 2)).toEqual(['Mandalore', 'Ord Mantell']);
  await typeKey('ArrowDown');
  await typeKey('Enter');
  expect(found()).toBe('place:ord-mantell');
  await typeKey('Escape');
  expect(found()).toBeUndefined();
  expect(document.activeElement).toBe(named('Map: search'));
});

test('the search finds a leader where they stand, by pointer too', async () => {
  await open();
  await chooseInMapMenu('Find');
  await typeText('vád');
  expect(hits()).toEqual(['Darth VaderHoth']);
  await act(async () => document.querySelector<HTMLElement>('[role="option"]')?.click());
  expect(found()).toBe('place:hoth');
  await typeText('zz');
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    'No system, no card and no leader on the map has this name.',
  );
});

test('the search finds a card and shows it', async () => {
  await open();
  await chooseInMapMenu('Find');
  await typeText('one in');
  expect(hits()).toEqual(['One in a MillionAction card']);
  await typeKey('Enter');
  expect(hits()).toEqual([]);
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Luke Skywalker, Wedge Antilles');
  await typeText('man');
  expect(hits()).toContain('Mandalore');
});

test('the Empire can mark where the base may be; others have no such switch', async () => {
  const view = viewOf();
  const probes = { ...view.probes, ruledOut: ['ilum', 'hoth', 'coruscant'] as const };
  await open({ ...view, probes });
  await chooseInMapMenu('Possible bases29 systems');
  const marked = [...document.querySelectorAll('[data-aid]')].map((pin) => pin.closest('[data-place]'));
  expect(marked).toHaveLength(29);
  const endor = document.querySelector('[data-place="place:endor"] > button');
  expect(endor?.getAttribute('aria-label')).toContain('may be the Rebel base');
  cleanup();
  await open();
  await openMapMenu();
  expect(
    menuRows()
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toContain('Possible bases');
});

test('once the base is known, no system is marked any more although the switch was on', async () => {
  const view = viewOf();
  const probes = { ...view.probes, ruledOut: ['hoth'] as const };
  const page = await openPart(Board, { view: { ...view, probes }, viewer: 'imperial' });
  await chooseInMapMenu('Possible bases');
  expect(document.querySelectorAll('[data-aid]').length).toBeGreaterThan(0);
  const base = { ...view.base, revealed: true, system: 'ilum' as const };
  await page.draw({ view: { ...view, probes, base }, viewer: 'imperial' });
  expect(document.querySelectorAll('[data-aid]')).toHaveLength(0);
});

test('the menu of the map has all its tools in one place, and hides build icons and marks', async () => {
  await open();
  expect(document.querySelectorAll('[data-place="place:naboo"] svg text')).toHaveLength(3);
  await chooseInMapMenu('Build icons');
  expect(menuRows().map((row) => [row.textContent, row.getAttribute('aria-checked')])).toEqual([
    ['FindSystem, leader or card', null],
    ['Whole galaxyFits the map to the screen', null],
    ['UnitsShips and troops of both sides', 'true'],
    ['Build iconsWhat each system builds', 'false'],
    ['Marks of past movesUntil your next act', 'true'],
    ['LegendWhat the signs mean', null],
  ]);
  expect(document.querySelectorAll('[data-place="place:naboo"] svg text')).toHaveLength(2);
});
