import { expect, test } from 'vitest';
import type { TacticId } from '../../data/tactics.ts';
import {
  attacks,
  countDice,
  damageAssigned,
  declineUntil,
  diceNow,
  type Fight,
  fight,
  tacticHandOf,
} from '../../testing/fight.ts';

/** A card that cannot be played in one's own attack: with it in hand the attack waits for combat actions. */
const waiting: TacticId[] = ['space-defensive-formation'];

test('RB-9.1.1 RB-9.1.12 an attack rolls the red and black dice of all own units of the theatre', () => {
  const units = {
    yavin: { 'mon-calamari-cruiser': 1, 'corellian-corvette': 1, 'x-wing': 1, airspeeder: 2, 'tie-fighter': 1 },
  };
  const s = fight({ units, hands: { rebel: waiting } });
  expect([countDice(s, 'red'), countDice(s, 'black')]).toEqual([3, 3]);
  expect(s.asked).toEqual(['rebel']);
});

const fleet = { 'super-star-destroyer': 2, 'star-destroyer': 1 };
const imperialDice = (rebels: object, ships: object, more: Partial<Fight> = {}) => {
  const units = { yavin: { 'x-wing': 1, ...rebels, ...ships } };
  const s = fight({ units, current: 'imperial', hands: { imperial: waiting }, ...more });
  return [countDice(s, 'red'), countDice(s, 'black')];
};

test('RB-9.1.2 RB-9.1.4 reductions come before the cap of five dice: bug class 9, 8 red less 2 are 5 dice', () => {
  expect(imperialDice({}, fleet)).toEqual([5, 5]);
  expect(imperialDice({ 'ion-cannon': 1 }, fleet)).toEqual([5, 5]);
  expect(imperialDice({ 'ion-cannon': 2 }, fleet)).toEqual([4, 5]);
});

test('RB-9.1.4 RB-14.1.2 each ion-cannon takes 2 red dice of the space attack, two of them take 4', () => {
  const ships = { 'super-star-destroyer': 1, 'assault-carrier': 1 };
  expect(imperialDice({}, ships)).toEqual([4, 3]);
  expect(imperialDice({ 'ion-cannon': 1 }, ships)).toEqual([2, 3]);
  expect(imperialDice({ 'ion-cannon': 2 }, ships)).toEqual([0, 3]);
});

test('RB-9.1.3 reductions never bring a colour below 0', () => {
  expect(imperialDice({ 'ion-cannon': 3 }, { 'star-destroyer': 1, 'tie-fighter': 2 })).toEqual([0, 3]);
});

test('RB-9.1.4 an ion-cannon changes neither the Imperial ground attack nor the Rebel space attack', () => {
  const s = fight({
    units: { yavin: { 'y-wing': 2, 'ion-cannon': 1, 'rebel-trooper': 1, 'tie-fighter': 1, 'at-at': 1 } },
    dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'hit'],
  });
  expect(attacks(s).slice(0, 4)).toEqual(['rebel space 2', 'imperial space 1', 'rebel ground 1', 'imperial ground 3']);
});

test('RB-9.1.2 RB-9.1.3 According to My Design: 1 red and 2 black dice fewer before the cap, in the first round only', () => {
  const firstAttacks = (rebels: object) => {
    const s = fight({
      units: { yavin: { ...rebels, 'super-star-destroyer': 1 } },
      leaders: { 'emperor-palpatine': 'yavin' },
      actions: ['according-to-my-design'],
    });
    s.click('according-to-my-design');
    declineUntil(s, () => s.g.combat?.round === 2);
    return attacks(s).filter((one) => one.startsWith('rebel'));
  };
  expect(firstAttacks({ 'x-wing': 8 })[0]).toBe('rebel space 5');
  expect(firstAttacks({ 'mon-calamari-cruiser': 2 })).toEqual(['rebel space 3', 'rebel space 6']);
});

test('RB-9.1.5 units marked for destruction still add their dice when their side attacks later', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 1 } },
    current: 'imperial',
    dice: ['direct', 'direct'],
  });
  expect(attacks(s)).toEqual(['imperial space 1', 'rebel space 1']);
  expect(s.units('yavin')).toEqual({});
});

