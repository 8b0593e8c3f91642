// @vitest-environment happy-dom
import {
  BASE_SPACE,
  SYSTEM_IDS,
  SYSTEMS,
  type SystemId,
  type SystemView,
  UNITS,
  type UnitType,
} from '@echo-base/games/rebellion/client';
import { describe, expect, test } from 'vitest';
import { Board } from './board.tsx';
import { documentOf, type Position, viewOf } from './testing/part.tsx';

const draw = (position: Position = {}, viewer = 'rebel') => documentOf(Board, { view: viewOf(position), viewer });

const place = (page: Document, id: string): Element => {
  const found = page.querySelector(`[data-place="place:${id}"]`);
  if (!found) throw new Error(`${id} is not drawn`);
  return found;
};

const nameOf = (page: Document, id: string): string =>
  page.querySelector(`[data-place="place:${id}"] > button`)?.getAttribute('aria-label') ?? '';

describe('the map', () => {
  test('every system is drawn once, with a lane to each neighbour and to no other', () => {
    const page = draw();
    const lanes = [...page.querySelectorAll('[data-lane]')].map((lane) => lane.getAttribute('data-lane') ?? '');
    const wanted = SYSTEM_IDS.flatMap((a) => SYSTEMS[a].adjacent.map((b) => [a, b].sort().join(' ')));
    expect(lanes.toSorted()).toEqual([...new Set(wanted)].toSorted());
    for (const id of SYSTEM_IDS) expect(page.querySelectorAll(`[data-place="place:${id}"]`)).toHaveLength(1);
    expect(page.querySelectorAll('[data-place]')).toHaveLength(SYSTEM_IDS.length + 1);
  });

  test('a system shows its name, its resources and the box of the queue', () => {
    const page = draw();
    expect([...place(page, 'mon-calamari').querySelectorAll('text')].map((text) => text.textContent)).toEqual([
      'Mon Calamari',
      '3',
    ]);
    expect(nameOf(page, 'mon-calamari')).toBe('Mon Calamari, neutral, builds small ship, large ship into box 3');
  });

  const standings: readonly [string, SystemId, Partial<SystemView>, string, string][] = [
    ['neutral', 'naboo', {}, 'dotted circle', 'neutral'],
    ['rebel', 'rodia', { loyalty: 'rebel' }, 'circle with chevron', 'Rebel loyalty'],
    ['imperial', 'ryloth', { loyalty: 'imperial' }, 'closed hexagon', 'Imperial loyalty'],
    ['subjugated', 'sullust', { subjugated: true }, 'hexagon bars', 'subjugated'],
    ['subjugated-rebel', 'bespin', { subjugated: true, loyalty: 'rebel' }, 'hexagon bars', 'subjugated, Rebel loyalty'],
    ['remote', 'hoth', {}, 'four ticks', 'remote system'],
    ['destroyed', 'alderaan', { destroyed: true }, 'orbit of stones', 'destroyed'],
  ];

  test('each loyalty has a distinct shape and word', () => {
    const page = draw({ systems: Object.fromEntries(standings.map(([, id, state]) => [id, state])) });
    for (const [standing, id, , shape, words] of standings) {
      expect(place(page, id).getAttribute('data-standing')).toBe(standing);
      expect(place(page, id).querySelector('[data-shape]')?.getAttribute('data-shape')).toBe(shape);
      expect(nameOf(page, id)).toContain(`, ${words}`);
    }
    const alike = standings.filter(([standing]) => standing !== 'subjugated-rebel').map(([, , , shape]) => shape);
    expect(new Set(alike).size).toBe(alike.length);
    expect(place(page, 'bespin').querySelectorAll('circle[data-side="rebel"]')).toHaveLength(1);
  });

  test('sabotage is a triangle and a word', () => {
    const page = draw({ systems: { corellia: { sabotaged: true } } });
    expect(nameOf(page, 'corellia')).toContain('sabotaged');
    expect(place(page, 'corellia').querySelector('[data-shape="triangle"]')).not.toBeNull();
  });
});

describe('the base', () => {
  const hidden = { base: { revealed: false, system: 'dantooine', old: ['hoth'] } } as const;

  test('its owner sees ring and tag; former bases are marked', () => {
    const page = draw({ more: hidden });
    expect(place(page, 'dantooine').textContent).toContain('base · secret');
    expect(nameOf(page, 'dantooine')).toContain('your secret base');
    expect(nameOf(page, 'hoth')).toContain('former Rebel base');
  });

  test('the Empire sees only what is in its view', () => {
    const page = draw({ more: { base: { revealed: false, system: null, old: [] } } }, 'imperial');
    expect(page.body.textContent).not.toContain('secret');
  });

  test('a revealed base is named for all, and the base space is closed', () => {
    const page = draw({ more: { base: { revealed: true, system: 'dantooine', old: [] } } }, 'imperial');
    expect(place(page, 'dantooine').querySelector('[data-base="revealed"]')?.textContent).toBe('Rebel base');
    expect(nameOf(page, BASE_SPACE)).toBe('Rebel Base, no one can enter it any more, empty');
  });

  test('F14 systems that the Empire has ruled out have a faint name that nothing strikes out, and a word, until the viewer knows the base', () => {
    const probes = { ...viewOf().probes, ruledOut: ['ilum'] as const };
    const page = draw({ more: { probes } }, 'imperial');
    const name = place(page, 'ilum').querySelector('[data-ruled-out]');
    expect([name?.tagName.toLowerCase(), name?.parentElement?.querySelector(':scope > path')]).toEqual(['text', null]);
    expect(nameOf(page, 'ilum')).toContain('cannot be the Rebel base');
    expect(place(page, 'hoth').querySelector('[data-ruled-out]')).toBeNull();
    const known = draw({ more: { probes, base: { revealed: false, system: 'hoth', old: [] } } });
    expect(known.querySelector('[data-ruled-out]')).toBeNull();
  });
});

