import { expect, test } from 'vitest';
import { testRandomInt } from '../../../../../scripts/test-seed.ts';
import { playout, testRng, testSeed } from '../../engine/testing/playout.ts';
import { MISSION_DICE } from '../data/dice.ts';
import type { Side } from '../data/units.ts';
import { rebellion } from '../index.ts';
import { leadersAt } from '../rules/board.ts';
import { bonusOf as bonusNow, missionDice, opposing } from '../rules/missions/icons.ts';
import { attemptNow, factsNow } from '../rules/missions/now.ts';
import { successesOf as successes } from '../rules/missions/rolling.ts';
import { rivalOf } from '../seats.ts';
import { rebellionOptions, type State } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { tested } from '../testing/title.ts';
import { bonusOf, diceIconsOf, isTie, isUnrolled, partyOf, skillIconsOf, totalOf } from './mission.ts';

/** Expects what the panel of an attempt shows to be what the rules count. */
function expectTruth(g: State): boolean {
  const view = rebellion.view(g, 'rebel');
  const { mission } = view;
  if (!g.mission?.place || !mission || factsNow(g).mode !== 'attempt') return false;
  const { side, dice, result, bonus } = g.mission;
  const attempt = attemptNow(g);
  const rival = rivalOf(side);
  const own = new Set([...leadersAt(g, side, attempt.place), ...attempt.leaders]);
  expect(partyOf(view, mission, side).sort()).toEqual([...own].sort());
  expect(partyOf(view, mission, rival).sort()).toEqual(opposing(g, attempt).sort());
  const icons = (of: Side) => partyOf(view, mission, of).reduce((sum, id) => sum + diceIconsOf(mission.card, id), 0);
  expect(Math.min(MISSION_DICE, icons(rival))).toBe(missionDice(g, attempt, rival));
  expect(mission.rolls).toEqual({ [side]: missionDice(g, attempt, side), [rival]: missionDice(g, attempt, rival) });
  if (result === null && dice.rebel.length + dice.imperial.length === 0)
    expect(bonusOf(view, mission)).toBe(bonusNow(g, attempt));
  expect(totalOf(mission, side)).toBe(successes(dice[side]) + bonus);
  const isRolled = dice.rebel.length + dice.imperial.length > 0;
  if (result !== null) {
    expect(isUnrolled(mission)).toBe(!isRolled);
    if (isRolled) expect(totalOf(mission, side) > totalOf(mission, rival)).toBe(result === 'success');
    expect(isTie(mission)).toBe(isRolled && totalOf(mission, side) === totalOf(mission, rival));
  }
  return true;
}

test('what a mission shows is what the rules count, in matches at random', () => {
  let told = 0;
  const [seats = []] = rebellion.seatings();
  // A match at random can end before the first case.
  for (let matches = 0; matches < 3 || told === 0; matches++) {
    const seed = testRandomInt(1e9);
    const table = { seats, options: rebellionOptions.parse({}), seed: testSeed(seed), source: 'fast' as const };
    playout(tested, table, testRng(seed), {
      each({ after }) {
        if (!after.outcome && expectTruth(after)) told += 1;
      },
    });
  }
});

test('RB-7.1.20 on cards that count every skill all icons of a leader are dice, but its own skill is required', () => {
  expect(diceIconsOf('lure-of-the-dark-side#1', 'emperor-palpatine')).toBe(5);
  expect(skillIconsOf('lure-of-the-dark-side#1', 'emperor-palpatine')).toBe(3);
  expect(diceIconsOf('rule-by-fear#1', 'emperor-palpatine')).toBe(3);
});

test('RB-7.1.22 Lando after a Contingency Plan counts two successes before the dice', () => {
  const s = scenario({
    assigned: [{ mission: 'sabotage', leaders: ['lando-calrissian'] }],
    leaders: { 'lando-calrissian': 'pool', 'darth-vader': 'pool' },
  }).change((g) => void g.lasting.push({ kind: 'lando' }));
  s.click('mission:lando-calrissian');
  if (s.waitsForPlace) s.click('coruscant');
  expect([s.question, expectTruth(s.g)]).toEqual(['ask.oppose', true]);
});

test('RB-7.1.25 a mission that a card makes fail before the dice is no tie', () => {
  const s = scenario({
    assigned: [{ mission: 'sabotage', leaders: ['han-solo'] }],
    leaders: { 'han-solo': 'pool', 'darth-vader': 'pool' },
  });
  s.click('mission:han-solo', 'coruscant').change((g) => {
    if (g.mission) g.mission.result = 'failure';
  });
  expect(expectTruth(s.g)).toBe(true);
});
