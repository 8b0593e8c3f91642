import { describe, expect, test } from 'vitest';
import { ACTION_IDS, ACTIONS } from '../../data/actions.ts';
import { hasEffect } from '../../rules/combat/effects.ts';
import { attackDice, healthNow } from '../../rules/combat/force.ts';
import { canRetreat } from '../../rules/combat/retreat.ts';
import { moveLeader } from '../../rules/leader-index.ts';
import { type Fight, fight, tacticHandOf } from '../../testing/fight.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { COMBAT_CARDS } from './start-of-combat.ts';

const fleet = { 'x-wing': 3, 'y-wing': 1, 'mon-calamari-cruiser': 1, 'star-destroyer': 1 };
/** An Imperial attack on Yavin with the Empire's action cards. */
const imperial = (more: Fight): Fight => ({ units: { yavin: fleet }, current: 'imperial', ...more });
/** Answers whatever is asked with the last option until a round begins. */
function untilRound(s: Scenario, round: number): Scenario {
  for (let n = 0; n < 60 && s.g.combat && s.g.combat.round < round; n++) s.click(s.legal.at(-1) ?? '');
  return s;
}

test('every start-of-combat card of the box has its rules', () => {
  const inBox = ACTION_IDS.filter((id) => ACTIONS[id].timing === 'start-of-combat');
  expect(Object.keys(COMBAT_CARDS).sort()).toEqual([...inBox].sort());
});

