import { expect, test } from 'vitest';
import { scenario } from './scenario.ts';

test('a position by names, clicked through', () => {
  const s = scenario({
    units: { bothawui: { 'x-wing': 2 }, coruscant: { stormtrooper: 3 } },
    leaders: { 'princess-leia': { captive: 'coruscant' }, 'darth-vader': 'coruscant' },
    missions: { rebel: ['daring-rescue'] },
    actions: ['blindside'],
  });
  expect(s.asked).toEqual(['rebel']);
  expect(s.units('bothawui')).toEqual({ 'x-wing': 2 });
  s.click('pass', 'pass');
  expect(s.g.time).toBe(2);
  expect(s.hand('rebel')).toContain('daring-rescue');
});