test('RB-9.1.6 RB-9.1.9 without dice only cards without the special icon can be played', () => {
  const s = fight({
    units: { yavin: { 'rebel-transport': 1, 'tie-fighter': 1 } },
    hands: { rebel: ['space-critical-hit', 'space-onslaught'] },
  });
  expect(s.legal).toEqual(['play:space-critical-hit', 'done']);
  expect(s.refusal('play:space-onslaught')).toBe('no_special RB-9.1.9');
  s.click('play:space-critical-hit');
  expect(damageAssigned(s)).toBe(1);
});

test('RB-9.1.7 RB-9.1.8 combat actions in any number and order: draw, play, draw again, then done', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 3, 'star-destroyer': 1 } },
    hands: { rebel: ['space-critical-hit'] },
    dice: ['special', 'special', 'blank'],
  });
  s.click('draw:black', 'play:space-critical-hit', 'draw:black');
  expect(damageAssigned(s)).toBe(1);
  const hand = tacticHandOf(s, 'rebel');
  expect(hand).toHaveLength(2);
  expect(hand.every((id) => id.startsWith('space'))).toBe(true);
  expect(diceNow(s)).toEqual(['black special spent', 'black special spent', 'black blank']);
  s.click('done');
  expect(s.g.combat?.attack?.side).not.toBe('rebel');
});

test('RB-9.1.8 in a ground battle a special draws a ground card', () => {
  const s = fight({ units: { yavin: { 'rebel-trooper': 1, stormtrooper: 1 } }, dice: ['special'] });
  s.click('draw:black');
  expect(tacticHandOf(s, 'rebel')[0]).toMatch(/^ground-/);
});

test('RB-9.1.9 a card with the special icon costs one special die, which cannot be used again', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 2, 'star-destroyer': 1 } },
    hands: { rebel: ['space-take-it-down', 'space-unstoppable-assault'] },
    dice: ['special', 'blank'],
  });
  expect(s.legal).toEqual([
    'draw:black',
    'play:space-take-it-down:black',
    'play:space-unstoppable-assault:black',
    'done',
  ]);
  s.click('play:space-take-it-down:black');
  expect(s.legal).toEqual(['done']);
  expect(s.refusal('play:space-unstoppable-assault')).toBe('no_special RB-9.1.9');
});

test('RB-9.1.9 with specials of both colours the attacker chooses which die is spent', () => {
  const s = fight({
    units: { yavin: { 'corellian-corvette': 1, 'star-destroyer': 1 } },
    hands: { rebel: ['space-take-it-down'] },
    dice: ['special', 'special'],
  });
  expect(s.legal).toEqual([
    'draw:red',
    'draw:black',
    'play:space-take-it-down:red',
    'play:space-take-it-down:black',
    'done',
  ]);
  s.click('play:space-take-it-down:black');
  expect(diceNow(s)).toEqual(['red special', 'black special spent']);
});

test('RB-9.1.10 only tactic cards of the theatre being fought can be played', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } },
    hands: { rebel: ['ground-critical-hit', 'space-critical-hit'] },
  });
  expect(s.legal).toContain('play:space-critical-hit');
  expect(s.refusal('play:ground-critical-hit')).toBe('other_theatre RB-9.1.10');
});

test('RB-9.1.11 dice are rerolled in the combat-action step, before damage is assigned', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 2, 'tie-fighter': 3 } },
    hands: { rebel: ['space-concentrate-fire'] },
    dice: ['blank', 'hit'],
  });
  s.click('play:space-concentrate-fire').rig('direct').click('0');
  expect(diceNow(s)).toEqual(['black direct', 'black hit']);
  const log = s.log();
  expect(log.indexOf('log.rerolled')).toBeLessThan(log.indexOf('log.damage'));
  expect(damageAssigned(s)).toBe(1);
  expect(s.question).toBe('ask.assignDie');
});

test('RB-9.1.12 no special die and no card of the theatre: no combat actions are asked', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 1 } },
    hands: { rebel: ['ground-critical-hit'] },
    dice: ['hit', 'blank'],
  });
  expect(s.log()).toContain('log.combatOver');
  expect(s.units('yavin')).toEqual({ 'x-wing': 1 });
});

