import { describe, expect, test } from 'vitest';
import { canUndo, see } from '../../engine/match.ts';
import { rebellion } from '../index.ts';
import { cards, empire, FINISH, leadersFor, rebels } from '../testing/assigning.ts';
import { everything, refusedWith } from '../testing/moves.ts';
import type { Position } from '../testing/position.ts';
import { scenario } from '../testing/scenario.ts';

const POOL = ['mon-mothma', 'jan-dodonna', 'princess-leia', 'general-rieekan'];

describe('assigning', () => {
  test('RB-5.1 the Rebels finish before the Empire begins', () => {
    const s = rebels();
    expect(s.asked).toEqual(['rebel']);
    expect(s.decision.help?.key).toBe('help.assign');
    s.click(['assign:sabotage:general-rieekan']);
    expect(s.asked).toEqual(['imperial']);
    s.click(['assign:gather-intel:grand-moff-tarkin']);
    expect(s.g.phase).toBe('command');
  });

  test('RB-5.2 any number of assignments, none included', () => {
    const three = [
      'assign:sabotage:general-rieekan',
      'assign:infiltration:jan-dodonna',
      'assign:build-alliance:mon-mothma',
    ];
    const s = rebels().click(three, FINISH);
    expect(cards(s, 'rebel')).toHaveLength(3);
    expect(cards(s, 'imperial')).toEqual([]);
    expect(s.g.phase).toBe('command');
  });

  test('RB-5.3 a card leaves the hand and lies face down with a leader from the pool', () => {
    const s = rebels();
    expect(leadersFor(s, 'assign:sabotage')).toEqual(POOL);
    s.click(['assign:sabotage:princess-leia']);
    expect(cards(s, 'rebel')).toEqual(['sabotage princess-leia']);
    expect(s.hand('rebel')).not.toContain('sabotage');
    expect(s.g.leaders['princess-leia'].at).toBe('mission');
  });

  test('RB-5.3 leaders elsewhere and captives are not offered', () => {
    const s = rebels({
      units: { hoth: { stormtrooper: 1 } },
      leaders: { 'princess-leia': { captive: 'hoth' }, 'jan-dodonna': 'corellia' },
    });
    expect(leadersFor(s, 'assign:sabotage')).toEqual(['mon-mothma', 'general-rieekan']);
  });

  test('RB-5.4 RB-5.10 a second leader may join although one is enough, a third may not', () => {
    const s = rebels();
    const two = ['assign:sabotage:princess-leia', 'assign:sabotage:general-rieekan'];
    expect(leadersFor(s, 'assign:sabotage', two)).toEqual([]);
    expect(refusedWith(s, [...two, 'assign:sabotage:mon-mothma'])).toBe('over_budget card:sabotage#1 RB-5.10');
    s.click(two);
    expect(cards(s, 'rebel')).toEqual(['sabotage princess-leia general-rieekan']);
  });

  test('RB-5.4 four leaders go on three missions with one act, the first named of two as the first', () => {
    const s = rebels().click([
      'assign:sabotage:general-rieekan',
      'assign:build-alliance:princess-leia',
      'assign:infiltration:jan-dodonna',
      'assign:build-alliance:mon-mothma',
    ]);
    expect(s.asked).toEqual(['imperial']);
    const expected = [
      'sabotage general-rieekan',
      'build-alliance princess-leia mon-mothma',
      'infiltration jan-dodonna',
    ];
    expect(cards(s, 'rebel')).toEqual(expected);
  });

  test('RB-5.3 copies of a mission are assigned one by one', () => {
    const s = rebels({ missions: { rebel: ['hit-and-run', 'hit-and-run'] } });
    s.click(['assign:hit-and-run:mon-mothma:2', 'assign:hit-and-run:jan-dodonna']);
    expect(cards(s, 'rebel')).toEqual(['hit-and-run mon-mothma', 'hit-and-run jan-dodonna']);
  });

  test('RB-5.3 every option names its leader and its card, with the icons it would have', () => {
    const s = rebels({ actions: ['our-most-desperate-hour'] });
    expect(s.decision.pieces?.map(({ id }) => id)).toEqual([
      ...POOL.map((id) => `leader:${id}`),
      'card:our-most-desperate-hour',
    ]);
    const place = { from: 'leader:princess-leia', at: 'card:sabotage#1' };
    const fit = { key: 'detail.fit', params: { skill: { key: 'skill.specOps' }, n: 1, required: 1 } };
    expect(s.option('assign:sabotage:princess-leia')).toMatchObject({ ...place, detail: fit });
    s.click(['assign:build-alliance:mon-mothma', 'play:our-most-desperate-hour'], 'stolen-plans');
    const both = { key: 'detail.fit', params: { skill: { key: 'skill.diplomacy' }, n: 4, required: 1 } };
    expect(s.option('second:mon-mothma:jan-dodonna')).toMatchObject({
      from: 'leader:jan-dodonna',
      at: 'card:build-alliance#1',
      detail: { key: 'detail.fitWith', params: { leader: { key: 'leader.mon-mothma' }, fit: both } },
    });
  });

  test('RB-5.5 leaders without a single icon of the skill may be assigned', () => {
    const s = rebels().click(['assign:sabotage:mon-mothma']);
    expect(cards(s, 'rebel')).toEqual(['sabotage mon-mothma']);
  });

  test('RB-5.9 a leader goes on one card only', () => {
    const s = rebels();
    const one = ['assign:sabotage:mon-mothma'];
    expect(leadersFor(s, 'assign:infiltration', one)).toEqual(POOL.slice(1));
    expect(refusedWith(s, [...one, 'assign:infiltration:mon-mothma'])).toBe('over_budget leader:mon-mothma RB-5.9');
  });

  test('RB-5.8 RB-5.1 assigning may be undone until the other side has assigned', () => {
    const s = rebels().click(['assign:sabotage:princess-leia']);
    expect(canUndo(s.g, 'rebel')).toBe(true);
    expect(canUndo(s.click(FINISH).g, 'rebel')).toBe(false);
  });

  test('RB-5.8 no longer once something has become public since', () => {
    const s = rebels({ actions: ['rebel-planning'] });
    s.click(['assign:sabotage:princess-leia', 'play:rebel-planning']);
    expect(s.refusal('take:princess-leia')).toBe('assigned_before RB-5.8');
    expect(canUndo(s.g, 'rebel')).toBe(false);
    s.click(['assign:infiltration:general-rieekan']);
    expect(cards(s, 'rebel')).toEqual(['sabotage princess-leia', 'infiltration general-rieekan']);
  });

  test('RB-5.13 a side with an empty pool is advanced, whatever it holds', () => {
    const away = {
      'mon-mothma': 'hoth',
      'jan-dodonna': 'hoth',
      'princess-leia': 'hoth',
      'general-rieekan': 'hoth',
    } as const;
    for (const actions of [[], ['ambush', 'noble-sacrifice']] as const) {
      expect(rebels({ leaders: away, actions }).asked).toEqual(['imperial']);
    }
    expect(rebels({ leaders: { ...away, 'mon-mothma': 'pool' } }).asked).toEqual(['rebel']);
  });
});

