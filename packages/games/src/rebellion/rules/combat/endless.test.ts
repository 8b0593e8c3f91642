import { expect, test } from 'vitest';
import { fill } from '../../../engine/budgets.ts';
import { reveal } from '../../../engine/hidden.ts';
import { newRng, randomInt } from '../../../engine/rng.ts';
import { testSeed } from '../../../engine/testing/index.ts';
import { LEADER_IDS } from '../../data/leaders.ts';
import { UNIT_TYPES, type UnitType } from '../../data/units.ts';
import { fight } from '../../testing/fight.ts';
import { sharesTheatre } from '../board.ts';

/** A combat of random units, leaders and choices; ends with the number of its rounds. */
function randomCombat(seed: number): number {
  const g = { luck: newRng(testSeed(seed), 'fast') };
  const force: Partial<Record<UnitType, number>> = {};
  for (const type of UNIT_TYPES) if (randomInt(g, 3) === 0) force[type] = 1 + randomInt(g, 3);
  if (force['death-star']) force['death-star'] = 1;
  if (force['death-star-under-construction']) force['death-star-under-construction'] = 1;
  if (force['super-star-destroyer']) force['super-star-destroyer'] = 1;
  const there = LEADER_IDS.filter(() => randomInt(g, 8) === 0);
  const s = fight({
    seed,
    units: { yavin: force },
    leaders: Object.fromEntries(there.map((id) => [id, randomInt(g, 2) === 0 ? 'yavin' : 'pool'] as const)),
    systems: { yavin: { destroyed: randomInt(g, 4) === 0 } },
    objectives: randomInt(g, 2) === 0 ? ['death-star-plans-ii'] : [],
    current: randomInt(g, 2) === 0 ? 'rebel' : 'imperial',
  });
  let rounds = 0;
  for (let n = 0; s.g.combat && !s.g.outcome; n++) {
    if (n > 2000) throw new Error(`combat ${seed} does not end`);
    rounds = s.g.combat.round;
    const { shape, min = 0, max = 0 } = s.decision;
    if (shape === 'number') s.click(min + randomInt(g, max - min + 1));
    else if (shape === 'some') s.click(fill(s.decision, [], s.legal, max));
    else s.click(s.legal[randomInt(g, s.legal.length)] as string);
  }
  for (const theatre of ['space', 'ground'] as const) {
    expect(reveal(s.g.tacticDecks[theatre]).length).toBe(15);
  }
  // Both sides stay only where a Death Star can neither shoot nor be hurt.
  if (!s.g.outcome && sharesTheatre(s.g, 'yavin')) expect(s.g.units['death-star-1']?.at).toBe('yavin');
  return rounds;
}

test('RB-9.3.3 RB-9.3.7 every combat of random units and choices ends: bug class 14', () => {
  for (let seed = 1; seed <= 60; seed++) expect(randomCombat(seed)).toBeLessThan(100);
});