test('RB-9.1.12 a hand with a useless card is asked too: the question tells nothing about it', () => {
  const s = fight({ units: { yavin: { 'x-wing': 1, 'tie-fighter': 1 } }, hands: { rebel: waiting }, dice: ['blank'] });
  expect([s.asked, s.legal]).toEqual([['rebel'], ['done']]);
  expect(s.refusal('play:space-defensive-formation')).toBe('block_later RB-9.1.20');
});

test('RB-9.1.12 tactic cards that lie open are no reason to ask when none can be played', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 1 } },
    leaders: { 'soontir-fel': 'yavin' },
    actions: ['good-intel'],
    hands: { rebel: waiting },
  });
  s.rig('blank', 'blank', 'hit', 'blank').click('good-intel');
  expect(s.asked).toEqual(['imperial']);
  s.whileAsked('ask.startCard', 'pass');
  expect(attacks(s)[0]).toBe('rebel space 1');
  expect(s.asked).toEqual(['imperial']);
});

test('RB-1.10 a card drawn from an empty tactic deck comes from its reshuffled discards', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } },
    dice: ['special'],
    before: (g) => {
      const deck = g.tacticDecks.space.hidden;
      g.tacticDiscards.space.push(...deck.splice(0, 5));
      g.tacticHands.imperial.hidden.push(...deck.splice(0));
    },
  });
  s.click('draw:black');
  expect(tacticHandOf(s, 'rebel')).toHaveLength(1);
  expect(s.g.tacticDiscards.space).toEqual([]);
  expect(s.g.tacticDecks.space.hidden).toHaveLength(4);
});

test('RB-1.10 with deck and discards empty a special draws nothing', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } },
    hands: { rebel: ['space-critical-hit'] },
    dice: ['special'],
    before: (g) => g.tacticHands.imperial.hidden.push(...g.tacticDecks.space.hidden.splice(0)),
  });
  expect(s.refusal('draw:black')).toBe('no_tactics_left RB-1.10');
});

test('RB-9.1.11 Master Yoda rolls one Rebel die again, once a round', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 2, 'tie-fighter': 2 } },
    leaders: { 'princess-leia': { at: 'yavin', ring: 'master-yoda' } },
    dice: ['blank', 'blank'],
  });
  expect(s.legal.filter((key) => key.startsWith('yoda'))).toEqual(['yoda:0']);
  s.rig('special').click('yoda:0');
  expect(diceNow(s)).toEqual(['black special', 'black blank']);
  expect(s.legal.filter((key) => key.startsWith('yoda'))).toEqual([]);
  expect(s.legal).toContain('draw:black');
});

test('RB-9.1.11 Master Yoda is of no use to the Empire', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 2 } },
    leaders: { 'princess-leia': { at: 'yavin', ring: 'master-yoda' } },
    hands: { imperial: ['space-critical-hit'] },
    current: 'imperial',
  });
  expect(s.asked).toEqual(['imperial']);
  expect(s.legal.some((key) => key.startsWith('yoda'))).toBe(false);
});

test('RB-9.1.1 One in a Million: dice set beforehand are not rolled', () => {
  const s = fight({
    units: { yavin: { 'corellian-corvette': 1, 'star-destroyer': 1 } },
    leaders: { 'wedge-antilles': 'yavin' },
    actions: ['one-in-a-million'],
  });
  s.whileAsked('ask.startCard', 'pass');
  expect(s.question).toBe('window.preset-dice');
  s.click(s.legal.find((key) => key !== 'pass') as string).click('red:direct');
  s.rig('blank').click('done');
  declineUntil(s, () => diceNow(s).length > 0);
  expect(diceNow(s)).toEqual(['red direct', 'black blank']);
});

test('RB-9.0.7 its a trap: no space tactic card of the Empire in the first round, neither to attack nor to block', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } },
    leaders: { 'admiral-ackbar': 'yavin' },
    actions: ['its-a-trap'],
    hands: { imperial: ['space-critical-hit', 'space-defensive-formation'] },
  });
  s.rig('direct').click('its-a-trap');
  s.rig('special', 'blank', 'blank');
  declineUntil(s, () => s.asked.includes('imperial'));
  expect([s.question, damageAssigned(s)]).toEqual(['ask.combatAction', 1]);
  expect(s.refusal('play:space-critical-hit')).toBe('no_space_tactics RB-9.0.7');
  expect(s.legal).toContain('draw:red');
});
