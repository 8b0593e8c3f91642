import { SYSTEM_IDS, type SystemId, type UnitId } from '@echo-base/games/rebellion/client';
import { expect, test } from 'vitest';
import { type Position, viewOf } from '../testing/part.tsx';
import { type Box, DISC, type MapLayout, UPRIGHT, WIDE } from './layout.ts';
import { overlap } from './placement.ts';
import { type Facts, isStation, nameBox, placedOn, toolsBox } from './plates.ts';

/** A late match: large forces at neighbours of all regions. */
const LATE: NonNullable<Position['units']> = {
  'mon-calamari': { 'mon-calamari-cruiser': 2, 'x-wing': 3, 'rebel-trooper': 6 },
  kashyyyk: { 'corellian-corvette': 2, 'y-wing': 5, 'rebel-trooper': 5 },
  naboo: { 'y-wing': 4, 'rebel-trooper': 4, airspeeder: 4, 'x-wing': 3 },
  coruscant: { 'star-destroyer': 2, 'tie-fighter': 6, stormtrooper: 8, 'at-st': 2, 'super-star-destroyer': 1 },
  corellia: { 'star-destroyer': 2, 'tie-fighter': 4, stormtrooper: 4, 'at-st': 2 },
  mandalore: { 'assault-carrier': 3, 'star-destroyer': 1, 'tie-fighter': 4, stormtrooper: 4, 'rebel-trooper': 2 },
  mygeeto: { 'assault-carrier': 2, stormtrooper: 4, 'at-at': 2 },
  'ord-mantell': { 'death-star': 1, 'star-destroyer': 1, 'tie-fighter': 6, stormtrooper: 4 },
  geonosis: { 'death-star-under-construction': 1, 'assault-carrier': 1, stormtrooper: 2, 'at-st': 2 },
  utapau: { 'tie-fighter': 2, stormtrooper: 2, 'x-wing': 2, 'rebel-trooper': 2 },
  sullust: { 'assault-carrier': 2, 'star-destroyer': 2, stormtrooper: 2, 'at-st': 2 },
};

const NAMES: Partial<Record<SystemId, string>> = { 'cato-neimoidia': 'Cato Neimoidia', 'mon-calamari': 'Mon Calamari' };

function factsOf(units: Position['units'], base: SystemId | null): Facts {
  const view = viewOf({ ...(units && { units }), more: { base: { revealed: base !== null, system: base, old: [] } } });
  const unitsAt = new Map<string, UnitId[]>();
  for (const [id, unit] of Object.entries(view.units)) {
    if (unit) unitsAt.set(unit.at, [...(unitsAt.get(unit.at) ?? []), id as UnitId]);
  }
  return {
    view,
    unitsAt,
    layout: WIDE,
    systems: SYSTEM_IDS,
    nameOf: (id) => NAMES[id] ?? id,
    leadersIn: (id) => (id === 'mandalore' || id === 'naboo' ? 2 : 0),
    baseTag: base && 'Rebel base',
  };
}

/** Names that a box covers. */
const covered = (facts: Facts, detail: 'near' | 'far', box: Parameters<typeof overlap>[0]): SystemId[] =>
  SYSTEM_IDS.filter((id) => overlap(nameBox(facts, id, detail) ?? box, box) > 0);

test.each(['near', 'far'] as const)('no plate covers a name or another plate (%s)', (detail) => {
  const facts = factsOf(LATE, null);
  const { plates } = placedOn(facts, detail);
  for (const plate of plates) {
    expect(covered(facts, detail, plate.box), plate.system).toEqual([]);
    const others = plates.filter((other) => other !== plate && overlap(other.box, plate.box) > 0);
    expect(others, plate.system).toEqual([]);
  }
});

test.each<[string, 'near' | 'far', MapLayout, NonNullable<Position['units']>]>([
  [
    'Kashyyyk and Cato Neimoidia, far',
    'far',
    WIDE,
    {
      'cato-neimoidia': { 'star-destroyer': 2, stormtrooper: 1, 'corellian-corvette': 2, airspeeder: 1 },
      kashyyyk: { 'tie-fighter': 2, 'at-st': 2 },
    },
  ],
  [
    'Kashyyyk and Alderaan, far',
    'far',
    WIDE,
    {
      alderaan: { 'super-star-destroyer': 1, 'at-at': 2, 'x-wing': 3, 'corellian-corvette': 2, 'rebel-trooper': 2 },
      kashyyyk: { 'star-destroyer': 2, 'at-st': 2, 'at-at': 1 },
    },
  ],
  [
    'Bespin and Hoth, near',
    'near',
    WIDE,
    {
      bespin: { 'tie-fighter': 2 },
      hoth: { 'tie-fighter': 1, 'assault-carrier': 1, 'star-destroyer': 1, stormtrooper: 2, 'at-st': 1 },
    },
  ],
  [
    'Ord Mantell and Ilum on a phone',
    'near',
    UPRIGHT,
    {
      'ord-mantell': { 'x-wing': 2, 'y-wing': 3, 'corellian-corvette': 1, 'rebel-trooper': 1, airspeeder: 3 },
      mygeeto: { 'tie-fighter': 3, 'assault-carrier': 2, stormtrooper: 3, 'at-at': 1 },
      ilum: { stormtrooper: 1 },
    },
  ],
])(
  '39 boxes of neighbours do not lie on one another where one of them is large: %s',
  (_name, detail, layout, units) => {
    const { plates } = placedOn({ ...factsOf(units, null), layout }, detail);
    const covering = plates.flatMap((one, index) =>
      plates.slice(index + 1).flatMap((other) => (overlap(one.box, other.box) > 0 ? [[one.system, other.system]] : [])),
    );
    expect(covering).toEqual([]);
  },
);

