import { describe, expect, test } from 'vitest';
import { canUndo } from '../../../engine/match.ts';
import { PLACE_IDS, type SystemId } from '../../data/systems.ts';
import { everything, imperialTurn, offered } from '../../testing/moves.ts';
import type { Position } from '../../testing/position.ts';
import { scenario } from '../../testing/scenario.ts';
import { gainLoyalty } from '../changes.ts';

const force = { 'rebel-transport': 1, 'rebel-trooper': 2 } as const;

describe('units of a hidden base', () => {
  const fromBase = (base: SystemId, to: SystemId) =>
    scenario({ base, units: { 'rebel-base-space': force } }).click('activate:princess-leia', to);

  test('RB-8.18 units leave the base space to the base system and to systems beside it, to no other', () => {
    expect(offered(fromBase('ilum', 'ilum'))).toEqual(['rebel-transport rebel-base-space']);
    expect(offered(fromBase('ilum', 'mygeeto'))).toEqual(['rebel-transport rebel-base-space']);
    expect(offered(fromBase('ilum', 'mandalore'))).toEqual([]);
    const s = fromBase('ilum', 'mygeeto');
    s.click(everything(s, 'rebel-base-space'));
    expect(s.units('mygeeto')).toEqual(force);
    expect(canUndo(s.g, 'rebel')).toBe(false);
  });

  test('RB-8.20 RB-8.21 RB-16.2.7 the Rebels are asked wherever the base is; only their own options differ', () => {
    const near = fromBase('ilum', 'mygeeto');
    const far = fromBase('hoth', 'mygeeto');
    expect(far.legal).toEqual([]);
    for (const s of [near, far]) {
      expect(s.asked).toEqual(['rebel']);
      expect(s.question).toBe('ask.move');
    }
    expect(near.view('imperial')).toEqual(far.view('imperial'));
    expect(near.view('spectator')).toEqual(far.view('spectator'));
    expect(near.log('imperial')).toEqual(far.log('imperial'));
  });

  test('RB-8.19 units enter the base space by activating it, from the base system and systems beside it', () => {
    const s = scenario({ base: 'ilum', units: { ilum: { 'x-wing': 1 }, mygeeto: force, mandalore: { 'y-wing': 1 } } });
    s.click('activate:princess-leia', 'rebel-base-space');
    expect(offered(s)).toEqual(['rebel-transport mygeeto', 'x-wing ilum']);
    s.click(everything(s, 'mygeeto'));
    expect(s.units('rebel-base-space')).toEqual(force);
    expect(s.g.leaders['princess-leia'].at).toBe('rebel-base-space');
    expect(s.units('ilum')).toEqual({ 'x-wing': 1 });
  });

  test('RB-8.21 the player who activates the base space is asked although nothing may enter it', () => {
    const s = scenario({ base: 'ilum', units: { hoth: { 'x-wing': 1 } } });
    s.click('activate:princess-leia', 'rebel-base-space');
    expect(s.asked).toEqual(['rebel']);
    expect(s.legal).toEqual([]);
  });

  test('RB-8.2 the base space is activated by the Rebels only, and only while the base is hidden', () => {
    expect(scenario().click('activate:princess-leia').legal).toEqual([...PLACE_IDS]);
    const shown = scenario({ revealed: true, base: 'ilum', units: { ilum: { 'x-wing': 1 } } });
    expect(shown.click('activate:princess-leia').legal).not.toContain('rebel-base-space');
    expect(imperialTurn({}).click('activate:darth-vader').legal).not.toContain('rebel-base-space');
  });

  test('RB-8.7 a Rebel leader in the base space holds its units, not those in the base system', () => {
    const s = scenario({
      base: 'ilum',
      units: { 'rebel-base-space': { 'x-wing': 1 }, ilum: { 'y-wing': 1 } },
      leaders: { 'jan-dodonna': 'rebel-base-space' },
    }).click('activate:princess-leia', 'mygeeto');
    expect(offered(s)).toEqual(['y-wing ilum']);
    expect(s.refusal(s.unit('x-wing', 'rebel-base-space'))).toBe('leader_holds RB-8.5');
  });

  test('RB-11.3.6 RB-8.18 once the base is revealed nothing moves to or from the base space', () => {
    const s = scenario({ base: 'ilum', revealed: true, units: { ilum: force } }).click('activate:princess-leia');
    expect(s.legal).not.toContain('rebel-base-space');
    expect(offered(s.click('mygeeto'))).toEqual(['rebel-transport ilum']);
  });
});

