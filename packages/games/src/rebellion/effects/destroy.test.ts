import { describe, expect, test } from 'vitest';
import type { MissionId } from '../data/missions.ts';
import type { Position } from '../testing/position.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';

/** A Rebel mission of Wedge's and Chewbacca's, with no one sent against it. */
function reveals(mission: MissionId, position: Position, target: string): Scenario {
  const s = scenario({ ...position, assigned: [{ mission, leaders: ['wedge-antilles', 'chewbacca'] }] });
  s.click('mission:wedge-antilles');
  return (s.waitsForPlace ? s.click(target) : s).whileAsked('ask.oppose', 'none');
}

describe('units of the build queue', () => {
  test('RB-19.7 bug class 8: rogue-squadron-raid cannot choose a queued Death Star, which has no health', () => {
    const s = reveals(
      'rogue-squadron-raid',
      {
        units: {
          endor: { 'death-star-under-construction': 1 },
          'queue-3': { 'death-star': 1, 'super-star-destroyer': 1 },
          'queue-1': { 'at-st': 1, 'at-at': 1, stormtrooper: 1 },
        },
      },
      'coruscant',
    );
    expect(s.refusal(s.unit('death-star', 'queue-3'))).toBe('no_health RB-7.3.9');
    expect(s.refusal(s.unit('super-star-destroyer', 'queue-3'))).toBe('too_much_health RB-7.3.8');
    s.click(s.unit('at-at', 'queue-1'));
    expect(s.refusal(s.unit('at-st', 'queue-1'))).toBe('too_much_health RB-7.3.8');
    s.click('done');
    expect(s.units('queue-1')).toEqual({ 'at-st': 1, stormtrooper: 1 });
  });

  test('RB-7.3.8 units chosen by health stay until the choice is done and go all at once', () => {
    const units = { 'queue-1': { 'at-st': 1, stormtrooper: 4 } } as const;
    const s = reveals('rogue-squadron-raid', { units }, 'coruscant');
    s.click(s.unit('at-st', 'queue-1'), s.unit('stormtrooper', 'queue-1'));
    expect(s.units('queue-1')).toEqual({ 'at-st': 1, stormtrooper: 4 });
    s.click(s.legal[0] as string);
    expect(s.units('queue-1')).toEqual({ stormtrooper: 2 });
  });

  test('demolition destroys a queued unit for every icon; its player chooses the box', () => {
    const position: Position = {
      systems: { corellia: { loyalty: 'imperial' } },
      units: { 'queue-1': { 'tie-fighter': 1, stormtrooper: 1 }, 'queue-3': { 'tie-fighter': 1, 'star-destroyer': 1 } },
    };
    const s = reveals('demolition', position, 'corellia');
    expect(s.legal).toEqual([s.unit('tie-fighter', 'queue-1'), s.unit('tie-fighter', 'queue-3')]);
    s.click(s.unit('tie-fighter', 'queue-1'));
    expect(s.units('queue-1')).toEqual({ stormtrooper: 1 });
    expect(s.units('queue-3')).toEqual({ 'tie-fighter': 1 });
  });
});

test('bug class 8: the Death Star Under Construction has 4 health and can be destroyed by health, with its Death Star', () => {
  const units = {
    kashyyyk: { 'death-star-under-construction': 1, 'death-star': 1 },
    'queue-2': { 'death-star': 1 },
  } as const;
  const s = reveals('wookiee-uprising', { units }, 'kashyyyk');
  expect(s.refusal(s.unit('death-star', 'kashyyyk'))).toBe('no_health RB-7.3.9');
  s.click(s.unit('death-star-under-construction', 'kashyyyk'));
  expect(s.units('kashyyyk')).toEqual({ 'death-star': 1 });
  expect(s.units('queue-2')).toEqual({});
});