describe('what the other side sees', () => {
  test('RB-16.1 which leaders are on cards is public, which cards are not', () => {
    const with1 = rebels().click(['assign:sabotage:princess-leia']);
    const with2 = rebels().click(['assign:infiltration:princess-leia']);
    expect(with1.view('imperial').assigned).toEqual([{ side: 'rebel', leaders: ['princess-leia'], card: null }]);
    for (const viewer of ['imperial', 'spectator']) {
      expect(see(rebellion, with1.g, viewer)).toEqual(see(rebellion, with2.g, viewer));
      expect(with1.log(viewer)).toContain('log.assigned');
      expect(with1.log(viewer)).not.toContain('log.assignedTo');
    }
    expect(with1.log('rebel')).toContain('log.assignedTo');
  });
});

describe('assignment cards', () => {
  test('RB-5.6 the leader must be in the pool and is used up', () => {
    const away = rebels({ actions: ['rebel-planning'], leaders: { 'jan-dodonna': 'hoth' } });
    expect(away.refusal('play:rebel-planning')).toBe('leader_not_in_pool RB-5.6');
    const s = rebels({ actions: ['rebel-planning'] }).click(['play:rebel-planning']);
    expect(s.g.leaders['jan-dodonna'].at).toBe('rebel-base-space');
    expect(s.g.usedActions).toEqual(['rebel-planning']);
    expect(leadersFor(s, 'assign:sabotage')).not.toContain('jan-dodonna');
  });

  test('RB-5.6 the leader who uses a card may not go on a mission with the same answer', () => {
    const s = rebels({ actions: ['rebel-planning'] });
    const both = ['assign:sabotage:jan-dodonna', 'play:rebel-planning'];
    expect(refusedWith(s, both)).toBe('over_budget leader:jan-dodonna RB-5.9');
  });

  test('RB-5.6 cards are played one at a time, and the last leader used ends the window', () => {
    const away = { 'princess-leia': 'hoth', 'general-rieekan': 'hoth' } as const;
    const s = rebels({ actions: ['rebel-planning', 'temporary-alliance'], leaders: away });
    const two = ['play:rebel-planning', s.legalFor('play:temporary-alliance')[0] as string];
    expect(refusedWith(s, two)).toBe('over_budget play RB-5.6');
    s.click(['assign:sabotage:mon-mothma', 'play:rebel-planning']);
    expect(s.asked).toEqual(['imperial']);
    expect(s.log().filter((key) => key === 'log.assignmentDone')).toHaveLength(1);
  });

  test('RB-5.6 a lured leader uses no action cards', () => {
    const s = rebels({
      actions: ['rebel-planning'],
      leaders: { 'jan-dodonna': { at: 'pool', ring: 'lure-of-the-dark-side' } },
    });
    expect(s.refusal('play:rebel-planning')).toBe('leader_not_in_pool RB-5.6');
  });

  test('RB-5.6 cards of another time are not offered, and nothing is offered in the other side’s window', () => {
    const s = rebels({ actions: ['rebel-planning', 'noble-sacrifice', 'local-rumors'] });
    expect(s.legal.filter((key) => key.startsWith('play:'))).toEqual(['play:rebel-planning']);
  });

  test('RB-5.7 a move and the reveal of the base it causes are over before the next assignment', () => {
    const s = empire({
      base: 'ilum',
      actions: ['catch-them-by-surprise'],
      leaders: { 'admiral-ozzel': 'pool' },
      units: {
        'ord-mantell': { 'star-destroyer': 1, stormtrooper: 2 },
        'rebel-base-space': { 'rebel-transport': 1 },
      },
    });
    s.click(['play:catch-them-by-surprise:ilum']);
    expect(s.g.leaders['admiral-ozzel'].at).toBe('ilum');
    s.click(everything(s, 'ord-mantell'));
    expect(s.g.base.revealed).toBe(true);
    expect(s.g.combat?.system).toBe('ilum');
    expect(s.question).not.toBe('ask.assign');
  });

  test('RB-5.7 a card is played with its place, named where there is a choice', () => {
    const position: Position = { actions: ['boba-fett-where'], leaders: { 'boba-fett': 'pool' } };
    const s = empire(position).click(['play:boba-fett-where']);
    expect(s.g.leaders['boba-fett'].at).toBe('coruscant');
    const wide = empire({ ...position, systems: { corellia: { loyalty: 'imperial' } } });
    expect(wide.legalFor('play:')).toEqual(['play:boba-fett-where:corellia', 'play:boba-fett-where:coruscant']);
    expect(wide.option('play:boba-fett-where:corellia')).toMatchObject({
      from: 'card:boba-fett-where',
      at: 'place:corellia',
    });
    wide.click(['play:boba-fett-where:corellia']);
    expect(wide.g.leaders['boba-fett'].at).toBe('corellia');
  });

  test('RB-5.6 of two leaders on a card the player names the one who uses it', () => {
    const s = empire({
      actions: ['proceeding-as-planned'],
      leaders: { 'admiral-ozzel': 'pool', 'moff-jerjerrod': 'pool' },
    });
    s.click(['play:proceeding-as-planned:moff-jerjerrod'], 'superlaser-online');
    expect(cards(s, 'imperial')).toEqual(['superlaser-online moff-jerjerrod']);
  });

  test('RB-5.11 a second leader may join one whom a card has assigned', () => {
    const s = rebels({ actions: ['our-most-desperate-hour'] });
    s.click(['play:our-most-desperate-hour'], 'stolen-plans');
    expect(s.question).toBe('ask.assign');
    s.click(['second:princess-leia:jan-dodonna']);
    expect(cards(s, 'rebel')).toEqual(['stolen-plans princess-leia jan-dodonna']);
  });

  test('RB-5.12 during the command phase no one joins a leader whom a card assigns', () => {
    const s = scenario({
      assigned: [{ mission: 'contingency-plan', leaders: ['general-rieekan'] }],
    }).click('mission:general-rieekan', 'sabotage#1');
    expect(cards(s, 'rebel')).toEqual(['sabotage general-rieekan']);
    expect(s.asked).toEqual(['imperial']);
    s.click('pass');
    expect(s.legal.filter((key) => key.startsWith('second:'))).toEqual([]);
  });
});