describe('finding the base', () => {
  const landing = (base: SystemId, more: Position = {}) => {
    const s = imperialTurn({
      base,
      units: { 'ord-mantell': { 'star-destroyer': 1, stormtrooper: 2 }, 'rebel-base-space': { 'rebel-trooper': 1 } },
      ...more,
    });
    s.click('activate:darth-vader', 'ilum');
    s.click(everything(s, 'ord-mantell'));
    return s;
  };

  test('RB-8.13 RB-11.3.2 bug class 13: Imperial ground units find the base, before any combat', () => {
    const s = landing('ilum');
    expect(s.g.base.revealed).toBe(true);
    expect(s.log('imperial').filter((key) => key === 'log.baseRevealed' || key === 'log.baseNotHere')).toEqual([
      'log.baseRevealed',
    ]);
    expect(canUndo(s.g, 'imperial')).toBe(false);
  });

  test('RB-11.3.4 everything in the base space moves to the base system', () => {
    const s = landing('ilum', {
      units: {
        'ord-mantell': { 'star-destroyer': 1, stormtrooper: 2 },
        'rebel-base-space': { 'rebel-trooper': 1, 'shield-generator': 1, 'x-wing': 2 },
      },
      leaders: { 'jan-dodonna': 'rebel-base-space' },
    });
    expect(s.units('rebel-base-space')).toEqual({});
    expect(s.units('ilum')).toMatchObject({ 'shield-generator': 1, 'rebel-trooper': 1, 'x-wing': 2 });
    expect(s.g.leaders['jan-dodonna'].at).toBe('ilum');
  });

  test('RB-8.13 when the base is elsewhere the Rebels’ answer is read by all and cannot be undone', () => {
    const s = landing('hoth');
    expect(s.g.base.revealed).toBe(false);
    for (const viewer of ['rebel', 'imperial', 'spectator']) expect(s.log(viewer)).toContain('log.baseNotHere');
    expect(canUndo(s.g, 'imperial')).toBe(false);
  });

  test('RB-8.13 where the Empire already stands on the ground there is nothing to answer', () => {
    const s = landing('hoth', {
      units: { ilum: { stormtrooper: 1 }, 'ord-mantell': { 'star-destroyer': 1, 'at-st': 1 } },
    });
    expect(s.units('ilum')).toEqual({ stormtrooper: 1, 'star-destroyer': 1, 'at-st': 1 });
    expect(s.log()).not.toContain('log.baseNotHere');
  });

  test('RB-11.3.1 Imperial loyalty in the base system reveals the base at once', () => {
    const s = imperialTurn({
      base: 'bothawui',
      systems: { bothawui: { loyalty: 'rebel' } },
      units: { bothawui: { 'x-wing': 1 }, 'rebel-base-space': { 'rebel-trooper': 1 } },
    });
    s.change((g) => gainLoyalty(g, 'imperial', 'bothawui')).click('activate:darth-vader', 'hoth');
    expect(s.g.base.revealed).toBe(false);
    s.change((g) => gainLoyalty(g, 'imperial', 'bothawui')).click('activate:general-tagge', 'hoth');
    expect(s.g.base.revealed).toBe(true);
    expect(s.units('bothawui')).toEqual({ 'x-wing': 1, 'rebel-trooper': 1 });
  });

  test('RB-11.3.3 ships alone, a Death Star included, find nothing', () => {
    const s = imperialTurn({
      base: 'ilum',
      units: { 'ord-mantell': { 'death-star': 1, 'star-destroyer': 1 }, 'rebel-base-space': { 'x-wing': 1 } },
    });
    s.click('activate:darth-vader', 'ilum');
    s.click(everything(s, 'ord-mantell'));
    expect(s.g.base.revealed).toBe(false);
    expect(s.log()).not.toContain('log.baseNotHere');
    expect(s.g.outcome).toBeNull();
  });

  test('RB-15.8 RB-20.3 an empty base system is conquered the moment Imperial ground units find it', () => {
    const s = landing('ilum', { units: { 'ord-mantell': { 'star-destroyer': 1, stormtrooper: 1 } } });
    expect(s.g.outcome).toMatchObject({ winners: ['imperial'], reason: { key: 'outcome.conquest' } });
  });

  test('RB-15.2 ships that move to the revealed base without Rebel units win', () => {
    const s = imperialTurn({ base: 'ilum', revealed: true, units: { 'ord-mantell': { 'star-destroyer': 1 } } });
    s.click('activate:darth-vader', 'ilum', [s.unit('star-destroyer', 'ord-mantell')]);
    expect(s.g.outcome?.winners).toEqual(['imperial']);
  });
});

