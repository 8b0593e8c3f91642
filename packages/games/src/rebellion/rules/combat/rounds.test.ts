import { expect, test } from 'vitest';
import { SYSTEMS } from '../../data/systems.ts';
import { attacks, declineUntil, type Fight, fight, tacticHandOf } from '../../testing/fight.ts';
import { addDue } from '../changes.ts';
import { placeUnit } from '../unit-index.ts';

const bothTheatres = { 'x-wing': 1, 'rebel-trooper': 1, 'tie-fighter': 1, stormtrooper: 1 };
const four = ['blank', 'blank', 'blank', 'blank'] as const;
const destroyed = { systems: { yavin: { destroyed: true } } } as const;

test('RB-9.0.14 RB-9.0.15 the current player attacks first in each battle; space comes before ground', () => {
  const rebels = fight({ units: { yavin: bothTheatres }, dice: four });
  expect(attacks(rebels).slice(0, 4)).toEqual([
    'rebel space 1',
    'imperial space 1',
    'rebel ground 1',
    'imperial ground 1',
  ]);
  const empire = fight({ units: { yavin: bothTheatres }, dice: four, current: 'imperial' });
  expect(attacks(empire).slice(0, 4)).toEqual([
    'imperial space 1',
    'rebel space 1',
    'imperial ground 1',
    'rebel ground 1',
  ]);
});

test('RB-9.0.15 without ships of both sides there is no space battle', () => {
  const s = fight({ units: { yavin: { 'rebel-trooper': 1, 'star-destroyer': 1, stormtrooper: 1 } } });
  expect(attacks(s).some((one) => one.includes('space'))).toBe(false);
  expect(attacks(s)).toContain('rebel ground 1');
});

test('RB-9.0.16 no ground battle without ground units of both sides, and none in a destroyed system', () => {
  const without = fight({ units: { yavin: { 'x-wing': 1, 'rebel-trooper': 1, 'tie-fighter': 1 } } });
  expect(attacks(without).some((one) => one.includes('ground'))).toBe(false);
  const lost = fight({
    ...destroyed,
    units: { yavin: { 'mon-calamari-cruiser': 1, 'rebel-trooper': 1, 'assault-carrier': 1, stormtrooper: 1 } },
  });
  expect(attacks(lost).some((one) => one.includes('ground'))).toBe(false);
  expect(attacks(lost)).toContain('rebel space 3');
});

test('RB-9.0.17 RB-14.1.2 each shield-generator gives a ground card before the first attack of every ground battle', () => {
  const s = fight({
    units: { yavin: { 'shield-generator': 2, airspeeder: 3, 'at-st': 3 } },
    current: 'imperial',
    dice: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
  });
  const log = s.log();
  expect(log.indexOf('log.drawnTactics')).toBeLessThan(log.indexOf('log.attack'));
  expect(tacticHandOf(s, 'rebel')).toHaveLength(2);
  expect(tacticHandOf(s, 'rebel').every((id) => id.startsWith('ground'))).toBe(true);
  declineUntil(s, () => s.g.combat?.round === 2 && s.g.combat.battle === 'ground');
  expect(s.log().filter((key) => key === 'log.drawnTactics')).toHaveLength(2);
});

test('RB-9.0.18 after the battles of each round the current player decides on a retreat before the opponent', () => {
  for (const current of ['rebel', 'imperial'] as const) {
    const other = current === 'rebel' ? 'imperial' : 'rebel';
    const s = fight({
      units: { yavin: { 'mon-calamari-cruiser': 1, 'star-destroyer': 1 } },
      leaders: { 'jan-dodonna': 'yavin', 'darth-vader': 'yavin' },
      current,
    });
    declineUntil(s, () => s.question === 'ask.retreat');
    expect([s.asked, attacks(s).length]).toEqual([[current], 2]);
    s.click('stay');
    expect([s.asked, s.question]).toEqual([[other], 'ask.retreat']);
    s.click('stay');
    expect(s.g.combat?.round).toBe(2);
  }
});

test('RB-17.1 a ship destroyed in the space battle is gone before the ground battle of the round', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'rebel-trooper': 1, 'assault-carrier': 1, stormtrooper: 1 } },
    damage: { 'assault-carrier-1': 1 },
    current: 'imperial',
    hands: { imperial: ['ground-bombardment'] },
    dice: ['blank', 'blank', 'direct', 'special'],
  });
  expect(s.g.combat?.battle).toBe('ground');
  expect(s.units('yavin')['assault-carrier']).toBe(undefined);
  expect(s.refusal('play:ground-bombardment')).toBe('no_bomber RB-9.1.16');
});

const plains = (units: object, more: Partial<Fight> = {}) => fight({ units: { yavin: units }, ...more });

test('RB-9.3.1 structures that are the only Rebel ground units are destroyed at the end of the round', () => {
  const s = plains({ 'shield-generator': 1, 'ion-cannon': 1, stormtrooper: 1 }, { dice: ['blank'] });
  declineUntil(s);
  expect(s.units('yavin')).toEqual({ stormtrooper: 1 });
  expect(s.log()).toContain('log.forced');
  expect(attacks(s)).toHaveLength(2);
});

