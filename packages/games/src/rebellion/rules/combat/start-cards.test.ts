import { describe, expect, test } from 'vitest';
import { see } from '../../../engine/match.ts';
import { rebellion } from '../../index.ts';
import { type Fight, fight } from '../../testing/fight.ts';
import { placeUnit } from '../unit-index.ts';
import { hasEffect } from './effects.ts';

const field = { yavin: { 'x-wing': 1, 'rebel-trooper': 1, 'star-destroyer': 1, stormtrooper: 1 } };
/** Both sides hold two cards and have the leaders pictured on them in Yavin. */
const both: Fight = {
  units: field,
  leaders: { 'general-tagge': 'yavin', 'emperor-palpatine': 'yavin', 'admiral-ackbar': 'yavin' },
  actions: ['according-to-my-design', 'more-dangerous-than-you-realize', 'its-a-trap', 'point-blank-assault'],
};

describe('the window', () => {
  test('RB-9.0.7 the current player first, then the opponent, until both decline in a row', () => {
    const s = fight({ ...both, current: 'imperial' });
    expect([s.question, s.asked]).toEqual(['ask.startCard', ['imperial']]);
    s.click('pass');
    expect(s.asked).toEqual(['rebel']);
    s.click('its-a-trap');
    // The Empire has declined once, but may still answer the card.
    expect(s.asked).toEqual(['imperial']);
    s.click('according-to-my-design');
    expect(s.asked).toEqual(['rebel']);
    s.click('pass');
    expect(s.asked).toEqual(['imperial']);
    s.click('pass');
    expect(s.question).not.toBe('ask.startCard');
    expect(fight({ ...both, current: 'rebel' }).asked).toEqual(['rebel']);
  });

  test('RB-9.0.7 the cards come after Add leader, so that an added leader may use his own', () => {
    const s = fight({ ...both, leaders: { 'admiral-ackbar': 'pool' }, actions: ['its-a-trap'] });
    expect(s.question).toBe('ask.addLeader');
    s.click('admiral-ackbar');
    expect(s.question).toBe('ask.startCard');
    expect(s.legal).toEqual(['its-a-trap', 'pass']);
  });

  test('a used card leaves the game face up and cannot be used again', () => {
    const s = fight({ ...both, actions: ['its-a-trap'] }).click('its-a-trap');
    expect(s.g.usedActions).toEqual(['its-a-trap']);
    expect(s.view('imperial').actions).toMatchObject({ used: ['its-a-trap'], hands: { rebel: { count: 0 } } });
    expect(s.log('imperial')).toContain('log.actionPlayed');
    expect(s.question).not.toBe('ask.startCard');
  });

  test('RB-9.0.8 what a card did ends with its combat', () => {
    const s = fight({
      units: { yavin: { 'x-wing': 1, 'death-star-under-construction': 1 } },
      leaders: { 'admiral-ackbar': 'yavin' },
      actions: ['point-blank-assault'],
      dice: ['blank'],
    });
    s.click('point-blank-assault');
    expect(hasEffect(s.g, 'less-health')).toBe(true);
    for (let n = 0; n < 20 && s.g.combat; n++) s.click(s.legal.at(-1) ?? '');
    expect(s.g.combat).toBe(null);
    s.change((g) => {
      placeUnit(g, 'tie-fighter-1', 'hoth');
      placeUnit(g, 'x-wing-8', 'hoth');
    });
    expect(hasEffect(s.g, 'less-health')).toBe(false);
  });
});

