import { expect, test } from 'vitest';
import { damageAssigned, declineUntil, type Fight, fight } from '../../testing/fight.ts';
import type { Scenario } from '../../testing/scenario.ts';

const logged = (s: Scenario, key: string) => s.entries.filter((entry) => entry.key === key).map((entry) => entry.at);

test('RB-9.1.13 a hit can only be assigned to a unit whose health has the colour of the die', () => {
  const s = fight({
    units: {
      yavin: { 'corellian-corvette': 2, 'x-wing': 1, 'tie-fighter': 2, 'star-destroyer': 1, 'assault-carrier': 1 },
    },
    dice: ['hit', 'blank', 'hit', 'hit', 'blank'],
  });
  expect(s.legal).toEqual(['star-destroyer-1', 'assault-carrier-1', 'auto']);
  s.click('star-destroyer-1');
  expect(s.legal).toEqual(['tie-fighter-1', 'tie-fighter-2', 'auto']);
  expect(damageAssigned(s)).toBe(2);
});

test('RB-9.1.13 RB-9.1.15 a hit without a unit of its colour cannot be assigned and is lost', () => {
  const s = fight({
    units: { yavin: { 'y-wing': 1, 'tie-fighter': 1 } },
    hands: { imperial: ['space-critical-hit'] },
    dice: ['hit'],
  });
  expect(s.question).toBe('ask.combatAction');
  expect(damageAssigned(s)).toBe(0);
});

test('RB-9.1.14 a direct hit can be assigned to any enemy unit of the theatre that has health', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 1, 'star-destroyer': 1, 'death-star': 1, stormtrooper: 1 } },
    dice: ['direct'],
  });
  expect(s.legal).toEqual(['tie-fighter-1', 'star-destroyer-1', 'auto']);
});

test('RB-9.1.15 every die that can be assigned must be, even as overkill', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 2, 'tie-fighter': 1, 'death-star': 1 } },
    dice: ['hit', 'direct', 'blank', 'blank', 'blank', 'blank', 'blank'],
  });
  expect(damageAssigned(s)).toBe(2);
  expect(logged(s, 'log.doomed')).toEqual(['unit:tie-fighter-1']);
});

test('RB-9.1.15 the attacker may put more damage on one unit and spare another', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 2, 'tie-fighter': 2 } },
    dice: ['hit', 'hit'],
  });
  expect(s.legal).toEqual(['tie-fighter-1', 'tie-fighter-2', 'auto']);
  s.rig('blank', 'blank').click('tie-fighter-1');
  expect(logged(s, 'log.doomed')).toEqual(['unit:tie-fighter-1']);
});

test('RB-9.3.1 assigning the rest at once spares structures as long as a unit that fights can be hit', () => {
  const rebels = { 'ion-cannon': 1, 'shield-generator': 1, airspeeder: 1, 'rebel-trooper': 1 } as const;
  const s = fight({
    current: 'imperial',
    units: { yavin: { ...rebels, 'at-at': 2, stormtrooper: 2 } },
    dice: ['hit', 'hit', 'direct', 'blank', 'hit', 'blank', 'blank', 'blank'],
  });
  s.click('auto');
  const hit = logged(s, 'log.damage').filter((at) => at && !/cannon|generator/.test(at));
  expect([new Set(hit), damageAssigned(s)]).toEqual([new Set(['unit:airspeeder-1', 'unit:rebel-trooper-1']), 4]);
  expect(logged(s, 'log.damage')).toHaveLength(hit.length + 1);
});

test('RB-9.1.16 damage of a tactic card is assigned when it is played, before the dice', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 2 } },
    hands: { rebel: ['space-critical-hit', 'space-critical-hit'] },
    dice: ['hit'],
  });
  s.click('play:space-critical-hit');
  expect(damageAssigned(s)).toBe(1);
  expect(s.question).toBe('ask.combatAction');
});

test('RB-9.1.17 RB-14.2.2 a death-star takes no damage from dice or cards: bug class 8', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 2, 'death-star': 1 } },
    hands: { rebel: ['space-critical-hit', 'space-take-it-down', 'space-onslaught'] },
    dice: ['direct', 'special'],
  });
  expect(s.refusal('play:space-critical-hit')).toBe('no_unit_to_damage RB-9.1.17');
  expect(s.refusal('play:space-take-it-down')).toBe('no_unit_to_damage RB-9.1.17');
  expect(s.refusal('play:space-onslaught')).toBe('no_unit_to_damage RB-9.1.17');
  s.rig('blank', 'blank', 'blank', 'blank').click('done');
  expect(damageAssigned(s)).toBe(0);
  expect(s.g.units['death-star-1']).toEqual({ at: 'yavin', damage: 0 });
});