/** All places of a late match, with 150 units. */
const LATE: NonNullable<Position['units']> = {
  [BASE_SPACE]: {
    'rebel-trooper': 6,
    airspeeder: 2,
    'shield-generator': 3,
    'ion-cannon': 3,
    'x-wing': 2,
    'y-wing': 3,
    'rebel-transport': 4,
    'corellian-corvette': 1,
  },
  'mon-calamari': { 'mon-calamari-cruiser': 2, 'x-wing': 3, 'rebel-trooper': 6 },
  kashyyyk: { 'corellian-corvette': 2, 'y-wing': 5, 'rebel-trooper': 5 },
  naboo: { 'y-wing': 4, 'rebel-trooper': 4, airspeeder: 4, 'x-wing': 3, 'mon-calamari-cruiser': 1 },
  coruscant: { 'star-destroyer': 2, 'tie-fighter': 6, stormtrooper: 8, 'at-st': 2, 'super-star-destroyer': 1 },
  corellia: { 'star-destroyer': 2, 'tie-fighter': 4, stormtrooper: 4, 'at-st': 2 },
  mandalore: { 'assault-carrier': 3, 'star-destroyer': 1, 'tie-fighter': 4, stormtrooper: 6, 'at-st': 2, 'at-at': 2 },
  mygeeto: { 'assault-carrier': 2, stormtrooper: 4, 'at-at': 2 },
  'ord-mantell': { 'death-star': 1, 'star-destroyer': 1, 'tie-fighter': 6, stormtrooper: 4 },
  geonosis: { 'death-star-under-construction': 1, 'assault-carrier': 1, stormtrooper: 2, 'at-st': 2 },
  sullust: { 'assault-carrier': 2, 'star-destroyer': 2, 'tie-fighter': 4, stormtrooper: 2, 'at-st': 2 },
};

describe('units', () => {
  test('a late match of 150 units shows a count for every type in every place', () => {
    const view = viewOf({ units: LATE });
    expect(Object.keys(view.units)).toHaveLength(150);
    const page = documentOf(Board, { view });
    for (const [at, force] of Object.entries(LATE)) {
      const drawn = [...place(page, at).querySelectorAll('[data-unit]')].map((cell) => [
        cell.getAttribute('data-unit'),
        Number(cell.querySelector('text')?.textContent),
      ]);
      expect(Object.fromEntries(drawn), at).toEqual(force);
      const ships = drawn.findLastIndex(([type]) => UNITS[type as UnitType].theatre === 'space');
      expect(drawn.slice(0, ships + 1).every(([type]) => UNITS[type as UnitType].theatre === 'space')).toBe(true);
    }
  });

  test('damaged units are marked and counted in the name', () => {
    const view = viewOf({ units: { sullust: { 'star-destroyer': 2 } } });
    const units = { ...view.units, 'star-destroyer-1': { at: 'sullust', damage: 2 } };
    const page = documentOf(Board, { view: { ...view, units } });
    expect(place(page, 'sullust').querySelector('[data-damaged]')?.getAttribute('data-damaged')).toBe('1');
    expect(nameOf(page, 'sullust')).toContain('2 Star Destroyers, 1 damaged');
  });
});

describe('leaders', () => {
  test('are on their disc with monogram, bars for captives and a tag for a ring', () => {
    const page = draw({
      leaders: {
        'darth-vader': { at: 'sullust' },
        'jan-dodonna': { at: 'sullust', ring: 'captured' },
        'luke-skywalker': { at: 'naboo', ring: 'master-yoda' },
      },
    });
    const marks = [...place(page, 'sullust').querySelectorAll('[data-leader]')];
    expect(marks.map((mark) => mark.getAttribute('data-leader'))).toEqual(['jan-dodonna', 'darth-vader']);
    expect(marks.map((mark) => mark.textContent)).toEqual(['JD', 'DV']);
    expect(marks.map((mark) => mark.querySelectorAll('[data-shape="bars"]').length)).toEqual([1, 0]);
    expect(nameOf(page, 'sullust')).toContain('Darth Vader, Jan Dodonna (captured)');
    expect(nameOf(page, 'naboo')).toContain('Luke Skywalker with Master Yoda');
  });
});

describe('time and reputation', () => {
  test('show their boxes, the distance, and coming events', () => {
    const page = draw({ more: { time: 5, reputation: 11 } });
    const track = page.querySelector('section[aria-label="Time and reputation"]');
    expect(track?.querySelector('p')?.textContent).toBe('Time 5, reputation 11, 6 boxes apart');
    const boxes = [...(track?.querySelectorAll('li .visually-hidden') ?? [])].map((box) => box.textContent);
    expect(boxes).toHaveLength(16);
    expect(boxes[1]).toBe('Box 2, leaders are recruited, units are built');
    expect(boxes[6]).toBe('Box 7');
  });
});
