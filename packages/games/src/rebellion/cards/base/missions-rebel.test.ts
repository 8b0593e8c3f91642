import { describe, expect, test } from 'vitest';
import { reveals, targets } from '../../testing/missions.ts';
import { everything, held } from '../../testing/moves.ts';
import type { Position } from '../../testing/position.ts';
import { scenario } from '../../testing/scenario.ts';

describe('diplomacy', () => {
  test('build-alliance gains loyalty in a populous system; Rebel units there give 2 dice more', () => {
    const offered = targets('build-alliance', ['princess-leia']);
    expect(offered).toContain('coruscant');
    expect(offered).not.toContain('dagobah');
    const against = (troopers: number) =>
      scenario({
        units: { ryloth: { 'rebel-trooper': troopers } },
        leaders: { 'emperor-palpatine': 'ryloth' },
        assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
      })
        .click('mission:princess-leia', 'ryloth')
        .rig('blank', 'blank', 'hit', 'hit', 'blank', 'blank', 'blank');
    // Leia rolls 2 dice, or 4 with the units; the Emperor rolls 3.
    expect(against(0).click('none').g.systems.ryloth.loyalty).toBe(null);
    expect(against(1).click('none').g.systems.ryloth.loyalty).toBe('rebel');
  });

  test('base-defenses gains a Shield Generator and an Ion Cannon in the base space', () => {
    const s = reveals('base-defenses', ['general-rieekan'], {
      systems: { ryloth: { loyalty: 'rebel' }, naboo: { loyalty: 'rebel', subjugated: true } },
      units: { naboo: { stormtrooper: 1 } },
    });
    expect(s.units('rebel-base-space')).toEqual({ 'shield-generator': 1, 'ion-cannon': 1 });
    expect(s.g.leaders['general-rieekan'].at).toBe('ryloth');
  });

  test('RB-11.3.7 RB-11.3.9 base-defenses goes to the base system once the base is revealed', () => {
    const s = reveals('base-defenses', ['general-rieekan'], {
      systems: { ryloth: { loyalty: 'rebel' } },
      base: 'hoth',
      revealed: true,
    });
    expect(s.units('hoth')).toEqual({ 'shield-generator': 1, 'ion-cannon': 1 });
    expect(s.units('rebel-base-space')).toEqual({});
  });

  test('RB-7.3.6 establish-trade-relations gains loyalty and queues a unit for every icon in spite of enemies', () => {
    const position: Position = { systems: { utapau: { sabotaged: true } }, units: { geonosis: { 'tie-fighter': 1 } } };
    expect(targets('establish-trade-relations', ['mon-mothma'], position)).not.toContain('utapau');
    const s = reveals('establish-trade-relations', ['mon-mothma'], position, 'geonosis');
    s.click('y-wing', 'ion-cannon');
    expect(s.g.systems.geonosis.loyalty).toBe('rebel');
    expect(s.units('queue-2')).toEqual({ 'y-wing': 1, 'ion-cannon': 1 });
  });

  test('incite-rebellion gains 3 Rebel Troopers in a subjugated system, then a combat is fought', () => {
    const s = reveals('incite-rebellion', ['princess-leia'], { units: { naboo: { stormtrooper: 9 } } });
    expect(s.g.leaders['princess-leia'].at).toBe('naboo');
    expect(s.g.combat?.system).toBe('naboo');
    expect(s.g.combat?.current).toBe('rebel');
    expect(s.units('naboo')).toMatchObject({ 'rebel-trooper': 3 });
    expect(s.g.mission).toBe(null);
  });

  test('incite-rebellion may take troopers from elsewhere when the supply is short', () => {
    const s = reveals(
      'incite-rebellion',
      ['princess-leia'],
      { units: { naboo: { stormtrooper: 9 }, ryloth: { 'rebel-trooper': 20 } } },
      'naboo',
    );
    const [elsewhere] = s.legal;
    expect(s.legal).toEqual([elsewhere, 'none']);
    s.click(elsewhere as string, 'none');
    expect(s.units('naboo')).toMatchObject({ 'rebel-trooper': 2 });
    expect(s.units('ryloth')).toEqual({ 'rebel-trooper': 19 });
  });

  test('public-uprising gains 1 circle unit and 2 triangle units of choice, then a combat is fought', () => {
    const s = reveals('public-uprising', ['mon-mothma'], { units: { naboo: { stormtrooper: 9 } } });
    expect(s.legal).toEqual(['corellian-corvette', 'airspeeder']);
    s.click('airspeeder');
    expect(s.legal).toEqual(['x-wing', 'y-wing', 'rebel-transport', 'rebel-trooper']);
    s.click('x-wing', 'rebel-trooper');
    expect(s.units('naboo')).toEqual({ stormtrooper: 9, airspeeder: 1, 'x-wing': 1, 'rebel-trooper': 1 });
    expect(s.g.combat?.system).toBe('naboo');
  });

  test('support-of-mon-calamari gains 2 loyalty in Mon Calamari', () => {
    const s = reveals('support-of-mon-calamari', ['mon-mothma'], {
      systems: { 'mon-calamari': { loyalty: 'imperial' } },
    });
    s.click('loyalty');
    expect(s.g.systems['mon-calamari'].loyalty).toBe('rebel');
    expect(s.units('queue-3')).toEqual({});
  });

  test('support-of-mon-calamari places a cruiser in box 3 in spite of sabotage', () => {
    const s = reveals('support-of-mon-calamari', ['mon-mothma'], { systems: { 'mon-calamari': { sabotaged: true } } });
    s.click('cruiser');
    expect(s.units('queue-3')).toEqual({ 'mon-calamari-cruiser': 1 });
    expect(s.g.systems['mon-calamari'].loyalty).toBe(null);
  });
});

