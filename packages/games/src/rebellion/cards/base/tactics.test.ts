import { expect, test } from 'vitest';
import { TACTIC_IDS, TACTICS, type TacticId } from '../../data/tactics.ts';
import type { Side } from '../../data/units.ts';
import { damageAssigned, diceNow, type Fight, fight, tacticHandOf } from '../../testing/fight.ts';
import { TACTIC_RULES } from './tactics.ts';

const unitsOf = {
  space: { 'x-wing': 2, 'corellian-corvette': 1, 'star-destroyer': 1, 'tie-fighter': 2 },
  ground: { 'rebel-trooper': 2, airspeeder: 1, 'at-at': 1, stormtrooper: 2 },
};
const small = { space: 'tie-fighter', ground: 'stormtrooper' } as const;
const big = { space: 'star-destroyer', ground: 'at-at' } as const;

/** A Rebel attack with 1 red and 3 black dice in the theatre of a card the Rebels hold. */
function attackWith(id: TacticId, more: Partial<Fight> = {}) {
  const { theatre } = TACTICS[id];
  return fight({
    units: { yavin: unitsOf[theatre] },
    hands: { rebel: [id] },
    dice: ['blank', 'special', 'blank', 'blank'],
    ...more,
  });
}
const targets = (id: TacticId) => [`${big[TACTICS[id].theatre]}-1`, `${small[TACTICS[id].theatre]}-1`] as const;
const onUnits = (s: ReturnType<typeof fight>) => s.g.combat?.attack?.hits;

test('RB-9.1.9 every tactic of the box has rules; block cards cost no special', () => {
  expect(Object.keys(TACTIC_RULES).sort()).toEqual([...TACTIC_IDS].sort());
  for (const id of TACTIC_IDS) {
    expect(Boolean(TACTIC_RULES[id].blocks)).toBe(TACTICS[id].category === 'block');
    if (TACTIC_RULES[id].blocks) expect(TACTICS[id].special).toBe(false);
  }
});

for (const id of ['space-critical-hit', 'ground-critical-hit'] as const) {
  test(`RB-9.1.16 ${id} deals 1 damage to a unit of any health colour, without a special`, () => {
    const [large, little] = targets(id);
    const s = attackWith(id, { hands: { rebel: [id], imperial: [id] }, dice: ['blank', 'blank', 'blank', 'blank'] });
    s.click(`play:${id}`);
    expect(s.legal).toEqual([large, little]);
    s.click(large);
    expect(onUnits(s)).toEqual({ [large]: 1 });
    expect(tacticHandOf(s, 'rebel')).toEqual([]);
    expect(s.question).toBe('ask.block');
  });
}

for (const id of ['space-onslaught', 'ground-onslaught'] as const) {
  test(`RB-9.1.16 ${id} deals 1 damage each to up to 2 different units`, () => {
    const [large, little] = targets(id);
    const held: TacticId = `${TACTICS[id].theatre}-critical-hit`;
    const s = attackWith(id, { hands: { rebel: [id], imperial: [held] } }).click(`play:${id}:black`);
    const equal = little.replace('-1', '-2');
    expect(s.legal).toEqual([large, little, `${large}+${little}`, `${little}+${equal}`]);
    s.click(little);
    expect(onUnits(s)).toEqual({ [little]: 1 });
    const both = attackWith(id, { hands: { rebel: [id], imperial: [held] } });
    both.click(`play:${id}:black`, `${large}+${little}`);
    expect(damageAssigned(both)).toBe(2);
    expect(both.question).toBe('ask.block');
  });

  test(`RB-9.1.16 ${id} names its units after the special where both colours can pay`, () => {
    const [large, little] = targets(id);
    const s = attackWith(id, { dice: ['special', 'special', 'blank', 'blank'] }).click(`play:${id}:red`);
    expect([s.question, s.decision.max]).toEqual(['ask.cardDamageEach', 2]);
    s.click([`${large}:1`, `${little}:1`]);
    expect(damageAssigned(s)).toBe(2);
  });
}