test('RB-9.3.1 structures beside a trooper stay, and so do those without Imperial ground units', () => {
  const s = plains({ 'ion-cannon': 1, 'rebel-trooper': 1, stormtrooper: 1 }, { dice: ['blank', 'blank'] });
  expect(attacks(s).length).toBeGreaterThan(2);
  const t = plains({ 'ion-cannon': 1, 'x-wing': 1, 'tie-fighter': 1 }, { dice: ['hit', 'blank'] });
  expect(t.units('yavin')).toEqual({ 'ion-cannon': 1, 'x-wing': 1 });
});

test('RB-9.3.2 RB-14.2.3 RB-14.2.5 a death-star-under-construction alone is destroyed; that gives no reputation', () => {
  const s = plains({ 'x-wing': 1, 'death-star-under-construction': 1, stormtrooper: 1 }, { dice: ['blank'] });
  expect(attacks(s).slice(0, 2)).toEqual(['rebel space 1', 'imperial space 0']);
  expect(s.units('yavin')).toEqual({ 'x-wing': 1, stormtrooper: 1 });
  expect(s.g.reputation).toBe(14);
});

test('RB-9.3.2 RB-14.2.5 one destroyed by damage gives no reputation either', () => {
  const s = plains(
    { 'x-wing': 4, 'death-star-under-construction': 1, 'tie-fighter': 1 },
    { dice: ['hit', 'hit', 'hit', 'hit'] },
  );
  for (let n = 0; n < 4; n++) s.click('death-star-under-construction-1');
  expect(s.log()).toContain('log.destroyed');
  expect(s.units('yavin')['death-star-under-construction']).toBe(undefined);
  expect(s.g.reputation).toBe(14);
});

test('RB-9.3.3 another round begins with the space battle, without new leaders, start cards or tactic draw', () => {
  const s = fight({
    units: { yavin: { 'mon-calamari-cruiser': 1, 'star-destroyer': 1 } },
    leaders: { 'jan-dodonna': 'pool' },
  });
  s.click('jan-dodonna');
  declineUntil(s, () => s.g.combat?.round === 2);
  const log = s.log();
  expect(log.filter((key) => key === 'log.drawnTactics')).toHaveLength(1);
  expect(log.filter((key) => key === 'log.leaderAdded')).toHaveLength(1);
  expect(attacks(s)[2]).toMatch(/^rebel space/);
});

test('RB-9.3.3 a combat without any unit of both sides in one theatre is over after the round', () => {
  const s = plains({ 'x-wing': 1, 'tie-fighter': 1, 'rebel-trooper': 1 }, { dice: ['hit', 'blank'] });
  expect(s.g.combat).toBe(null);
  expect(attacks(s)).toEqual(['rebel space 1', 'imperial space 1']);
});

test('RB-9.3.4 RB-9.3.5 at the end all damage is removed and every tactic card goes back into its deck', () => {
  const s = plains(
    { 'mon-calamari-cruiser': 1, 'tie-fighter': 1 },
    {
      leaders: { 'han-solo': 'yavin' },
      hands: { imperial: ['space-critical-hit'], rebel: ['ground-critical-hit'] },
      damage: { 'mon-calamari-cruiser-1': 2 },
    },
  );
  declineUntil(s, () => s.g.combat?.attack?.side === 'imperial');
  if (s.g.combat) s.click('play:space-critical-hit');
  declineUntil(s);
  expect(s.g.combat).toBe(null);
  expect(s.units('yavin')).toEqual({ 'mon-calamari-cruiser': 1 });
  expect(s.g.units['mon-calamari-cruiser-1']?.damage).toBe(0);
  expect([tacticHandOf(s, 'rebel'), tacticHandOf(s, 'imperial')]).toEqual([[], []]);
  expect(s.g.tacticDiscards).toEqual({ space: [], ground: [] });
  for (const theatre of ['space', 'ground'] as const) expect(s.g.tacticDecks[theatre].hidden).toHaveLength(15);
});

const standOff = { 'x-wing': 3, 'ion-cannon': 2, 'death-star': 1 };

test('RB-9.3.6 RB-14.2.2 Rebel ships that stay with a death-star without dice are destroyed: bug class 14', () => {
  const s = plains(standOff, { dice: ['direct', 'direct', 'direct'] });
  expect(attacks(s)).toEqual(['rebel space 3', 'imperial space 0']);
  expect(s.g.combat).toBe(null);
  expect(s.units('yavin')).toEqual({ 'ion-cannon': 2, 'death-star': 1 });
});

test('RB-9.3.6 they may retreat instead; with Imperial ground units the combat goes on', () => {
  const s = plains(standOff, { leaders: { 'jan-dodonna': 'yavin' } });
  declineUntil(s, () => s.question === 'ask.retreat');
  expect(s.decision.help?.key).toBe('help.shipsLost');
  s.click(s.legal[0] as string);
  expect(s.g.combat).toBe(null);
  expect(s.units('yavin')).toEqual({ 'ion-cannon': 2, 'death-star': 1 });
  expect(SYSTEMS.yavin.adjacent.some((id) => s.units(id)['x-wing'] === 3)).toBe(true);
  const ground = plains({ ...standOff, 'rebel-trooper': 1, stormtrooper: 1 }, { dice: [...Array(5).fill('blank')] });
  expect(attacks(ground)[4]).toMatch(/^rebel space 3/);
});

