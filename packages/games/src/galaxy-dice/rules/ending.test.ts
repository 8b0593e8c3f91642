import { describe, expect, test } from 'vitest';
import { playerOf } from '../state.ts';
import { scenario } from '../testing/scenario.ts';

describe('end of a turn', () => {
  test('GD-3.3 GD-5.36 the player who covers the last space takes the whole reward', () => {
    const covered = ['yavin4-4.1', 'yavin4-4.2', 'yavin4-4.3', 'yavin4-4.4', 'yavin4-4.5'] as const;
    const s = scenario({ dice: ['tie', 'tie'], covered, vp: { p2: 5 } });
    s.click('place:1:yavin4-4.6', 'place:2:yavin4-1.1', 'confirm', 'end');
    expect(s.vp('p1')).toBe(2);
    expect(s.seat('p1').allies).toEqual(['wedge']);
    expect(s.vp('p2')).toBe(5);
    expect(s.seat('p2').allies).toEqual([]);
  });

  test('GD-3.3 a row that lacks a space pays nothing', () => {
    const s = scenario({ dice: ['tie', 'trooper'] }).click(
      'place:1:yavin4-1.1',
      'place:2:yavin4-1.2',
      'confirm',
      'end',
    );
    expect(s.vp('p1')).toBe(0);
    expect(s.view().rows[0]).toMatchObject({ toGo: 3, paid: false });
  });

  test('GD-5.36 rows completed by dice, by the rebel and by an ally in one turn all pay', () => {
    const row1 = ['tatooine-1.2', 'tatooine-1.3'] as const;
    const row2 = ['tatooine-2.2', 'tatooine-2.3', 'tatooine-2.4'] as const;
    const row3 = ['tatooine-3.1', 'tatooine-3.2', 'tatooine-3.3'] as const;
    const s = scenario({
      planet: 'tatooine',
      dice: ['trooper', 'vp'],
      covered: [...row1, ...row2, ...row3],
      allies: { p1: ['yoda', 'zev'] },
    });
    s.click('place:1:tatooine-2.1', 'confirm', 'rebel:tatooine-1.1', 'ally:yoda:1:tatooine-3.4', 'end');
    expect(s.vp('p1')).toBe(2 + 3 + 1);
    expect(s.seat('p1').allies).toEqual(['zev', 'biggs']);
    expect(s.view().lastTurn).toMatchObject({ seat: 'p1', rows: ['tatooine-1', 'tatooine-2', 'tatooine-3'] });
  });

  test('GD-5.35 each VP die set aside pays 1', () => {
    const s = scenario({ dice: ['vp', 'vp', 'vp', 'vp'] }).click('aside:1', 'aside:2', 'aside:4', 'confirm', 'end');
    expect(s.vp('p1')).toBe(3);
  });

  test('GD-5.37 GD-2.4 the dice pass clockwise', () => {
    const s = scenario({ seats: ['p1', 'p3', 'p4'], dice: ['vp', 'vp'] }).click('confirm', 'end');
    expect(s.asked).toEqual(['p3']);
    s.plant('vp', 'vp', 'vp', 'vp').click('confirm', 'end');
    expect(s.asked).toEqual(['p4']);
    s.plant('vp', 'vp', 'vp', 'vp').click('confirm', 'end');
    expect(s.asked).toEqual(['p1']);
  });

  test('GD-9.5 VP are not limited by the chips of the box', () => {
    const s = scenario({ dice: ['vp', 'vp'], vp: { p1: 200 } }).click('aside:1', 'aside:2', 'confirm', 'end');
    expect(s.vp('p1')).toBe(202);
  });
});

describe('planet change', () => {
  test('GD-6.1 the last row is paid, then the next player starts on the next planet without markers', () => {
    const s = scenario({ dice: ['empire', 'walker', 'tie', 'vp'], free: ['yavin4-1.4', 'yavin4-2.5'] });
    s.click('place:1:yavin4-2.5', 'place:2:yavin4-1.4', 'aside:4', 'confirm');
    expect(s.vp('p1')).toBe(2 + 3 + 1);
    expect(s.view()).toMatchObject({ planet: 'hoth', planetIndex: 1, active: 'p2', freeAtStart: 18 });
    expect(s.view().rows.every((line) => line.spaces.every((space) => space.coveredBy === null))).toBe(true);
    expect(s.log().slice(-4)).toEqual(['log.row', 'log.row', 'log.planet', 'log.rolled']);
  });

  test('GD-6.1 a complete row on a planet with open rows changes nothing else', () => {
    const s = scenario({ dice: ['walker', 'walker'], covered: ['yavin4-1.1', 'yavin4-1.2', 'yavin4-1.5'] });
    s.click('place:1:yavin4-1.3', 'place:2:yavin4-1.4', 'confirm', 'end');
    expect(s.view().planet).toBe('yavin4');
    expect(s.view().rows[0]).toMatchObject({ toGo: 0, paid: true });
  });

  test('GD-2.3 allies and points of a planet can be won only while it is played', () => {
    const s = scenario({ dice: ['walker', 'tie'], free: ['yavin4-1.4'] }).click('place:1:yavin4-1.4', 'confirm');
    const onBoard = s.view().rows.flatMap((line) => line.reward.allies);
    expect(onBoard).toEqual(['r2d2', 'rieekan', 'zev']);
    expect(s.view().rows.map((line) => line.reward.vp)).toEqual([1, 0, 3, 1, 2]);
    expect(s.view().rows.every((line) => !line.paid)).toBe(true);
  });
});

