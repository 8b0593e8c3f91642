import { expect, test } from 'vitest';
import { FOUR } from '../testing/begin.ts';
import type { Position } from '../testing/position.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';

const position: Position = {
  seats: FOUR,
  units: { kessel: { stormtrooper: 1 } },
  leaders: { 'lando-calrissian': 'ryloth' },
  assigned: [{ mission: 'rule-by-fear', leaders: ['emperor-palpatine'] }],
  actions: ['undercover'],
};

/** Lando's player is asked whether a card answers the mission of the Empire. */
function answering(): Scenario {
  const s = scenario(position).as('rebel-admiral').click('pass').as('imperial-admiral');
  return s.click('mission:emperor-palpatine').as('rebel-admiral').click('none').as('rebel-general').click('none');
}

test('a team-mate may play in an open window the cards of a player who gives up', () => {
  const s = answering();
  expect([s.asked, s.question]).toEqual([['rebel-admiral'], 'window.mission-dice']);
  s.concede('rebel-admiral');
  expect([s.asked, s.question]).toEqual([['rebel-general'], 'window.mission-dice']);
  s.click('undercover:lando-calrissian');
  expect(s.g.leaders['lando-calrissian'].at).toBe('kessel');
});
