import { describe, expect, test } from 'vitest';
import type { AllyId, SpaceId } from '../client.ts';
import { scenario } from '../testing/scenario.ts';

/** Spaces that each symbol of p1's ally may cover on an Endor with one space of each kind left. */
function symbolsOn(ally: AllyId): string[] {
  const free: SpaceId[] = ['endor-1.1', 'endor-1.2', 'endor-1.3', 'endor-2.1', 'endor-4.3'];
  const s = scenario({ planet: 'endor', dice: ['vp', 'vp'], free, allies: { p1: [ally] } }).click('confirm');
  return s.legalFor(`ally:${ally}`).map((key) => key.slice(`ally:${ally}:`.length));
}

const everything = ['endor-1.1', 'endor-1.2', 'endor-1.3', 'endor-2.1', 'endor-4.3'];

describe('allies with symbols', () => {
  test('c3po covers a trooper space', () => {
    expect(symbolsOn('c3po')).toEqual(['1:endor-1.1']);
  });
  test('wedge covers a tie space and a destroyer space', () => {
    expect(symbolsOn('wedge')).toEqual(['1:endor-2.1', '2:endor-1.3']);
  });
  test('rieekan covers a walker space', () => {
    expect(symbolsOn('rieekan')).toEqual(['1:endor-1.2']);
  });
  test('zev covers a destroyer space', () => {
    expect(symbolsOn('zev')).toEqual(['1:endor-1.3']);
  });
  test('lobot covers a tie space', () => {
    expect(symbolsOn('lobot')).toEqual(['1:endor-2.1']);
  });
  test('lando covers a trooper space and a walker space', () => {
    expect(symbolsOn('lando')).toEqual(['1:endor-1.1', '2:endor-1.2']);
  });
  test('GD-5.31 GD-4.6 yoda covers any free space, Empire spaces included', () => {
    expect(symbolsOn('yoda')).toEqual(everything.map((id) => `1:${id}`));
  });
  test('biggs covers a tie space and a trooper space', () => {
    expect(symbolsOn('biggs')).toEqual(['1:endor-2.1', '2:endor-1.1']);
  });
  test('GD-5.31 obiwan covers any free space', () => {
    expect(symbolsOn('obiwan')).toEqual(everything.map((id) => `1:${id}`));
  });
  test('GD-5.31 ackbar covers any free space and a destroyer space', () => {
    expect(symbolsOn('ackbar')).toEqual([...everything.map((id) => `1:${id}`), '2:endor-1.3']);
  });
});

describe('allies with New Hope: r2d2, dr21b, wicket', () => {
  test('GD-5.24 GD-5.27 r2d2 takes back placed and set aside dice and rolls again from the start', () => {
    const s = scenario({ dice: ['tie', 'vp', 'walker', 'walker'], allies: { p1: ['r2d2'] } });
    s.click('place:1:yavin4-1.1', 'aside:2', 'reroll').plant('walker', 'walker');
    const { rollId } = s.view();
    s.click('place:3:yavin4-1.3', 'newHope:r2d2');
    expect(s.view()).toMatchObject({ step: 'place', roll: 1, rollId: rollId + 1 });
    expect(s.view().dice.map((die) => [die.state, die.locked])).toEqual(Array(4).fill(['rolled', false]));
    expect(s.view().rows[0]?.toGo).toBe(5);
    expect(s.seat('p1').allies).toEqual([]);
    expect(s.legal).toContain('reroll');
  });

  test('GD-5.24 dr21b rolls the same number of dice after a lord, who costs no dice again', () => {
    const s = scenario({ dice: ['tie', 'tie'], lords: { p2: 'vader' }, allies: { p2: ['dr21b'] } });
    s.click('place:1:yavin4-1.1', 'place:2:yavin4-2.3', 'confirm', 'end', 'newHope:dr21b');
    expect(s.view().dice.length).toBe(3);
    expect(s.seat('p2').lord).toBe('vader');
  });

  test('GD-5.25 wicket helps right after the first roll, and not after confirm', () => {
    const s = scenario({ dice: ['vp', 'vp'], allies: { p1: ['wicket'] } });
    expect(s.legal).toContain('newHope:wicket');
    s.click('confirm');
    expect(s.refusal('newHope:wicket')).toBe('new_hope_late GD-5.25');
    expect(s.seat('p1').lord).toBe('palpatine');
  });

  test('GD-5.24 GD-5.27 the option says what is rolled again, and who leaves', () => {
    const s = scenario({ dice: ['vp', 'vp'], allies: { p1: ['wicket'] } });
    const option = s.decision.options.find(({ key }) => key === 'newHope:wicket');
    expect(option?.detail).toEqual({ key: 'detail.newHope', params: { ally: { key: 'ally.wicket' } } });
  });

  test('GD-5.25 New Hope before confirm averts the penalty', () => {
    const s = scenario({ dice: ['vp', 'vp'], allies: { p1: ['wicket'] } }).click('reroll', 'newHope:wicket');
    s.plant('tie', 'tie').click('place:1:yavin4-1.1', 'place:2:yavin4-2.3', 'confirm');
    expect(s.seat('p1').lord).toBeNull();
  });

  test('GD-5.26 several New Hope allies may be used in one turn', () => {
    const s = scenario({ dice: ['vp', 'vp'], allies: { p1: ['r2d2', 'dr21b', 'wicket'] } });
    s.click('newHope:dr21b', 'reroll', 'newHope:r2d2');
    expect(s.seat('p1').allies).toEqual(['wicket']);
    expect(s.view().roll).toBe(1);
  });

  test('GD-5.27 a used New Hope ally gives no point at the end', () => {
    const s = scenario({
      planet: 'deathstar2',
      dice: ['walker', 'vp'],
      free: ['deathstar2-1.3'],
      allies: { p1: ['wicket'] },
    });
    s.click('newHope:wicket').plant('walker', 'vp').click('place:1:deathstar2-1.3', 'confirm');
    expect(s.g.outcome?.scores?.p1).toBe(3);
  });
});
