import { expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import type { SeatId } from '../../../engine/state.ts';
import { actionCards, boxOf } from '../../box.ts';
import { ACTIONS } from '../../data/actions.ts';
import { FOUR, match, TWO } from '../../testing/begin.ts';
import type { Scenario } from '../../testing/scenario.ts';

const BOX = boxOf({ setup: 'advanced' });

/** A match whose Rebels draw these starting cards, clicked through to what follows their placement. */
function dealt(wanted: readonly string[], seats: readonly SeatId[] = TWO): Scenario {
  for (let seed = 1; seed < 400; seed++) {
    const s = match('advanced', seed, seats).click([], []);
    const got = [...s.g.usedActions, ...s.g.seats.flatMap((seat) => reveal(s.g.actionHands[seat]!))];
    if (wanted.every((card) => got.some((one) => one === card))) return s;
  }
  throw new Error(`never dealt ${wanted.join(', ')}`);
}

test('RB-3.3.9 each side gets 2 of its starting cards, the others leave the game', () => {
  const hands = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const s = match('advanced', seed).click([], []);
    const all = [...s.g.usedActions, ...s.g.seats.flatMap((seat) => reveal(s.g.actionHands[seat]!))];
    hands.add([...all].sort().join());
    for (const side of ['rebel', 'imperial'] as const) {
      expect(all.filter((id) => ACTIONS[id].side === side)).toHaveLength(2);
      for (const id of all) expect(ACTIONS[id].type).toBe('starting');
    }
    const starting = [...actionCards(BOX, 'rebel', 'starting'), ...actionCards(BOX, 'imperial', 'starting')];
    expect([...all, ...reveal(s.g.boxedActions)].sort()).toEqual(starting.sort());
  }
  expect(hands.size).toBeGreaterThan(5);
});

test('RB-3.3.9 only the owner knows the cards kept', () => {
  const s = dealt(['rebel-planning', 'start-the-evacuation']);
  expect(JSON.stringify(s.view('imperial'))).not.toContain('rebel-planning');
  expect(JSON.stringify(s.view('spectator'))).not.toContain('rebel-planning');
  expect(s.log('imperial').filter((key) => key === 'log.keptAction')).toHaveLength(2);
  expect(s.log('spectator')).not.toContain('log.keptAction');
  expect(s.question).toBe('ask.base');
});

test('RB-3.3.10 human-cyborg-relations is resolved as soon as it is drawn: any Rebel leader gets the ring', () => {
  const s = dealt(['human-cyborg-relations', 'rebel-planning']);
  expect([s.asked, s.question]).toEqual([['rebel'], 'ask.ring']);
  expect(s.g.usedActions).toEqual(['human-cyborg-relations']);
  expect(s.legal.sort()).toEqual(['general-rieekan', 'jan-dodonna', 'mon-mothma', 'princess-leia']);
  s.click('princess-leia');
  expect(s.g.leaders['princess-leia'].ring).toBe('c-3po');
  expect(s.question).toBe('ask.base');
});

test('RB-3.3.10 resourceful-astromech puts the R2-D2 ring on any Rebel leader', () => {
  const s = dealt(['resourceful-astromech', 'temporary-alliance']);
  s.click('jan-dodonna');
  expect(s.g.leaders['jan-dodonna'].ring).toBe('r2-d2');
  expect(s.view('imperial').leaders['jan-dodonna'].ring).toBe('r2-d2');
});

test('RB-3.3.10 RB-15.11 with both Immediate cards the Rebels choose which is first', () => {
  const s = dealt(['human-cyborg-relations', 'resourceful-astromech']);
  expect(s.question).toBe('ask.immediate');
  s.click('resourceful-astromech', 'mon-mothma');
  expect(s.g.usedActions).toEqual(['resourceful-astromech', 'human-cyborg-relations']);
  s.click('jan-dodonna');
  expect([s.g.leaders['mon-mothma'].ring, s.g.leaders['jan-dodonna'].ring]).toEqual(['r2-d2', 'c-3po']);
});

test('RB-18.21 starting cards go to the player of the leader shown, those without one to either player', () => {
  const s = dealt(['rebel-planning', 'our-most-desperate-hour'], FOUR);
  expect(reveal(s.g.actionHands['rebel-admiral']!)).toEqual(['rebel-planning']);
  expect(reveal(s.g.actionHands['rebel-general']!)).toEqual(['our-most-desperate-hour']);
  const ring = dealt(['human-cyborg-relations'], FOUR);
  expect(ring.asked).toEqual(['rebel-general']);
});