describe('movement out of the base', () => {
  const fleet = { 'x-wing': 2, 'rebel-transport': 1, 'rebel-trooper': 6, 'shield-generator': 1 };

  test('RB-19.8 plan-the-assault takes ships past a leader in the base space, but no ground units', () => {
    const position: Position = {
      units: { 'rebel-base-space': fleet, naboo: { 'star-destroyer': 1 }, ryloth: { stormtrooper: 1 } },
      leaders: { 'general-rieekan': 'rebel-base-space' },
    };
    const s = reveals('plan-the-assault', ['jan-dodonna'], position);
    expect(s.g.leaders['jan-dodonna'].at).toBe('naboo');
    expect(s.legal.some((key) => key.startsWith('rebel-trooper'))).toBe(false);
    s.click(everything(s, 'rebel-base-space'));
    expect(s.g.combat?.system).toBe('naboo');
    expect(s.g.combat?.from).toEqual(['rebel-base-space']);
    expect(s.units('rebel-base-space')).toEqual({ 'rebel-trooper': 6, 'shield-generator': 1 });
  });

  test('RB-19.8 hidden-fleet takes units past a leader to a system without Imperial units, within transport', () => {
    const position: Position = {
      units: { 'rebel-base-space': fleet, naboo: { 'star-destroyer': 1 } },
      leaders: { 'general-rieekan': 'rebel-base-space' },
    };
    expect(targets('hidden-fleet', ['mon-mothma'], position)).not.toContain('naboo');
    const s = reveals('hidden-fleet', ['mon-mothma'], position, 'ryloth');
    expect(held(s, 'rebel-trooper', 'rebel-base-space')).toBe('over transport:rebel-base-space RB-8.9');
    s.click(everything(s, 'rebel-base-space'));
    expect(s.units('ryloth')).toEqual({ 'x-wing': 2, 'rebel-transport': 1, 'rebel-trooper': 4 });
    expect(s.g.combat).toBe(null);
  });

  test('lead-the-strike-team brings 4 ground units without transport and fights Imperial ground units', () => {
    const s = reveals(
      'lead-the-strike-team',
      ['han-solo'],
      { units: { 'rebel-base-space': fleet, naboo: { stormtrooper: 9 } }, leaders: { 'han-solo': 'pool' } },
      'naboo',
    );
    expect(s.refusal(s.unit('shield-generator', 'rebel-base-space'))).toBe('immobile RB-8.10');
    s.click(everything(s, 'rebel-base-space'));
    expect(s.units('naboo')).toEqual({ stormtrooper: 9, 'rebel-trooper': 4 });
    expect(s.g.combat?.system).toBe('naboo');
  });

  test('RB-19.8 a Rebel leader in the base space stops lead-the-strike-team', () => {
    const s = reveals(
      'lead-the-strike-team',
      ['han-solo'],
      {
        units: { 'rebel-base-space': fleet, naboo: { stormtrooper: 9 } },
        leaders: { 'han-solo': 'pool', 'general-rieekan': 'rebel-base-space' },
      },
      'naboo',
    );
    expect(s.units('naboo')).toEqual({ stormtrooper: 9 });
    expect(s.units('rebel-base-space')).toEqual(fleet);
  });

  test('RB-11.3.9 after the reveal units come from the base system', () => {
    const s = reveals(
      'hidden-fleet',
      ['mon-mothma'],
      { units: { hoth: fleet }, base: 'hoth', revealed: true },
      'ryloth',
    );
    s.click(everything(s, 'hoth'));
    expect(s.units('ryloth')).toEqual({ 'x-wing': 2, 'rebel-transport': 1, 'rebel-trooper': 4 });
  });
});

