import { expect, test } from 'vitest';
import type { Face } from '../../data/dice.ts';
import { type Colour, type Side, type Theatre, UNIT_TYPES, UNITS, type UnitType } from '../../data/units.ts';
import { countDice, damageAssigned, type Fight, fight } from '../../testing/fight.ts';
import { held, some } from '../../testing/moves.ts';
import { scenario } from '../../testing/scenario.ts';
import { movement, moveUnits } from '../movement.ts';

interface Printed {
  readonly side: Side;
  readonly theatre: Theatre;
  readonly red: number;
  readonly black: number;
  readonly health: readonly [number, Colour] | null;
}
const unit = (side: Side, theatre: Theatre, red: number, black: number, health: Printed['health']): Printed => ({
  side,
  theatre,
  red,
  black,
  health,
});

/** Attack dice and health as printed on the faction sheets. */
const PRINTED: Readonly<Record<UnitType, Printed>> = {
  'tie-fighter': unit('imperial', 'space', 0, 1, [1, 'black']),
  'assault-carrier': unit('imperial', 'space', 1, 1, [2, 'red']),
  'star-destroyer': unit('imperial', 'space', 2, 1, [4, 'red']),
  'super-star-destroyer': unit('imperial', 'space', 3, 2, [6, 'red']),
  'death-star': unit('imperial', 'space', 4, 0, null),
  'death-star-under-construction': unit('imperial', 'space', 0, 0, [4, 'black']),
  stormtrooper: unit('imperial', 'ground', 0, 1, [1, 'black']),
  'at-st': unit('imperial', 'ground', 1, 1, [2, 'red']),
  'at-at': unit('imperial', 'ground', 2, 1, [3, 'red']),
  'x-wing': unit('rebel', 'space', 0, 1, [1, 'black']),
  'y-wing': unit('rebel', 'space', 1, 0, [1, 'black']),
  'rebel-transport': unit('rebel', 'space', 0, 0, [2, 'red']),
  'corellian-corvette': unit('rebel', 'space', 1, 1, [2, 'red']),
  'mon-calamari-cruiser': unit('rebel', 'space', 2, 1, [4, 'red']),
  'rebel-trooper': unit('rebel', 'ground', 0, 1, [1, 'black']),
  airspeeder: unit('rebel', 'ground', 1, 1, [2, 'red']),
  'shield-generator': unit('rebel', 'ground', 0, 0, [3, 'red']),
  'ion-cannon': unit('rebel', 'ground', 0, 0, [3, 'red']),
};

/** Units of each side that roll one red and one black die. */
const FOE = {
  rebel: { space: 'assault-carrier', ground: 'at-st' },
  imperial: { space: 'corellian-corvette', ground: 'airspeeder' },
} as const;

/** The unit alone against one enemy; `attacker` rolls first and both sides hold a card, so that every step waits. */
function duel(type: UnitType, attacker: 'unit' | 'foe', more: Partial<Fight> = {}) {
  const { side, theatre } = PRINTED[type];
  const rival = side === 'rebel' ? 'imperial' : 'rebel';
  const card = `${theatre}-critical-hit` as const;
  return fight({
    units: { yavin: { [type]: 1, [FOE[side][theatre]]: 1 } },
    current: attacker === 'unit' ? side : rival,
    hands: { rebel: [card], imperial: [card] },
    ...more,
  });
}

for (const type of UNIT_TYPES) {
  const { red, black, health } = PRINTED[type];
  const life = health ? `${health[0]} ${health[1]} health` : 'no health';

  test(`RB-9.1.1 ${type} rolls ${red} red and ${black} black dice`, () => {
    const s = duel(type, 'unit');
    expect(s.question).toBe('ask.combatAction');
    expect([countDice(s, 'red'), countDice(s, 'black')]).toEqual([red, black]);
  });

  test(`RB-9.1.13 RB-9.1.22 ${type} has ${life}`, () => {
    const hits = (red: Face, black: Face) => damageAssigned(duel(type, 'foe', { dice: [red, black] }).click('done'));
    expect(hits('hit', 'blank')).toBe(health?.[1] === 'red' ? 1 : 0);
    expect(hits('blank', 'hit')).toBe(health?.[1] === 'black' ? 1 : 0);
    if (!health) return;
    const doomedWith = (damage: number) => {
      const s = duel(type, 'foe', { damage: { [`${type}-1`]: damage }, dice: ['blank', 'blank'] });
      const { theatre } = PRINTED[type];
      s.click(`play:${theatre}-critical-hit`).whileAsked('ask.combatAction', 'done').whileAsked('ask.block', 'done');
      return s.log().includes('log.doomed');
    };
    expect(doomedWith(health[0] - 1)).toBe(true);
    if (health[0] > 1) expect(doomedWith(health[0] - 2)).toBe(false);
  });
}

test('RB-14.1.1 shield-generator and ion-cannon are immobile ground units without dice and with 3 red health', () => {
  for (const type of ['shield-generator', 'ion-cannon'] as const) {
    const { theatre, red, black, health, colour, immobile } = UNITS[type];
    expect({ theatre, red, black, health, colour, immobile }).toEqual({
      theatre: 'ground',
      red: 0,
      black: 0,
      health: 3,
      colour: 'red',
      immobile: true,
    });
  }
  const s = scenario({ units: { dagobah: { 'mon-calamari-cruiser': 1, 'ion-cannon': 1, 'shield-generator': 1 } } });
  s.start(moveUnits, movement({ side: 'rebel', seat: 'rebel', to: 'utapau', from: ['dagobah'] }));
  expect(s.legal.some((key) => key.startsWith('ion-cannon') || key.startsWith('shield-generator'))).toBe(false);
  expect(s.legal.some((key) => key.startsWith('mon-calamari'))).toBe(true);
});

test('RB-14.2.1 a death-star moves like any ship and carries 8 units', () => {
  const s = scenario({ units: { dagobah: { 'death-star': 1, stormtrooper: 9 } } });
  s.start(moveUnits, movement({ side: 'imperial', seat: 'imperial', to: 'utapau', from: ['dagobah'] }));
  const full = ['death-star-1', ...some(s, 8, 'stormtrooper', 'dagobah')];
  expect(held(s, 'stormtrooper', 'dagobah', full)).toBe('over transport:dagobah RB-8.9');
  s.click(full);
  expect(s.units('utapau')).toEqual({ 'death-star': 1, stormtrooper: 8 });
});

test('RB-14.2.3 a death-star-under-construction is immobile', () => {
  const s = scenario({ units: { dagobah: { 'death-star-under-construction': 1, 'star-destroyer': 1 } } });
  s.start(moveUnits, movement({ side: 'imperial', seat: 'imperial', to: 'utapau', from: ['dagobah'] }));
  expect(s.legal.some((key) => key.startsWith('death-star'))).toBe(false);
  expect(s.legal).toContain('star-destroyer-1');
});