for (const id of ['space-take-it-down', 'ground-take-it-down'] as const) {
  test(`RB-9.1.16 ${id} deals 2 damage to one unit`, () => {
    const [large] = targets(id);
    const s = attackWith(id, { hands: { rebel: [id], imperial: [`${TACTICS[id].theatre}-critical-hit`] } });
    s.click(`play:${id}:black`, large);
    expect(onUnits(s)).toEqual({ [large]: 2 });
  });
}

for (const id of ['space-concentrate-fire', 'ground-concentrate-fire'] as const) {
  test(`RB-9.1.11 ${id} rerolls up to 2 dice together, but no spent die`, () => {
    const s = attackWith(id, { dice: ['special', 'special', 'blank', 'hit'] }).click('draw:red', `play:${id}`);
    expect(s.legal).toEqual(['1', '2', '3', '1+2', '1+3', '2+3']);
    s.rig('special', 'direct').click('1+2');
    expect(diceNow(s)).toEqual(['red special spent', 'black special', 'black direct', 'black hit']);
    expect(tacticHandOf(s, 'rebel')).not.toContain(id);
  });

  test(`RB-9.1.11 ${id} offers equal dice once, and the only die that is left with the card`, () => {
    const equal = attackWith(id, { dice: ['hit', 'blank', 'blank', 'blank'] }).click(`play:${id}`);
    expect(equal.legal).toEqual(['0', '1', '0+1', '1+2']);
    const s = attackWith(id);
    s.change((g) => {
      for (const die of g.combat?.attack?.dice.slice(1) ?? []) die.spent = true;
    });
    expect(s.legal).toContain(`play:${id}`);
    s.rig('direct').click(`play:${id}`);
    expect(diceNow(s)[0]).toBe('red direct');
  });
}

for (const id of ['space-unstoppable-assault', 'ground-unstoppable-assault'] as const) {
  test(`RB-9.1.21 ${id} forbids the opponent to block for the rest of the battle step, not longer`, () => {
    const { theatre } = TACTICS[id];
    const guard: TacticId = `${theatre}-defensive-formation`;
    const s = attackWith(id, {
      hands: { rebel: [id], imperial: [guard] },
      dice: ['blank', 'special', 'direct', 'blank'],
    });
    s.click(`play:${id}:black`).rig('blank', 'blank', 'blank', 'blank', 'blank').click('auto');
    expect([s.asked, s.question]).toEqual([['imperial'], 'ask.combatAction']);
    expect(damageAssigned(s)).toBe(1);
    s.rig('blank', 'direct', 'blank', 'blank').click('done');
    expect(s.g.combat?.round).toBe(2);
    expect(s.question).toBe('ask.assignDie');
    s.click('auto');
    expect([s.asked, s.question]).toEqual([['imperial'], 'ask.block']);
  });
}

for (const id of ['space-brilliant-strategy', 'ground-brilliant-strategy'] as const) {
  test(`RB-9.1.9 ${id} draws 2 cards from one deck or one from each`, () => {
    const counts = (choice: string) => {
      const s = attackWith(id).click(`play:${id}:black`);
      expect(s.legal).toEqual(['space', 'split', 'ground']);
      const hand = tacticHandOf(s.click(choice), 'rebel');
      return ['space', 'ground'].map((theatre) => hand.filter((card) => card.startsWith(theatre)).length);
    };
    expect(counts('space')).toEqual([2, 0]);
    expect(counts('split')).toEqual([1, 1]);
    expect(counts('ground')).toEqual([0, 2]);
  });
}

test('RB-1.10 space-brilliant-strategy is not among the discards its own draw is taken from', () => {
  const id = 'space-brilliant-strategy';
  const s = attackWith(id, {
    before: (g) => {
      const deck = g.tacticDecks.space.hidden;
      g.tacticDiscards.space.push(...deck.splice(0, 1));
      g.tacticHands.imperial.hidden.push(...deck.splice(0));
    },
  });
  s.click(`play:${id}:black`, 'space');
  expect(tacticHandOf(s, 'rebel')).toHaveLength(1);
  expect(s.g.tacticDiscards.space).toEqual(['space-brilliant-strategy#1']);
});

