import { describe, expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import { see } from '../../../engine/match.ts';
import { rebellion } from '../../index.ts';
import { begins, reveals, told } from '../../testing/imperial.ts';
import { everything, held } from '../../testing/moves.ts';
import type { Position } from '../../testing/position.ts';

describe('special operations', () => {
  test('RB-19.9 capture-rebel-operative is aimed at free Rebel leaders beside Imperial units, never at captives or lured ones', () => {
    const position: Position = {
      units: { ryloth: { stormtrooper: 1 }, 'rebel-base-space': { 'x-wing': 1 } },
      leaders: {
        'princess-leia': 'ryloth',
        'jan-dodonna': 'ryloth',
        'general-rieekan': { captive: 'ryloth' },
        'han-solo': { at: 'ryloth', ring: 'lure-of-the-dark-side' },
        'mon-mothma': 'rodia',
        chewbacca: 'rebel-base-space',
      },
    };
    const s = begins('capture-rebel-operative', ['general-tagge'], position);
    expect(s.legal).toEqual(['jan-dodonna', 'princess-leia']);
    s.click('jan-dodonna').rig('hit', 'blank').whileAsked('ask.oppose', 'none');
    expect(s.g.leaders['jan-dodonna']).toMatchObject({ at: 'ryloth', ring: 'captured' });
    // There is one ring: the earlier captive goes free first.
    expect(s.g.leaders['general-rieekan']).toMatchObject({ at: 'rebel-base-space', ring: null });
  });

  test('carbon-freezing changes the captive’s ring and costs 1 reputation; the captured ring is free again', () => {
    const position: Position = {
      reputation: 9,
      units: { coruscant: { stormtrooper: 1 }, ryloth: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': { captive: 'coruscant' }, 'jan-dodonna': 'ryloth' },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['general-tagge'] }],
    };
    const s = reveals('carbon-freezing', ['darth-vader'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'coruscant', ring: 'carbonite' });
    expect(s.g.reputation).toBe(10);
    s.click('mission:general-tagge').rig('hit').whileAsked('ask.oppose', 'none');
    expect(s.g.leaders['jan-dodonna'].ring).toBe('captured');
    expect(s.g.leaders['mon-mothma'].ring).toBe('carbonite');
  });

  test('RB-19.9 collect-bounty is aimed at free Rebel leaders in any system', () => {
    const position: Position = {
      units: { ryloth: { stormtrooper: 1 } },
      leaders: {
        'princess-leia': 'dagobah',
        'jan-dodonna': 'ryloth',
        'general-rieekan': { captive: 'ryloth' },
        'han-solo': { at: 'dagobah', ring: 'lure-of-the-dark-side' },
        'mon-mothma': 'rebel-base-space',
      },
    };
    expect(begins('collect-bounty', ['boba-fett'], position).legal).toEqual(['jan-dodonna', 'princess-leia']);
  });

  test('RB-19.10 collect-bounty beside an Imperial unit moves no one', () => {
    const position: Position = {
      units: { ryloth: { 'tie-fighter': 1 }, coruscant: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': 'ryloth' },
    };
    const s = reveals('collect-bounty', ['boba-fett'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'ryloth', ring: 'captured' });
    expect(s.g.leaders['boba-fett'].at).toBe('ryloth');
  });

  test('RB-2.16 RB-20.7 collect-bounty takes the captive to the closest Imperial unit, of several the Empire chooses, and it is not freed on the way', () => {
    const position: Position = {
      units: { rodia: { stormtrooper: 1 }, geonosis: { 'assault-carrier': 1 }, coruscant: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': 'tatooine' },
    };
    const s = reveals('collect-bounty', ['boba-fett'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(s.question).toBe('ask.closest');
    expect(s.legal).toEqual(['rodia', 'geonosis']);
    s.click('geonosis');
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'geonosis', ring: 'captured' });
    expect(s.g.leaders['boba-fett'].at).toBe('geonosis');
    expect(s.log()).not.toContain('log.rescued');
  });

  test('collect-bounty with two leaders asks which of them goes along', () => {
    const position: Position = { units: { coruscant: { stormtrooper: 1 } }, leaders: { 'mon-mothma': 'tatooine' } };
    const s = reveals('collect-bounty', ['boba-fett', 'general-tagge'], position, {
      dice: ['hit', 'hit', 'hit', 'hit'],
    });
    expect(s.question).toBe('ask.hunter');
    s.click('general-tagge');
    expect(s.g.leaders['general-tagge'].at).toBe('coruscant');
    expect(s.g.leaders['mon-mothma'].at).toBe('coruscant');
    expect(s.g.leaders['boba-fett'].at).toBe('tatooine');
  });

  test('collect-bounty with no Imperial unit anywhere sets the captive free at once', () => {
    const s = reveals(
      'collect-bounty',
      ['boba-fett'],
      { leaders: { 'mon-mothma': 'tatooine' } },
      { dice: ['hit', 'hit', 'hit'] },
    );
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'rebel-base-space', ring: null });
  });

  test('detained keeps a Rebel leader on the board through the next retrieve step', () => {
    const position: Position = {
      leaders: { 'mon-mothma': 'tatooine', 'jan-dodonna': 'tatooine', 'princess-leia': { captive: 'coruscant' } },
      units: { coruscant: { stormtrooper: 1 } },
    };
    const s = begins('detained', ['general-tagge'], position);
    expect(s.legal).toEqual(['mon-mothma', 'jan-dodonna']);
    s.click('mon-mothma').rig('hit').whileAsked('ask.oppose', 'none');
    expect(s.g.leaders['mon-mothma']).toMatchObject({ at: 'tatooine', detained: true });
    s.whileAsked('ask.turn', 'pass');
    expect(s.g.leaders['mon-mothma'].at).toBe('tatooine');
    expect(s.g.leaders['jan-dodonna'].at).toBe('pool');
  });

  test('hunt-them-down destroys units with at most 2 printed health together', () => {
    const position: Position = {
      units: { ryloth: { 'rebel-trooper': 3, 'corellian-corvette': 1, 'shield-generator': 1 } },
    };
    const s = reveals('hunt-them-down', ['soontir-fel'], position, { target: 'ryloth' });
    expect(s.refusal(s.unit('shield-generator', 'ryloth'))).toBe('too_much_health RB-7.3.8');
    s.click(s.unit('rebel-trooper', 'ryloth'));
    expect(s.refusal(s.unit('corellian-corvette', 'ryloth'))).toBe('too_much_health RB-7.3.8');
    expect(s.units('ryloth')).toEqual({ 'rebel-trooper': 3, 'corellian-corvette': 1, 'shield-generator': 1 });
    s.click(s.legal[0] as string);
    expect(s.units('ryloth')).toEqual({ 'rebel-trooper': 1, 'corellian-corvette': 1, 'shield-generator': 1 });
  });

  test('RB-16.1.44 RB-16.1.45 interrogation shows the objective hand to the Empire, whose log keeps it, and to no spectator', () => {
    const position: Position = {
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': { captive: 'coruscant' } },
      objectives: ['rebel-assault', 'death-star-plans-ii'],
    };
    const s = reveals('interrogation', ['darth-vader'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(told(s, 'log.objectiveShown', 'imperial')).toEqual([
      { card: { key: 'objective.rebel-assault' } },
      { card: { key: 'objective.death-star-plans-ii' } },
    ]);
    expect(told(s, 'log.objectiveShown', 'spectator')).toEqual([]);
    expect(s.view('imperial').objectives.hand).toBeNull();
    expect(reveal(s.g.objectiveHand)).toHaveLength(2);
  });

  test('RB-16.1.44 RB-16.1.45 retrieve-the-plans shows the objectives and puts one of the Empire’s choice under the deck', () => {
    const position: Position = {
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'mon-mothma': { captive: 'coruscant' } },
      objectives: ['rebel-assault', 'death-star-plans-ii'],
    };
    const s = reveals('retrieve-the-plans', ['darth-vader'], position, { dice: ['hit', 'hit', 'hit'] });
    expect(told(s, 'log.objectiveShown', 'imperial')).toHaveLength(2);
    expect(s.asked).toEqual(['imperial']);
    expect(see(rebellion, s.g, 'spectator').decisions).toEqual([]);
    s.click('death-star-plans-ii');
    expect(reveal(s.g.objectiveHand)).toEqual(['rebel-assault']);
    expect(reveal(s.g.objectiveDeck).at(-1)).toBe('death-star-plans-ii');
    for (const key of ['log.objectiveShown', 'log.putUnder']) expect(told(s, key, 'spectator')).toEqual([]);
  });

  test('planetary-conquest brings at most an AT-AT, an AT-ST and 2 Stormtroopers from one system, whatever the distance', () => {
    const position: Position = {
      units: {
        coruscant: { stormtrooper: 3, 'at-st': 2, 'at-at': 1 },
        rodia: { stormtrooper: 2, 'star-destroyer': 1 },
        hoth: { 'rebel-trooper': 1 },
      },
      leaders: { 'general-veers': 'pool' },
    };
    const s = reveals('planetary-conquest', ['general-veers'], position, { target: 'hoth' });
    expect(s.question).toBe('ask.moveFrom');
    expect(s.legal).toEqual(['rodia', 'coruscant']);
    s.click('coruscant');
    const all = everything(s, 'coruscant');
    expect(all).toHaveLength(4);
    expect(held(s, 'at-st', 'coruscant', all)).toBe('over type:at-st RB-8.15');
    expect(held(s, 'stormtrooper', 'coruscant', all)).toBe('over type:stormtrooper RB-8.15');
    s.click(all);
    // Rebel ground units are there: a combat follows.
    expect(s.g.combat?.system).toBe('hoth');
    expect(s.units('hoth')).toEqual({ 'rebel-trooper': 1, 'at-at': 1, 'at-st': 1, stormtrooper: 2 });
  });

  test('RB-8.5 planetary-conquest moves no unit out of a system with an Imperial leader', () => {
    const position: Position = {
      units: { coruscant: { stormtrooper: 2 }, rodia: { 'at-at': 1 } },
      leaders: { 'darth-vader': 'coruscant' },
    };
    const s = reveals('planetary-conquest', ['general-veers'], position, { target: 'hoth' });
    expect(s.legal).not.toContain(s.unit('stormtrooper', 'coruscant'));
    expect(s.legal).toContain(s.unit('at-at', 'rodia'));
  });

  test('planetary-conquest finds a hidden base, whose units then fight', () => {
    const position: Position = {
      base: 'hoth',
      units: { coruscant: { stormtrooper: 1 }, 'rebel-base-space': { 'rebel-trooper': 2 } },
    };
    const s = reveals('planetary-conquest', ['general-veers'], position, { target: 'hoth' });
    s.click([s.unit('stormtrooper', 'coruscant')]);
    expect(s.g.base.revealed).toBe(true);
    expect(s.g.combat?.system).toBe('hoth');
  });
});
