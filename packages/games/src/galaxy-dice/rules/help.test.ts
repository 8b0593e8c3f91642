import { describe, expect, test } from 'vitest';
import { type Position, scenario } from '../testing/scenario.ts';

/** p1 plays Luke (tie); two dice placed and confirmed. */
function inHelp(position: Position = {}) {
  const s = scenario({ dice: ['trooper', 'trooper'], ...position });
  const [first, second] = [s.legalFor('place:1')[0]!, s.legalFor('place:2')[1]!];
  return s.click(first, second, 'confirm');
}

describe('rebels luke, leia, han, chewbacca', () => {
  test('GD-5.28 GD-10.2 luke covers one free tie space once in the turn', () => {
    const s = inHelp();
    expect(s.view().step).toBe('help');
    expect(s.legal).toEqual([
      ...['rebel:yavin4-1.1', 'rebel:yavin4-2.3', 'rebel:yavin4-3.5', 'rebel:yavin4-4.1', 'rebel:yavin4-4.6', 'end'],
    ]);
    // To be confirmed while the rebel can help, whose help is lost with the turn.
    expect(s.option('end')).toMatchObject({
      kind: 'grave',
      detail: { key: 'detail.helpLost', params: { helper: { key: 'rebel.luke' }, more: 0 } },
    });
    s.click('rebel:yavin4-2.3');
    expect(s.view().lastTurn?.helped).toEqual(['yavin4-2.3']);
    expect(s.markerOn('yavin4-2.3')).toBe('p1');
  });

  test('GD-10.2 an ally that is kept costs nothing at the end of the turn; the second symbol of a spent one is lost', () => {
    const s = inHelp({ allies: { p1: ['wedge'] } }).click('rebel:yavin4-1.1');
    expect(s.option('end')?.kind).toBe('plain');
    s.click(s.legalFor('ally:wedge:1')[0]!);
    expect(s.option('end')).toMatchObject({
      kind: 'grave',
      detail: { params: { helper: { key: 'ally.wedge' }, more: 0 } },
    });
  });

  test('GD-5.28 after it has helped the rebel is refused for the rest of the turn', () => {
    const s = inHelp({ allies: { p1: ['zev'] } }).click('rebel:yavin4-1.1');
    expect(s.refusal('rebel')).toBe('rebel_used GD-5.28');
    expect(s.seat('p1').rebelUsed).toBe(true);
  });

  test('GD-5.28 the rebel helps again in the next turn', () => {
    const s = inHelp({ seats: ['p1', 'p2'] }).click('rebel:yavin4-1.1');
    s.plant('walker', 'walker', 'vp', 'vp').click('place:1:yavin4-1.3', 'place:2:yavin4-1.4', 'confirm', 'end');
    s.plant('vp', 'vp', 'vp', 'vp').click('confirm');
    expect(s.asked).toEqual(['p1']);
    expect(s.legalFor('rebel:')).toContain('rebel:yavin4-2.3');
  });

  test.each([
    ['leia', 'yavin4-1.2'],
    ['han', 'yavin4-1.5'],
    ['chewbacca', 'yavin4-1.3'],
  ] as const)('GD-5.28 %s covers a space with the own symbol and no other', (rebel, first) => {
    const s = scenario({ dice: ['vp', 'vp'], rebels: { p1: rebel, p2: 'luke', p3: 'luke' } }).click('confirm');
    expect(s.legalFor('rebel:')[0]).toBe(`rebel:${first}`);
    const symbols = s
      .view()
      .rows.flatMap((line) => line.spaces)
      .filter((space) => s.legal.includes(`rebel:${space.id}`))
      .map((space) => space.symbol);
    expect(new Set(symbols).size).toBe(1);
  });
});