describe('the Rebels reveal the base themselves', () => {
  test('RB-6.9 at the start of their turn, and the turn goes on', () => {
    const s = scenario({ base: 'ilum', units: { 'rebel-base-space': { 'x-wing': 1 } } }).click('reveal-base');
    expect(s.g.base.revealed).toBe(true);
    expect(s.units('ilum')).toEqual({ 'x-wing': 1 });
    expect(s.asked).toEqual(['rebel']);
    expect(s.legal).not.toContain('reveal-base');
    expect(s.legal).toContain('activate:princess-leia');
    expect(s.log()).toContain('log.baseShown');
  });

  test('RB-6.10 not once a leader has been chosen, not after passing, and never for the Empire', () => {
    const s = scenario({ units: { corellia: { 'star-destroyer': 1 }, alderaan: { 'x-wing': 1 } } });
    expect(s.legal).toContain('reveal-base');
    s.click('activate:princess-leia');
    expect(s.legal).not.toContain('reveal-base');
    s.click('coruscant');
    expect(s.legal).not.toContain('reveal-base');
    s.click([]);
    expect(s.asked).toEqual(['imperial']);
    expect(s.legal).not.toContain('reveal-base');
    s.click('activate:darth-vader', 'alderaan', []).click('pass');
    expect(s.asked).toEqual(['imperial']);
    s.click('activate:general-tagge', 'hoth');
    expect(s.asked).toEqual(['imperial']);
    expect(s.legal).not.toContain('reveal-base');
  });

  test('RB-6.10 RB-6.9 the base is offered again at the start of each later turn', () => {
    const s = scenario().click('activate:princess-leia', 'hoth').click('pass');
    expect(s.asked).toEqual(['rebel']);
    expect(s.legal).toContain('reveal-base');
  });

  test('RB-6.12 a Rebel turn without any leader left is not passed for them while the base is hidden', () => {
    const away = {
      'jan-dodonna': 'hoth',
      'princess-leia': 'hoth',
      'general-rieekan': 'hoth',
      'mon-mothma': 'hoth',
    } as const;
    const hidden = scenario({ leaders: away });
    expect(hidden.asked).toEqual(['rebel']);
    expect(hidden.legal).toEqual(['reveal-base', 'pass']);
    const shown = scenario({ leaders: away, revealed: true });
    expect(shown.asked).toEqual(['imperial']);
    expect(shown.log()).toContain('log.passed');
    expect(hidden.click('reveal-base').asked).toEqual(['imperial']);
  });

  test('RB-15.2 Imperial ships in the system of a base revealed without Rebel units win', () => {
    const s = scenario({ base: 'ilum', units: { ilum: { 'star-destroyer': 1 } } }).click('reveal-base');
    expect(s.g.outcome?.winners).toEqual(['imperial']);
  });
});

test('RB-8.2 RB-11.3.6 after the reveal the base space cannot be activated, and the list says so', () => {
  const s = scenario({ base: 'hoth', revealed: true, units: { hoth: { 'x-wing': 1 } } }).click('activate:jan-dodonna');
  expect(s.refusal('rebel-base-space')).toBe('base_space_closed RB-11.3.6');
  expect(s.legal).toHaveLength(32);
  const empire = scenario({}).click('pass', 'activate:darth-vader');
  expect(empire.decision.options).toHaveLength(32);
});
