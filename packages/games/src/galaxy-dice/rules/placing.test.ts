import { describe, expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';

describe('dice faces tie, trooper, walker, destroyer', () => {
  test('GD-4.2 a plain die covers only a free space with its symbol', () => {
    const s = scenario({ planet: 'hoth', dice: ['walker', 'trooper'], covered: ['hoth-1.2'] });
    expect(s.legalFor('place:1')).toEqual(['place:1:hoth-2.3', 'place:1:hoth-4.2', 'place:1:hoth-5.1']);
    expect(s.legalFor('place:2')).toEqual([
      'place:2:hoth-1.3',
      'place:2:hoth-3.1',
      'place:2:hoth-3.2',
      'place:2:hoth-4.4',
    ]);
  });

  test('GD-4.2 a die that fits nowhere is listed and refused', () => {
    const s = scenario({ dice: ['tie', 'walker'], free: ['yavin4-1.3', 'yavin4-1.4'] });
    expect(s.refusal('place:1')).toBe('no_matching_space GD-4.2');
    expect(s.legalFor('place:1')).toEqual([]);
  });

  test('GD-4.2 GD-4.6 a plain die does not cover an Empire space, not even the last one of its row', () => {
    const s = scenario({ dice: ['tie', 'trooper', 'walker', 'destroyer'], free: ['yavin4-2.5'] });
    expect(s.legalFor('place')).toEqual([]);
  });
});

describe('die face vp', () => {
  test('GD-4.3 GD-5.35 a vp die covers nothing, but when set aside it pays 1 VP at the end of the turn', () => {
    const s = scenario({ dice: ['vp', 'vp', 'tie', 'tie'] });
    expect(s.refusal('place:1')).toBe('vp_die GD-4.3');
    s.click('aside:1', 'place:3:yavin4-1.1', 'place:4:yavin4-2.3');
    expect(s.vp('p1')).toBe(0);
    s.click('confirm');
    expect(s.vp('p1')).toBe(0);
    s.click('end');
    expect(s.vp('p1')).toBe(1);
  });

  test('GD-4.3 a vp die left in the tray pays nothing, and a plain die cannot be set aside', () => {
    const s = scenario({ dice: ['vp', 'tie', 'tie'] });
    expect(s.refusal('aside:2')).toBe('only_vp_aside GD-4.3');
    s.click('place:2:yavin4-1.1', 'place:3:yavin4-2.3', 'confirm', 'end');
    expect(s.vp('p1')).toBe(0);
  });
});

describe('die face empire', () => {
  test('GD-4.4 GD-4.6 GD-9.3 an empire die covers any free space, Empire spaces included', () => {
    const s = scenario({ dice: ['empire', 'empire'], free: ['yavin4-1.1', 'yavin4-1.2', 'yavin4-1.3', 'yavin4-2.5'] });
    expect(s.legalFor('place:1')).toEqual([
      'place:1:yavin4-1.1',
      'place:1:yavin4-1.2',
      'place:1:yavin4-1.3',
      'place:1:yavin4-2.5',
    ]);
    s.click('place:1:yavin4-2.5', 'place:2:yavin4-1.2');
    expect(s.view().penalty).toBe('clear');
    s.click('confirm');
    expect(s.markerOn('yavin4-2.5')).toBe('p1');
  });

  test('GD-4.5 an empire die cannot be set aside', () => {
    const s = scenario({ dice: ['empire', 'vp'] });
    expect(s.refusal('aside:1')).toBe('empire_aside GD-4.5');
    expect(s.legal).toContain('aside:2');
  });
});

describe('placing', () => {
  test('GD-9.2 two dice may not cover one space', () => {
    const s = scenario({ dice: ['trooper', 'empire', 'trooper'], free: ['yavin4-1.2', 'yavin4-2.1'] });
    s.click('place:1:yavin4-1.2');
    expect(s.legalFor('place')).toEqual(['place:2:yavin4-2.1', 'place:3:yavin4-2.1']);
    s.click('place:2:yavin4-2.1');
    expect(s.refusal('place:3')).toBe('no_matching_space GD-4.2');
  });

  test('GD-5.4 any number of dice, including none, may be placed or set aside', () => {
    const dice = ['tie', 'trooper', 'vp', 'walker'] as const;
    const none = scenario({ dice }).click('confirm');
    expect(none.log()).toContain('log.lordTaken');
    const some = scenario({ dice }).click('place:2:yavin4-1.2', 'confirm');
    expect(some.markerOn('yavin4-1.2')).toBe('p1');
    const all = scenario({ dice }).click('place:1:yavin4-1.1', 'place:2:yavin4-1.2', 'aside:3', 'place:4:yavin4-1.3');
    expect(all.view().dice.map((die) => die.state)).toEqual(['placed', 'placed', 'aside', 'placed']);
  });

  test('GD-5.5 placed dice may cover spaces of several rows, in any order', () => {
    const s = scenario({ dice: ['tie', 'trooper', 'walker', 'destroyer'] });
    s.click('place:4:yavin4-4.4', 'place:1:yavin4-2.3', 'place:3:yavin4-1.4', 'place:2:yavin4-3.4', 'confirm');
    for (const id of ['yavin4-4.4', 'yavin4-2.3', 'yavin4-1.4', 'yavin4-3.4'] as const) {
      expect(s.markerOn(id)).toBe('p1');
    }
  });

  test('GD-5.9 placements may be changed until the second roll', () => {
    const s = scenario({ dice: ['tie', 'vp', 'walker'] });
    s.click('place:1:yavin4-1.1', 'aside:2', 'back:1', 'back:2');
    expect(s.view().dice.map((die) => die.state)).toEqual(['rolled', 'rolled', 'rolled']);
    s.click('place:1:yavin4-4.6');
    expect(s.view().dice[0]).toMatchObject({ state: 'placed', space: 'yavin4-4.6', locked: false });
  });

  test('GD-5.9 GD-5.7 after the second roll only placements of that roll may be changed', () => {
    const s = scenario({ dice: ['tie', 'vp', 'walker'] });
    s.click('place:1:yavin4-1.1', 'aside:2', 'reroll').plant('trooper').click('place:3:yavin4-1.2');
    expect(s.refusal('back:1')).toBe('die_stays GD-5.7');
    expect(s.refusal('back:2')).toBe('die_stays GD-5.7');
    s.click('back:3', 'place:3:yavin4-2.1', 'confirm');
    expect(s.markerOn('yavin4-1.2')).toBeNull();
    expect(s.markerOn('yavin4-2.1')).toBe('p1');
  });

  test('GD-5.12 on confirm the dice become markers, and only then the penalty is checked', () => {
    const s = scenario({ dice: ['tie', 'walker'] }).click('place:1:yavin4-1.1');
    expect(s.markerOn('yavin4-1.1')).toBeNull();
    expect(s.view().rows[0]?.spaces[0]?.die).toBe(1);
    expect(s.seat('p1').lord).toBeNull();
    s.click('confirm');
    expect(s.markerOn('yavin4-1.1')).toBe('p1');
    expect(s.view().rows[0]?.spaces[0]?.die).toBeNull();
    expect(s.log().slice(-2)).toEqual(['log.placed', 'log.lordTaken']);
  });

  test('GD-10.1 placing offers die to space, die aside, take back, roll again, New Hope and confirm', () => {
    const s = scenario({ dice: ['tie', 'vp', 'walker'], allies: { p1: ['r2d2', 'c3po'] } });
    s.click('place:3:yavin4-1.3');
    expect(s.legal).toEqual([
      ...['place:1:yavin4-1.1', 'place:1:yavin4-2.3', 'place:1:yavin4-3.5', 'place:1:yavin4-4.1', 'place:1:yavin4-4.6'],
      ...['aside:2', 'back:3', 'reroll', 'newHope:r2d2', 'confirm'],
    ]);
    s.click('reroll');
    expect(s.refusal('reroll')).toBe('rolled_twice GD-5.6');
  });

  test('GD-10.1 options name the piece, its target and the effect', () => {
    const s = scenario({ planet: 'hoth', dice: ['walker'], covered: ['hoth-2.1'] });
    const option = s.decision.options.find(({ key }) => key === 'place:1:hoth-2.3');
    expect(option).toMatchObject({ from: 'die:1', at: 'space:hoth-2.3', detail: { key: 'detail.toGo' } });
    expect(s.detail('place:1:hoth-5.1')).toBe('detail.first');
    const last = scenario({ planet: 'hoth', dice: ['walker'], covered: ['hoth-2.1', 'hoth-2.2'] });
    expect(last.detail('place:1:hoth-2.3')).toBe('detail.completes');
  });

  test('GD-9.4 a player whose dice match nothing may stop, after a warning of the penalty', () => {
    const s = scenario({ dice: ['tie', 'trooper', 'walker', 'vp'], free: ['yavin4-3.2', 'yavin4-3.3'] });
    expect(s.legalFor('place')).toEqual([]);
    expect(s.detail('confirm')).toBe('detail.palpatine');
    s.click('confirm');
    expect(s.seat('p1').lord).toBe('palpatine');
    const one = scenario({ dice: ['tie'] }).click('place:1:yavin4-1.1');
    expect(one.detail('confirm')).toBe('detail.vader');
    const two = scenario({ dice: ['tie', 'tie'] }).click('place:1:yavin4-1.1', 'place:2:yavin4-2.3');
    expect(two.detail('confirm')).toBe('detail.clear');
  });

  test('GD-9.1 with two dice only both on spaces keep the lords away', () => {
    const dice = ['tie', 'walker'] as const;
    expect(scenario({ dice }).click('confirm').seat('p1').lord).toBe('palpatine');
    expect(scenario({ dice }).click('place:1:yavin4-1.1', 'confirm').seat('p1').lord).toBe('vader');
    const both = scenario({ dice }).click('place:1:yavin4-1.1', 'place:2:yavin4-1.3', 'confirm');
    expect(both.seat('p1').lord).toBeNull();
  });

  test('GD-3.2 only spaces of the current planet can be covered', () => {
    const s = scenario({ planet: 'endor', dice: ['empire'] });
    expect(s.legalFor('place').length).toBe(24);
    expect(s.legalFor('place').every((key) => key.startsWith('place:1:endor-'))).toBe(true);
  });
});

describe('the advised act', () => {
  const advised = (s: ReturnType<typeof scenario>) =>
    s.decision.options.filter(({ kind }) => kind === 'primary').map(({ key }) => key);

  test('does not exist while dice fit and a Sith lord would come', () => {
    const s = scenario({ planet: 'hoth', dice: ['walker', 'trooper', 'tie', 'vp'] });
    expect(advised(s)).toEqual([]);
    expect(advised(s.click('place:1:hoth-2.3'))).toEqual([]);
  });

  test('is confirming once two dice are placed', () => {
    const s = scenario({ planet: 'hoth', dice: ['walker', 'trooper', 'tie'] });
    expect(advised(s.click('place:1:hoth-2.3', 'place:2:hoth-1.3'))).toEqual(['confirm']);
  });

  test('is rolling again where no die fits, since placed dice stay', () => {
    const s = scenario({ dice: ['tie', 'walker'], free: ['yavin4-1.3', 'yavin4-2.1'] });
    expect(s.decision.help?.key).toBe('help.secondRoll');
    expect(advised(s.click('place:2:yavin4-1.3'))).toEqual(['reroll']);
    expect(s.decision.help?.key).toBe('help.noneFits');
  });

  test('does not exist before a point die is set aside', () => {
    const s = scenario({ dice: ['tie', 'vp'], free: ['yavin4-1.3', 'yavin4-1.4'] });
    expect(advised(s)).toEqual([]);
    expect(advised(s.click('aside:2'))).toEqual(['reroll']);
  });

  test('is confirming where no other act is left', () => {
    const s = scenario({ dice: ['walker'] });
    expect(advised(s.click('place:1:yavin4-1.3'))).toEqual(['confirm']);
  });
});
