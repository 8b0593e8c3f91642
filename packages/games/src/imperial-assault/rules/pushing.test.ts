import { describe, expect, test } from 'vitest';
import { skirmish } from '../testing/scenario.ts';

const WALKER = 'p1-at-st-1-1';

describe('at-st, general-weiss: Massive figures', () => {
  const position = ['p1 at-st c5/2x3', 'p1 stormtrooper c8', 'p2 chewbacca d8', 'p2 gideon-argus n18'];

  test('IA-6.42 IA-6.14 figures under it are pushed to a nearest space, those of its own side first', () => {
    const s = skirmish({ figures: position }).activate(WALKER).click('to:c6/2x3');
    expect([s.question, s.asked, [...s.legal].sort()]).toEqual([
      'ask.giveWay',
      ['p1'],
      ['push:p1-stormtrooper-1-1:c9', 'push:p1-stormtrooper-1-1:d9'],
    ]);
    s.click('push:p1-stormtrooper-1-1:c9');
    expect([s.asked, s.legal.includes('push:p2-chewbacca-1-1:c9')]).toEqual([['p2'], false]);
    s.click('push:p2-chewbacca-1-1:d9');
    expect(s.g.figures[WALKER]?.place).toBe('c6/2x3');
    expect([s.g.figures['p2-chewbacca-1-1']?.place, s.question]).toEqual(['d9', 'ask.act']);
  });

  test('IA-6.44 after ending on figures it moves no more in this activation, but again in the next', () => {
    const s = skirmish({ figures: position }).activate(WALKER).click('to:c6/2x3');
    s.click('push:p1-stormtrooper-1-1:c9', 'push:p2-chewbacca-1-1:d9');
    expect([s.legalFor('to:'), s.g.activation?.points]).toEqual([[], 3]);
    s.end();
    expect(s.g.effects).toEqual([]);
  });

  test('IA-6.43 it never enters a space of another Massive figure', () => {
    const s = skirmish({ figures: ['p1 at-st c5/2x3', 'p2 general-weiss c8/2x3'] }).activate(WALKER);
    expect(s.legal).not.toContain('to:c6/2x3');
    expect(s.legal).toContain('to:d5/2x3');
  });
});
