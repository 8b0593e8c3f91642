import { expect, test } from 'vitest';
import { FOUR } from '../../../testing/begin.ts';
import type { Position } from '../../../testing/position.ts';
import { scenario } from '../../../testing/scenario.ts';

const undercover = (leaders: Position['leaders']) =>
  scenario({
    seats: [...FOUR],
    units: { coruscant: { stormtrooper: 1 } },
    leaders: { 'mon-mothma': 'dagobah', 'jan-dodonna': 'dagobah', ...leaders },
    assigned: [{ mission: 'rule-by-fear', leaders: ['darth-vader'] }],
    // Pictured first is Lando: the Admiral holds the card.
    actions: ['undercover'],
  })
    .click('pass', 'pass', 'mission:darth-vader')
    .whileAsked('ask.oppose', 'none')
    .as('rebel-admiral');

test('RB-18.1 Undercover moves a leader of the player who holds it, not one of the team-mate', () => {
  const both = undercover({ 'lando-calrissian': 'dagobah', 'obi-wan-kenobi': 'dagobah' });
  expect([both.decision.seat, both.legal]).toEqual(['rebel-admiral', ['undercover:lando-calrissian', 'pass']]);
  const alone = undercover({ 'obi-wan-kenobi': 'dagobah' });
  expect(alone.question === 'window.mission-dice' ? alone.legal : ['pass']).toEqual(['pass']);
});

test('RB-18.1 Undercover: after a concession the team-mate uses the leaders of both', () => {
  const s = undercover({ 'obi-wan-kenobi': 'dagobah', 'lando-calrissian': 'dagobah' }).concede('rebel-admiral');
  s.as('rebel-general');
  expect(s.legal).toEqual(['undercover:lando-calrissian', 'undercover:obi-wan-kenobi', 'pass']);
});

test('RB-18.1 Blindside is for missions with a leader of the player who holds it', () => {
  const revealed = (leader: 'janus-greejatus' | 'boba-fett') =>
    scenario({
      seats: [...FOUR],
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'princess-leia': 'coruscant', 'janus-greejatus': 'pool', 'boba-fett': 'pool' },
      assigned: [{ mission: 'gather-intel', leaders: [leader, 'colonel-yularen'] }],
      systems: { naboo: { loyalty: 'rebel' } },
      // Pictured first is Greejatus: the Admiral holds the card.
      actions: ['blindside'],
    }).as('imperial-admiral');
  const own = revealed('janus-greejatus').as('rebel-admiral').click('pass').as('imperial-admiral');
  own.click('mission:janus-greejatus');
  expect(own.legal).toEqual(['blindside:janus-greejatus', 'pass']);
  const mate = revealed('boba-fett').as('rebel-admiral').click('pass').as('imperial-admiral').click('pass');
  mate.as('imperial-general').click('mission:boba-fett').as('imperial-admiral');
  expect(mate.question === 'window.mission-reveal' ? mate.legal : ['pass']).toEqual(['pass']);
});
