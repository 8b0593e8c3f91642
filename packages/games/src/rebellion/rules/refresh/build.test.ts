import { expect, test } from 'vitest';
import { FOUR } from '../../testing/begin.ts';
import { scenario } from '../../testing/scenario.ts';
import { buildIcons, gainUnits } from './build.ts';

test('RB-14.0.26 one unit per icon goes to the queue for the player who carries a card out', () => {
  const s = scenario({ seats: FOUR }).start(buildIcons, {
    side: 'rebel',
    icons: ['ground-triangle', 'space-triangle', 'ground-square'],
    box: 2,
    seat: 'rebel-general',
  });
  expect([s.asked, s.question]).toEqual([['rebel-general'], 'ask.queue']);
  s.click('y-wing', 'shield-generator');
  expect(s.units('queue-2')).toEqual({ 'rebel-trooper': 1, 'y-wing': 1, 'shield-generator': 1 });
});

test('RB-14.0.28 a type that is used up is offered by the units that could be destroyed for it', () => {
  const s = scenario({ units: { hoth: { 'rebel-transport': 4 } } }).start(buildIcons, {
    side: 'rebel',
    icons: ['space-triangle'],
    box: 1,
    seat: 'rebel',
  });
  expect(s.legal).toEqual(['x-wing', 'y-wing', s.unit('rebel-transport', 'hoth')]);
  s.click(s.unit('rebel-transport', 'hoth'));
  expect([s.units('hoth'), s.units('queue-1')]).toEqual([{ 'rebel-transport': 3 }, { 'rebel-transport': 1 }]);
});

test('RB-14.0.40 gained units come straight from the supply, heeding neither queue nor limits', () => {
  const s = scenario({ systems: { naboo: { sabotaged: true } }, units: { naboo: { stormtrooper: 1 } } });
  s.start(gainUnits, { side: 'rebel', place: 'naboo', units: ['rebel-trooper', 'rebel-trooper', 'x-wing'] });
  expect(s.units('naboo')).toEqual({ stormtrooper: 1, 'rebel-trooper': 2, 'x-wing': 1 });
  expect(s.question).toBe('ask.turn');
});

test('RB-14.0.41 RB-1.5 own units of the type on the board may be destroyed to gain them, or not', () => {
  const position = { units: { hoth: { 'mon-calamari-cruiser': 2 }, naboo: { 'mon-calamari-cruiser': 1 } } } as const;
  const vars = { side: 'rebel', place: 'naboo', units: ['mon-calamari-cruiser'] } as const;
  const s = scenario(position).start(gainUnits, { ...vars, units: [...vars.units] });
  expect(s.legal).toEqual([s.unit('mon-calamari-cruiser', 'hoth'), 'none']);
  s.click(s.unit('mon-calamari-cruiser', 'hoth'));
  expect([s.units('hoth'), s.units('naboo')]).toEqual([{ 'mon-calamari-cruiser': 1 }, { 'mon-calamari-cruiser': 2 }]);
  const not = scenario(position)
    .start(gainUnits, { ...vars, units: [...vars.units] })
    .click('none');
  expect(not.units('naboo')).toEqual({ 'mon-calamari-cruiser': 1 });
});

test('RB-14.0.30 a Death Star is never destroyed to have one', () => {
  const s = scenario({ units: { hoth: { 'death-star': 2 } } });
  s.start(gainUnits, { side: 'imperial', place: 'queue-3', units: ['death-star'] });
  expect(s.units('hoth')).toEqual({ 'death-star': 2 });
  expect(s.question).toBe('ask.turn');
});