test('RB-9.1.18 damage is assigned without asking where all targets are alike', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 3 } },
    hands: { imperial: ['space-critical-hit'] },
    dice: ['hit'],
  });
  expect(s.question).toBe('ask.block');
  expect(logged(s, 'log.damage')).toEqual(['unit:tie-fighter-1']);
});

test('RB-9.1.15 dice that only hit destroyed units are assigned without asking, unless a block could save one', () => {
  const units = { yavin: { 'x-wing': 3, 'tie-fighter': 1, 'assault-carrier': 1 } };
  const damage = { 'assault-carrier-1': 1 } as const;
  const dice = ['direct', 'direct', 'direct'] as const;
  const s = fight({ units, damage, dice }).click('tie-fighter-1', 'assault-carrier-1');
  expect([s.g.combat?.attack?.side, s.g.combat?.doomed]).toEqual(['imperial', ['tie-fighter-1', 'assault-carrier-1']]);
  const t = fight({ units, damage, dice, hands: { imperial: ['space-critical-hit'] } });
  t.click('tie-fighter-1', 'assault-carrier-1');
  expect([t.question, t.g.combat?.attack?.side]).toEqual(['ask.assignDie', 'rebel']);
});

const defended = (more: Partial<Fight> = {}) =>
  fight({
    units: { yavin: { 'x-wing': 3, 'star-destroyer': 1 } },
    damage: { 'star-destroyer-1': 3 },
    hands: { imperial: ['space-defensive-formation'] },
    dice: ['direct', 'blank', 'blank'],
    ...more,
  });

test('RB-9.1.19 a block takes damage of this attack off, markers of earlier attacks stay', () => {
  const s = defended({ hands: { imperial: ['space-defensive-formation', 'space-critical-hit'] } });
  s.click('play:space-defensive-formation');
  expect(s.question).toBe('ask.combatAction');
  expect(s.g.combat?.doomed).toEqual([]);
  expect(s.g.units['star-destroyer-1']?.damage).toBe(3);
  expect(s.log()).toContain('log.blocked');
});

test('RB-9.1.19 without damage in this attack there is nothing to block', () => {
  const s = defended({ dice: ['blank', 'blank', 'blank'] });
  expect(s.question).toBe('ask.combatAction');
  expect(s.asked).toEqual(['imperial']);
});

test('RB-9.1.20 the defender blocks after damage has been assigned, with cards of the theatre only', () => {
  const s = defended({ hands: { imperial: ['space-defensive-formation', 'ground-defensive-formation'] } });
  expect([s.asked, s.question]).toEqual([['imperial'], 'ask.block']);
  expect(s.legal).toEqual(['play:space-defensive-formation', 'done']);
  expect(damageAssigned(s)).toBe(1);
});

test('RB-9.1.20 a defender with cards of the theatre is asked whatever they are; one without them is not', () => {
  const s = defended({ hands: { imperial: ['space-critical-hit'] } });
  expect([s.asked, s.question, s.legal]).toEqual([['imperial'], 'ask.block', ['done']]);
  // Only the defender reads that no card of the hand blocks.
  expect(s.decision.help).toEqual({ key: 'help.noBlock' });
  const t = defended({ hands: { imperial: ['ground-defensive-formation'] } });
  expect(t.question).not.toBe('ask.block');
});

test('RB-9.1.19 damage of a tactic card can be blocked like damage of dice', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } },
    hands: { rebel: ['space-critical-hit'], imperial: ['space-defensive-formation'] },
    dice: ['blank'],
  });
  s.click('play:space-critical-hit').whileAsked('ask.combatAction', 'done');
  expect(s.question).toBe('ask.block');
  s.rig('blank', 'blank', 'blank').click('play:space-defensive-formation');
  expect(s.log()).toContain('log.blocked');
});

test('RB-9.1.22 RB-9.1.23 a unit set aside still attacks and leaves at the end of its battle step', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 1 } },
    hands: { imperial: ['space-critical-hit'] },
    dice: ['hit'],
  });
  s.whileAsked('ask.block', 'done');
  expect([s.asked, s.question]).toEqual([['imperial'], 'ask.combatAction']);
  expect(s.g.combat?.doomed).toEqual(['tie-fighter-1']);
  expect(s.units('yavin')).toEqual({ 'x-wing': 1, 'tie-fighter': 1 });
  s.click('play:space-critical-hit').whileAsked('ask.combatAction', 'done');
  expect(s.units('yavin')).toEqual({});
});

