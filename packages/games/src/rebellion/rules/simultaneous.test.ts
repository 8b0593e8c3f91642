import { expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';

test('RB-15.10 of two abilities that answer the same success the Rebel one comes first', () => {
  const s = scenario({
    units: { coruscant: { stormtrooper: 1 } },
    leaders: { 'han-solo': { captive: 'coruscant' }, 'darth-vader': 'coruscant', 'luke-skywalker': 'coruscant' },
    assigned: [{ mission: 'daring-rescue', leaders: ['princess-leia', 'jan-dodonna'] }],
    actions: ['it-is-your-destiny', 'son-of-skywalker'],
  });
  s.click('mission:princess-leia', 'none').rig('hit', 'hit', 'hit', 'hit', 'hit', 'hit');
  // Luke's face-down card could be One in a Million.
  s.whileAsked('window.preset-dice', 'pass').whileAsked('ask.escort', []);
  expect([s.question, s.asked]).toEqual(['window.mission-succeeded', ['rebel']]);
  expect(s.legal).toContain('son-of-skywalker:play');
  s.click('pass');
  expect([s.question, s.asked]).toEqual(['window.mission-rescued', ['imperial']]);
});
