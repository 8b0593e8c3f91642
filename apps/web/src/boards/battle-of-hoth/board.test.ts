// @vitest-environment happy-dom
import { GRID } from '@echo-base/games/battle-of-hoth/client';
import { expect, test } from 'vitest';
import { Board } from './board.tsx';
import { battle, documentOf, openPart, seenBy } from './testing/match.tsx';

const names = (page: ParentNode): string[] =>
  [...page.querySelectorAll('[data-place] > button')].map((button) => button.getAttribute('aria-label') ?? '');

test('BH-2.1 every hex is a button with its name and what is in it', () => {
  const match = battle({
    units: ['echoTrooper 4,4 2', 'snowspeeder 0,6 eliteSquadron', 'snowtrooper 4,2'],
    terrain: { '4,4': 'trench', '2,2': 'ridge' },
    structures: [{ id: 'gun', type: 'ionCannon', hex: '8,6', attackableBy: 'empire' }],
  });
  const found = names(documentOf(Board, seenBy(match)));
  expect(found).toHaveLength(GRID.hexes.length);
  expect(found).toEqual(
    expect.arrayContaining([
      'E5, Echo Base troopers, 2 of 3 figures, Trench',
      'A7, Snowspeeders, 4 of 4 figures, Elite squadron',
      'E3, Snowtroopers, 4 of 4 figures',
      'C3, Ridge',
      'I7, Ion cannon',
      'B1',
    ]),
  );
});

test('both sides have their own baseline at the bottom', () => {
  const match = battle({ units: ['echoTrooper 4,6', 'snowtrooper 4,0'] });
  const heightOf = (viewer: string, unit: string) => {
    const page = documentOf(Board, seenBy(match, viewer));
    return Number.parseFloat(page.querySelector<HTMLElement>(`[data-unit="${unit}"]`)?.style.top ?? '');
  };
  for (const [viewer, own, other] of [
    ['rebels', 'echoTrooper-1', 'snowtrooper-1'],
    ['empire', 'snowtrooper-1', 'echoTrooper-1'],
    ['spectator', 'echoTrooper-1', 'snowtrooper-1'],
  ] as const)
    expect(heightOf(viewer, own)).toBeGreaterThan(heightOf(viewer, other));
});

test('figures that are lost stay as holes', async () => {
  const match = battle({ units: ['echoTrooper 4,4', 'snowtrooper 4,3'], hands: { rebels: ['rebels-direct-from-hq'] } });
  const part = await openPart(Board, seenBy(match));
  const standing = () => document.querySelectorAll('[data-unit="snowtrooper-1"] [data-figure="stands"]').length;
  expect(standing()).toBe(4);
  match
    .play('rebels-direct-from-hq')
    .order('echoTrooper-1')
    .attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'infantry', 'miss');
  await part.draw(seenBy(match));
  expect(standing()).toBe(2);
});

test('BH-5.4 an ordered unit has a wedge: full, hollow after its move, none after its attack', async () => {
  const match = battle({ units: ['echoTrooper 4,5', 'snowtrooper 4,3'], hands: { rebels: ['rebels-direct-from-hq'] } });
  const part = await openPart(Board, seenBy(match));
  const wedge = () => document.querySelector('[data-unit="echoTrooper-1"] [data-wedge]')?.getAttribute('data-wedge');
  match.play('rebels-direct-from-hq').order('echoTrooper-1');
  await part.draw(seenBy(match));
  expect(wedge()).toBe('full');
  match.move('echoTrooper-1', '4,4');
  await part.draw(seenBy(match));
  expect([wedge(), names(document.body).find((name) => name.startsWith('E5'))]).toEqual([
    'hollow',
    'E5, Echo Base troopers, 3 of 3 figures, has moved, legal target 1 of 1',
  ]);
  match.attack('echoTrooper-1', 'snowtrooper-1', 'miss', 'miss', 'miss');
  await part.draw(seenBy(match));
  expect(wedge()).toBeUndefined();
});

test('BH-4.5 a held medal shows the place it is held by', async () => {
  const match = battle({ scenario: 'successful-landings', units: ['echoTrooper 0,6', 'snowtrooper 9,0'] });
  const [place] = match.view().objectives.filter(({ kind }) => kind === 'temporary');
  const hex = place?.hexes[0] ?? '0,0';
  match.change((g) => {
    g.units['echoTrooper-1']!.hex = hex;
    g.units['snowtrooper-1']!.hex = '9,0';
    g.terrain = { [hex]: 'building' };
  });
  await openPart(Board, seenBy(match));
  const held = [...document.querySelectorAll('[data-medal="held"]')];
  expect([held.length, held[0]?.querySelector('[data-held]')?.getAttribute('data-held')]).toEqual([1, 'building']);
});