describe('end of the game', () => {
  const last = { planet: 'deathstar2', free: ['deathstar2-1.3'], dice: ['walker', 'vp', 'tie'] } as const;

  test('GD-7.1 the turn that covers the last space of deathstar2 is completed and ends the game', () => {
    const s = scenario(last).click('place:1:deathstar2-1.3', 'aside:2');
    expect(s.g.outcome).toBeNull();
    s.click('confirm');
    expect(s.g.outcome).toMatchObject({ winners: ['p1'], scores: { p1: 3 + 1, p2: 0, p3: 0 } });
    expect(s.view()).toMatchObject({ step: 'over', planet: 'deathstar2' });
  });

  test('GD-7.1 the last space may also be covered by help', () => {
    const s = scenario({ ...last, dice: ['vp', 'vp'], rebels: { p1: 'chewbacca', p2: 'leia', p3: 'han' } });
    s.click('aside:1', 'confirm', 'rebel:deathstar2-1.3');
    expect(s.g.outcome?.scores?.p1).toBe(3 + 1 - 1);
  });

  test('GD-7.2 each unused ally gives its holder 1 VP', () => {
    const s = scenario({ ...last, allies: { p2: ['c3po', 'yoda', 'wicket'], p3: ['zev'] }, vp: { p2: 10 } });
    s.click('place:1:deathstar2-1.3', 'confirm');
    expect(s.g.outcome?.scores).toEqual({ p1: 3, p2: 13, p3: 1 });
    expect(s.view().final?.[0]).toEqual({ seat: 'p2', points: 10, allies: 3, lord: 0, total: 13 });
  });

  test('GD-7.3 each Sith lord held takes 1 VP', () => {
    const s = scenario({ ...last, lords: { p2: 'palpatine', p3: 'vader' }, vp: { p2: 10, p3: 10 } });
    s.click('place:1:deathstar2-1.3', 'confirm');
    expect(s.g.outcome?.scores).toEqual({ p1: 3, p2: 9, p3: 9 });
  });

  test('GD-7.3 also a lord taken in the final turn', () => {
    const s = scenario({ ...last, free: ['deathstar2-1.1', 'deathstar2-1.3'], dice: ['walker', 'vp'] });
    s.click('place:1:deathstar2-1.3', 'confirm', 'rebel:deathstar2-1.1');
    expect(s.view().final?.[0]).toMatchObject({ seat: 'p1', points: 3, lord: -1, total: 2 });
  });

  test('GD-7.3 GD-5.2 also the lord who penalises the turn that ends the game', () => {
    const s = scenario({ ...last, dice: ['tie', 'tie'], seats: ['p1', 'p2'], lords: { p2: 'vader' }, vp: { p2: 10 } });
    s.click('confirm');
    s.plant('walker', 'tie', 'tie').click('place:1:deathstar2-1.3', 'confirm');
    expect(s.view().final).toContainEqual({ seat: 'p2', points: 13, allies: 0, lord: -1, total: 12 });
    expect(s.seat('p2').lord).toBe('vader');
  });

  test('GD-7.3 GD-5.22 both lords count where the other one came in the penalised turn that ends the game', () => {
    const free = ['deathstar2-1.1', 'deathstar2-1.3'] as const;
    const s = scenario({ ...last, free, dice: ['walker', 'tie'] }).change((g) => {
      playerOf(g, 'p1').serving = 'palpatine';
    });
    s.click('place:1:deathstar2-1.3', 'confirm', 'rebel:deathstar2-1.1');
    expect(s.view().final).toContainEqual({ seat: 'p1', points: 3, allies: 0, lord: -2, total: 1 });
  });

  test('GD-7.4 the most VP win', () => {
    const s = scenario({ ...last, vp: { p2: 9, p3: 10 } }).click('place:1:deathstar2-1.3', 'confirm');
    expect(s.g.outcome?.winners).toEqual(['p3']);
  });

  test('GD-7.4 players with equal VP share the win', () => {
    const s = scenario({ ...last, vp: { p1: 7, p2: 10, p3: 9 } }).click('place:1:deathstar2-1.3', 'confirm');
    expect(s.g.outcome?.winners).toEqual(['p1', 'p2']);
  });

  test('GD-7.5 a score may fall below 0 through a lord', () => {
    const s = scenario({ ...last, lords: { p2: 'vader' } }).click('place:1:deathstar2-1.3', 'confirm');
    expect(s.g.outcome?.scores?.p2).toBe(-1);
  });
});

describe('sample turn', () => {
  test('GD-12.1 row 2 lacks trooper and walker, no lord, 1 VP', () => {
    const s = scenario({ dice: ['tie', 'empire', 'vp', 'vp'] });
    s.click('place:1:yavin4-2.3', 'place:2:yavin4-2.5', 'aside:3', 'reroll');
    s.plant('destroyer').click('place:4:yavin4-2.2', 'confirm');
    expect(s.legalFor('rebel:yavin4-2')).toEqual([]);
    s.click('end');
    expect(s.vp('p1')).toBe(1);
    expect(s.seat('p1').lord).toBeNull();
    const open = s.view().rows[1]?.spaces.filter((space) => space.coveredBy === null);
    expect(open?.map((space) => space.symbol)).toEqual(['trooper', 'walker']);
    expect(s.asked).toEqual(['p2']);
  });
});