describe('who may use a card', () => {
  test('RB-9.0.9 its leader must be in the system, free and loyal', () => {
    const other: Fight = { ...both, actions: ['its-a-trap', 'target-the-star-destroyers'] };
    const s = fight({ ...other, leaders: { 'admiral-ackbar': 'hoth', 'wedge-antilles': 'yavin' } });
    expect(s.legal).toEqual(['target-the-star-destroyers', 'pass']);
    expect(s.refusal('its-a-trap')).toBe('card_leader_absent RB-9.0.9');
    const captive = fight({ ...other, leaders: { 'admiral-ackbar': { captive: 'yavin' }, 'wedge-antilles': 'pool' } });
    expect(captive.question).toBe('ask.addLeader');
    captive.click('pass');
    expect(captive.question).not.toBe('ask.startCard');
  });

  test('RB-13.6 RB-13.15 captured and lured leaders use no action cards', () => {
    const alone: Fight = { units: field, actions: ['point-blank-assault'] };
    const lure = { at: 'yavin', ring: 'lure-of-the-dark-side' } as const;
    expect(fight({ ...alone, leaders: { 'general-madine': 'yavin' } }).question).toBe('ask.startCard');
    expect(fight({ ...alone, leaders: { 'general-madine': lure } }).question).not.toBe('ask.startCard');
    const captive = fight({ ...alone, leaders: { 'general-madine': { captive: 'yavin' } } });
    expect(captive.question).not.toBe('ask.startCard');
  });

  test('RB-16.2.1 a seat is asked by what it could hold, and may only pass when it holds nothing', () => {
    const s = fight({ units: field, leaders: { 'admiral-ackbar': 'yavin' }, actions: ['noble-sacrifice'] });
    expect([s.question, s.legal]).toEqual(['ask.startCard', ['pass']]);
    const empty = fight({ units: field, leaders: { 'admiral-ackbar': 'yavin' } });
    expect(empty.question).not.toBe('ask.startCard');
    const used = fight({
      units: field,
      leaders: { 'wedge-antilles': 'yavin' },
      actions: ['noble-sacrifice'],
      before: (g) => g.usedActions.push('target-the-star-destroyers'),
    });
    expect(used.question).not.toBe('ask.startCard');
  });

  test('RB-16.1.66 RB-16.1.67 the others see that a seat is asked, not what is held', () => {
    const s = fight({ ...both, current: 'imperial' });
    for (const viewer of ['rebel', 'spectator'] as const) {
      const seen = see(rebellion, s.g, viewer);
      expect(seen.decisions).toEqual([]);
      expect(seen.waitingFor).toEqual(['imperial']);
      expect(JSON.stringify(seen)).not.toContain('more-dangerous');
    }
  });

  test('boba-fett-where keeps the Rebels from using cards there, not the Empire', () => {
    const s = fight({
      ...both,
      before: (g) => g.lasting.push({ kind: 'locked', system: 'yavin' }),
    });
    expect(s.asked).toEqual(['imperial']);
    s.click('pass');
    expect(s.question).not.toBe('ask.startCard');
    const elsewhere = fight({ ...both, before: (g) => g.lasting.push({ kind: 'locked', system: 'hoth' }) });
    expect(elsewhere.asked).toEqual(['rebel']);
  });
});

describe('teams', () => {
  const seats = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];
  const team: Fight = { ...both, seats, current: 'imperial' };

  test('RB-18.20 RB-18.21 the whole team of the current player first, each with the cards of own leaders', () => {
    const s = fight(team);
    expect(s.asked).toEqual(['imperial-admiral']);
    expect(s.legal).toEqual(['according-to-my-design', 'pass']);
    s.click('pass');
    expect(s.asked).toEqual(['imperial-general']);
    expect(s.legal).toEqual(['more-dangerous-than-you-realize', 'pass']);
    s.click('pass');
    expect(s.asked).toEqual(['rebel-admiral']);
  });

  test('RB-18.20 a card played re-opens the window for all', () => {
    const s = fight(team).click('pass', 'more-dangerous-than-you-realize', 'space');
    expect(s.asked).toEqual(['rebel-admiral']);
    s.click('pass');
    expect(s.asked).toEqual(['imperial-admiral']);
  });

  test('RB-18.1 Ready for Action brings own leaders only: the Admiral cannot take Veers from the General’s pool', () => {
    const ready = (veers: 'pool' | 'hoth', piett: 'pool' | 'hoth') =>
      fight({
        ...team,
        leaders: { 'general-veers': veers, 'admiral-piett': piett, 'emperor-palpatine': 'yavin' },
        actions: ['ready-for-action', 'according-to-my-design'],
      });
    const s = ready('pool', 'pool');
    expect([s.asked, s.legal]).toEqual([['imperial-admiral'], ['ready-for-action', 'according-to-my-design', 'pass']]);
    s.click('ready-for-action');
    expect([s.g.leaders['admiral-piett'].at, s.g.leaders['general-veers'].at]).toEqual(['yavin', 'pool']);
    expect(ready('pool', 'hoth').refusal('ready-for-action')).toBe('card_leader_absent RB-9.0.9');
  });

  test('cards of a seat that concedes are its mate’s', () => {
    const s = fight(team);
    s.concede('imperial-admiral');
    expect(s.asked).toEqual(['imperial-general']);
    expect(s.legal).toEqual(['more-dangerous-than-you-realize', 'according-to-my-design', 'pass']);
  });
});
