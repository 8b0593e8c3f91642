// @vitest-environment happy-dom

import { BASE_SPACE, SYSTEM_IDS } from '@echo-base/games/rebellion/client';
import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialog } from '../../../../match/testing/question.tsx';
import { enterRules, useOpened } from '../../../../rules/opened.ts';
import { press, type } from '../../../../testing/press.ts';
import { Board } from '../../board.tsx';
import { decisionOf, type documentOf, openPart, type Position, placeOption, viewOf } from '../../testing/part.tsx';

afterEach(async () => {
  cleanup();
  // A card that closes gives the focus back in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
});

type Question = Parameters<typeof documentOf>[1]['decision'];

async function open(position: Position = {}, decision?: Question, viewer = 'rebel') {
  const page = await openPart(Board, { view: viewOf(position), viewer, ...(decision && { decision }) });
  return page;
}

const planet = (id: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`[data-place="place:${id}"] > button`);
  if (!found) throw new Error(`${id} is no button`);
  return found;
};
const words = (): string => dialog()?.textContent ?? '';
const inCard = (name: string): HTMLButtonElement => {
  const found = [...(dialog()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name);
  if (!found) throw new Error(`no button ${name} in the card`);
  return found;
};
const menu = (id: string) =>
  act(async () => planet(id).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })));