test('RB-9.1.22 RB-9.1.23 units doomed in space leave before the ground battle, those on the ground after it', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'rebel-trooper': 1, 'tie-fighter': 1, stormtrooper: 1 } },
    hands: { rebel: ['ground-defensive-formation'], imperial: ['ground-defensive-formation'] },
    dice: ['direct', 'blank', 'direct'],
  });
  expect(s.asked).toEqual(['rebel']);
  expect(s.units('yavin')).toEqual({ 'x-wing': 1, 'rebel-trooper': 1, stormtrooper: 1 });
  s.click('done').click('done');
  expect(s.g.combat?.doomed).toEqual(['stormtrooper-1']);
  expect(s.units('yavin')).toEqual({ 'x-wing': 1, 'rebel-trooper': 1, stormtrooper: 1 });
  declineUntil(s);
  expect(s.units('yavin').stormtrooper).toBe(undefined);
});

test('RB-9.1.24 damage below the health stays through later rounds and is not healed', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } },
    hands: { rebel: ['space-defensive-formation'] },
    dice: ['direct'],
  });
  s.rig('blank', 'blank', 'blank').click('done');
  expect(s.g.combat?.round).toBe(2);
  expect(s.g.units['star-destroyer-1']?.damage).toBe(1);
});

test('RB-9.1.15 Point-Blank Assault: every unit has 1 health less, but at least 1', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 3, 'assault-carrier': 1, 'tie-fighter': 1 } },
    leaders: { 'admiral-ackbar': 'yavin' },
    actions: ['point-blank-assault'],
  });
  s.rig('direct', 'blank', 'blank').click('point-blank-assault');
  s.whileAsked('ask.startCard', 'pass').whileAsked('ask.combatAction', 'done');
  const carrier = s.decision.options.find((option) => option.key === 'assault-carrier-1');
  expect(carrier?.detail?.params).toEqual({ damage: 0, health: 1 });
  s.click('assault-carrier-1');
  expect(logged(s, 'log.doomed')).toEqual(['unit:assault-carrier-1']);
});

test('RB-9.1.13 Target the Star Destroyers: up to 2 black hits count as red hits in space', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 3, 'star-destroyer': 1, 'tie-fighter': 1 } },
    leaders: { 'wedge-antilles': 'yavin' },
    actions: ['target-the-star-destroyers'],
  });
  s.rig('hit', 'hit', 'hit').click('target-the-star-destroyers');
  s.whileAsked('ask.startCard', 'pass').whileAsked('ask.combatAction', 'done');
  expect([s.question, s.decision.min, s.decision.max]).toEqual(['ask.recolour', 0, 2]);
  s.click(2);
  expect(logged(s, 'log.damage').slice(0, 3)).toEqual([
    'unit:star-destroyer-1',
    'unit:star-destroyer-1',
    'unit:tie-fighter-1',
  ]);
});

test('RB-9.1.13 RB-9.1.15 one click assigns the rest so that as many units as possible die, the biggest first', () => {
  const s = fight({
    units: {
      yavin: { 'mon-calamari-cruiser': 2, 'x-wing': 1, 'tie-fighter': 1, 'assault-carrier': 1, 'star-destroyer': 1 },
    },
    damage: { 'star-destroyer-1': 2 },
    dice: ['hit', 'direct', 'blank', 'blank', 'direct', 'direct', 'blank'],
  });
  const auto = s.decision.options.find((option) => option.key === 'auto');
  expect(auto?.detail?.params).toEqual({ n: 2 });
  s.click('auto');
  expect(logged(s, 'log.doomed').slice(0, 2).sort()).toEqual(['unit:assault-carrier-1', 'unit:star-destroyer-1']);
});

test('RB-9.1.13 Target the Star Destroyers changes nothing in a ground battle', () => {
  const s = fight({
    units: { yavin: { 'rebel-trooper': 2, 'at-at': 1, stormtrooper: 1 } },
    leaders: { 'wedge-antilles': 'yavin' },
    actions: ['target-the-star-destroyers'],
    hands: { imperial: ['ground-critical-hit'] },
  });
  s.rig('hit', 'hit').click('target-the-star-destroyers');
  s.whileAsked('ask.startCard', 'pass').whileAsked('ask.combatAction', 'done');
  expect([s.asked, s.question]).toEqual([['imperial'], 'ask.block']);
  expect(logged(s, 'log.damage')).toEqual(['unit:stormtrooper-1', 'unit:stormtrooper-1']);
});