/** An attack on the Rebels, who hold cards to block: TIE Fighters or Stormtroopers have hit as said. */
function attacked(ids: TacticId[], side: Side = 'rebel') {
  const [first] = ids as [TacticId];
  const { theatre } = TACTICS[first];
  const units =
    theatre === 'space'
      ? { 'mon-calamari-cruiser': 1, 'corellian-corvette': 1, 'tie-fighter': 3 }
      : { airspeeder: 1, 'rebel-trooper': 1, stormtrooper: 3 };
  const s = fight({
    units: { yavin: units },
    current: 'imperial',
    hands: { [side]: ids },
    dice: ['direct', 'direct', 'direct'],
  });
  const [one, two] = s.legal as [string, string];
  s.click(one);
  const other = s.legal.find((key) => key !== one && key !== 'auto') ?? two;
  s.click(other, one);
  return { s, one, other };
}

for (const id of ['space-defensive-formation', 'ground-defensive-formation'] as const) {
  test(`RB-9.1.19 ${id} blocks 1 damage`, () => {
    const spare: TacticId = `${TACTICS[id].theatre}-critical-hit`;
    const { s, one, other } = attacked([id, spare]);
    expect(onUnits(s)).toEqual({ [one]: 2, [other]: 1 });
    s.click(`play:${id}`);
    expect(s.legal).toEqual([one, other]);
    s.click(one);
    expect(onUnits(s)).toEqual({ [one]: 1, [other]: 1 });
    expect(s.question).toBe('ask.block');
  });

  test(`RB-9.1.19 ${id} asks for no unit where one has all the damage`, () => {
    const spare: TacticId = `${TACTICS[id].theatre}-critical-hit`;
    const { s, one } = attacked([id, spare]);
    s.change((g) => {
      const attack = g.combat?.attack;
      if (attack) attack.hits = { [one]: 3 };
    });
    s.click(`play:${id}`);
    expect(onUnits(s)).toEqual({ [one]: 2 });
    expect(s.question).toBe('ask.block');
  });
}

for (const id of ['space-outmaneuver', 'ground-dig-in'] as const) {
  const { theatre } = TACTICS[id];
  const cost: TacticId = `${theatre}-critical-hit`;
  const third: TacticId = `${theatre}-concentrate-fire`;

  test(`RB-9.1.19 ${id} costs another card of the theatre, named with it, and blocks up to 2 damage`, () => {
    const { s, one, other } = attacked([id, cost, third]);
    s.click(`play:${id}`);
    expect(s.legal).toEqual([third, cost]);
    s.click(cost);
    expect([s.question, s.legal]).toEqual(['ask.blockUnit', [`${one}:1`, `${one}:2`, `${other}:1`]]);
    s.click([`${one}:1`, `${other}:1`]);
    expect(onUnits(s)).toEqual({ [one]: 1 });
    expect(tacticHandOf(s, 'rebel')).toEqual([third]);
  });

  test(`RB-9.1.19 ${id} may take both damage off one unit, or only one damage`, () => {
    const { s, one, other } = attacked([id, cost, third]);
    s.click(`play:${id}`, cost, [`${one}:1`, `${one}:2`]);
    expect(onUnits(s)).toEqual({ [other]: 1 });
    const less = attacked([id, cost, third]);
    less.s.click(`play:${id}`, cost, [`${one}:2`]);
    expect(onUnits(less.s)).toEqual({ [one]: 1, [other]: 1 });
  });

  test(`RB-9.1.19 ${id} blocks all damage without a question where that is 2 or less`, () => {
    const { s, one } = attacked([id, cost, third]);
    s.change((g) => {
      const attack = g.combat?.attack;
      if (attack) attack.hits = { [one]: 2 };
    });
    s.click(`play:${id}`, cost);
    expect(onUnits(s)).toEqual({});
    expect(s.question).not.toBe('ask.blockUnit');
  });

  test(`RB-9.1.19 ${id} blocks 2 damage without a question where one unit has all of it`, () => {
    const { s, one } = attacked([id, cost, third]);
    s.change((g) => {
      const attack = g.combat?.attack;
      if (attack) attack.hits = { [one]: 3 };
    });
    s.click(`play:${id}`, cost);
    expect(onUnits(s)).toEqual({ [one]: 1 });
    expect(s.question).not.toBe('ask.blockUnit');
  });

  test(`RB-9.1.19 ${id} paid with the only other card of the theatre tells which, as with any other`, () => {
    const { s } = attacked([id, cost]);
    s.click(`play:${id}`);
    expect(tacticHandOf(s, 'rebel')).toEqual([]);
    expect(s.log('imperial')).toContain('log.tacticDiscarded');
  });

  test(`RB-9.1.20 ${id} cannot be played without a second card of the theatre`, () => {
    const away: TacticId = theatre === 'space' ? 'ground-critical-hit' : 'space-critical-hit';
    const { s } = attacked([id, away]);
    expect(s.refusal(`play:${id}`)).toBe('second_card RB-9.1.20');
    expect(s.legal).toEqual(['done']);
  });
}