describe('help', () => {
  test('GD-10.3 without a space that help could cover the turn ends automatically', () => {
    const s = scenario({ dice: ['vp', 'vp'], free: ['yavin4-3.2', 'yavin4-3.3'], allies: { p1: ['c3po', 'r2d2'] } });
    s.click('confirm');
    expect(s.asked).toEqual(['p2']);
    expect(s.view().step).toBe('place');
  });

  test('GD-5.34 help follows confirm, even without a placed die', () => {
    const s = scenario({ dice: ['vp', 'vp'] });
    expect(s.refusal('rebel')).toBe('help_later GD-5.34');
    s.click('confirm', 'rebel:yavin4-1.1');
    expect(s.markerOn('yavin4-1.1')).toBe('p1');
    expect(s.seat('p1').lord).toBe('palpatine');
  });

  test('GD-5.29 each symbol of an ally covers one space; symbols without a space are listed and refused', () => {
    const s = scenario({
      planet: 'endor',
      dice: ['vp', 'vp'],
      free: ['endor-1.2', 'endor-1.3', 'endor-4.2'],
      allies: { p1: ['lando'] },
    }).click('confirm');
    expect(s.refusal('ally:lando:1')).toBe('no_matching_space GD-5.29');
    expect(s.legal).toEqual(['ally:lando:2:endor-1.2', 'ally:lando:2:endor-4.2', 'end']);
  });

  test('GD-5.29 GD-5.30 an ally leaves the game with its first symbol, and the other symbol may stay unused', () => {
    const s = scenario({ planet: 'endor', dice: ['vp', 'vp'], allies: { p1: ['wedge'] } }).click('confirm');
    s.click('ally:wedge:2:endor-1.3');
    expect(s.seat('p1').allies).toEqual([]);
    expect(s.legal).toContain('ally:wedge:1:endor-2.1');
    expect(s.legalFor('ally:wedge:2')).toEqual([]);
    s.click('end');
    expect(s.asked).toEqual(['p2']);
    expect(s.seat('p1').allies).toEqual([]);
  });

  test('GD-5.29 GD-5.30 the log says once that an ally leaves the game', () => {
    const s = scenario({ planet: 'endor', dice: ['vp', 'vp'], allies: { p1: ['wedge'] } }).click('confirm');
    s.click('ally:wedge:2:endor-1.3', 'ally:wedge:1:endor-2.1');
    expect(s.log().filter((key) => key.startsWith('log.ally'))).toEqual(['log.allyHelps', 'log.allyHelpsAgain']);
  });

  test('GD-5.32 any number of allies may help in one turn, in addition to the rebel', () => {
    const s = scenario({
      planet: 'endor',
      dice: ['vp', 'vp'],
      allies: { p1: ['c3po', 'lobot', 'zev', 'rieekan'] },
    }).click('confirm');
    s.click('ally:c3po:1:endor-3.3', 'rebel:endor-3.4', 'ally:zev:1:endor-3.2', 'ally:rieekan:1:endor-3.1');
    expect(s.seat('p1').allies).toEqual(['lobot']);
    s.click('end');
    expect(s.seat('p1').allies).toEqual(['lobot', 'wicket']);
  });

  test('GD-5.33 an ally won by the dice of a turn cannot be used in that turn', () => {
    const s = scenario({ dice: ['tie', 'destroyer'], covered: ['yavin4-3.1', 'yavin4-3.3', 'yavin4-3.4'] });
    s.click('place:1:yavin4-3.5', 'place:2:yavin4-3.2', 'confirm');
    expect(s.view().step).toBe('help');
    expect(s.seat('p1').allies).toEqual([]);
    expect(s.legalFor('ally:')).toEqual([]);
    s.click('end');
    expect(s.seat('p1').allies).toEqual(['c3po']);
  });

  test('GD-6.3 help is skipped when the planet is already full', () => {
    const s = scenario({ dice: ['tie', 'vp'], free: ['yavin4-1.1'], allies: { p1: ['yoda'] } });
    s.click('place:1:yavin4-1.1', 'confirm');
    expect(s.view()).toMatchObject({ planet: 'hoth', active: 'p2', step: 'place' });
    expect(s.seat('p1').allies).toEqual(['yoda']);
  });

  test('GD-6.2 a symbol left when the planet is full does not carry over', () => {
    const s = scenario({
      planet: 'endor',
      seats: ['p1', 'p2'],
      dice: ['vp', 'vp'],
      free: ['endor-1.3'],
      allies: { p1: ['wedge'] },
    });
    s.click('confirm', 'ally:wedge:2:endor-1.3');
    expect(s.view()).toMatchObject({ planet: 'deathstar2', active: 'p2' });
    s.plant('vp', 'vp', 'vp', 'vp').click('confirm', 'end').plant('vp', 'vp', 'vp', 'vp').click('confirm');
    expect(s.asked).toEqual(['p1']);
    expect(s.decision.options.some((option) => option.key.startsWith('ally:'))).toBe(false);
  });
});
