import { describe, expect, test } from 'vitest';
import { inCombat } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';
import { scenario } from '../../testing/scenario.ts';
import { retreat } from './retreat.ts';

/** The Rebel retreat from Hoth. */
const retreating = (position: Position) =>
  scenario(position).change(inCombat('hoth', 'imperial')).start(retreat, { side: 'rebel' });

describe('teams', () => {
  const team: Position = {
    seats: ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'],
    units: { hoth: { 'x-wing': 1, 'corellian-corvette': 1, 'star-destroyer': 1 } },
    leaders: { 'jan-dodonna': 'hoth', 'princess-leia': 'hoth' },
  };

  test('RB-18.19 a team retreats once, by any of its players with a leader there', () => {
    const s = retreating(team);
    expect(s.asked).toEqual(['rebel-admiral']);
    s.click('stay');
    expect(s.asked).toEqual(['rebel-general']);
    s.click('endor');
    expect(s.g.leaders['princess-leia'].at).toBe('endor');
    expect(s.g.leaders['jan-dodonna'].at).toBe('hoth');
    expect(s.g.combat?.retreated).toEqual(['rebel']);
    const first = retreating(team).click('endor');
    expect(first.g.leaders['jan-dodonna'].at).toBe('endor');
    expect(first.question).not.toBe('ask.retreat');
  });

  test('RB-18.19 a player without a leader there is not asked', () => {
    const s = retreating({ ...team, leaders: { 'princess-leia': 'hoth' } });
    expect(s.asked).toEqual(['rebel-general']);
  });

  test('a team-mate decides when the asked player concedes', () => {
    const s = retreating(team).concede('rebel-admiral');
    expect(s.asked).toEqual(['rebel-general']);
    s.click('endor');
    expect(s.question).toBe('ask.retreatLeader');
  });

  test('RB-18.19 a player who is being asked may still retreat when the team-mate, asked before, concedes', () => {
    const s = retreating(team).click('stay');
    expect(s.asked).toEqual(['rebel-general']);
    s.concede('rebel-admiral');
    expect([s.asked, s.question]).toEqual([['rebel-general'], 'ask.retreat']);
    s.click('endor');
    expect(s.question).toBe('ask.retreatLeader');
  });

  test('RB-18.19 the team-mate who wanted to stay is asked again for the leaders of a player who concedes', () => {
    const s = retreating(team).click('stay').concede('rebel-general');
    expect([s.asked, s.question]).toEqual([['rebel-admiral'], 'ask.retreat']);
    s.click('stay');
    expect(s.question).not.toBe('ask.retreat');
  });
});
