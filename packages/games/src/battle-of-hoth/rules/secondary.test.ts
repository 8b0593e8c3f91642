import { describe, expect, test } from 'vitest';
import type { Side } from '../data/units.ts';
import { battle, type Position, type Scenario } from '../testing/scenario.ts';

const rebelCard = { hands: { rebels: ['rebels-direct-from-hq'] } } as const;
const imperialCard = { active: 'empire', hands: { empire: ['empire-direct-from-hq'] } } as const;
const at = (campaign: 'assault-on-echo-base' | 'outpost-delta', node: string, position: Position) =>
  battle({ campaign, node, ...position });
const met = (s: Scenario, side: Side) => s.g.campaign?.met[side];

describe('secondary objectives', () => {
  test('BH-17.3 BH-17.11 BH-18.14 BH-18.15 BH-18.16 are hidden until met, then shown, and rewarded once', () => {
    const s = at('assault-on-echo-base', 'B2', { units: ['echoTrooper 4,4', 'atat 4,3', 'atat 9,0'], ...rebelCard });
    const goals = (viewer: string) => s.view(viewer).campaign?.sides.map(({ goal }) => goal?.text.key ?? null);
    expect([goals('rebels'), goals('empire'), goals('spectator')]).toEqual([
      ['goal.eliminate', null],
      [null, 'goal.occupyAtOwnTurnEnd'],
      [null, null],
    ]);
    const progress = () => s.view('rebels').campaign?.sides[0]?.goal?.progress;
    expect(progress()).toBeNull();
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'atat-1', 'explosion', 'miss', 'miss', 'explosion');
    expect([goals('empire'), goals('spectator')]).toEqual([
      ['goal.eliminate', 'goal.occupyAtOwnTurnEnd'],
      ['goal.eliminate', null],
    ]);
    expect([s.log().includes('log.secondary'), s.view().campaign?.sides[0]?.cards]).toEqual([true, 1]);
  });

  test('BH-17.20 own turns need not be in a row, and are looked at when they end', () => {
    const s = at('assault-on-echo-base', 'C1', {
      units: ['echoTrooper 0,6', 'snowtrooper 5,2', 'snowtrooper 9,0'],
      ...imperialCard,
    });
    s.pass();
    s.change((g) => {
      g.units['snowtrooper-1']!.hex = '8,0';
    });
    s.pass().pass().pass();
    s.change((g) => {
      g.units['snowtrooper-1']!.hex = '5,2';
    });
    expect(met(s, 'empire')).toBe(false);
    s.pass();
    expect(met(s, 'empire')).toBe(true);
  });

  test('BH-17.21 a retreat of several steps leads out of each hex but its last one', () => {
    const s = at('assault-on-echo-base', 'C1', {
      units: ['echoTrooper 5,4', 'snowtrooper 5,3', 'atat 9,0'],
      ...rebelCard,
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'retreat', 'miss').click('retreat:5,2:5,1');
    expect(met(s, 'rebels')).toBe(true);
    const short = at('assault-on-echo-base', 'C1', {
      units: ['echoTrooper 5,4', 'snowtrooper 5,3', 'atat 9,0'],
      ...rebelCard,
    });
    short.play('rebels-direct-from-hq').order('echoTrooper-1');
    short.attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'miss', 'miss').click('retreat:5,2');
    expect(met(short, 'rebels')).toBe(false);
  });

  test('BH-17.20 the turn named, one from a turn on, and the start of a turn', () => {
    const outpost = at('outpost-delta', 'C1', { units: ['echoTrooper 5,4', 'snowtrooper 9,0'] });
    outpost.change((g) => {
      g.turns.rebels = 4;
    });
    outpost.pass();
    expect(met(outpost, 'rebels')).toBe(true);
    const wreck = at('outpost-delta', 'B1', { units: ['echoTrooper 9,6', 'snowtrooper 2,3'], ...imperialCard }).pass();
    expect(met(wreck, 'empire')).toBe(false);
    wreck.change((g) => {
      g.turns.empire = 2;
    });
    wreck.pass().pass();
    expect(met(wreck, 'empire')).toBe(true);
    const hold = at('outpost-delta', 'B1', { units: ['echoTrooper 2,3', 'snowtrooper 9,0'], ...imperialCard });
    hold.pass();
    expect(met(hold, 'rebels')).toBe(false);
    hold.pass().pass();
    expect(met(hold, 'rebels')).toBe(true);
  });

  test('BH-17.20 units in rows at the end of a turn', () => {
    const s = at('outpost-delta', 'A', { units: ['echoTrooper 0,2', 'echoTrooper 9,2', 'snowtrooper 4,6'] }).pass();
    expect(met(s, 'rebels')).toBe(true);
  });

  test('BH-17.21 every hex entered counts, on the way and in retreat', () => {
    const way = at('assault-on-echo-base', 'E2', { units: ['snowtrooper 4,2', 'echoTrooper 9,6'], ...imperialCard });
    way.play('empire-direct-from-hq').order('snowtrooper-1').click('trace:snowtrooper-1', 'step:4,3', 'step:4,4');
    expect(met(way, 'empire')).toBe(true);
    const back = at('assault-on-echo-base', 'E2', {
      units: ['echoTrooper 4,5', 'snowtrooper 4,4', 'atat 3,4', 'atat 5,4', 'atat 3,3'],
      ...rebelCard,
    });
    back.play('rebels-direct-from-hq').order('echoTrooper-1');
    back.attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'miss', 'miss');
    expect([back.hexOf('snowtrooper-1'), met(back, 'empire')]).toEqual(['4,3', true]);
  });

  test('BH-17.21 all of several hexes, by any units of the side', () => {
    const s = at('outpost-delta', 'C1', {
      units: ['snowtrooper 2,4', 'snowtrooper 4,4', 'echoTrooper 9,6'],
      ...imperialCard,
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1', 'snowtrooper-2').move('snowtrooper-1', '2,5');
    expect(met(s, 'empire')).toBe(false);
    s.move('snowtrooper-2', '3,5');
    expect(met(s, 'empire')).toBe(true);
  });

  test('BH-17.21 a row reached by the unit named, or gone beyond', () => {
    const walker = at('assault-on-echo-base', 'A', { units: ['atat 4,3', 'echoTrooper 9,6'], ...imperialCard });
    walker.play('empire-direct-from-hq').order('atat-1').move('atat-1', '4,4');
    expect(met(walker, 'empire')).toBe(true);
    const droid = at('outpost-delta', 'A', { units: ['probeDroid 4,4', 'echoTrooper 9,6'], ...imperialCard });
    droid.play('empire-direct-from-hq').order('probeDroid-1').move('probeDroid-1', '4,6');
    expect(met(droid, 'empire')).toBe(true);
  });

  test('a unit made to retreat out of a hex, or the other part of the objective', () => {
    const s = at('assault-on-echo-base', 'C1', {
      units: ['echoTrooper 5,3', 'snowtrooper 5,2', 'snowtrooper 9,0'],
      ...rebelCard,
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'miss', 'miss');
    if (s.g.active === 'rebels' || s.question === 'ask.retreat') s.click(s.legal[0]!);
    expect(met(s, 'rebels')).toBe(true);
  });

  test('eliminated units: in close combat, any, and those that left the board', () => {
    const close = at('outpost-delta', 'D1', {
      units: ['echoTrooper 4,4', 'echoTrooper 0,4', 'snowtrooper 4,3 1', 'snowtrooper 0,2 1', 'snowtrooper 9,0'],
      ...rebelCard,
    });
    close.play('rebels-direct-from-hq').order('echoTrooper-1', 'echoTrooper-2');
    close.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
    close.attack('echoTrooper-2', 'snowtrooper-2', 'infantry', 'miss');
    expect([close.g.campaign?.tally.rebels.kills.length, close.g.campaign?.tally.rebels.closeKills]).toEqual([2, 1]);
    const any = at('outpost-delta', 'E1', {
      units: ['echoTrooper 4,4', 'snowtrooper 4,3 1', 'snowtrooper 9,0'],
      ...rebelCard,
    });
    any.play('rebels-direct-from-hq').order('echoTrooper-1');
    any.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
    expect(met(any, 'rebels')).toBe(true);
    const exit = at('assault-on-echo-base', 'D2', {
      units: ['snowtrooper 2,5', 'atat 9,0', 'echoTrooper 0,0'],
      ...imperialCard,
    });
    exit.play('empire-direct-from-hq').order('snowtrooper-1').move('snowtrooper-1', '2,6');
    expect(met(exit, 'empire')).toBe(true);
  });

  test('BH-4.14 a structure destroyed, and shots of the cannon, even by the event that wins', () => {
    const cannon = { id: 'ion', type: 'ionCannon', hex: '3,6', attackableBy: 'empire' } as const;
    const gen = { id: 'gen-w', type: 'shieldGenerator', hex: '4,4', attackableBy: 'empire' } as const;
    const s = at('assault-on-echo-base', 'C2', {
      units: ['snowtrooper 4,3', 'echoTrooper 9,6'],
      structures: [gen],
      ...imperialCard,
    });
    s.change((g) => {
      g.destroyed.push('shieldGenerator');
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'gen-w', 'explosion', 'miss', 'miss');
    expect(s.view().campaign?.past[0]).toMatchObject({ winner: 'empire', met: [{ side: 'empire' }] });
    const shots = at('assault-on-echo-base', 'D1', {
      units: ['echoTrooper 9,6', 'snowtrooper 9,0'],
      structures: [cannon],
    });
    shots.change((g) => {
      g.medals.rebels = [{ for: 'objective', of: 'charge-the-cannon' }];
      g.memory['charge-the-cannon'] = 2;
    });
    shots.pass();
    expect(met(shots, 'rebels')).toBe(true);
  });

  test('BH-17.22 units to keep are counted once, at the end of the battle', () => {
    const end = (badge: string) => {
      const s = at('outpost-delta', 'D2', {
        units: ['echoTrooper 4,1', `snowtrooper 9,6 ${badge}`, 'snowtrooper 8,6'],
        ...rebelCard,
      });
      s.change((g) => {
        g.medals.rebels = Array.from({ length: 4 }, () => ({ for: 'unit' as const, of: 'any' }));
      });
      s.play('rebels-direct-from-hq').order('echoTrooper-1').click('leave:echoTrooper-1:4,0');
      return s.view().campaign?.past[0]?.met.map(({ side }) => side);
    };
    expect([end('eweb'), end('scouts')]).toEqual([['empire'], []]);
  });
});
