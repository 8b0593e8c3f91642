import { SYSTEM_IDS, type SystemId, type UnitId, type UnitType } from '@echo-base/games/rebellion/client';
import { describe, expect, test } from 'vitest';
import { translator } from '../../../kit/i18n/translate.tsx';
import { viewOf } from '../testing/part.tsx';
import { type Box, DISC, type MapLayout, UPRIGHT, WIDE } from './layout.ts';
import { mapBox, overlap } from './placement.ts';
import { type Facts, nameBox, placedOn } from './plates.ts';

// Picture 39, rules 3 and 4: which side of a system its boxes of units are on, and what they must not cover.

const say = translator('en', 'rebellion');

const IMPERIAL = ['star-destroyer', 'tie-fighter', 'stormtrooper'] as const;
const REBEL = ['x-wing', 'y-wing', 'rebel-trooper'] as const;

/** A map with a unit of some types in each system: more than a match has. */
function factsOf(layout: MapLayout, typesIn: (id: SystemId) => readonly UnitType[]): Facts {
  const unitsAt = new Map(SYSTEM_IDS.map((at) => [at, typesIn(at).map((type): UnitId => `${type}-1`)]));
  const nothing = { view: viewOf(), leadersIn: () => 0, baseTag: null };
  return { layout, systems: SYSTEM_IDS, unitsAt, nameOf: (id) => say(`system.${id}`), ...nothing };
}

describe.each([
  ['at a desk', WIDE],
  ['on a phone held upright', UPRIGHT],
] as const)('%s', (_where, layout) => {
  const discOf = (id: SystemId): Box => {
    const { x, y } = layout.centreOf(id);
    return { x: x - DISC, y: y - DISC, width: 2 * DISC, height: 2 * DISC };
  };

  test('no box covers a name, a disc or another box: all systems, both sides, three types of units', () => {
    const facts = factsOf(layout, () => [...IMPERIAL, ...REBEL]);
    const { plates } = placedOn(facts, 'near');
    expect(plates).toHaveLength(64);
    const covered = plates.flatMap((plate) => {
      const own = `${plate.side} box of ${plate.system}`;
      const isUnder = (box: Box | null) => box !== null && overlap(box, plate.box) > 0;
      return [
        ...SYSTEM_IDS.filter((id) => isUnder(nameBox(facts, id, 'near'))).map((id) => `${own}: name of ${id}`),
        ...SYSTEM_IDS.filter((id) => isUnder(discOf(id))).map((id) => `${own}: disc of ${id}`),
        ...plates
          .filter((other) => other !== plate && isUnder(other.box))
          .map((other) => `${own}: ${other.side} box of ${other.system}`),
        ...(isUnder(layout.bay) ? [`${own}: base space`] : []),
        ...(overlap(plate.box, mapBox(layout)) < plate.box.width * plate.box.height - 1 ? [`${own}: outside`] : []),
      ];
    });
    expect(covered).toEqual([]);
  });

  test('no name covers a disc or another name', () => {
    const facts = factsOf(layout, () => []);
    const nameOf = (id: SystemId) => nameBox(facts, id, 'near');
    const covered = SYSTEM_IDS.flatMap((id) => {
      const name = nameOf(id);
      const others = SYSTEM_IDS.filter((other) => other !== id);
      const isUnder = (box: Box | null) => box !== null && name !== null && overlap(box, name) > 0;
      return others
        .filter((other) => isUnder(discOf(other)) || isUnder(nameOf(other)))
        .map((other) => `${id} ${other}`);
    });
    expect(covered).toEqual([]);
  });

  test.each(['near', 'far', 'power'] as const)('a box never changes its side of the system (%s)', (detail) => {
    const sidesIn = (types: (id: SystemId) => readonly UnitType[]) =>
      new Map(
        placedOn(factsOf(layout, types), detail).plates.map(({ system, side, box }) => [
          `${side} ${system}`,
          box.x + box.width / 2 < layout.centreOf(system).x ? 'left' : 'right',
        ]),
      );
    const both = sidesIn(() => [...IMPERIAL, ...REBEL]);
    for (const system of SYSTEM_IDS)
      expect(new Set([both.get(`imperial ${system}`), both.get(`rebel ${system}`)]), system).toEqual(
        new Set(['left', 'right']),
      );
    const alone = [
      ...sidesIn(() => IMPERIAL),
      ...sidesIn(() => REBEL),
      ...sidesIn((id) => [
        ...IMPERIAL,
        ...(id < 'm' ? (['at-st', 'at-at', 'assault-carrier', 'death-star'] as const) : []),
      ]),
    ];
    for (const [box, side] of alone) expect([box, side]).toEqual([box, both.get(box)]);
  });
});
