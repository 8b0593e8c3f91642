import { expect, test } from 'vitest';
import { advised } from './advised.ts';
import { battle } from './testing/match.tsx';

const HQ = 'rebels-direct-from-hq';
const ending = (match: ReturnType<typeof battle>) =>
  advised(match.decision.options).find(({ key }) => key === 'done')?.kind;

test('25.7 ending a step is advised only when no unit can move or attack any more', () => {
  const match = battle({ units: ['echoTrooper 4,5', 'snowtrooper 4,3'], hands: { rebels: [HQ] } });
  match.play(HQ).order('echoTrooper-1');
  expect(ending(match)).toBe('plain');
  expect(ending(match.click('done'))).toBe('plain');
  const far = battle({ units: ['echoTrooper 4,6', 'snowtrooper 4,0'], hands: { rebels: [HQ] } });
  expect(ending(far.play(HQ).order('echoTrooper-1').click('done'))).toBe('primary');
});

test('BH-14.6 leaving the board is shown before the hexes a unit can move to', () => {
  const match = battle({
    scenario: 'rebel-breakout',
    units: ['echoTrooper 4,1', 'snowtrooper 9,6'],
    hands: { rebels: [HQ] },
  });
  const shown = advised(match.play(HQ).order('echoTrooper-1').decision.options).map(({ key }) => key);
  expect(shown.slice(0, 2)).toEqual(['leave:echoTrooper-1:5,0', 'leave:echoTrooper-1:4,0']);
  expect(shown[2]).toContain('move:echoTrooper-1:');
  expect([...shown].sort()).toEqual(match.decision.options.map(({ key }) => key).sort());
});