describe('Imperial cards', () => {
  test('according-to-my-design takes 1 red and 2 black Rebel dice in both battles of round 1', () => {
    const s = fight(
      imperial({
        units: { yavin: { ...fleet, 'rebel-trooper': 3, airspeeder: 2, stormtrooper: 1 } },
        leaders: { 'emperor-palpatine': 'yavin' },
        actions: ['according-to-my-design'],
      }),
    );
    s.click('according-to-my-design');
    expect(s.g.combat?.round).toBe(1);
    // Space: 3 red and 4 black printed; ground: 2 red and 5 black.
    expect(attackDice(s.g, 'rebel', 'space')).toEqual({ red: 2, black: 2 });
    expect(attackDice(s.g, 'rebel', 'ground')).toEqual({ red: 1, black: 3 });
    expect(attackDice(s.g, 'imperial', 'space')).toEqual({ red: 2, black: 1 });
    s.change((g) => {
      if (g.combat) g.combat.round = 2;
    });
    expect(attackDice(s.g, 'rebel', 'space')).toEqual({ red: 3, black: 4 });
  });

  test('RB-9.1.2 according-to-my-design subtracts before the cap of five dice', () => {
    const s = fight(
      imperial({
        units: { yavin: { 'x-wing': 7, 'y-wing': 6, 'star-destroyer': 1 } },
        leaders: { 'emperor-palpatine': 'yavin' },
        actions: ['according-to-my-design'],
      }),
    );
    s.click('according-to-my-design');
    expect(attackDice(s.g, 'rebel', 'space')).toEqual({ red: 5, black: 5 });
  });

  test('more-dangerous-than-you-realize draws 3 cards from one tactic deck, of either theatre', () => {
    const card: Fight = imperial({
      leaders: { 'general-tagge': 'yavin' },
      actions: ['more-dangerous-than-you-realize'],
    });
    const s = fight(card).click('more-dangerous-than-you-realize');
    expect(s.legal).toEqual(['space', 'ground']);
    s.click('ground');
    // Tagge himself draws one space card besides.
    const drawn = tacticHandOf(s, 'imperial');
    expect(drawn.filter((id) => id.startsWith('ground'))).toHaveLength(3);
    expect(drawn.filter((id) => id.startsWith('space'))).toHaveLength(1);
    const space = fight(card).click('more-dangerous-than-you-realize', 'space');
    expect(tacticHandOf(space, 'imperial').filter((id) => id.startsWith('space'))).toHaveLength(4);
  });

  test('fully-operational destroys a Rebel ship of the Empire’s choice beside a Death Star', () => {
    const card = (station: object): Fight =>
      imperial({
        units: { yavin: { ...fleet, 'rebel-trooper': 1, ...station } },
        leaders: { 'moff-jerjerrod': 'yavin', 'admiral-piett': 'yavin' },
        actions: ['fully-operational', 'keep-them-from-escaping'],
      });
    const s = fight(card({ 'death-star': 1 })).click('fully-operational');
    expect(s.legal).toEqual(['x-wing-1', 'y-wing-1', 'mon-calamari-cruiser-1']);
    s.click('mon-calamari-cruiser-1');
    expect(s.units('yavin')['mon-calamari-cruiser']).toBeUndefined();
    expect(s.g.combat?.destroyed).toEqual(['mon-calamari-cruiser-1']);
    const construction = fight(card({ 'death-star-under-construction': 1 }));
    expect(construction.legal).toContain('fully-operational');
    const none = fight(card({}));
    expect(none.refusal('fully-operational')).toBe('no_death_star_here');
  });

  test('fully-operational asks nothing where one kind of ship is left, and needs a ship', () => {
    const card = (units: object): Fight =>
      imperial({
        units: { yavin: { 'death-star': 1, stormtrooper: 1, 'rebel-trooper': 1, ...units } },
        leaders: { 'moff-jerjerrod': 'yavin' },
        actions: ['fully-operational'],
      });
    const s = fight(card({ 'x-wing': 2 })).click('fully-operational');
    expect(s.units('yavin')['x-wing']).toBe(1);
    expect(fight(card({})).question).not.toBe('ask.startCard');
  });

  test('good-intel lays the Rebel tactic cards open for this combat', () => {
    const s = fight(
      imperial({
        leaders: { 'colonel-yularen': 'yavin', 'jan-dodonna': 'yavin' },
        hands: { rebel: ['space-outmaneuver'] },
        actions: ['good-intel'],
      }),
    );
    expect(s.view('imperial').combat?.tactics.rebel).toMatchObject({ space: 1, cards: null });
    s.click('good-intel');
    expect(s.view('imperial').combat?.tactics.rebel.cards).toContain('space-outmaneuver#1');
    expect(s.view('imperial').combat?.tactics.rebel.cards).toHaveLength(3);
    expect(s.view('spectator').combat?.tactics.rebel.cards).toHaveLength(3);
    expect(s.view('rebel').combat?.tactics.imperial.cards).toBe(null);
    const fel = fight(imperial({ leaders: { 'soontir-fel': 'yavin' }, actions: ['good-intel'] }));
    expect(fel.legal).toContain('good-intel');
  });

  test('RB-10.4 keep-them-from-escaping forbids the Rebels to retreat in all rounds', () => {
    const s = fight(
      imperial({
        leaders: { 'admiral-piett': 'yavin', 'jan-dodonna': 'yavin' },
        actions: ['keep-them-from-escaping'],
      }),
    );
    expect(canRetreat(s.g, 'rebel')).toBe(true);
    s.click('keep-them-from-escaping');
    expect(canRetreat(s.g, 'rebel')).toBe(false);
    expect(canRetreat(s.g, 'imperial')).toBe(true);
    s.change((g) => {
      if (g.combat) g.combat.round = 6;
    });
    expect(canRetreat(s.g, 'rebel')).toBe(false);
  });

  test('RB-9.0.9 ready-for-action brings its leader from the pool, who cannot retreat and goes back', () => {
    const s = fight(
      imperial({
        units: { yavin: { 'x-wing': 1, 'assault-carrier': 1 } },
        leaders: { 'admiral-piett': 'pool', 'general-veers': 'hoth', 'general-tagge': 'yavin' },
        actions: ['ready-for-action'],
      }),
    );
    s.click('ready-for-action');
    expect(s.g.leaders['admiral-piett'].at).toBe('yavin');
    // His tactic value in space is 3, Tagge's 1.
    expect(tacticHandOf(s, 'imperial')).toHaveLength(3);
    expect(canRetreat(s.g, 'imperial')).toBe(true);
    s.change((g) => {
      moveLeader(g, 'general-tagge', 'pool');
    });
    expect(canRetreat(s.g, 'imperial')).toBe(false);
    for (let n = 0; n < 90 && s.g.combat && !s.g.outcome; n++) s.click(s.legal.at(-1) ?? '');
    expect(s.g.combat).toBe(null);
    expect(s.g.leaders['admiral-piett'].at).toBe('pool');
  });

  test('ready-for-action asks which leader comes when both are in the pool, and needs one there', () => {
    const card = (at: 'pool' | 'yavin'): Fight =>
      imperial({
        leaders: { 'admiral-piett': at, 'general-veers': at, 'general-tagge': 'yavin' },
        actions: ['ready-for-action'],
      });
    const s = fight(card('pool'));
    expect(s.legal).toEqual(['ready-for-action:admiral-piett', 'ready-for-action:general-veers', 'pass']);
    s.click('ready-for-action:general-veers');
    expect(s.g.leaders['general-veers'].at).toBe('yavin');
    expect(s.g.leaders['admiral-piett'].at).toBe('pool');
    // Piett's and Veers' other cards could be held, so the seat is asked; this one has no one to bring.
    expect(fight(card('yavin')).refusal('ready-for-action')).toBe('card_leader_absent RB-9.0.9');
  });

  test('target-the-generator destroys one Rebel structure', () => {
    const card = (structures: object): Fight =>
      imperial({
        units: { yavin: { 'rebel-trooper': 1, stormtrooper: 1, ...structures } },
        leaders: { 'general-veers': 'yavin' },
        actions: ['target-the-generator'],
      });
    const s = fight(card({ 'shield-generator': 2, 'ion-cannon': 1 })).click('target-the-generator');
    expect(s.legal).toEqual(['shield-generator-1', 'ion-cannon-1']);
    s.click('shield-generator-1');
    expect(s.units('yavin')).toMatchObject({ 'shield-generator': 1, 'ion-cannon': 1, 'rebel-trooper': 1 });
    expect(fight(card({})).question).not.toBe('ask.startCard');
  });

  test('RB-15.1 a card that destroys the last Rebel unit of the revealed base wins', () => {
    const s = fight(
      imperial({
        base: 'yavin',
        revealed: true,
        units: { yavin: { 'ion-cannon': 1, stormtrooper: 1 } },
        leaders: { 'general-veers': 'yavin', 'jan-dodonna': 'pool' },
        actions: ['target-the-generator'],
      }),
    );
    s.click('pass', 'target-the-generator');
    expect(s.g.outcome?.winners).toEqual(['imperial']);
  });
});