describe('the card of a system', () => {
  test('a press outside a question opens it; Escape closes it and returns the focus to the planet', async () => {
    await open();
    await press(planet('sullust'));
    expect(dialog()?.getAttribute('aria-label')).toBe('Sullust');
    expect(words()).toContain('Naboo–Dagobah region');
    expect(words()).toContain('neutral');
    expect(words()).toContain('builds small ground unit, large ground unit into box 2');
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    await type('Escape');
    await act(async () => {});
    expect(dialog()).toBeNull();
    await expect.poll(() => document.activeElement).toBe(planet('sullust'));
  });

  test('one planet is in the Tab order, and the arrow keys go from planet to planet', async () => {
    await open();
    const reached = [...document.querySelectorAll<HTMLElement>('[data-place] > button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(reached).toEqual([planet('coruscant')]);
    await act(async () => planet('coruscant').focus());
    await type('ArrowRight');
    expect(document.activeElement).toBe(planet('corellia'));
    await type('ArrowUp');
    expect(document.activeElement).toBe(planet('sullust'));
    expect(planet('sullust').tabIndex).toBe(0);
  });

  test('it names the units of both sides with count and damage, leaders and captives', async () => {
    const position: Position = {
      systems: { naboo: { loyalty: 'rebel', subjugated: true, sabotaged: true } },
      units: { naboo: { 'star-destroyer': 1, stormtrooper: 3, 'x-wing': 2 } },
      leaders: { 'darth-vader': { at: 'naboo' }, 'princess-leia': { at: 'naboo', ring: 'captured' } },
    };
    const view = viewOf(position);
    const units = { ...view.units, 'star-destroyer-1': { at: 'naboo', damage: 2 } };
    await open({ ...position, more: { units } });
    await press(planet('naboo'));
    for (const fact of ['subjugated, Rebel loyalty', 'Sabotaged', '1 Star Destroyer, 1 damaged', '3 Stormtroopers']) {
      expect(words()).toContain(fact);
    }
    const side = (name: string) => dialog()?.querySelector(`[aria-label="${name}"]`)?.textContent;
    expect(side('Empire')).toContain('Darth Vader');
    expect(side('Rebels')).toContain('2 X-wings');
    expect(side('Rebels')).toContain('Princess Leia (captured)');
  });

  test('a neighbour goes there; systems beyond an impassable border are named', async () => {
    await open();
    await press(planet('corellia'));
    expect(words()).toContain('Impassable border: Bespin, Endor');
    await press(inCard('Sullust'));
    expect(dialog()?.getAttribute('aria-label')).toBe('Sullust');
    expect(dialog()?.contains(document.activeElement)).toBe(true);
  });

  test('the Empire reads what it knows, others do not', async () => {
    const { probes } = viewOf();
    const known = {
      ...probes,
      hand: { count: 1, cards: ['yavin'] as const },
      ruledOut: ['yavin', 'ilum', 'hoth'] as const,
    };
    await open({ units: { hoth: { stormtrooper: 1 } }, more: { probes: known } }, undefined, 'imperial');
    const reason = () => dialog()?.querySelector('[data-known]')?.getAttribute('data-known');
    for (const [id, why] of [
      ['yavin', 'probe'],
      ['hoth', 'troops'],
      ['ilum', 'earlier'],
      ['endor', 'open'],
    ] as const) {
      await press(planet(id));
      expect(reason()).toBe(why);
      await type('Escape');
    }
    cleanup();
    await open(
      { more: { probes: { ...probes, ruledOut: SYSTEM_IDS.filter((id) => id !== 'ryloth') } } },
      undefined,
      'imperial',
    );
    expect(document.querySelector('[data-base]')?.getAttribute('data-base')).toBe('located');
    await press(planet('ryloth'));
    expect(reason()).toBe('here');
    await type('Escape');
    cleanup();
    await open();
    await press(planet('yavin'));
    expect(reason()).toBeUndefined();
  });

  test('the base space has a card, which leads its owner to the system', async () => {
    const base = { revealed: false, system: 'dantooine', old: [] } as const;
    await open({ more: { base }, units: { [BASE_SPACE]: { 'x-wing': 2 } } });
    await press(planet(BASE_SPACE));
    expect(words()).toContain('2 X-wings');
    await press(inCard('Dantooine'));
    expect(words()).toContain('your secret base');
  });

  test('a press on its units opens it too', async () => {
    await open({ units: { hoth: { stormtrooper: 2 } } });
    const plate = document.querySelector('[data-place="place:hoth"] [data-plate]');
    await act(async () => plate?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    expect(dialog()?.getAttribute('aria-label')).toBe('Hoth');
  });

  test('a leader on the map opens the card of the place', async () => {
    await open({ leaders: { 'boba-fett': { at: 'hoth' } } });
    const token = document.querySelector<HTMLElement>('[data-leader="boba-fett"] button');
    expect(token?.getAttribute('aria-label')).toBe('Boba Fett');
    if (token) await press(token);
    expect(dialog()?.getAttribute('aria-label')).toBe('Hoth');
  });
});

describe('during a question', () => {
  beforeEach(() => enterRules('rebellion'));
  afterEach(() => enterRules(null));

  test('a refused system shows the reason, and its clause on request', async () => {
    const refused = { code: 'target_not_populous', clause: 'RB-7.1.3' };
    const page = await open({}, decisionOf([placeOption('sullust'), placeOption('hoth', { refused })]));
    await press(planet('hoth'));
    expect(words()).toContain('This is not a populous system.');
    await press(inCard('Why?'));
    expect(useOpened.getState().anchor).toBe('RB-7.1.3');
    expect([dialog(), page.sent]).toEqual([null, []]);
  });

  test('a system that the question does not name says so', async () => {
    const page = await open({}, decisionOf([placeOption('sullust')]));
    await press(planet('endor'));
    expect(words()).toContain('Not a target of this question.');
    expect(page.sent).toEqual([]);
  });

  test('the context menu and the key I open the card of a target, which can be chosen there', async () => {
    const noEffect = { key: 'noEffect.noArrival' };
    const page = await open({}, decisionOf([placeOption('sullust', { noEffect }), placeOption('endor')]));
    await menu('sullust');
    expect(words()).toContain('No unit of yours can move here');
    await type('Escape');
    await act(async () => planet('sullust').focus());
    await type('i');
    await press(inCard('Choose Sullust'));
    expect([page.sent, dialog()]).toEqual([['sullust'], null]);
  });

  test('a place offers the pieces that may be used there', async () => {
    const piece = { id: 'leader:darth-vader', label: { key: 'leader.darth-vader' } };
    const decision = {
      ...decisionOf([placeOption('hoth', { key: 'vader:hoth', from: piece.id })]),
      pieces: [piece],
    };
    const page = await open({}, decision);
    await press(planet('hoth'));
    await press(inCard('Darth Vader'));
    expect(page.sent).toEqual(['vader:hoth']);
  });
});

test('on a phone the card is a sheet over the page; elsewhere it is beside the place', async () => {
  const isCovered = () => document.body.style.pointerEvents === 'none';
  await open();
  await press(planet('hoth'));
  expect([words().includes('Hoth'), isCovered()]).toEqual([true, false]);
  cleanup();
  const wide = globalThis.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...wide(query),
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
  await open();
  await press(planet('hoth'));
  expect([words().includes('Hoth'), isCovered()]).toEqual([true, true]);
});
