import { expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import { damageAssigned, dealTactics, diceNow, fight, tacticHandOf } from '../../testing/fight.ts';

/** The worked example of the rulebook: Vader attacks Yavin with a TIE Fighter and a Star Destroyer. */
test('RB-9.0.5 RB-9.0.10 RB-9.1.9 RB-9.1.13 RB-9.1.16 RB-9.1.19 RB-9.1.23 the battle of Yavin of the rulebook', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'y-wing': 1, 'tie-fighter': 1, 'star-destroyer': 1 } },
    leaders: { 'darth-vader': 'yavin', 'jan-dodonna': 'pool' },
    current: 'imperial',
    from: ['mygeeto'],
    before(g) {
      // The current player draws first: Onslaught for Vader, Defensive Formation for Dodonna.
      dealTactics(g, 'imperial', ['space-onslaught', 'space-critical-hit']);
      dealTactics(g, 'rebel', ['space-defensive-formation', 'space-outmaneuver']);
      for (const side of ['rebel', 'imperial'] as const) {
        reveal(g.tacticDecks.space).unshift(...reveal(g.tacticHands[side]).splice(0));
      }
    },
  });

  // 2. Jan Dodonna joins; both leaders have a space value of 2.
  expect([s.asked, s.question]).toEqual([['rebel'], 'ask.addLeader']);
  s.rig('hit', 'blank', 'special', 'hit').click('jan-dodonna');
  expect(tacticHandOf(s, 'imperial')).toEqual(['space-critical-hit', 'space-onslaught']);
  expect(tacticHandOf(s, 'rebel')).toEqual(['space-defensive-formation', 'space-outmaneuver']);

  // 3. and 4. Two red and two black dice; the special pays for a card that damages both fighters.
  expect(diceNow(s)).toEqual(['red hit', 'red blank', 'black special', 'black hit']);
  s.click('play:space-onslaught:black', 'x-wing-1+y-wing-1').click('done');

  // 5. The black hit goes to the Y-wing; the red one fits no fighter.
  expect(s.question).toBe('ask.assignDie');
  expect(s.legal).toEqual(['x-wing-1', 'y-wing-1', 'auto']);
  s.click('y-wing-1');
  expect(damageAssigned(s)).toBe(3);

  // 6. The Rebels block the damage on the X-wing.
  expect([s.asked, s.question]).toEqual([['rebel'], 'ask.block']);
  s.click('play:space-defensive-formation', 'x-wing-1').rig('blank', 'direct').click('done');
  expect(s.g.combat?.doomed).toEqual(['y-wing-1']);

  // 7. One black and one red die, the doomed Y-wing's among them, and no combat actions.
  expect([s.asked, s.question]).toEqual([['rebel'], 'ask.combatAction']);
  expect(diceNow(s)).toEqual(['red blank', 'black direct']);
  s.click('done');

  // 8. The direct hit goes to the TIE Fighter and is not blocked.
  expect(s.legal).toEqual(['tie-fighter-1', 'star-destroyer-1', 'auto']);
  s.click('tie-fighter-1');
  expect([s.asked, s.question]).toEqual([['imperial'], 'ask.block']);
  s.click('done');

  // 9. Both leave at the end of the space battle; there is no ground battle, and the current player may retreat.
  expect(s.units('yavin')).toEqual({ 'x-wing': 1, 'star-destroyer': 1 });
  expect([s.asked, s.question]).toEqual([['imperial'], 'ask.retreat']);
});