test('two digits widen their column only, so that a large force leaves the name beside it free', () => {
  const force = { 'death-star': 1, 'star-destroyer': 1, 'assault-carrier': 2, 'tie-fighter': 7 } as const;
  const facts = factsOf(
    {
      naboo: { ...force, stormtrooper: 10, 'at-st': 6, 'at-at': 2 },
      malastare: { 'super-star-destroyer': 1, 'assault-carrier': 1, stormtrooper: 3 },
      bothawui: { 'corellian-corvette': 1, 'y-wing': 1, 'rebel-trooper': 1 },
      utapau: { 'x-wing': 1, 'rebel-trooper': 1 },
      ryloth: { 'y-wing': 1 },
      sullust: { stormtrooper: 1 },
    },
    null,
  );
  const plate = placedOn(facts, 'near').plates.find(({ system }) => system === 'naboo');
  expect(plate && covered(facts, 'near', plate.box)).toEqual([]);
});

/** Distance between a plate and a system: its disc or its name. */
function away(facts: Facts, detail: 'near' | 'far', id: SystemId, box: Box): number {
  const { x, y } = WIDE.centreOf(id);
  const disc = { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC };
  const parts = [disc, nameBox(facts, id, detail) ?? disc].map((part) => {
    const dx = Math.max(part.x - box.x - box.width, box.x - part.x - part.width, 0);
    return Math.hypot(dx, Math.max(part.y - box.y - box.height, box.y - part.y - part.height, 0));
  });
  return Math.min(...parts);
}

/** Units of the map by which a plate may be nearer to another system, if there is no better place. */
const NEARER_AT_MOST = 8;

test.each(['near', 'far'] as const)(
  'plates are read with their own system, not under the name of another (%s)',
  (detail) => {
    const facts = factsOf(LATE, null);
    for (const { system, box } of placedOn(facts, detail).plates) {
      const own = away(facts, detail, system, box);
      const nearer = SYSTEM_IDS.filter((id) => own - away(facts, detail, id, box) > NEARER_AT_MOST);
      expect(nearer, system).toEqual([]);
    }
  },
);

test('plates stay at their sides where leaders come and go', () => {
  const detail = 'near';
  const facts = factsOf(LATE, null);
  const boxes = (leaders: number) =>
    placedOn({ ...facts, leadersIn: () => leaders }, detail).plates.map(({ system, side, box }) => [system, side, box]);
  expect(boxes(2)).toEqual(boxes(0));
  // Only where nothing else is free a plate is over its disc, with the leaders between.
  const over = placedOn(facts, detail).plates.filter(
    ({ system, box }) => box.y + box.height < WIDE.centreOf(system).y - DISC - 10,
  );
  expect(over.length).toBeLessThanOrEqual(2);
});

test('the whole galaxy on a phone: no plate covers a disc or another plate', () => {
  const facts = factsOf(LATE, null);
  const { plates } = placedOn(facts, 'power');
  for (const plate of plates) {
    const discs = SYSTEM_IDS.filter((id) => {
      const { x, y } = WIDE.centreOf(id);
      return overlap(plate.box, { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC }) > 0;
    });
    const others = plates.filter((other) => other !== plate && overlap(other.box, plate.box) > 0);
    expect([discs, others.map(({ system }) => system)], plate.system).toEqual([[], []]);
  }
});

test.each(['near', 'far'] as const)('the tag of the base is at its system and covers no name (%s)', (detail) => {
  for (const base of SYSTEM_IDS) {
    const facts = factsOf(LATE, base);
    const { tag } = placedOn(facts, detail);
    expect(tag?.system).toBe(base);
    if (tag) expect(covered(facts, detail, tag.box), base).toEqual([]);
  }
});

test('the tag of the base lies beside the tools of the map, not under them', () => {
  const tools = toolsBox(WIDE);
  const under = SYSTEM_IDS.filter((base) => {
    const { tag } = placedOn(factsOf(undefined, base), 'near');
    return tag && tools && overlap(tag.box, tools) > 0;
  });
  expect(under).toEqual([]);
});

test.each(['near', 'far', 'power'] as const)('F15 a Death Star is never one of a number of ships (%s)', (detail) => {
  const { plates } = placedOn(factsOf(LATE, null), detail);
  const stations = plates.flatMap(({ system, rows }) =>
    rows.flat().flatMap(({ type, count }) => (isStation(type) ? [`${system} ${type} ${count}`] : [])),
  );
  expect(stations.toSorted()).toEqual(['geonosis death-star-under-construction 1', 'ord-mantell death-star 1']);
  const counted = plates.find(({ system }) => system === 'ord-mantell')?.rows.flat() ?? [];
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(12);
});