test('RB-9.3.6 a round in which the Death Star Plans were revealed is followed by another', () => {
  const s = plains(standOff, { objectives: ['death-star-plans-ii'], dice: ['blank', 'blank', 'blank'] });
  expect(s.question).toBe('ask.plans');
  s.rig('blank', 'blank', 'blank', 'blank', 'blank', 'blank').click(s.legal[0] as string);
  expect(s.g.combat?.round).toBe(2);
  s.whileAsked('ask.plans', 'pass');
  expect(s.g.combat).toBe(null);
  expect(s.units('yavin')).toEqual({ 'ion-cannon': 2, 'death-star': 1 });
});

test('RB-9.3.7 a combat in which no one can hurt the other any more ends: bug class 14', () => {
  const s = plains(
    { 'mon-calamari-cruiser': 1, 'ion-cannon': 2, 'death-star': 1, stormtrooper: 1 },
    { ...destroyed, dice: ['direct', 'direct', 'direct'] },
  );
  expect(attacks(s)).toEqual(['rebel space 3', 'imperial space 0']);
  expect(s.g.combat).toBe(null);
  const undecided = s.entries.find(({ key }) => key === 'log.combatUndecided');
  expect(undecided?.params.why).toMatchObject({ key: 'won.stalemate' });
  expect(s.units('yavin')).toEqual({ 'mon-calamari-cruiser': 1, 'ion-cannon': 2, 'death-star': 1, stormtrooper: 1 });
});

test('RB-19.19 RB-9.0.3 in a destroyed system units die with their transport and count as destroyed in the combat', () => {
  const s = plains(
    { 'x-wing': 6, 'assault-carrier': 1, 'tie-fighter': 3 },
    {
      ...destroyed,
      objectives: ['major-victory'],
      damage: { 'assault-carrier-1': 1 },
      dice: ['direct', 'blank', 'blank', 'blank', 'blank'],
    },
  );
  s.rig('blank', 'blank', 'blank', 'blank', 'blank').click('assault-carrier-1');
  expect(s.question).toBe('ask.combatObjective');
  expect(s.units('yavin')).toEqual({ 'x-wing': 6 });
  expect(s.g.combat?.destroyed).toHaveLength(4);
});

test('RB-9.0.1 a combat that is due elsewhere follows when one is over', () => {
  const s = plains(
    { 'x-wing': 1, 'tie-fighter': 1 },
    {
      dice: ['hit', 'blank'],
      before: (g) => {
        placeUnit(g, 'rebel-trooper-1', 'naboo');
        placeUnit(g, 'stormtrooper-1', 'naboo');
        addDue(g, 'naboo', 'imperial', []);
      },
    },
  );
  const begun = s.entries.filter((entry) => entry.key === 'log.combat').map((entry) => entry.at);
  expect(begun).toEqual(['place:yavin', 'place:naboo']);
  expect([s.g.combat, s.g.due]).toEqual([null, []]);
});

test('RB-9.0.18 victory comes at once, before any further step: the last Rebel unit of the base falls in space', () => {
  const s = plains(
    { 'x-wing': 1, 'star-destroyer': 1 },
    {
      base: 'yavin',
      before: (g) => {
        g.base.revealed = true;
      },
      current: 'imperial',
      dice: ['blank', 'blank', 'direct', 'blank'],
      leaders: { 'darth-vader': 'yavin' },
    },
  );
  declineUntil(s);
  expect(s.g.outcome?.winners).toEqual(['imperial']);
  expect(s.log()).not.toContain('log.combatOver');
});

test('RB-9.1.21 Unstoppable Assault in space does not keep the opponent from blocking on the ground', () => {
  const s = plains(
    { 'x-wing': 1, 'rebel-trooper': 1, 'star-destroyer': 1, stormtrooper: 1 },
    {
      hands: { rebel: ['space-unstoppable-assault'], imperial: ['ground-defensive-formation'] },
      dice: ['special'],
    },
  );
  s.rig('blank', 'blank', 'blank', 'hit').click('play:space-unstoppable-assault:black');
  expect([s.asked, s.question, s.g.combat?.battle]).toEqual([['imperial'], 'ask.block', 'ground']);
});

test('RB-9.3.5 a leader brought by Ready for Action returns to its pool when the combat ends', () => {
  const s = plains(
    { 'x-wing': 1, 'tie-fighter': 1 },
    { leaders: { 'admiral-piett': 'pool' }, actions: ['ready-for-action'] },
  );
  s.click('pass');
  s.click(s.legal.find((key) => key.startsWith('ready-for-action')) as string);
  expect(s.g.leaders['admiral-piett'].at).toBe('yavin');
  declineUntil(s);
  expect(s.g.combat).toBe(null);
  expect(s.g.leaders['admiral-piett'].at).toBe('pool');
});