describe('Rebel cards', () => {
  test('its-a-trap keeps the Empire from playing space tactics in round 1', () => {
    const s = fight({
      units: { yavin: { ...fleet, 'rebel-trooper': 1, stormtrooper: 1 } },
      leaders: { 'admiral-ackbar': 'yavin' },
      hands: { imperial: ['space-critical-hit'] },
      actions: ['its-a-trap'],
    });
    s.click('its-a-trap');
    expect(hasEffect(s.g, 'no-space-tactics', 'imperial')).toBe(true);
    expect(hasEffect(s.g, 'no-space-tactics', 'rebel')).toBe(false);
    untilRound(s, 2);
    expect(hasEffect(s.g, 'no-space-tactics', 'imperial')).toBe(false);
  });

  test('point-blank-assault takes 1 health from all units, to no less than 1, in every round', () => {
    const s = fight({
      units: { yavin: { 'x-wing': 1, 'mon-calamari-cruiser': 1, 'star-destroyer': 1, 'death-star': 1 } },
      leaders: { 'general-madine': 'yavin' },
      actions: ['point-blank-assault'],
    });
    expect(healthNow(s.g, 'star-destroyer-1')).toBe(4);
    s.click('point-blank-assault');
    const health = () =>
      (['x-wing-1', 'mon-calamari-cruiser-1', 'star-destroyer-1', 'death-star-1'] as const).map((id) =>
        healthNow(s.g, id),
      );
    expect(health()).toEqual([1, 3, 3, null]);
    s.change((g) => {
      if (g.combat) g.combat.round = 3;
    });
    expect(health()).toEqual([1, 3, 3, null]);
  });

  test('target-the-star-destroyers turns black hits of the Rebels into red ones in all rounds', () => {
    const s = fight({
      units: { yavin: { 'x-wing': 3, 'star-destroyer': 1 } },
      leaders: { 'wedge-antilles': 'yavin' },
      actions: ['target-the-star-destroyers'],
      dice: ['hit', 'hit', 'hit'],
    });
    s.click('target-the-star-destroyers').whileAsked('ask.combatAction', 'done');
    expect([s.question, s.decision.max]).toEqual(['ask.recolour', 2]);
    // Black hits cannot hurt a Star Destroyer; the third one stays black.
    s.rig('blank', 'blank', 'blank').click(2);
    expect(s.g.units['star-destroyer-1']?.damage).toBe(2);
    expect(hasEffect(s.g, 'recolour', 'imperial')).toBe(false);
    s.change((g) => {
      if (g.combat) g.combat.round = 4;
    });
    expect(hasEffect(s.g, 'recolour', 'rebel')).toBe(true);
  });
});