test('RB-10.4 space-no-escape keeps the opponent from retreating this combat round', () => {
  const s = attackWith('space-no-escape', { leaders: { 'darth-vader': 'yavin' } });
  s.click('play:space-no-escape');
  expect(s.g.combat?.effects).toEqual([{ kind: 'no-retreat', side: 'imperial', until: 1 }]);
  for (let n = 0; n < 50 && s.g.combat?.round === 1; n++) {
    expect(s.question).not.toBe('ask.retreat');
    s.click(s.legal.includes('auto') ? 'auto' : 'done');
  }
});

test('RB-10.13 ground-escape-plan lets own units retreat without transport this round', () => {
  const s = attackWith('ground-escape-plan', { dice: ['blank', 'blank', 'blank', 'blank'] });
  s.click('play:ground-escape-plan');
  expect(s.g.combat?.effects ?? []).toEqual([{ kind: 'free-retreat', side: 'rebel', until: 1 }]);
});

test('RB-9.1.16 ground-bombardment deals the red dice of a chosen own ship among enemy ground units', () => {
  const s = attackWith('ground-bombardment', {
    units: { yavin: { ...unitsOf.ground, 'mon-calamari-cruiser': 1, 'y-wing': 2, 'rebel-transport': 1 } },
  });
  s.click('play:ground-bombardment:black');
  expect(s.legal).toEqual(['mon-calamari-cruiser-1', 'y-wing-1']);
  s.click('mon-calamari-cruiser-1');
  expect([s.decision.min, s.decision.max]).toEqual([2, 2]);
  s.click(['at-at-1:1', 'stormtrooper-1:1']);
  expect(damageAssigned(s)).toBe(2);
  expect(s.question).not.toBe('ask.cardDamage');
});

test('RB-9.1.16 ground-bombardment asks for no ship where all have as many red dice', () => {
  const s = attackWith('ground-bombardment', {
    units: { yavin: { ...unitsOf.ground, 'corellian-corvette': 1, 'y-wing': 2 } },
  });
  s.click('play:ground-bombardment:black');
  expect(s.question).not.toBe('ask.bombardment');
  expect([s.legal, s.decision.max]).toEqual([['at-at-1:1', 'stormtrooper-1:1'], 1]);
});

test('RB-9.1.16 ground-bombardment by a death-star deals 4 damage, by ships without red dice none', () => {
  const s = fight({
    units: { yavin: { 'rebel-trooper': 1, airspeeder: 1, stormtrooper: 1, 'death-star': 1 } },
    current: 'imperial',
    hands: { imperial: ['ground-bombardment'] },
    dice: ['special'],
  });
  s.click('play:ground-bombardment:black', ['airspeeder-1:1', 'airspeeder-1:2', 'airspeeder-1:3', 'rebel-trooper-1:1']);
  expect(damageAssigned(s)).toBe(4);
  const none = attackWith('ground-bombardment', { units: { yavin: { ...unitsOf.ground, 'x-wing': 2 } } });
  expect(none.refusal('play:ground-bombardment')).toBe('no_bomber RB-9.1.16');
});