describe('destruction', () => {
  test('demolition destroys one queued Imperial unit for each icon of an Imperial system', () => {
    const s = reveals(
      'demolition',
      ['han-solo', 'general-rieekan'],
      {
        systems: { mustafar: { loyalty: 'imperial' } },
        units: {
          'queue-2': { 'tie-fighter': 1, 'assault-carrier': 2, 'star-destroyer': 1 },
          'queue-1': { 'at-st': 1 },
        },
        leaders: { 'han-solo': 'pool' },
      },
      'mustafar',
    );
    expect(s.units('queue-2')).toEqual({ 'assault-carrier': 1, 'star-destroyer': 1 });
    expect(s.units('queue-1')).toEqual({ 'at-st': 1 });
  });

  test('RB-7.3.8 hit-and-run destroys units with 2 health together', () => {
    const position: Position = {
      units: { naboo: { 'star-destroyer': 1, 'tie-fighter': 3, 'death-star': 1 } },
      leaders: { 'han-solo': 'pool' },
    };
    const s = reveals('hit-and-run', ['han-solo'], position, 'naboo');
    expect(s.refusal(s.unit('star-destroyer', 'naboo'))).toContain('RB-7.3.8');
    expect(s.refusal(s.unit('death-star', 'naboo'))).toContain('RB-7.3.9');
    s.click(s.unit('tie-fighter', 'naboo'));
    s.click(s.legal[0] as string);
    expect(s.units('naboo')).toEqual({ 'star-destroyer': 1, 'tie-fighter': 1, 'death-star': 1 });
  });

  test('RB-19.7 rogue-squadron-raid destroys queued units with 4 health together, never a Death Star', () => {
    const s = reveals(
      'rogue-squadron-raid',
      ['han-solo'],
      {
        systems: { mustafar: { loyalty: 'imperial' } },
        units: {
          'queue-3': { 'death-star': 1, 'super-star-destroyer': 1 },
          'queue-1': { 'tie-fighter': 1, 'at-at': 1 },
          yavin: { 'death-star-under-construction': 1 },
        },
        leaders: { 'han-solo': 'pool' },
      },
      'mustafar',
    );
    expect(s.refusal(s.unit('death-star', 'queue-3'))).toContain('RB-7.3.9');
    expect(s.refusal(s.unit('super-star-destroyer', 'queue-3'))).toContain('RB-7.3.8');
    s.click(s.unit('tie-fighter', 'queue-1'), s.unit('at-at', 'queue-1'));
    expect(s.units('queue-1')).toEqual({});
    expect(s.units('queue-3')).toEqual({ 'death-star': 1, 'super-star-destroyer': 1 });
  });

  test('wookiee-uprising gains loyalty in Kashyyyk and destroys units with 4 health together', () => {
    const s = reveals('wookiee-uprising', ['chewbacca'], {
      units: { kashyyyk: { stormtrooper: 2, 'at-at': 1 } },
      leaders: { chewbacca: 'pool' },
    });
    s.click(s.unit('at-at', 'kashyyyk'), s.unit('stormtrooper', 'kashyyyk'));
    expect(s.units('kashyyyk')).toEqual({ stormtrooper: 1 });
    expect(s.g.systems.kashyyyk).toMatchObject({ loyalty: 'rebel', subjugated: true });
  });

  test('RB-19.1 sabotage can be put on populous systems only', () => {
    const offered = targets('sabotage', ['general-rieekan']);
    expect(offered).toContain('naboo');
    expect(offered).not.toContain('hoth');
    const s = reveals('sabotage', ['general-rieekan'], {}, 'naboo');
    expect(s.g.systems.naboo.sabotaged).toBe(true);
    expect(s.hand('rebel')).toContain('sabotage');
  });
});
